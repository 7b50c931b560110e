import type { FactView } from 'docsgen/theme';
import { Breakable } from '../docs/Breakable.js';
import { CodeText } from '../docs/CodeText.js';
import { ContentText } from '../docs/ContentText.js';

interface Props {
  readonly facts: readonly FactView[];
}

/** Names and values, one pair per line; values with a URL are links. */
export function FactList({ facts }: Props) {
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {facts.map(({ label, value, url }) => (
        <div className="fact" key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{shown(value, url)}</dd>
        </div>
      ))}
    </dl>
  );
}

function shown(value: string, url: string | undefined) {
  const text = <Breakable text={value} />;
  if (url === undefined) return <ContentText>{text}</ContentText>;
  return <a href={url}>{value === url ? <CodeText>{text}</CodeText> : text}</a>;
}
