import { describe, expect, it } from 'vitest';
import { PlannedSite } from '../../../../test/build/planned-site.js';
import type { UserConfig } from '../../../config/index.js';

const planets = {
  'content/docs/mars.md': '# Mars & moons',
  'content/docs/venus.md': '# Venus',
};

function plan(
  redirects: UserConfig['redirects'],
  more: { config?: UserConfig; staticFiles?: string[]; files?: Record<string, string> } = {},
) {
  const planned = new PlannedSite({
    files: { ...planets, ...more.files },
    config: { ...more.config, redirects },
    staticFiles: more.staticFiles,
  });
  const text = (path: string) =>
    String(planned.site.files.find((file) => file.path === path)?.contents);
  return { ...planned, site: planned.site, problems: planned.problems, text };
}

const oldMars = (from: string) => ({
  'content/docs/mars.md': `---\nredirect_from: ${from}\n---\n\n# Mars & moons`,
});

describe('a redirect', () => {
  it('writes an HTML page and a _redirects rule to the page that declares it', () => {
    const { text, problems } = plan([], { files: oldMars('[/planets/mars/, /rot]') });
    expect(problems).toEqual([]);
    const page = text('planets/mars/index.html');
    expect(page).toContain('<html lang="en" dir="ltr">');
    expect(page).toContain('content="0; url=/docs/mars"');
    expect(page).toContain('<a href="/docs/mars">Mars &amp; moons</a>');
    expect(page).toContain('name="robots" content="noindex"');
    expect(text('_redirects')).toBe('/planets/mars /docs/mars 301\n/rot /docs/mars 301\n');
  });

  it('respects baseUrl, trailingSlash and the site’s origin', () => {
    const config = { baseUrl: '/space/', trailingSlash: true, url: 'https://example.com' };
    const { text, problems } = plan(
      [
        { from: '/space/old', to: '/space/docs/mars' },
        {
          from: 'https://example.com/space/older/',
          to: 'https://example.com/space/docs/venus#top',
        },
      ],
      { config },
    );
    expect(problems).toEqual([]);
    expect(text('old/index.html')).toContain(
      'rel="canonical" href="https://example.com/space/docs/mars/"',
    );
    expect(text('_redirects')).toBe(
      '/space/old /space/docs/mars/ 301\n/space/older /space/docs/venus/#top 301\n',
    );
  });

  it('leads to a route that starts like the base URL', () => {
    const { text, problems } = plan([{ from: '/old', to: '/docs/mars' }], {
      config: { baseUrl: '/docs/' },
    });
    expect(problems).toEqual([]);
    expect(text('_redirects')).toBe('/docs/old /docs/docs/mars 301\n');
  });

  it('accepts several sources, non-ASCII characters and file names', () => {
    const { text, site, problems } = plan([
      {
        from: ['/火星', '/rouge%20vif', '/mars.html', '/m/index.html'],
        to: '/docs/mars?x=1#moons',
      },
    ]);
    expect(problems).toEqual([]);
    expect(site.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '火星/index.html',
        'rouge vif/index.html',
        'mars.html',
        'm/index.html',
      ]),
    );
    expect(text('_redirects').split('\n')[0]).toBe('/%E7%81%AB%E6%98%9F /docs/mars?x=1#moons 301');
  });

  it('encodes the query and the hash of a target', () => {
    const { text, problems } = plan([{ from: '/a', to: '/docs/mars?q=a b\n/x /y#"m"' }]);
    expect(problems).toEqual([]);
    expect(text('_redirects')).toBe('/a /docs/mars?q=a%20b%0A/x%20/y#%22m%22 301\n');
  });

  it('follows redirect chains, and leads to files and other sites', () => {
    const { text, problems } = plan(
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/c#moons' },
        { from: '/c', to: '/docs/mars' },
        { from: '/map', to: '/map.pdf' },
        { from: '/out', to: 'https://planets.example/?a&b' },
      ],
      { staticFiles: ['map.pdf'] },
    );
    expect(problems).toEqual([]);
    expect(text('_redirects')).toBe(
      [
        '/a /docs/mars#moons 301',
        '/b /docs/mars#moons 301',
        '/c /docs/mars 301',
        '/map /map.pdf 301',
        '/out https://planets.example/?a&b 301\n',
      ].join('\n'),
    );
    expect(text('out/index.html')).toContain('url=https://planets.example/?a&amp;b');
  });

  it('encodes what no address of another site may contain', () => {
    const to = 'https://planets.example/a b?name="Mars"&x=%20#ü';
    expect(plan([{ from: '/out', to }]).text('_redirects')).toBe(
      '/out https://planets.example/a%20b?name=%22Mars%22&x=%20#%C3%BC 301\n',
    );
  });

  it.each([
    ['/docs/mars.html', '/docs/mars.html /docs/mars 301\n'],
    ['/Docs/Mars', '/Docs/Mars /docs/mars 301\n/Docs/Mars/ /docs/mars 301\n'],
    ['/docs/mars/index', '/docs/mars/index /docs/mars 301\n/docs/mars/index/ /docs/mars 301\n'],
  ])(
    'from %s, another spelling of the target, is a rule without a page, with and without a slash',
    (from, lines) => {
      const { text, site, problems } = plan([{ from, to: '/docs/mars' }]);
      expect(problems).toEqual([]);
      expect(text('_redirects')).toBe(lines);
      const files = site.files.map(({ path }) => path);
      expect(files).not.toContain('docs/mars.html');
      expect(files).not.toContain('Docs/Mars/index.html');
    },
  );

  it('is left out of _redirects where its path would be read as a placeholder', () => {
    const { site, problems } = plan([{ from: '/:id/old', to: '/docs/mars' }]);
    expect(problems).toEqual([]);
    expect(site.files.map(({ path }) => path)).toContain(':id/old/index.html');
    expect(site.files.map(({ path }) => path)).not.toContain('_redirects');
  });
});

