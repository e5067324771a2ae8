import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

const days = [
  { day: 'Thursday', rooms: 9 },
  { day: 'Friday', rooms: 18 },
  { day: 'Saturday', rooms: 20 },
  { day: 'Sunday', rooms: 12 },
];

const Chart = styled('div')({ display: 'flex', alignItems: 'end', gap: 12, height: 140 });

const Bar = styled('button')({
  width: 36,
  padding: 0,
  border: 0,
  borderRadius: '6px 6px 0 0',
  backgroundColor: 'light-dark(#1447e6, #51a2ff)',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
});

const Value = styled(Popup)({
  zIndex: 1,
  padding: '4px 10px',
  borderRadius: 6,
  color: 'light-dark(#fff, #0f172b)',
  backgroundColor: 'light-dark(#1d293d, #e2e8f0)',
  fontSize: 14,
});

interface Shown {
  bar: HTMLElement;
  text: string;
}

export default function OccupancyBars() {
  const [shown, setShown] = React.useState<Shown | null>(null);

  return (
    <div
      onMouseLeave={() => setShown(null)}
      onKeyDown={(event) => event.key === 'Escape' && setShown(null)}
    >
      <Chart role="group" aria-label="Rooms taken, of 20">
        {days.map(({ day, rooms }) => {
          const text = `${day}: ${rooms} rooms`;
          return (
            <Bar
              key={day}
              type="button"
              aria-label={text}
              style={{ height: rooms * 6 }}
              onMouseEnter={(event) => setShown({ bar: event.currentTarget, text })}
              onFocus={(event) => setShown({ bar: event.currentTarget, text })}
              onBlur={() => setShown(null)}
            />
          );
        })}
      </Chart>
      <Value
        anchor={shown?.bar}
        open={shown !== null}
        placement="top"
        offset={4}
        role={undefined}
        aria-hidden
      >
        {shown?.text}
      </Value>
    </div>
  );
}
