import { describe, expect, it } from 'vitest';
import { type BlogConfig, blogSite, log, titlesOf } from '../../../test/build/planned-blog.js';
import { PlannedSite } from '../../../test/build/planned-site.js';

function pathsBelow(path: string, { routes }: PlannedSite): string[] {
  return routes.filter((route) => route === path || route.startsWith(`${path}/`)).toSorted();
}

describe('a folder of posts', () => {
  const planned = blogSite(log);

  it('becomes a blog without configuration', () => {
    expect(planned.problems).toEqual([]);
    expect(pathsBelow('/blog', planned)).toEqual([
      '/blog',
      '/blog/2025/12/14/geminids',
      '/blog/2026/02/17/eclipse',
      '/blog/2026/03/20/equinox',
      '/blog/archive',
      '/blog/authors',
      '/blog/authors/hill',
      '/blog/tags',
      '/blog/tags/moon',
      '/blog/tags/sun',
    ]);
  });

  it('lists the newest post first', () => {
    expect(titlesOf(planned, '/blog')).toEqual(['Equal days', 'An eclipse', 'Geminids']);
  });

  it('appears in the default navbar', () => {
    expect(planned.page('/').chrome.navbar).toContainEqual(
      expect.objectContaining({ label: 'Blog', url: '/blog' }),
    );
  });

  it('has breadcrumbs on posts and tag pages', () => {
    expect(planned.page('/blog/2026/02/17/eclipse').breadcrumbs).toEqual([
      { label: 'Blog', url: '/blog' },
      { label: 'An eclipse', url: '/blog/2026/02/17/eclipse' },
    ]);
    expect(planned.page('/blog/tags/moon').breadcrumbs.map(({ label }) => label)).toEqual([
      'Blog',
      'Tags',
      '1 post about “moon”',
    ]);
    expect(planned.page('/blog').breadcrumbs).toEqual([]);
  });

  it('links each post to its newer and older neighbours', () => {
    const { newer, older } = planned.content('/blog/2026/02/17/eclipse', 'blog-post');
    expect(newer).toEqual({ label: 'Equal days', url: '/blog/2026/03/20/equinox' });
    expect(older).toEqual({ label: 'Geminids', url: '/blog/2025/12/14/geminids' });
  });

  it('merges tags that differ in case, under the newest post’s spelling', () => {
    const { entries } = planned.content('/blog/tags', 'blog-index');
    expect(entries.map(({ label, count }) => [label, count])).toEqual([
      ['moon', 1],
      ['sun', 2],
    ]);
  });

  it('has an archive by year', () => {
    const { years } = planned.content('/blog/archive', 'blog-archive');
    expect(years.map(({ year, posts }) => [year, posts.length])).toEqual([
      ['2026', 2],
      ['2025', 1],
    ]);
  });

  it('makes no pages where the blog is switched off', () => {
    const off = new PlannedSite({ files: log, config: { blog: false } });
    expect(off.routes).toEqual(['/', '/404.html']);
  });

  it('makes no blog pages where it has no posts', () => {
    const empty = blogSite({ 'content/index.md': '# Almanac' });
    expect(empty.routes).toEqual(['/', '/404.html']);
    expect(empty.problems).toEqual([]);
  });
});

