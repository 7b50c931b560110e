import type { OperationView, SampleView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { CodeTabs } from '../docs/CodeTabs.js';
import { Heading } from '../docs/Heading.js';
import { exampleTabs } from './example-tabs.js';

/** Id of the samples, which end the content that the first screen may show. */
export const samplesId = '_samples';

interface Props {
  readonly operation: OperationView;
}

/** Request samples and response examples, sticky beside the description on wide screens. */
export function Samples({ operation }: Props) {
  const t = useTranslation();
  const { prefix, sender, samples, requestBody, responses } = operation;
  const sent = sender === 'service' ? exampleTabs(requestBody?.media ?? [], t) : [];
  const answers = responses.flatMap(({ status, media }) => exampleTabs(media, t, status));
  if (samples.length + sent.length + answers.length === 0) return null;
  // Several operations would create landmarks of the same name.
  const isAlone = prefix === '';
  const requestId = `_${prefix}request-samples`;
  const responseId = `_${prefix}response-examples`;
  return (
    <div className="samples" id={isAlone ? samplesId : undefined}>
      <div className="samples-parts">
        {samples.length + sent.length > 0 && (
          <section className="samples-part" aria-labelledby={isAlone ? requestId : undefined}>
            <Heading below={1} id={requestId} className="samples-title">
              {t('reference.request')}
            </Heading>
            {samples.length > 0 && <CodeTabs tabs={samples.map(asTab)} sync="language" />}
            {sent.length > 0 && <CodeTabs tabs={sent} anchors />}
          </section>
        )}
        {answers.length > 0 && (
          <section className="samples-part" aria-labelledby={isAlone ? responseId : undefined}>
            <Heading below={1} id={responseId} className="samples-title">
              {t('reference.response')}
            </Heading>
            <CodeTabs tabs={answers} anchors />
          </section>
        )}
      </div>
    </div>
  );
}

/** Samples by the description's author stay until the reader changes the form. */
function asTab(view: SampleView) {
  return { ...view, sample: view.language };
}
