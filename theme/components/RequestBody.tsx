import type { OperationContent } from 'docsgen/theme';
import { useText } from '../text.js';
import { CodeTabs } from './CodeTabs.js';
import { MediaTypes } from './MediaTypes.js';
import { Prose } from './Prose.js';
import { ReferenceSection } from './ReferenceSection.js';

interface Props {
  readonly body: OperationContent['requestBody'];
}

/** What to send. */
export function RequestBody({ body }: Props) {
  const t = useText();
  if (!body) return null;
  const examples = body.media.flatMap(({ type, examples: ofType }) =>
    ofType.map(({ name, label, html, code }) => ({
      id: `${type} ${name}`,
      label,
      code,
      note: <Prose html={html} size="small" />,
    })),
  );
  return (
    <ReferenceSection
      id="body"
      title={t('reference.requestBody')}
      aside={
        body.required && (
          <span className="field-required heading-aside"> {t('reference.required')}</span>
        )
      }
    >
      <Prose html={body.html} />
      <MediaTypes media={body.media} />
      {/* A single body stands in the request's samples already; several are worth telling apart. */}
      {examples.length > 1 && (
        <details className="body-examples fold">
          <summary>{t('reference.exampleCount', { count: examples.length })}</summary>
          <CodeTabs tabs={examples} />
        </details>
      )}
    </ReferenceSection>
  );
}
