import * as React from 'react';
import { Button } from '@mui/base/Button';
import { styled } from '@mui/system';

const Bar = styled('div')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: 4,
  borderRadius: 10,
  color: '#0f172a',
  backgroundColor: '#e2e8f0',
});

const Tool = styled(Button)({
  font: 'inherit',
  padding: '8px 12px',
  border: 0,
  borderRadius: 7,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { color: '#fff', backgroundColor: '#1e40af' },
  '&:focus-visible': { outline: '3px solid #1e40af', outlineOffset: 1 },
});

const tools = ['Bold', 'Italic', 'Underline'];

export default function TextToolbar() {
  const [pressed, setPressed] = React.useState<string[]>(['Bold']);
  const [current, setCurrent] = React.useState(0);
  const refs = React.useRef<(HTMLButtonElement | null)[]>([]);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step) {
      event.preventDefault();
      refs.current[(current + step + tools.length) % tools.length]?.focus();
    }
  };

  return (
    <Bar role="toolbar" aria-label="Text style" onKeyDown={handleKeyDown}>
      {tools.map((tool, index) => (
        <Tool
          key={tool}
          ref={(element: HTMLButtonElement | null) => {
            refs.current[index] = element;
          }}
          tabIndex={index === current ? 0 : -1}
          aria-pressed={pressed.includes(tool)}
          onFocus={() => setCurrent(index)}
          onClick={() =>
            setPressed((previous) =>
              previous.includes(tool)
                ? previous.filter((item) => item !== tool)
                : [...previous, tool],
            )
          }
        >
          {tool}
        </Tool>
      ))}
    </Bar>
  );
}
