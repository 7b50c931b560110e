import type { PostSummary } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { Html } from '../docs/Html.js';
import { PostAuthors } from './PostAuthors.js';
import { PostMetadata } from './PostMetadata.js';
import { PostTags } from './PostTags.js';

interface Props {
  readonly post: PostSummary;
}

/** A post in a list: its title, its summary and a link to the rest. */
export function PostTeaser({ post }: Props) {
  const t = useTranslation();
  const { title, titleHtml, url, summaryHtml, more, authors, tags, untranslated } = post;
  return (
    <article className="post-teaser">
      <PostMetadata post={post} />
      <h2 className="post-teaser-title" {...untranslated}>
        <Html as="a" href={url} html={titleHtml} />
      </h2>
      {summaryHtml !== undefined && (
        <Html className="prose post-teaser-text" html={summaryHtml} {...untranslated} />
      )}
      <div className="post-teaser-end">
        {more && (
          <a className="post-teaser-more" href={url}>
            {t('blog.readMore')}
            <span className="visually-hidden" {...untranslated}>
              : {title}
            </span>
          </a>
        )}
        <PostAuthors authors={authors} size="small" />
        <PostTags tags={tags} />
      </div>
    </article>
  );
}
