import * as React from 'react';
import { useSlider, type UseSliderParameters } from '@mui/base/useSlider';
import { styled } from '@mui/system';

const Day = styled('div')({
  position: 'relative',
  height: 44,
  marginInline: 8,
  borderRadius: 6,
  cursor: 'pointer',
  touchAction: 'none',
  backgroundColor: 'light-dark(#e2e8f0, #1d293d)',
});

const Shift = styled('div')({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  color: 'light-dark(#fff, #0f172b)',
  backgroundColor: 'light-dark(#007a55, #00d492)',
});

const Handle = styled('div')({
  position: 'absolute',
  insetBlock: -4,
  width: 16,
  marginInline: -8,
  borderRadius: 4,
  backgroundColor: 'light-dark(#314158, #e2e8f0)',
  '&[data-focus]': { outline: '2px solid currentColor', outlineOffset: 2 },
});

const names = ['Start of the shift', 'End of the shift'];

const clock = (hour: number) => `${hour}:00`;

function HoursBar(props: UseSliderParameters) {
  const slider = useSlider(props);
  const { axis, axisProps, focusedThumbIndex, trackLeap, trackOffset, values } = slider;
  const percent = (hour: number) => ((hour - 6) / 16) * 100;
  const [start = 6, end = 22] = values;

  return (
    <Day {...slider.getRootProps()}>
      <Shift
        aria-hidden
        style={{ ...axisProps[axis].offset(trackOffset), ...axisProps[axis].leap(trackLeap) }}
      >
        {end - start > 4 && `${clock(start)} – ${clock(end)}`}
      </Shift>
      {values.map((hour, index) => (
        <Handle
          key={index}
          data-index={index}
          data-focus={focusedThumbIndex === index || undefined}
          {...slider.getThumbProps()}
          style={{ ...axisProps[axis].offset(percent(hour)), ...slider.getThumbStyle(index) }}
        >
          <input
            {...slider.getHiddenInputProps()}
            data-index={index}
            value={hour}
            aria-label={names[index]}
            aria-valuetext={clock(hour)}
          />
        </Handle>
      ))}
    </Day>
  );
}

const Field = styled('div')({ display: 'grid', gap: 12, width: '100%', maxWidth: 420 });

export default function ShiftHours() {
  const id = React.useId();

  return (
    <Field role="group" aria-labelledby={id}>
      <span id={id}>Early shift, Friday</span>
      <HoursBar defaultValue={[9, 17]} min={6} max={22} disableSwap />
    </Field>
  );
}
