import * as React from 'react';
import { Slider } from '@mui/base/Slider';

const styles = `
.deposit-slider {
  width: 100%;
  max-width: 360px;
}
.deposit-slider-row {
  display: flex;
  justify-content: space-between;
  gap: 16px;
}
.deposit-slider-range {
  position: relative;
  display: block;
  height: 24px;
  margin-inline: 10px;
  cursor: pointer;
  touch-action: none;
}
.deposit-slider-range .MuiSlider-rail,
.deposit-slider-range .MuiSlider-track {
  position: absolute;
  top: 10px;
  height: 4px;
  border-radius: 2px;
}
.deposit-slider-range .MuiSlider-rail {
  width: 100%;
  background-color: light-dark(#90a1b9, #62748e);
}
.deposit-slider-range .MuiSlider-track {
  background-color: light-dark(#1447e6, #51a2ff);
}
.deposit-slider-range .MuiSlider-thumb {
  position: absolute;
  top: 2px;
  width: 20px;
  height: 20px;
  margin-inline: -10px;
  border-radius: 10px;
  background-color: light-dark(#1447e6, #51a2ff);
}
.deposit-slider-range .MuiSlider-thumb.Mui-focusVisible {
  outline: 2px solid light-dark(#1447e6, #51a2ff);
  outline-offset: 2px;
}
`;

/** Whether the page runs from right to left, now and when that changes. */
function useIsRtl() {
  return React.useSyncExternalStore(
    followDirection,
    () => document.dir === 'rtl',
    () => false,
  );
}

function followDirection(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

export default function DepositSlider() {
  const id = React.useId();
  const isRtl = useIsRtl();
  const [percent, setPercent] = React.useState(30);

  return (
    <>
      <style>{styles}</style>
      <div className="deposit-slider">
        <div className="deposit-slider-row">
          <label htmlFor={id}>Deposit</label>
          <span aria-hidden>{percent}% of €1,200</span>
        </div>
        <Slider
          className="deposit-slider-range"
          isRtl={isRtl}
          value={percent}
          onChange={(_event, value) => setPercent(value as number)}
          step={5}
          slotProps={{ input: { id } }}
          getAriaValueText={(value) => `${value} percent, ${value * 12} euros`}
        />
      </div>
    </>
  );
}
