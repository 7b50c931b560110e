import type { OperationView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { CodeTabs } from '../docs/CodeTabs.js';
import { Prose } from '../docs/Prose.js';
import { exampleTabs } from './example-tabs.js';
import { MediaTypes } from './MediaTypes.js';
import { ReferenceSection } from './ReferenceSection.js';
import { exampleInSamples } from './sampled-example.js';

interface Props {
  readonly operation: OperationView;
}

/** The request body of an operation. */
export function RequestBody({ operation }: Props) {
  const t = useTranslation();
  const { prefix, requestBody, sender } = operation;
  if (!requestBody) return null;
  const { required, description, media } = requestBody;
  // Examples of a body that the API sends are beside it, as for a response.
  const isInSamples = sender === 'service' || exampleInSamples(operation) !== undefined;
  const examples = isInSamples ? [] : exampleTabs(media, t);
  return (
    <ReferenceSection
      id={`${prefix}body`}
      title={t('reference.requestBody')}
      side={sender === 'reader' ? 'request' : undefined}
      aside={
        required && <span className="field-required heading-aside"> {t('reference.required')}</span>
      }
    >
      <Prose html={description} />
      <MediaTypes media={media} />
      {examples.length > 0 && (
        <div className="body-examples">
          <p className="small-title">
            {t(examples.length === 1 ? 'reference.example' : 'reference.examples')}
          </p>
          <CodeTabs tabs={examples} anchors />
        </div>
      )}
    </ReferenceSection>
  );
}
