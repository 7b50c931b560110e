import type { FieldView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { Breakable } from '../docs/Breakable.js';
import { CodeText } from '../docs/CodeText.js';
import { LimitsInLine, SchemaType } from './SchemaType.js';

interface Props {
  readonly field: FieldView;
}

/** The first line of a field: name, type, whether it is required, and limits that fit there. */
export function FieldHead({ field: { id, name, required, schema } }: Props) {
  const t = useTranslation();
  // JSON allows an empty key, which would be invisible.
  const shown = <Breakable text={name === '' ? '""' : name} />;
  return (
    <div>
      <a href={`#${encodeURIComponent(id)}`}>
        <CodeText>{schema.deprecated ? <s>{shown}</s> : shown}</CodeText>
      </a>{' '}
      <SchemaType schema={schema} hasLimits={!required} />
      {required && (
        <>
          <strong> {t('reference.required')}</strong>
          <LimitsInLine schema={schema} />
        </>
      )}
    </div>
  );
}
