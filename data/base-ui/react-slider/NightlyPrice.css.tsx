import * as React from 'react';
import { Slider } from '@mui/base/Slider';

const prices = [48, 65, 72, 80, 95, 110, 118, 140, 165, 210, 240];

const names = ['Lowest price per night', 'Highest price per night'];

const styles = `
.nightly-price {
  width: 100%;
  max-width: 360px;
}
.nightly-price-row {
  display: flex;
  justify-content: space-between;
  gap: 16px;
}
.nightly-price-result {
  margin: 0;
  font-size: 14px;
  color: light-dark(#45556c, #cad5e2);
}
.nightly-price-range {
  position: relative;
  display: block;
  height: 28px;
  margin-inline: 12px;
  cursor: pointer;
  touch-action: none;
}
.nightly-price-range .MuiSlider-rail,
.nightly-price-range .MuiSlider-track {
  position: absolute;
  top: 11px;
  height: 6px;
  border-radius: 3px;
}
.nightly-price-range .MuiSlider-rail {
  width: 100%;
  background-color: light-dark(#cad5e2, #45556c);
}
.nightly-price-range .MuiSlider-track {
  background-color: light-dark(#1447e6, #51a2ff);
}
.nightly-price-range .MuiSlider-thumb {
  box-sizing: border-box;
  position: absolute;
  top: 2px;
  width: 24px;
  height: 24px;
  margin-inline: -12px;
  border: 3px solid light-dark(#1447e6, #51a2ff);
  border-radius: 12px;
  background-color: light-dark(#fff, #0f172b);
}
.nightly-price-range .MuiSlider-thumb.Mui-active {
  background-color: light-dark(#bedbff, #1c398e);
}
.nightly-price-range .MuiSlider-thumb.Mui-focusVisible {
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

export default function NightlyPrice() {
  const id = React.useId();
  const isRtl = useIsRtl();
  const [range, setRange] = React.useState([60, 150]);
  const [found, setFound] = React.useState(7);

  const search = ([from = 0, to = 0]: number[]) =>
    setFound(prices.filter((price) => price >= from && price <= to).length);

  return (
    <>
      <style>{styles}</style>
      <div className="nightly-price" role="group" aria-labelledby={id}>
        <div className="nightly-price-row">
          <span id={id}>Price per night</span>
          <span aria-hidden>
            €{range[0]} – €{range[1]}
          </span>
        </div>
        <Slider
          className="nightly-price-range"
          isRtl={isRtl}
          value={range}
          onChange={(_event, value) => setRange(value as number[])}
          onChangeCommitted={(_event, value) => search(value as number[])}
          min={40}
          max={250}
          step={10}
          getAriaLabel={(index) => names[index] ?? ''}
          getAriaValueText={(value) => `${value} euros`}
        />
        <p className="nightly-price-result" role="status">
          {found} places to stay
        </p>
      </div>
    </>
  );
}
