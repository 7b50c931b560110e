import type { SchemaView } from 'docsgen/theme';
import { useContentLanguage } from '../../content-language.js';
import { useTranslation } from '../../text.js';
import { Breakable } from '../docs/Breakable.js';
import { CodeText } from '../docs/CodeText.js';
import { Prose } from '../docs/Prose.js';
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
                <Breakable text={name} />
              </span>
            )}{' '}
            <Prose html={description} size="inline" />{' '}
            {deprecated && <span className="schema-deprecated">{t('reference.deprecated')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
