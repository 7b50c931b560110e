import { describe, expect, it } from 'vitest';
import { withPolicy } from './policy-meta.js';
import { changeUrls } from './relative-page.js';
import { SitePaths } from './site-paths.js';

const html = '<!doctype html><html><head><meta charSet="utf-8"/><title>Mars</title></head></html>';

describe('the policy of hosts that send no headers', () => {
  const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

  it.each(['github-pages', 'gitlab-pages'])('is in the pages for %s, before all else', (host) => {
    const [page, sheet] = withPolicy(
      [
        { path: 'index.html', contents: html },
        { path: 'assets/a.css', contents: 'a {}' },
      ],
      [host],
      policy,
    );
    expect(page?.contents).toContain(
      `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'"/><title>`,
    );
    expect(sheet?.contents).toBe('a {}');
  });

  it('is not in the pages for hosts that send it', () => {
    const files = [{ path: 'index.html', contents: html }];
    expect(withPolicy(files, ['nginx'], policy)).toBe(files);
  });

  it('gives a changed page another key, and computes it on demand', () => {
    let made = 0;
    const page = {
      path: 'index.html',
      key: 'a',
      get contents() {
        made += 1;
        return Buffer.from(html);
      },
    };
    const [changed] = withPolicy([page], ['github-pages'], policy);
    expect(made).toBe(0);
    expect(changed?.key).not.toBe('a');
    expect(changed?.contents).toContain('Content-Security-Policy');
  });
});

describe('paths of a relative site', () => {
  const files = ['index.html', 'docs/index.html', 'docs/C#/index.html', 'files/a b.pdf'];
  const paths = new SitePaths(
    '/base/',
    files.map((path) => ({ path })),
  );

  it.each([
    ['/base/', 'docs/C#/index.html', '../../index.html'],
    ['/base', 'index.html', './index.html'],
    ['/base/docs', 'index.html', './docs/index.html'],
    ['/base/docs/?a=1#b', 'docs/index.html', './index.html?a=1#b'],
    ['/base/docs/C%23#x', 'index.html', './docs/C%23/index.html#x'],
    ['/base/files/a%20b.pdf', 'docs/index.html', '../files/a%20b.pdf'],
    ['/base/unknown', 'docs/index.html', '../unknown'],
    ['/other/docs', 'docs/index.html', '/other/docs'],
    ['//other.example/base/', 'docs/index.html', '//other.example/base/'],
    ['https://other.example/', 'docs/index.html', 'https://other.example/'],
    ['#moons', 'docs/index.html', '#moons'],
  ])('lead from %s on the page %s to %s', (url, page, expected) => {
    expect(paths.relative(url, page)).toBe(expected);
  });
});

describe('URLs in the tags of a page', () => {
  const script = { module: '/assets/main.js', classic: '/assets/classic.js' };
  const change = (page: string) => changeUrls(page, (url) => url.replace(/^\//, '../'), script);

  it.each([
    ['<a href="/docs">x</a>', '<a href="../docs">x</a>'],
    [`<a href='/docs?a=1&amp;b="2"'>x</a>`, '<a href="../docs?a=1&amp;b=&quot;2&quot;">x</a>'],
    ['<a href=/docs>x</a>', '<a href="../docs">x</a>'],
    ['<a title="a href=/docs" href="/docs">', '<a title="a href=/docs" href="../docs">'],
    [
      '<img src="/a.png" srcset="/a.png 1x, /b.png 2x">',
      '<img src="../a.png" srcset="../a.png 1x, ../b.png 2x">',
    ],
    [
      '<meta http-equiv="refresh" content="0; url=/docs">',
      '<meta http-equiv="refresh" content="0; url=../docs">',
    ],
    ['<div data-index="/search-index.json">', '<div data-index="../search-index.json">'],
    [
      '<script type="module" src="/assets/main.js"></script>',
      '<script defer src="../assets/classic.js"></script>',
    ],
    ['<code>&lt;a href="/docs"&gt;</code>', '<code>&lt;a href="/docs"&gt;</code>'],
    ['<meta name="description" content="/docs">', '<meta name="description" content="/docs">'],
  ])('change in %s', (before, after) => {
    expect(change(before)).toBe(after);
  });
});
