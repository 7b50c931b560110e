import type { PageLink } from 'docsgen/theme';
import { CodeText } from './CodeText.js';
import { ReferenceSection } from './ReferenceSection.js';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly schemas: readonly PageLink[];
}

/** Named schemas, in columns. */
export function SchemaLinks({ id, title, schemas }: Props) {
  if (schemas.length === 0) return null;
  return (
    <ReferenceSection id={id} title={title}>
      <ul className="schema-links">
        {schemas.map(({ label, url }) => (
          <li key={url}>
            <a className="schema-ref" href={url}>
              <CodeText>{label}</CodeText>
            </a>
          </li>
        ))}
      </ul>
    </ReferenceSection>
  );
}
