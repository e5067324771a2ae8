/** The layers of the family from the bottom up: the names on them, where each lies, and where on it the names stand free. */
const LAYERS = [
  { names: ['MUI System'], y: 256, textY: 101 },
  { names: ['Base UI'], y: 172, textY: 101 },
  { names: ['Material UI', 'Joy UI'], y: 88, textY: 75 },
  { names: ['MUI X'], y: 4, textY: 67 },
];

interface LayersPictureProps {
  className: string | undefined;
}

/** The five libraries as sheets that lie on each other. Decorative: the page says the same in words. */
export function LayersPicture({ className }: LayersPictureProps) {
  return (
    <svg className={className} viewBox="0 0 420 400" aria-hidden="true" focusable="false">
      {LAYERS.map(({ names, y, textY }, index) => (
        <g key={y} data-layer={index} transform={`translate(0 ${y})`}>
          <path d="M210 0 410 60 210 120 10 60Z" />
          <path d="M10 60 210 120v14L10 74Z" />
          <path d="M410 60 210 120v14l200-60Z" />
          {names.map((name, position) => (
            <text key={name} x={names.length === 1 ? 210 : 122 + position * 176} y={textY}>
              {name}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}
