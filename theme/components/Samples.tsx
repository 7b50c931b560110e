import type { OperationContent } from 'docsgen/theme';
import { useText } from '../text.js';
import { CodeTabs } from './CodeTabs.js';

interface Props {
  readonly operation: OperationContent;
}

/** Requests to copy and answers to expect; in view beside the description on wide screens. */
export function Samples({ operation: { samples, responses } }: Props) {
  const t = useText();
  const answers = responses.flatMap(({ status, media }) => {
    const examples = media.flatMap((type) => type.examples);
    return examples.map((example) => ({
      ...example,
      id: `${status} ${example.name}`,
      label: examples.length === 1 ? status : `${status} ${example.label}`,
    }));
  });
  if (samples.length + answers.length === 0) return null;
  return (
    <div className="samples">
      {samples.length > 0 && (
        <section className="samples-part" aria-labelledby="_request-samples">
          <h2 id="_request-samples">{t('reference.request')}</h2>
          <CodeTabs tabs={samples.map(asTab)} sync="language" />
        </section>
      )}
      {answers.length > 0 && (
        <section className="samples-part" aria-labelledby="_response-examples">
          <h2 id="_response-examples">{t('reference.response')}</h2>
          <CodeTabs tabs={answers} />
        </section>
      )}
    </div>
  );
}

/** What the description's author has written stays as it is. */
function asTab(view: OperationContent['samples'][number]) {
  return { ...view, sample: view.written ? undefined : view.id };
}
