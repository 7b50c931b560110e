import type { MediaView, OperationView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { CodeTabs } from '../docs/CodeTabs.js';
import { ExternalExamples } from './ExternalExamples.js';
import { exampleTabs } from './example-tabs.js';
import { exampleInSamples, hasText, isOffered, offeredMedia } from './sampled-example.js';

interface Props {
  readonly operation: OperationView;
}

/**
 * The examples of a request body. Style sheets hide those that the samples offer, which only readers without scripts
 * need here.
 */
export function BodyExamples({ operation }: Props) {
  const { sender, requestBody } = operation;
  // Examples of a body that the API sends are beside it, as for a response.
  if (sender === 'server' || exampleInSamples(operation) !== undefined) return null;
  const { media = [] } = requestBody ?? {};
  const offered = offeredMedia(operation);
  const ownExamples = media.map((one) =>
    one === offered ? { ...one, examples: one.examples.filter(hasText) } : one,
  );
  const others = offered?.examples.filter((example) => !hasText(example)) ?? [];
  const linked = offered?.externalExamples.filter(isOffered) ?? [];
  return (
    <>
      <Examples media={ownExamples} />
      {others.length + linked.length > 0 && offered && (
        <div className="body-offered">
          <Examples media={[{ ...offered, examples: others }]} />
          <ExternalExamples examples={linked} />
        </div>
      )}
    </>
  );
}

function Examples({ media }: { readonly media: readonly MediaView[] }) {
  const t = useTranslation();
  const tabs = exampleTabs(media, t);
  if (tabs.length === 0) return null;
  return (
    <div className="body-examples">
      <p className="small-title">
        {t(tabs.length === 1 ? 'reference.example' : 'reference.examples')}
      </p>
      <CodeTabs tabs={tabs} anchors />
    </div>
  );
}
