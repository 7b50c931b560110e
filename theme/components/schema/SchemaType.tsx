import type { SchemaView } from 'docsgen/theme';
import { useContentLanguage } from '../../content-language.js';
import { useTranslation } from '../../text.js';
import { SchemaLink } from './SchemaLink.js';
import { limitsInLine, typeTitle } from './schema-facts.js';

interface Props {
  readonly schema: SchemaView;
  /** Whether its limits are shown beside it. */
  readonly hasLimits?: boolean | undefined;
}

/**
 * Type, format, title, named schema and flags such as "read-only"; on the first line of a field or of items also their
 * limits. It has no class, as a page has hundreds: style sheets select it by its place.
 */
export function SchemaType({ schema, hasLimits = false }: Props) {
  const t = useTranslation();
  const language = useContentLanguage();
  const { type, format, ref, nullable, deprecated, readOnly, writeOnly } = schema;
  const title = typeTitle(schema);
  const words = nullable && type !== '' ? t('reference.orNull', { type }) : type;
  const limits = hasLimits ? limitsInLine(schema) : [];
  // The common case: most fields have only a type.
  const flags = [format, title, readOnly, writeOnly, deprecated];
  const isShort = !flags.some(Boolean) && limits.length === 0;
  if (isShort && !ref) return words !== '' && <span>{words}</span>;
  if (isShort && ref && words === '') return <SchemaLink schema={ref} />;
  return (
    <span>
      {words !== '' && <span>{words}</span>}
      {format !== undefined && <span> {format}</span>}
      {title !== undefined && <span {...language}> {title}</span>}
      {ref && (
        <span>
          {' '}
          <SchemaLink schema={ref} inType />
        </span>
      )}
      {limits.map(limitText)}
      {readOnly && <span> {t('reference.readOnly')}</span>}
      {writeOnly && <span> {t('reference.writeOnly')}</span>}
      {deprecated && <span className="schema-deprecated"> {t('reference.deprecated')}</span>}
    </span>
  );
}

/** The limits on the first line of a required field: what is required comes before them. */
export function LimitsInLine({ schema }: Pick<Props, 'schema'>) {
  const limits = limitsInLine(schema);
  return limits.length > 0 && <span> {limits.map(limitText)}</span>;
}

function limitText({ label, value }: SchemaView['limits'][number]) {
  return (
    <span key={label}>
      {' '}
      {label} {value}
    </span>
  );
}