it('a redirect to nowhere names the only page whose address ends with that of its target', () => {
  const { diagnostics } = plan([
    { from: '/old', to: '/mars' },
    { from: '/venus', to: '/venus' },
    { from: '/older', to: '/pluto' },
  ]);
  expect(diagnostics.map(({ args }) => args?.moved)).toEqual([
    '/docs/mars',
    '/docs/venus',
    undefined,
  ]);
});

describe('a redirect is rejected', () => {
  it.each([
    ['a page', '/docs/venus'],
    ['a page in other letters', '/DOCS/Venus/'],
    ['another page as a file', '/docs/venus.html'],
    ['its own page', '/docs/mars'],
  ])('that hides %s', (_, from) => {
    const { problems, site } = plan([], { files: oldMars(from) });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^content\/docs\/mars\.md:2:16: error: .*\[site\/redirect-shadows-page\]/,
    );
    expect(site.files.map(({ path }) => path)).not.toContain('_redirects');
  });

  it('that collides with a file, also in another Unicode form', () => {
    const staticFiles = ['report', 'café.html', 'old/index.html', 'data.json'];
    const from = ['/report/2020', '/cafe\u0301', '/old', '/data.json', '/docs/mars.md', '/404'];
    const { problems } = plan([{ from, to: '/docs/mars' }], { staticFiles });
    expect(problems.map((line) => /(would hide .*?)\. /.exec(`${line} `)?.[1])).toEqual([
      'would hide the file report of the static folder',
      'would hide the file café.html of the static folder',
      'would hide the file old/index.html of the static folder',
      'would hide the file data.json of the static folder',
      'would hide the file docs/mars.md',
      'would hide Page not found',
    ]);
  });

  it('that repeats another redirect', () => {
    const { problems } = plan([{ from: '/Rot', to: '/docs/venus' }], { files: oldMars('/rot') });
    expect(problems).toEqual([
      expect.stringContaining('The redirect from /Rot would hide a redirect to /docs/mars.'),
    ]);
  });

  it('that leads to no page, with the nearest page as a suggestion', () => {
    const { problems } = plan([{ from: '/old', to: '/docs/marsh' }]);
    expect(problems[0]).toMatch(/^docsgen\.config\.json:1:\d+: error: .*leads to \/docs\/marsh/);
    expect(problems[0]).toContain('did you mean /docs/mars?');
    expect(problems[0]).toContain('[site/redirect-nowhere]');
  });

  it('that forms a loop or leads to itself', () => {
    const { problems } = plan([
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
      { from: '/self', to: '/self/' },
    ]);
    expect(problems.map((line) => /loop: (.*?)\. /.exec(`${line} `)?.[1])).toEqual([
      '/a → /b → /a',
      '/b → /a → /b',
      '/self → /self',
    ]);
    expect(problems[0]).toContain('[site/redirect-loop]');
  });

  it.each([
    'https://elsewhere.example/x',
    '/old?page=1',
    '/old#part',
    '/old/*',
    '/a/../b',
    '/a:b',
    '/%E0%A4%A',
  ])('from %s', (from) => {
    const { problems } = plan([{ from, to: '/docs/mars' }]);
    expect(problems).toEqual([expect.stringContaining('[site/redirect-from]')]);
  });
});

it('a redirect from a file for hosts is reported at its position', () => {
  const { problems } = plan([{ from: '/_headers', to: '/docs/mars' }]);
  expect(problems).toEqual([expect.stringMatching(/would hide the file _headers/)]);
});

it('a static _redirects file is kept, and the missing redirect reported', () => {
  const { site, problems } = plan([{ from: '/old', to: '/docs/mars' }], {
    staticFiles: ['_redirects', '_headers'],
  });
  const paths = site.files.map(({ path }) => path);
  expect(paths).toContain('old/index.html');
  expect(paths).not.toContain('_redirects');
  expect(paths).not.toContain('_headers');
  expect(problems).toEqual([
    expect.stringContaining('[site/own-headers]'),
    expect.stringContaining('does not add its redirect to it. [site/own-redirects]'),
  ]);
});
