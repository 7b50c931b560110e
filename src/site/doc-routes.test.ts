import { describe, expect, it } from 'vitest';
import { PlannedSite } from '../../test/build/planned-site.js';

/** Returns the routes of pages from Markdown, by file. */
function routes(files: readonly string[] | Readonly<Record<string, string>>, config = {}) {
  const texts = Array.isArray(files)
    ? Object.fromEntries(files.map((file) => [file, '# Mars']))
    : (files as Readonly<Record<string, string>>);
  const { site } = new PlannedSite({ files: texts, config });
  return Object.fromEntries(
    site.pages.flatMap(({ source, route }) => (source === undefined ? [] : [[source, route]])),
  );
}

describe('the route of a Markdown file', () => {
  it('is its path, below /docs for documents', () => {
    expect(
      routes(['content/index.md', 'content/about.md', 'content/docs/planets/mars.md']),
    ).toEqual({
      'content/index.md': '/',
      'content/about.md': '/about',
      'content/docs/planets/mars.md': '/docs/planets/mars',
    });
  });

  it('is below an index that has the address of its name', () => {
    expect(
      routes(['content/docs/moons.md', 'content/docs/moons/README.md', 'content/docs/moons/io.md']),
    ).toEqual({
      'content/docs/moons.md': '/docs/moons/moons',
      'content/docs/moons/README.md': '/docs/moons',
      'content/docs/moons/io.md': '/docs/moons/io',
    });
    expect(routes(['content/docs/moons/index.md', 'content/docs/moons/moons.md'])).toEqual({
      'content/docs/moons/index.md': '/docs/moons',
      'content/docs/moons/moons.md': '/docs/moons/moons',
    });
    expect(
      routes({
        'content/docs/moons.md': '# Moons',
        'content/docs/moons/index.md': '---\nslug: /all\n---\n# All',
      }),
    ).toEqual({
      'content/docs/moons.md': '/docs/moons',
      'content/docs/moons/index.md': '/docs/all',
    });
  });

  it('omits number prefixes of files and folders', () => {
    expect(
      routes(['content/docs/01-planets/4-mars.md', 'content/docs/2021-11-landing.md']),
    ).toEqual({
      'content/docs/01-planets/4-mars.md': '/docs/planets/mars',
      'content/docs/2021-11-landing.md': '/docs/2021-11-landing',
    });
  });

  it('keeps number prefixes that make routes distinct', () => {
    const places = ['content/docs/32-bit.md', 'content/docs/64-Bit.md', 'content/docs/03-mars.md'];
    const folders = ['content/docs/1-day/a.md', 'content/docs/2-day/a.md', 'content/docs/3/1-a.md'];
    expect(Object.values(routes([...places, ...folders]))).toEqual([
      '/docs/mars',
      '/docs/1-day/a',
      '/docs/2-day/a',
      '/docs/3/a',
      '/docs/32-bit',
      '/docs/64-Bit',
    ]);
  });

  it('can equal that of a folder with another number prefix', () => {
    expect(routes(['content/docs/01-mars.md', 'content/docs/02-mars/moons.md'])).toEqual({
      'content/docs/01-mars.md': '/docs/mars',
      'content/docs/02-mars/moons.md': '/docs/mars/moons',
    });
  });

  it.each(['index.md', 'README.md', 'planets.md', '01-index.md'])(
    'is the route of its folder for planets/%s',
    (name) => {
      expect(Object.values(routes([`content/docs/planets/${name}`]))).toEqual(['/docs/planets']);
    },
  );

  it.each([
    ['slug: red', '/docs/planets/red'],
    ['slug: /red', '/docs/red'],
    ['slug: /', '/docs'],
    ['slug: red/planet/', '/docs/planets/red/planet'],
    ['id: red', '/docs/planets/red'],
  ])('follows %s in the front matter', (line, route) => {
    const file = 'content/docs/planets/mars.md';
    expect(routes({ [file]: `---\n${line}\n---\n` })).toEqual({ [file]: route });
  });

  it('follows docs.path and docs.routeBasePath', () => {
    const config = { docs: { path: 'guide', routeBasePath: '/' } };
    expect(routes(['content/guide/mars.md', 'content/docs/venus.md'], config)).toEqual({
      'content/guide/mars.md': '/mars',
      'content/docs/venus.md': '/docs/venus',
    });
  });
});

