import type { SchemaView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { SchemaLink } from './SchemaLink.js';

interface Props {
  readonly schema: SchemaView;
  /** Whether it is on the first line of a field. */
  readonly isField?: boolean | undefined;
}

/** Type, format, named schema and flags such as "read-only". */
export function SchemaType({ schema, isField = false }: Props) {
  const t = useTranslation();
  const { type, format, ref, nullable, deprecated, readOnly, writeOnly } = schema;
  const words = nullable && type !== '' ? t('reference.orNull', { type }) : type;
  const className = isField ? undefined : 'schema-type';
  // The common case: most fields have only a type.
  if (format === undefined && !ref && !readOnly && !writeOnly && !deprecated) {
    return <span className={className}>{words}</span>;
  }
  return (
    <span className={className}>
      {words !== '' && <span>{words}</span>}
      {format !== undefined && <span> {format}</span>}
      {ref && (
        <span>
          {' '}
          <SchemaLink schema={ref} inType />
        </span>
      )}
      {readOnly && <span> {t('reference.readOnly')}</span>}
      {writeOnly && <span> {t('reference.writeOnly')}</span>}
      {deprecated && <span className="schema-deprecated"> {t('reference.deprecated')}</span>}
    </span>
  );
}
