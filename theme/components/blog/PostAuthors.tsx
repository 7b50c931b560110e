import type { BlogAuthor } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { Avatar } from './Avatar.js';

interface Props {
  readonly authors: readonly BlogAuthor[];
  /** `large` adds the authors' titles, for the post's own page. */
  readonly size: 'small' | 'large';
}

/** The authors of a post. */
export function PostAuthors({ authors, size }: Props) {
  const t = useTranslation();
  if (authors.length === 0) return null;
  return (
    <ul className={`post-authors post-authors-${size}`} aria-label={t('blog.authors')}>
      {authors.map((author) => (
        <li className="post-author" key={`${author.name} ${author.url ?? ''}`}>
          <Avatar author={author} size={size === 'large' ? 40 : 24} />
          <span className="post-author-words">
            {author.url === undefined ? (
              <span className="post-author-name">{author.name}</span>
            ) : (
              <a className="post-author-name" href={author.url} rel="author">
                {author.name}
              </a>
            )}
            {size === 'large' && author.title !== undefined && (
              <span className="post-author-title">{author.title}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