describe('the URL and output file of a page', () => {
  const files = { 'content/docs/planète.md': '# Planète\n\n[Home](/)' };

  it.each([
    [{}, '/docs/plan%C3%A8te', '/'],
    [{ trailingSlash: true }, '/docs/plan%C3%A8te/', '/'],
    [{ baseUrl: '/space/' }, '/space/docs/plan%C3%A8te', '/space/'],
    [{ baseUrl: '/space/', trailingSlash: true }, '/space/docs/plan%C3%A8te/', '/space/'],
  ])('follow %j', (config, url, home) => {
    const site = new PlannedSite({ files, config });
    const page = site.site.pages.find(({ source }) => source !== undefined);
    expect(page).toMatchObject({ url, file: 'docs/planète/index.html' });
    expect(site.urls('/docs/planète')).toEqual([home]);
    expect(page?.props.head.styles).toEqual([`${home}site.css`]);
  });

  it('are canonical if the site has a URL', () => {
    const config = { url: 'https://space.example', baseUrl: '/planets/' };
    const site = new PlannedSite({ files: { 'content/docs/mars.md': '# Mars' }, config });
    expect(site.page('/docs/mars').head.canonical).toBe('https://space.example/planets/docs/mars');
    expect(site.page('/404.html').head).toMatchObject({ canonical: undefined, noIndex: true });
  });
});

describe('two pages with one route', () => {
  const problems = (a: string, b: string) =>
    new PlannedSite({
      files: {
        'content/docs/mars.md': `---\nslug: "${a}"\n---\n# Mars`,
        'content/docs/red.md': `---\nslug: "${b}"\n---\n# Red planet`,
      },
    }).problems;

  it.each([
    ['the same', '/mars', '/mars/'],
    ['another case', '/mars', '/Mars'],
    ['another Unicode form', '/caf\\u00e9', '/cafe\\u0301'],
  ])('are reported for %s', (_, a, b) => {
    expect(problems(a, b)).toEqual([
      expect.stringMatching(
        /^content\/docs\/red\.md:2:7: error: Two pages have the route \/docs\/.*; the other one is content\/docs\/mars\.md\. \(The other one: Mars: content\/docs\/mars\.md:2:7\) \(delete one of them, or give it another `slug` in its front matter\) \[site\/duplicate-route]$/,
      ),
    ]);
  });

  it('are not reported if they differ in a letter', () => {
    expect(problems('/mars', '/mers')).toEqual([]);
  });
});

describe('a site without a home page', () => {
  it('gets one that links to its sections', () => {
    const site = new PlannedSite({
      files: { 'content/docs/mars.md': '# Mars' },
      config: { title: 'Planets' },
    });
    expect(site.content('/', 'home')).toEqual({
      kind: 'home',
      title: 'Planets',
      entryPoints: [{ label: 'Docs', url: '/docs/mars' }],
      sections: [],
    });
  });
});

describe('a site with drafts and unlisted pages', () => {
  const files = {
    'content/docs/mars.md': '# Mars\n\n[Draft](./pluto.md) [Unlisted](./ceres.md)',
    'content/docs/pluto.md': '---\ndraft: true\n---\n# Pluto',
    'content/docs/ceres.md': '---\nunlisted: true\n---\n# Ceres',
  };
  const labels = (site: PlannedSite, route: string) =>
    site.page(route).sidebar?.items.map(({ label }) => label);

  it('does not build a draft and reports links to it', () => {
    const site = new PlannedSite({ files });
    expect(site.routes).not.toContain('/docs/pluto');
    expect(site.problems).toEqual([
      expect.stringContaining('content/docs/mars.md:3:1: error: Link ./pluto.md leads to no page.'),
    ]);
  });

  it('shows a draft in dev mode', () => {
    const site = new PlannedSite({ files, mode: 'dev' });
    expect(site.problems).toEqual([]);
    expect(site.doc('/docs/pluto').draft).toBe(true);
    expect(labels(site, '/docs/mars')).toEqual(['Ceres', 'Mars', 'Pluto']);
  });

  it('builds an unlisted page without indexing it or listing it in sidebars', () => {
    const site = new PlannedSite({ files });
    expect(site.doc('/docs/ceres').unlisted).toBe(true);
    expect(site.page('/docs/ceres').head.noIndex).toBe(true);
    expect(labels(site, '/docs/mars')).toEqual(['Mars']);
    expect(labels(site, '/docs/ceres')).toEqual(['Ceres', 'Mars']);
    expect(site.doc('/docs/mars').previous).toBeUndefined();
  });
});
