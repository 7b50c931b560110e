import type { MediaView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { Choice } from '../docs/Choice.js';
import { MediaBody } from './MediaBody.js';

interface Props {
  readonly media: readonly MediaView[];
}

/** The bodies of an exchange, to choose from if media types have different ones. */
export function MediaTypes({ media }: Props) {
  const t = useTranslation();
  const bodies = media.filter(({ sameAs }) => sameAs === undefined);
  const [only, ...others] = bodies.map((one) => ({ one, types: typesOf(one, media) }));
  if (only === undefined) return null;
  if (others.length === 0) {
    return (
      <div className="media" id={only.one.anchor}>
        <MediaBody media={only.one} types={only.types} />
      </div>
    );
  }
  return (
    <Choice
      label={t('reference.mediaTypeChoice')}
      hasVisibleLabel
      options={[only, ...others].map(({ one, types }) => ({
        id: one.anchor,
        label: types.join(', '),
        content: <MediaBody media={one} types={types} isChosen />,
      }))}
    />
  );
}

/** Returns the media types that have the same body. */
function typesOf({ type }: MediaView, media: readonly MediaView[]): readonly string[] {
  return media.filter((one) => one.type === type || one.sameAs === type).map((one) => one.type);
}
