import type { BlogSidebar } from 'docsgen/theme';

interface Props {
  readonly sidebar: BlogSidebar;
}

/** The latest posts, grouped by year if they span several. */
export function RecentPosts({ sidebar: { title, posts } }: Props) {
  const years = [...new Set(posts.map(({ year }) => year))];
  return (
    <nav className="recent-posts" aria-labelledby="_recent-posts">
      <p className="recent-posts-title" id="_recent-posts">
        {title}
      </p>
      {years.map((year) => (
        <div className="recent-posts-year" key={year}>
          {years.length > 1 && <p className="recent-posts-when">{year}</p>}
          <ul className="recent-posts-list">
            {posts
              .filter((post) => post.year === year)
              .map(({ label, url, current, untranslated }) => (
                <li key={url}>
                  <a
                    className="recent-post"
                    href={url}
                    aria-current={current ? 'page' : undefined}
                    {...untranslated}
                  >
                    {label}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
