import type { ApiContent } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { ContentText } from '../docs/ContentText.js';
import { HeadingAnchor } from '../docs/HeadingAnchor.js';
import { TagSection } from './TagSection.js';

interface Props {
  readonly group: ApiContent['groups'][number];
}

/** A group of tags with all their operations. Without a name, the tags are top-level sections. */
export function TagGroup({ group: { name, anchor, tags } }: Props) {
  const t = useTranslation();
  return (
    <section className="tag-group">
      {name !== undefined && (
        <h2 id={anchor}>
          <ContentText>{name}</ContentText>
          <HeadingAnchor id={anchor} title={name} />
        </h2>
      )}
      {tags.every(({ operations, others }) => operations.length + others.length === 0) && (
        <p className="empty">{t('reference.noOperations')}</p>
      )}
      {tags.map((tag) => (
        <TagSection key={tag.anchor} tag={tag} level={name === undefined ? 2 : 3} />
      ))}
    </section>
  );
}
