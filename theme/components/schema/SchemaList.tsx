import type { PageLink } from 'docsgen/theme';
import { Breakable } from '../docs/Breakable.js';
import { CodeText } from '../docs/CodeText.js';

interface Props {
  readonly schemas: readonly PageLink[];
}

/** Links to named schemas, in columns. */
export function SchemaList({ schemas }: Props) {
  return (
    <ul className="schema-links">
      {schemas.map(({ label, url }) => (
        <li key={url}>
          <a className="schema-ref" href={url}>
            <CodeText>
              <Breakable text={label} />
            </CodeText>
          </a>
        </li>
      ))}
    </ul>
  );
}
