import type { SchemaView } from 'docsgen/theme';
import { useRichText } from '../../rich-text.js';
import { useTranslation } from '../../text.js';
import { CodeText } from '../docs/CodeText.js';
import { DescribedEnumValues } from './DescribedEnumValues.js';
import { boxedText } from './json-text.js';
import { SchemaLink } from './SchemaLink.js';
import { areValuesDescribed, areValuesInLine, maxOpenValues, valuesLabel } from './schema-facts.js';

interface Props {
  readonly values: SchemaView['enum'];
  readonly more?: SchemaView['moreValues'];
}

/** The accepted values, unless they are short enough to be shown beside the limits (`FieldFlags`). */
export function EnumValues({ values, more }: Props) {
  const t = useTranslation();
  const rich = useRichText();
  if (values.length === 0 || areValuesInLine(values)) return null;
  const list = areValuesDescribed(values) ? (
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
  if (values.length > maxOpenValues) {
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
      <span>{valuesLabel(values, t)}</span> {list}
    </div>
  );
}
