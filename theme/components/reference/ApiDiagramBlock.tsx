import type { ApiDiagram } from 'docsgen/theme';
import { useCodeDirection } from '../../content-language.js';

interface Props {
  readonly diagram: ApiDiagram;
}

interface ArrowsProps {
  readonly arrows: ApiDiagram['references'];
  readonly isCurrent: boolean;
}

/** Arrows with the names of their fields. Those of the current schema come last, above the others. */
function Arrows({ arrows, isCurrent }: ArrowsProps) {
  if (arrows.length === 0) return null;
  return (
    <g className={isCurrent ? 'is-current' : undefined}>
      <path className="diagram-line" d={arrows.map(({ line }) => line).join('')} />
      <path className="diagram-head" d={arrows.map(({ head }) => head).join('')} />
      {arrows.flatMap(({ line, label }) =>
        label.map(({ text, x, y }) => (
          <text key={line + text} x={x} y={y}>
            {text}
          </text>
        )),
      )}
    </g>
  );
}

/** Width in CSS pixels that every screen has room for. */
const narrowWidth = 240;

/**
 * `::api-diagram{…}` in a text: schemas as linked boxes, and their references as arrows. On narrow screens, its
 * description is shown instead: smaller text would be hard to read.
 */
export function ApiDiagramBlock({ diagram }: Props) {
  const { id, title, width, height, objects, references } = diagram;
  return (
    <div className="diagram-scroll" dir={useCodeDirection()}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links is a group, not an image. */}
      <svg
        className={width > narrowWidth ? 'diagram diagram-wide' : 'diagram'}
        role="group"
        aria-describedby={id}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        <title>{title}</title>
        {[false, true].map((isCurrent) => {
          const arrows = references.filter((one) => one.isCurrent === isCurrent);
          return <Arrows key={String(isCurrent)} arrows={arrows} isCurrent={isCurrent} />;
        })}
        {objects.map((object) => (
          <a key={object.label} href={object.url} aria-current={object.current}>
            <rect x={object.x} y={object.y} width={object.width} height={object.height} />
            <text x={object.x + object.width / 2} y={object.y + object.height / 2}>
              {object.label}
            </text>
          </a>
        ))}
      </svg>
      <ul className="diagram-list" id={id}>
        {objects.map(({ label, url, current, refersTo }) => (
          <li key={label}>
            <a href={url} aria-current={current}>
              {label}
            </a>
            {refersTo.map((reference) => (
              <span key={reference}> {reference}</span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
