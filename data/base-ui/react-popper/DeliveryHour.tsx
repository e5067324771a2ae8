import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

const Range = styled('input')({ display: 'block', width: 260, maxWidth: '100%', marginBlock: 12 });

const Bubble = styled(Popper)({
  zIndex: 1,
  padding: '2px 8px',
  borderRadius: 6,
  fontVariantNumeric: 'tabular-nums',
  color: 'light-dark(#fff, #0f172b)',
  backgroundColor: 'light-dark(#1d293d, #e2e8f0)',
});

/** Stands for the thumb, which is not an element of its own. */
function thumbOf(range: HTMLInputElement) {
  return {
    contextElement: range,
    getBoundingClientRect() {
      const { left, top, width, height } = range.getBoundingClientRect();
      const share =
        (range.valueAsNumber - Number(range.min)) / (Number(range.max) - Number(range.min));
      const fromLeft = getComputedStyle(range).direction === 'rtl' ? 1 - share : share;
      return new DOMRect(left + fromLeft * (width - 16), top, 16, height);
    },
  };
}

export default function DeliveryHour() {
  const [range, setRange] = React.useState<HTMLInputElement | null>(null);
  const [hour, setHour] = React.useState(14);
  const [active, setActive] = React.useState(false);
  const thumb = React.useMemo(() => range && thumbOf(range), [range]);

  return (
    <div>
      <label>
        Deliver not before
        <Range
          ref={setRange}
          type="range"
          min={8}
          max={20}
          value={hour}
          aria-valuetext={`${hour}:00`}
          onChange={(event) => setHour(event.target.valueAsNumber)}
          onFocus={() => setActive(true)}
          onBlur={() => setActive(false)}
        />
      </label>
      <Bubble open={active} anchorEl={thumb} placement="top" aria-hidden>
        {hour}:00
      </Bubble>
    </div>
  );
}
