import type { SchemaView } from 'docsgen/theme';
import { useText } from '../text.js';
import { CodeText } from './CodeText.js';
import { jsonText } from './json-text.js';
import { ValuesExplained } from './ValuesExplained.js';

interface Props {
  readonly values: SchemaView['enum'];
}

/** More than these are folded: the 180 currencies of the world are no first reading. */
const shown = 20;

/** The values that are accepted. */
export function Values({ values }: Props) {
  const t = useText();
  if (values.length === 0) return null;
  const list = values.some(
    ({ name, description, deprecated }) => name || description || deprecated,
  ) ? (
    <ValuesExplained values={values} />
  ) : (
    <ul className="values-list">
      {values.map(({ value }) => (
        <li key={JSON.stringify(value)}>
          <CodeText>{jsonText(value)}</CodeText>
        </li>
      ))}
    </ul>
  );
  if (values.length > shown) {
    return (
      <details className="values fold">
        <summary>{t('reference.valueCount', { count: values.length })}</summary>
        {list}
      </details>
    );
  }
  return (
    <div className="values">
      <span className="values-title">
        {t(values.length === 1 ? 'reference.onlyValue' : 'reference.oneOfValues')}
      </span>{' '}
      {list}
    </div>
  );
}
