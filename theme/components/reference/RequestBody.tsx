import type { OperationView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { Prose } from '../docs/Prose.js';
import { BodyExamples } from './BodyExamples.js';
import { MediaTypes } from './MediaTypes.js';
import { ReferenceSection } from './ReferenceSection.js';
import { isOffered, offeredMedia } from './sampled-example.js';

interface Props {
  readonly operation: OperationView;
}

/** The request body of an operation. */
export function RequestBody({ operation }: Props) {
  const t = useTranslation();
  const { prefix, requestBody, sender } = operation;
  if (!requestBody) return null;
  const { required, description } = requestBody;
  const offered = offeredMedia(operation);
  const media = requestBody.media.map((one) =>
    one === offered
      ? { ...one, externalExamples: one.externalExamples.filter((example) => !isOffered(example)) }
      : one,
  );
  return (
    <ReferenceSection
      id={`${prefix}body`}
      title={t('reference.requestBody')}
      side={sender === 'client' ? 'request' : undefined}
      aside={
        required && <span className="field-required heading-aside"> {t('reference.required')}</span>
      }
    >
      <Prose html={description} />
      <MediaTypes media={media} />
      <BodyExamples operation={operation} />
    </ReferenceSection>
  );
}
