import type { PageLink } from 'docsgen/theme';
import { useText } from '../text.js';
import { CodeText } from './CodeText.js';
import { ReferenceSection } from './ReferenceSection.js';

interface Props {
  readonly schemas: readonly PageLink[];
}

/** Every named schema, in columns. */
export function SchemaLinks({ schemas }: Props) {
  const t = useText();
  if (schemas.length === 0) return null;
  return (
    <ReferenceSection id="_schemas" title={t('reference.schemas')}>
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
