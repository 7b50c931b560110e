import { describe, expect, it } from 'vitest';
import { type BlogConfig, blogSite, log, titlesOf } from '../../../test/build/planned-blog.js';
import { PlannedSite } from '../../../test/build/planned-site.js';

describe('the route of a post', () => {
  it('is below the configured path, which may be the root', () => {
    const files = { 'content/log/2026-01-01-new.md': 'Text.' };
    const planned = blogSite(files, {
      path: 'log',
      routeBasePath: '/',
      feedOptions: { type: 'atom' },
    });
    expect(planned.routes).toContain('/2026/01/01/new');
    expect(planned.content('/', 'blog-list').posts).toHaveLength(1);
    expect(planned.site.files.map(({ path }) => path)).toContain('atom.xml');
  });

  it('follows the slug', () => {
    const planned = blogSite({
      'content/blog/2026-01-01-a.md': '---\nslug: /first\n---\nText.',
      'content/blog/2026-01-02-b.md': '---\nslug: second\n---\nText.',
    });
    expect(planned.routes).toEqual(expect.arrayContaining(['/blog/first', '/blog/second']));
  });

  it('keeps redirects and resolves links to its file', () => {
    const planned = blogSite({
      'content/blog/2026-01-01-a.md': '---\nredirect_from: /news/a\n---\nText.',
      'content/docs/mars.md': '[News](../blog/2026-01-01-a.md)',
    });
    expect(planned.problems).toEqual([]);
    expect(planned.urls('/docs/mars')).toEqual(['/blog/2026/01/01/a']);
    expect(planned.site.files.map(({ path }) => path)).toContain('news/a/index.html');
  });

  it('is reported where two posts share it', () => {
    const { problems } = blogSite({
      'content/blog/2026-01-01-a.md': '---\nslug: news\n---\nText.',
      'content/blog/2026-01-02-b.md': '---\nslug: News\n---\nText.',
    });
    expect(problems.filter((problem) => problem.includes('[site/duplicate-route]'))).toHaveLength(
      1,
    );
  });
});

describe('a blog with unlisted posts and drafts', () => {
  const files = {
    'content/blog/2026-01-03-secret.md': '---\nunlisted: true\ntags: [secret]\n---\nText.',
    'content/blog/2026-01-02-draft.md': '---\ndraft: true\n---\nText.',
    'content/blog/2026-01-01-open.md': 'Text.',
  };

  it('serves an unlisted post at its URL only', () => {
    const planned = blogSite(files);
    expect(planned.page('/blog/2026/01/03/secret').head.noIndex).toBe(true);
    expect(titlesOf(planned, '/blog')).toEqual(['Open']);
    expect(planned.routes).not.toContain('/blog/tags');
    const post = planned.content('/blog/2026/01/01/open', 'blog-post');
    expect([post.newer, post.older]).toEqual([undefined, undefined]);
    const feed = planned.site.files.find(({ path }) => path === 'blog/rss.xml');
    expect(String(feed?.contents)).not.toContain('secret');
  });

  it('lists an unlisted post in dev mode', () => {
    expect(titlesOf(blogSite(files, {}, { mode: 'dev' }), '/blog')).toContain('Secret');
  });

  it('builds a draft in dev mode only', () => {
    expect(blogSite(files).routes).not.toContain('/blog/2026/01/02/draft');
    expect(blogSite(files, {}, { mode: 'dev' }).routes).toContain('/blog/2026/01/02/draft');
  });
});

describe('blog diagnostics', () => {
  it('report a post without a date', () => {
    expect(blogSite({ 'content/blog/eclipse.md': 'Text.' }).problems).toEqual([
      'content/blog/eclipse.md:1:1: error: The post has no date. (name the file 2026-01-31-title.md, or write date: 2026-01-31 in its front matter) [blog/no-date]',
    ]);
  });

  it('report a date that does not exist', () => {
    expect(blogSite({ 'content/blog/2026-02-30-eclipse.md': 'Text.' }).problems).toEqual([
      'content/blog/2026-02-30-eclipse.md:1:1: error: The date 2026-02-30 in the name of the post does not exist. [blog/invalid-date]',
    ]);
  });

  it('accept a date in front matter, which overrides that of the file name', () => {
    const planned = blogSite({
      'content/blog/eclipse.md': '---\ndate: 2026-02-17 10:30\n---\nText.',
      'content/blog/2026-01-01-b.md': '---\ndate: 2026-03-01\n---\nText.',
    });
    expect(planned.problems).toEqual([]);
    const dates = planned.content('/blog', 'blog-list').posts.map(({ url, date }) => [url, date]);
    expect(dates).toEqual([
      ['/blog/2026/01/01/b', '2026-03-01'],
      ['/blog/eclipse', '2026-02-17'],
    ]);
  });

  it('report a post without a truncate marker if onUntruncatedBlogPosts says so', () => {
    const files = { 'content/blog/2026-01-01-a.md': 'Text.' };
    expect(blogSite(files, { onUntruncatedBlogPosts: 'error' }).problems).toEqual([
      'content/blog/2026-01-01-a.md:1:1: error: The post does not mark where its excerpt ends. (write <!-- truncate --> below its first paragraphs) [blog/not-truncated]',
    ]);
  });

  it('report feeds without a site URL, unless feeds are switched off', () => {
    const files = { 'content/blog/2026-01-01-a.md': 'Text.' };
    const plan = (blog: BlogConfig) => new PlannedSite({ files, config: { blog } });
    expect(plan({}).problems).toEqual([
      'warning: The blog has no feeds, because the site does not know its address. (set url, or blog.feedOptions.type to null) [blog/feeds-without-url]',
    ]);
    expect(plan({ feedOptions: { type: null } }).problems).toEqual([]);
  });
});

describe('a blog post', () => {
  it('has an edit link and its last update if configured', () => {
    const files = {
      'content/blog/2026-01-01-a.md':
        '---\nlast_update: { date: 2026-01-05, author: Ada }\n---\nText.',
    };
    const blog = { editUrl: 'https://example.com/edit/', showLastUpdateTime: true };
    expect(blogSite(files, blog).content('/blog/2026/01/01/a', 'blog-post')).toMatchObject({
      editUrl: 'https://example.com/edit/content/blog/2026-01-01-a.md',
      lastUpdate: { date: '2026-01-05', author: undefined },
    });
    expect(blogSite(files).content('/blog/2026/01/01/a', 'blog-post').lastUpdate).toBeUndefined();
  });

  it('uses the language of the site', () => {
    const planned = blogSite(log, {}, { locale: 'de' });
    expect(planned.content('/blog', 'blog-list').sidebar.title).toBe('Neueste Beiträge');
    expect(planned.content('/blog/tags/sun', 'blog-list').title).toBe('2 Beiträge zu „sun“');
    expect(planned.page('/blog/archive').head.title).toContain('Archiv');
  });

  it('has a separate URL for each of several tags with the same slug', () => {
    const planned = blogSite({
      'content/blog/2026-01-01-a.md': '---\ntags: [C++, C, 日本]\n---\nText.',
    });
    const { entries } = planned.content('/blog/tags', 'blog-index');
    expect(entries.map(({ label, url }) => [label, url])).toEqual([
      ['C', '/blog/tags/c'],
      ['C++', '/blog/tags/c-2'],
      ['日本', '/blog/tags/%E6%97%A5%E6%9C%AC'],
    ]);
  });
});
