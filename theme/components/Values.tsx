import type { SchemaView } from 'docsgen/theme';
import { useContentLanguage } from '../content-language.js';
import { useText } from '../text.js';
import { CodeText } from './CodeText.js';
import { jsonText } from './json-text.js';

interface Props {
  readonly values: SchemaView['enum'];
}

/** More than these are folded: the 180 currencies of the world are no first reading. */
const shown = 12;

/** The values that are accepted. */
export function Values({ values }: Props) {
  const t = useText();
  const language = useContentLanguage();
  if (values.length === 0) return null;
  const list = values.some(({ description }) => description !== undefined) ? (
    <dl className="values-explained">
      {values.map(({ value, description }) => (
        <div key={jsonText(value)}>
          <dt>
            <CodeText>{jsonText(value)}</CodeText>
          </dt>
          <dd {...language}>{description}</dd>
        </div>
      ))}
    </dl>
  ) : (
    <ul className="values-list">
      {values.map(({ value }) => (
        <li key={jsonText(value)}>
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
