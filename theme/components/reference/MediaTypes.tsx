import type { MediaView } from 'docsgen/theme';
import { MediaBody } from './MediaBody.js';

interface Props {
  readonly media: readonly MediaView[];
}

/** The media types of a body, as tabs if there are several. */
export function MediaTypes({ media }: Props) {
  const [only] = media;
  if (only === undefined) return null;
  if (media.length === 1) {
    return (
      <div className="media" id={only.anchor}>
        <MediaBody media={only} />
      </div>
    );
  }
  return (
    <div className="tabs">
      {media.map((one) => (
        <section className="tab" key={one.anchor} id={one.anchor} data-label={one.type}>
          <p className="tab-label">{one.type}</p>
          <MediaBody media={one} />
        </section>
      ))}
    </div>
  );
}
