import type { MediaView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { Choice } from '../docs/Choice.js';
import { MediaBody } from './MediaBody.js';

interface Props {
  readonly media: readonly MediaView[];
}

/** The media types of a body, to choose from if there are several. */
export function MediaTypes({ media }: Props) {
  const t = useTranslation();
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
    <Choice
      label={t('reference.mediaTypeChoice')}
      hasVisibleLabel
      options={media.map((one) => ({
        id: one.anchor,
        label: one.type,
        content: <MediaBody media={one} isChosen />,
      }))}
    />
  );
}
