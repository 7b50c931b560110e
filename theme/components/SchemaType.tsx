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
  return (
    <span className="schema-type">
      {type !== '' && <span>{nullable ? t('reference.orNull', { type }) : type}</span>}
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
