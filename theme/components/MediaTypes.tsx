import type { MediaView } from 'docsgen/theme';
import { useRichText } from '../rich-text.js';
import { CodeText } from './CodeText.js';
import { Schema } from './Schema.js';

interface Props {
  readonly media: readonly MediaView[];
}

/** The schema of a body; as tabs where there are several media types. */
export function MediaTypes({ media }: Props) {
  const [only] = media;
  if (only === undefined) return null;
  if (media.length === 1) return <MediaSchema media={only} />;
  return (
    <div className="tabs">
      {media.map((type) => (
        <section className="tab" key={type.type} data-label={type.type}>
          <p className="tab-label">{type.type}</p>
          <MediaSchema media={type} />
        </section>
      ))}
    </div>
  );
}

function MediaSchema({ media: { type, schema } }: { readonly media: MediaView }) {
  const rich = useRichText();
  const name = <CodeText>{type}</CodeText>;
  if (schema) return <Schema schema={schema} label={name} />;
  return <p className="schema-note">{rich('reference.unspecifiedMedia', { type: name })}</p>;
}
