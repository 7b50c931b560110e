import type { TagView } from 'docsgen/theme';
import { useContentLanguage } from '../../content-language.js';
import { NestedHeadings } from '../../heading-level.js';
import { HeadingAnchor } from '../docs/HeadingAnchor.js';
import { FullOperation } from './FullOperation.js';
import { OperationList } from './OperationList.js';
import { TagDescription } from './TagDescription.js';

interface Props {
  readonly tag: TagView;
  readonly level: 2 | 3;
}

/** A tag on the overview: its description, then its operations as rows or in full. */
export function TagSection({ tag, level }: Props) {
  const language = useContentLanguage();
  const { label, anchor, url, operations, others, full } = tag;
  const Heading = `h${level}` as const;
  return (
    <section className="tag-section">
      <Heading id={anchor}>
        <a href={url} {...language}>
          {label}
        </a>
        <HeadingAnchor id={anchor} title={label} />
      </Heading>
      <NestedHeadings by={level - 1}>
        <TagDescription tag={tag} />
      </NestedHeadings>
      {full?.map((operation) => (
        <FullOperation key={operation.anchor} operation={operation} depth={level} />
      ))}
      {!full && operations.length > 0 && <OperationList operations={operations} anchors />}
      {others.length > 0 && <OperationList operations={others} />}
    </section>
  );
}
