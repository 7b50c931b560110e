import type { PageLink } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { ReferenceSection } from '../reference/ReferenceSection.js';
import { SchemaList } from './SchemaList.js';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly schemas: readonly PageLink[];
  /** URL of the page that lists all schemas. */
  readonly all: string;
}

/** Number of schemas up to which all are listed; hundreds would weigh more than the rest of the overview. */
const maxListed = 100;
/** Number of schemas of a longer list. */
const listed = 18;

/** Named schemas under a heading, or the first of many; nothing if there are none. */
export function SchemaLinks({ id, title, schemas, all }: Props) {
  const t = useTranslation();
  if (schemas.length === 0) return null;
  const shown = schemas.length > maxListed ? schemas.slice(0, listed) : schemas;
  const more = schemas.length - shown.length;
  return (
    <ReferenceSection id={id} title={title}>
      <SchemaList schemas={shown} />
      {more > 0 && (
        <p className="schema-note">
          <a href={all}>
            {t('reference.more', { count: more })}
            <span className="visually-hidden"> ({title})</span>
          </a>
        </p>
      )}
    </ReferenceSection>
  );
}
