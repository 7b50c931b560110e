import { describe, expect, it } from 'vitest';
import { log, observatory } from '../../../test/build/planned-blog.js';
import { PlannedSite } from '../../../test/build/planned-site.js';

describe('a blog in another language', () => {
  const config = {
    url: 'https://almanac.example',
    i18n: { locales: ['en', 'ar', 'de'] },
    blog: { blogTitle: 'Night log' },
  };
  const planned = new PlannedSite({
    files: {
      ...log,
      'i18n/de/blog/2026-02-17-eclipse.md': '---\ntitle: Eine Finsternis\n---\nEin Ring.',
    },
    authors: {
      ...observatory,
      'i18n/de/blog/authors.yml': 'hill:\n  name: Die Sternwarte\n',
    },
    messageFiles: { 'i18n/de/site.json': { 'Night log': 'Logbuch' } },
    config,
  });
  const pageAt = (address: string) => {
    const page = planned.site.pages.find((found) => found.url === address);
    if (!page) throw new Error(`no page ${address}`);
    return page.props;
  };
  const listAt = (address: string) => {
    const { content } = pageAt(address);
    if (content.kind !== 'blog-list') throw new Error(`${address} is not a list`);
    return content;
  };

  it('shows translated posts and marks untranslated ones', () => {
    expect(planned.problems).toEqual([]);
    const { title, posts } = listAt('/de/blog');
    expect(title).toBe('Logbuch');
    expect(posts.map((post) => [post.title, post.url, post.untranslated?.lang])).toEqual([
      ['Equal days', '/de/blog/2026/03/20/equinox', 'en'],
      ['Eine Finsternis', '/de/blog/2026/02/17/eclipse', undefined],
      ['Geminids', '/de/blog/2025/12/14/geminids', 'en'],
    ]);
    expect(pageAt('/ar/blog/2026/02/17/eclipse').untranslated).toEqual({ lang: 'en', dir: 'ltr' });
  });

  it('inherits front matter that the translation omits', () => {
    const [, post] = listAt('/de/blog').posts;
    expect(post?.tags.map(({ url }) => url)).toEqual(['/de/blog/tags/sun', '/de/blog/tags/moon']);
    expect(post?.authors).toEqual([{ name: 'Die Sternwarte', url: '/de/blog/authors/hill' }]);
  });

  it('has its own feeds, which give the language of each post', () => {
    const file = planned.site.files.find(({ path }) => path === 'de/blog/feed.json');
    const feed = JSON.parse(String(file?.contents));
    expect([feed.language, feed.feed_url]).toEqual([
      'de',
      'https://almanac.example/de/blog/feed.json',
    ]);
    expect(feed.items.map(({ language }: { language?: string }) => language)).toEqual([
      'en',
      undefined,
      'en',
    ]);
    expect(pageAt('/de/blog').head.feeds[0]?.url).toBe('/de/blog/rss.xml');
  });

  it('has built-in phrases in that language', () => {
    expect(listAt('/ar/blog').sidebar.title).toBe('أحدث المقالات');
  });
});
