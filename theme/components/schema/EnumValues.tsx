import type { SchemaView } from 'docsgen/theme';
import { useRichText } from '../../rich-text.js';
import { useTranslation } from '../../text.js';
import { CodeText } from '../docs/CodeText.js';
import { DescribedEnumValues } from './DescribedEnumValues.js';
import { boxedText } from './json-text.js';
import { SchemaLink } from './SchemaLink.js';

interface Props {
  readonly values: SchemaView['enum'];
  readonly more?: SchemaView['moreValues'];
}

/** Limit of values that are shown expanded. */
const maxValues = 20;

/** The accepted values. */
export function EnumValues({ values, more }: Props) {
  const t = useTranslation();
  const rich = useRichText();
  if (values.length === 0) return null;
  const list = values.some(
    ({ name, description, deprecated }) => name || description || deprecated,
  ) ? (
    <DescribedEnumValues values={values} />
  ) : (
    <ul>
      {values.map((value) => (
        <li key={boxedText(value)}>
          <CodeText>{boxedText(value)}</CodeText>
        </li>
      ))}
    </ul>
  );
  if (values.length > maxValues) {
    return (
      <details className="values fold">
        <summary>
          {t('reference.valueCount', { count: values.length + (more?.count ?? 0) })}
        </summary>
        {list}
        {more && (
          <p className="schema-note">
            {rich('reference.moreValuesSee', {
              count: more.count,
              schema: <SchemaLink schema={more.at} />,
            })}
          </p>
        )}
      </details>
    );
  }
  return (
    <div className="values">
      <span>{t(values.length === 1 ? 'reference.onlyValue' : 'reference.oneOfValues')}</span> {list}
    </div>
  );
}
