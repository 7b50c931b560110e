import type { SchemaView } from 'docsgen/theme';
import { useText } from '../text.js';
import { SchemaLink } from './SchemaLink.js';

interface Props {
  readonly schema: SchemaView;
}

/** Type, format, the named schema behind it, and what is special about it, in words. */
export function SchemaType({ schema }: Props) {
  const t = useText();
  const { type, format, ref, nullable, deprecated, readOnly, writeOnly } = schema;
  const words = nullable && type !== '' ? t('reference.orNull', { type }) : type;
  // Most fields are of a type and no more.
  if (format === undefined && !ref && !readOnly && !writeOnly && !deprecated) {
    return <span className="schema-type">{words}</span>;
  }
  return (
    <span className="schema-type">
      {words !== '' && <span>{words}</span>}
      {format !== undefined && <span className="schema-format">{format}</span>}
      {ref && (
        <span>
          <SchemaLink schema={ref} />
        </span>
      )}
      {readOnly && <span>{t('reference.readOnly')}</span>}
      {writeOnly && <span>{t('reference.writeOnly')}</span>}
      {deprecated && <span className="schema-deprecated">{t('reference.deprecated')}</span>}
    </span>
  );
}
