import type { ApiDiagram } from 'docsgen/theme';
import { useCodeDirection } from '../../content-language.js';

interface Props {
  readonly diagram: ApiDiagram;
}

/** `::api-diagram{…}` in a text: schemas as linked boxes, and their references as arrows. It scrolls in its own box. */
export function ApiDiagramBlock({ diagram }: Props) {
  const { title, description, width, height, objects, references } = diagram;
  return (
    <div className="diagram-scroll" dir={useCodeDirection()}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links is a group, not an image. */}
      <svg
        className="diagram"
        role="group"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        <title>{title}</title>
        <desc>{description}</desc>
        {references.map(({ line, head, isCurrent }) => (
          <g key={line} className={isCurrent ? 'diagram-arrow is-current' : 'diagram-arrow'}>
            <path className="diagram-line" d={line} />
            <path className="diagram-head" d={head} />
          </g>
        ))}
        {references.map(({ line, label, isCurrent }) => (
          <g key={line} className={isCurrent ? 'diagram-fields is-current' : 'diagram-fields'}>
            {label.map(({ text, x, y }) => (
              <text key={text} x={x} y={y}>
                {text}
              </text>
            ))}
          </g>
        ))}
        {objects.map((object) => (
          <a key={object.label} href={object.url} aria-current={object.current}>
            <rect x={object.x} y={object.y} width={object.width} height={object.height} rx={8} />
            <text x={object.x + object.width / 2} y={object.y + object.height / 2}>
              {object.label}
            </text>
          </a>
        ))}
      </svg>
    </div>
  );
}
