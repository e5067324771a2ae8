import * as React from 'react';
import { useButton } from '@mui/base/useButton';

interface SeatProps {
  name: string;
  x: number;
  chosen: boolean;
  taken: boolean;
  onClick: () => void;
}

function Seat({ name, x, chosen, taken, onClick }: SeatProps) {
  const { getRootProps, focusVisible } = useButton({ disabled: taken });
  const fill = chosen ? '#2563eb' : '#f1f5f9';

  return (
    <g
      role="button"
      {...getRootProps({ onClick })}
      aria-label={`Seat ${name}${taken ? ', taken' : ''}`}
      aria-pressed={chosen}
      transform={`translate(${x} 6)`}
      style={{ cursor: taken ? 'default' : 'pointer', outline: 'none' }}
    >
      <rect
        width="44"
        height="44"
        rx="8"
        fill={taken ? '#94a3b8' : fill}
        stroke={focusVisible ? '#f97316' : '#475569'}
        strokeWidth={focusVisible ? 4 : 1}
      />
      <text x="22" y="28" textAnchor="middle" fontSize="16" fill={chosen ? '#fff' : '#0f172a'}>
        {name}
      </text>
    </g>
  );
}

const seats = ['C1', 'C2', 'C3', 'C4'];

export default function SeatPicker() {
  const [chosen, setChosen] = React.useState<string[]>(['C4']);

  const toggle = (name: string) =>
    setChosen((previous) =>
      previous.includes(name) ? previous.filter((item) => item !== name) : [...previous, name],
    );

  return (
    <div style={{ width: '100%', maxWidth: 240 }}>
      <svg role="group" aria-label="Row C" viewBox="0 0 228 56" width="100%">
        {seats.map((name, index) => (
          <Seat
            key={name}
            name={name}
            x={6 + index * 56}
            chosen={chosen.includes(name)}
            taken={name === 'C2'}
            onClick={() => toggle(name)}
          />
        ))}
      </svg>
      <p role="status">Your seats: {chosen.length ? chosen.join(', ') : 'none'}</p>
    </div>
  );
}
