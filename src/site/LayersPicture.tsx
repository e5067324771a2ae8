/** The layers of the family from the bottom up: their height in the picture and the names on them. */
const LAYERS = [
  { names: ['MUI System'], y: 250 },
  { names: ['Base UI'], y: 180 },
  { names: ['Material UI', 'Joy UI'], y: 110 },
  { names: ['MUI X'], y: 40 },
];

interface LayersPictureProps {
  className: string | undefined;
}

/** The five libraries as sheets that lie on each other. Decorative: the page says the same in words. */
export function LayersPicture({ className }: LayersPictureProps) {
  return (
    <svg className={className} viewBox="0 0 420 400" aria-hidden="true" focusable="false">
      {LAYERS.map(({ names, y }, index) => (
        <g key={y} data-layer={index} transform={`translate(0 ${y})`}>
          <path d="M210 0 410 60 210 120 10 60Z" />
          <path d="M10 60 210 120v14L10 74Z" />
          <path d="M410 60 210 120v14l200-60Z" />
          {names.map((name, position) => (
            <text key={name} x={names.length === 1 ? 210 : 130 + position * 160} y="67">
              {name}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}
