import type { BlogArchiveContent, Crumb } from 'docsgen/theme';
import { PostDate } from '../components/blog/PostDate.js';
import { BlogFrame } from './BlogFrame.js';

interface Props {
  readonly content: BlogArchiveContent;
  readonly breadcrumbs: readonly Crumb[];
}

/** Every post of the blog, one per line, by year. */
export function BlogArchiveLayout({ content: { title, years }, breadcrumbs }: Props) {
  return (
    <BlogFrame breadcrumbs={breadcrumbs}>
      <header className="blog-header">
        <h1>{title}</h1>
      </header>
      {years.map(({ year, posts }) => (
        <section className="archive-year" key={year} aria-labelledby={`_year-${year}`}>
          <h2 id={`_year-${year}`}>{year}</h2>
          <ul className="archive-list">
            {posts.map(({ title: name, url, date, untranslated }) => (
              <li className="archive-post" key={url}>
                <PostDate date={date} form="day" />
                <a href={url} {...untranslated}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </BlogFrame>
  );
}
