import type { ExampleView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { CodeText } from '../docs/CodeText.js';
import { ContentText } from '../docs/ContentText.js';
import { Prose } from '../docs/Prose.js';
import { isLong } from '../schema/json-text.js';
import { LongValue } from '../schema/LongValue.js';

interface Props {
  readonly examples: readonly ExampleView[];
}

/** Example values with their descriptions. */
export function ParameterExamples({ examples }: Props) {
  const t = useTranslation();
  if (examples.length === 0) return null;
  return (
    <dl className="marks parameter-examples">
      {examples.map(({ id, isNamed, label, description, code, serialized }) => (
        <div key={id} id={id}>
          <dt>
            {t('reference.exampleValue')}
            {isNamed && (
              <>
                {' '}
                <ContentText>{label}</ContentText>
              </>
            )}
          </dt>
          <dd>
            <ExampleText text={code.text} />
            {serialized && (
              <>
                {' '}
                {t('reference.sentAs')} <ExampleText text={serialized.text} />
              </>
            )}
            <Prose html={description} size="small" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ExampleText({ text }: { readonly text: string }) {
  if (!isLong(text)) return <CodeText>{text}</CodeText>;
  return (
    <LongValue>
      <code>{text}</code>
    </LongValue>
  );
}
