import type { ApiContent } from 'docsgen/theme';
import { useContentLanguage } from '../content-language.js';
import { useText } from '../text.js';
import { ContentText } from './ContentText.js';
import { HeadingAnchor } from './HeadingAnchor.js';
import { OperationList } from './OperationList.js';
import { Prose } from './Prose.js';

interface Props {
  readonly group: ApiContent['groups'][number];
}

/** A group of tags with all their operations. Without a name its tags stand for themselves. */
export function TagGroup({ group: { name, anchor, tags } }: Props) {
  const t = useText();
  const language = useContentLanguage();
  const Heading = name === undefined ? 'h2' : 'h3';
  return (
    <section className="tag-group">
      {name !== undefined && (
        <h2 id={anchor}>
          <ContentText>{name}</ContentText>
          <HeadingAnchor id={anchor} title={name} />
        </h2>
      )}
      {tags.every(({ operations }) => operations.length === 0) && (
        <p className="empty">{t('reference.noOperations')}</p>
      )}
      {tags.map((tag) => (
        <section className="tag-section" key={tag.anchor}>
          <Heading id={tag.anchor}>
            <a href={tag.url} {...language}>
              {tag.label}
            </a>
            <HeadingAnchor id={tag.anchor} title={tag.label} />
          </Heading>
          <Prose html={tag.html} size="small" />
          {tag.operations.length > 0 && <OperationList operations={tag.operations} anchors />}
        </section>
      ))}
    </section>
  );
}
