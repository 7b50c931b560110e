import type { SchemaView } from 'docsgen/theme';
import { useContentLanguage } from '../../content-language.js';
import { useTranslation } from '../../text.js';
import { SchemaLink } from './SchemaLink.js';
import { limitsInLine, typeTitle } from './schema-facts.js';

interface Props {
  readonly schema: SchemaView;
  /** Whether it is on the first line of a field. */
  readonly isField?: boolean | undefined;
  /** Whether its limits are said beside it. */
  readonly hasLimits?: boolean | undefined;
}

/** Type, format, title, named schema and flags such as "read-only"; on the first line of a field or of items also their limits. */
export function SchemaType({ schema, isField = false, hasLimits = isField }: Props) {
  const t = useTranslation();
  const language = useContentLanguage();
  const { type, format, ref, nullable, deprecated, readOnly, writeOnly } = schema;
  const title = typeTitle(schema);
  const words = nullable && type !== '' ? t('reference.orNull', { type }) : type;
  const className = isField ? undefined : 'schema-type';
  const limits = hasLimits ? limitsInLine(schema) : [];
  // The common case: most fields have only a type.
  const flags = [format, title, ref, readOnly, writeOnly, deprecated];
  const hasOnlyType = !flags.some(Boolean);
  if (hasOnlyType && limits.length === 0) {
    return <span className={className}>{words}</span>;
  }
  return (
    <span className={className}>
      {words !== '' && <span>{words}</span>}
      {format !== undefined && <span> {format}</span>}
      {title !== undefined && <span {...language}> {title}</span>}
      {ref && (
        <span>
          {' '}
          <SchemaLink schema={ref} inType />
        </span>
      )}
      {limits.map(({ label, value }) => (
        <span key={label}>
          {' '}
          {label} {value}
        </span>
      ))}
      {readOnly && <span> {t('reference.readOnly')}</span>}
      {writeOnly && <span> {t('reference.writeOnly')}</span>}
      {deprecated && <span className="schema-deprecated"> {t('reference.deprecated')}</span>}
    </span>
  );
}
