import type { BlogIndexContent, Crumb } from 'docsgen/theme';
import { Avatar } from '../components/blog/Avatar.js';
import { useTranslation } from '../text.js';
import { BlogFrame } from './BlogFrame.js';

interface Props {
  readonly content: BlogIndexContent;
  readonly breadcrumbs: readonly Crumb[];
}

/** All tags or all authors, with their number of posts. */
export function BlogIndexLayout({ content: { title, entries }, breadcrumbs }: Props) {
  const t = useTranslation();
  return (
    <BlogFrame breadcrumbs={breadcrumbs}>
      <header className="blog-header">
        <h1>{title}</h1>
      </header>
      <ul className="blog-index">
        {entries.map(({ label, url, count, author }) => (
          <li className="blog-index-entry" key={`${url ?? ''} ${label}`}>
            {author && <Avatar author={author} size={40} />}
            <span className="blog-index-words">
              {url === undefined ? (
                <span className="blog-index-label">{label}</span>
              ) : (
                <a className="blog-index-label" href={url}>
                  {label}
                </a>
              )}
              {author?.title !== undefined && (
                <span className="blog-index-title">{author.title}</span>
              )}
              <span className="blog-index-count">{t('blog.posts', { count })}</span>
            </span>
          </li>
        ))}
      </ul>
    </BlogFrame>
  );
}
