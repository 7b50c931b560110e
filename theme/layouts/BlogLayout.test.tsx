import { describe, expect, it } from 'vitest';
import { blogContents } from '../blog.test.data.js';
import { renderedMarkup } from '../markup.test.data.js';
import { BlogLayout } from './BlogLayout.js';

const show = (name: keyof typeof blogContents, locale = 'en', body = '') =>
  renderedMarkup(<BlogLayout content={blogContents[name]} body={body} breadcrumbs={[]} />, locale);
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('a blog list page', () => {
  it('shows date, reading time, title, authors and tags of each post', () => {
    const html = show('blog-list');
    expect(html).toContain('<time dateTime="2026-02-17">17 February 2026</time>');
    expect(html).toContain('3 minutes to read');
    expect(html).toContain('<a href="/blog/2026/02/17/eclipse">An <em>annular</em> eclipse</a>');
    expect(html).toContain('rel="author">The observatory</a>');
    expect(html).toContain('href="/blog/tags/sun" rel="tag">sun</a>');
  });

  it('links to the rest of truncated posts only, and names the post', () => {
    const links = [...show('blog-list').matchAll(/class="post-teaser-more".*?<\/a>/g)].map(String);
    expect(links).toHaveLength(1);
    expect(words(`<${links[0]}`)).toBe('Read more : An annular eclipse');
  });

  it('marks the language of untranslated posts', () => {
    const html = show('blog-list');
    expect(html).toContain('<h2 class="post-teaser-title" lang="de" dir="ltr">');
    expect(html).toMatch(/class="recent-post"[^>]* lang="de" dir="ltr">Tagundnachtgleiche/);
  });

  it('has pagination links', () => {
    const html = show('blog-list');
    expect(words(html)).toContain('Newer posts Page 2 of 3 Older posts');
    expect(html).toContain('href="/blog/page/3"');
    expect(show('blog-author')).not.toContain('list-pages');
  });

  it('groups recent posts by year and marks the current one', () => {
    expect(words(show('blog-post'))).toContain(
      'Recent posts 2026 An annular eclipse 2025 Tagundnachtgleiche',
    );
    expect(show('blog-post').match(/aria-current="page"/g)).toHaveLength(1);
  });

  it('states that it has no posts', () => {
    expect(show('blog-author')).toContain('There are no posts here yet.');
  });
});

describe('a blog post page', () => {
  it('links to the newer and older post and has an unlisted notice', () => {
    const text = words(show('blog-post', 'en', '<p>Look away.</p>'));
    expect(text).toContain('Look away.');
    expect(text).toContain('Newer post Comet Older post Tagundnachtgleiche');
    expect(text.toLowerCase()).toContain('unlisted');
  });
});

describe('a blog author', () => {
  it('shows initials for an author without an image', () => {
    expect(show('blog-post')).toContain(
      '<span class="avatar avatar-initials avatar-40" aria-hidden="true">TO</span>',
    );
  });

  it('has an avatar with empty alternative text', () => {
    expect(show('blog-author')).toMatch(/<img class="avatar"[^>]* alt=""/);
    expect(words(show('blog-author'))).toContain('The observatory On the hill We look up. GitHub');
  });

  it('without a page is not a link', () => {
    expect(show('blog-authors')).toContain('<span class="blog-index-label">Ada</span>');
  });
});

describe('the blog layout', () => {
  it('is localized in German, including dates', () => {
    const text = words(show('blog-list', 'de'));
    expect(text).toContain('17. Februar 2026 3 Minuten Lesezeit');
    expect(text).toContain('Weiterlesen');
    expect(text).toContain('Seite 2 von 3');
    expect(words(show('blog-index', 'de'))).toContain('sun 2 Beiträge');
    expect(words(show('blog-archive', 'de'))).toContain('17. Februar');
  });

  it('is localized in Arabic, including the dual', () => {
    expect(words(show('blog-index', 'ar'))).toContain('sun مقالتان');
    expect(words(show('blog-list', 'ar'))).toContain('متابعة القراءة');
  });

  it('is localized in Japanese, including minutes', () => {
    expect(words(show('blog-list', 'ja'))).toContain('読了まで約 3 分');
  });
});