describe('a long list of posts', () => {
  const many = Object.fromEntries(
    ['01', '02', '03', '04', '05'].map((day) => [
      `content/blog/2026-01-${day}-note.md`,
      `---\ntitle: Note ${day}\ntags: [note]\n---\nText.`,
    ]),
  );

  it('is paginated, as are tag pages', () => {
    const planned = blogSite(many, { postsPerPage: 2, archiveBasePath: null });
    const lists = pathsBelow('/blog', planned).filter((route) => !route.includes('/2026/'));
    expect(lists).toEqual([
      '/blog',
      '/blog/authors',
      '/blog/authors/hill',
      '/blog/page/2',
      '/blog/page/3',
      '/blog/tags',
      '/blog/tags/note',
      '/blog/tags/note/page/2',
      '/blog/tags/note/page/3',
    ]);
    expect(titlesOf(planned, '/blog/page/3')).toEqual(['Note 01']);
    expect(planned.page('/blog/page/2').head.title).toBe('Blog, page 2 | planets');
    expect(planned.content('/blog/page/2', 'blog-list')).toMatchObject({
      number: 2,
      pages: 3,
      newer: { url: '/blog' },
      older: { url: '/blog/page/3' },
    });
  });

  it('can start with the oldest post', () => {
    const planned = blogSite(many, { postsPerPage: 3, sortPosts: 'ascending' });
    expect(titlesOf(planned, '/blog')).toEqual(['Note 01', 'Note 02', 'Note 03']);
    const { newer, older } = planned.content('/blog', 'blog-list');
    expect([newer?.url, older?.url]).toEqual(['/blog/page/2', undefined]);
  });

  it('can show all posts on one page', () => {
    expect(titlesOf(blogSite(many, { postsPerPage: 'ALL' }), '/blog')).toHaveLength(5);
  });

  it('has blogSidebarCount recent posts in its sidebar', () => {
    const recent = (blogSidebarCount: BlogConfig['blogSidebarCount']) =>
      blogSite(many, { blogSidebarCount }).content('/blog', 'blog-list').sidebar.posts.length;
    expect([recent(2), recent(0), recent('ALL')]).toEqual([2, 0, 5]);
  });
});

describe('the summary of a post in a list', () => {
  const summary = (text: string, index = 0) => {
    const files = { 'content/blog/2026-01-01-new.md': text };
    return blogSite(files).content('/blog', 'blog-list').posts[index];
  };

  it('ends at the truncate marker', () => {
    expect(summary('One.\n\n<!-- truncate -->\n\nTwo.')).toMatchObject({
      summaryHtml: '<p>One.</p>',
      more: true,
    });
  });

  it('is the description, or else the first words', () => {
    expect(summary('---\ndescription: A & B\n---\nText.')?.summaryHtml).toBe('<p>A &amp; B</p>');
    const long = summary(`# Title\n\n## Heading\n\n${'word '.repeat(100)}`);
    expect(long?.summaryHtml).toMatch(/^<p>word (word )+word…<\/p>$/);
    expect(long?.summaryHtml?.length).toBeLessThan(310);
  });

  it('is shortened in text without spaces', () => {
    expect(summary(`月は ${'地球の周りを回る'.repeat(50)}`)?.summaryHtml).toMatch(
      /^<p>月は 地.{290,}…<\/p>$/,
    );
  });

  it('can be an image', () => {
    const text = '![Ring](https://example.com/ring.png)\n\n<!-- truncate -->\n\nMore.';
    expect(summary(text)?.summaryHtml).toContain('<img');
  });

  it('is the full text of a short post', () => {
    expect(summary('Short.')).toMatchObject({ summaryHtml: '<p>Short.</p>', more: false });
  });

  it('links to the post for headings of the post', () => {
    const text = 'See [below](#later).\n\n<!-- truncate -->\n\n## Later';
    const planned = blogSite({ 'content/blog/2026-01-01-new.md': text });
    expect(planned.problems).toEqual([]);
    expect(planned.content('/blog', 'blog-list').posts[0]?.summaryHtml).toBe(
      '<p>See <a href="/blog/2026/01/01/new#later">below</a>.</p>',
    );
  });

  it('has unique ids even if posts share a heading', () => {
    const text = '## Today\n\nNews.\n\n<!-- truncate -->\n\nMore.';
    const planned = blogSite({
      'content/blog/2026-01-01-a.md': text,
      'content/blog/2026-01-02-b.md': text,
    });
    const html = planned.content('/blog', 'blog-list').posts.map((post) => post.summaryHtml);
    const ids = [...html.join('').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
  });
});
