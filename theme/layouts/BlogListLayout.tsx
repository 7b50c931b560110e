import type { BlogListContent, Crumb } from 'docsgen/theme';
import { AuthorProfile } from '../components/blog/AuthorProfile.js';
import { BlogLinks } from '../components/blog/BlogLinks.js';
import { ListPages } from '../components/blog/ListPages.js';
import { PostTeaser } from '../components/blog/PostTeaser.js';
import { useTranslation } from '../text.js';
import { BlogFrame } from './BlogFrame.js';

interface Props {
  readonly content: BlogListContent;
  readonly breadcrumbs: readonly Crumb[];
}

/** Posts, the newest first: all of them, those of a tag or those of an author. */
export function BlogListLayout({ content, breadcrumbs }: Props) {
  const t = useTranslation();
  const { title, description, author, posts, sidebar } = content;
  return (
    <BlogFrame breadcrumbs={breadcrumbs} sidebar={sidebar}>
      <header className="blog-header">
        {author ? (
          <AuthorProfile author={author} />
        ) : (
          <>
            <h1>{title}</h1>
            {description !== undefined && <p className="page-lead">{description}</p>}
          </>
        )}
        <BlogLinks lists={content.lists} feeds={content.feeds} />
      </header>
      {posts.length === 0 && <p>{t('blog.empty')}</p>}
      {posts.map((post) => (
        <PostTeaser key={post.url} post={post} />
      ))}
      <ListPages list={content} />
    </BlogFrame>
  );
}
