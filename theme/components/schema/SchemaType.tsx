import type { SchemaView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { SchemaLink } from './SchemaLink.js';

interface Props {
  readonly schema: SchemaView;
  /** How much there is on the page of the named schema, where nothing of it is shown here: "3 fields". */
  readonly contents?: string | undefined;
  /** Whether it stands on the first line of a field. */
  readonly isField?: boolean | undefined;
}

/** Type, format, the named schema behind it, and what is special about it, in words. */
export function SchemaType({ schema, contents, isField = false }: Props) {
  const t = useTranslation();
  const { type, format, ref, nullable, deprecated, readOnly, writeOnly } = schema;
  const words = nullable && type !== '' ? t('reference.orNull', { type }) : type;
  const className = isField ? undefined : 'schema-type';
  // Most fields are of a type and no more.
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
      {contents !== undefined && <span> {contents}</span>}
      {readOnly && <span> {t('reference.readOnly')}</span>}
      {writeOnly && <span> {t('reference.writeOnly')}</span>}
      {deprecated && <span className="schema-deprecated"> {t('reference.deprecated')}</span>}
    </span>
  );
}
