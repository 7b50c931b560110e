import type { SchemaView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { useContentLanguage } from '../../content-language.js';
import { useTranslation } from '../../text.js';
import { CodeText } from '../docs/CodeText.js';
import { boxedText } from './json-text.js';

interface Props {
  readonly values: SchemaView['enum'];
}

/** Accepted values with their names, descriptions and deprecations. */
export function DescribedEnumValues({ values }: Props) {
  const t = useTranslation();
  const language = useContentLanguage();
  return (
    <dl className="values-explained">
      {values.map(({ name, description, deprecated, ...value }) => (
        <div key={boxedText(value)}>
          <dt>
            <CodeText>{boxedText(value)}</CodeText>
          </dt>
          <dd>
            {name !== undefined && (
              <span className="value-name" {...language}>
                {name}
              </span>
            )}{' '}
            {description !== undefined && <span {...language}>{withCode(description)}</span>}{' '}
            {deprecated && <span className="schema-deprecated">{t('reference.deprecated')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows what is in backticks as code. */
function withCode(text: string): readonly ReactNode[] {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 0 ? part : <CodeText key={part}>{part}</CodeText>));
}
