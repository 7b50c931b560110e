import { describe, expect, it } from 'vitest';
import { PlannedSite, type SiteFixture } from '../../../test/build/planned-site.js';

const planets = {
  'content/index.md': '# Planets',
  'content/docs/index.md': '# Guide',
  'content/docs/moons/phobos.md': '# Phobos\n\n## Orbit\n\n## Surface and craters',
  'content/docs/venus.md': '# Venus',
  'content/docs/02-earth.md': '# Earth',
  'content/docs/café.md': '# Café',
};

/** Returns a site with this text at `/docs/mars`. */
function mars(text: string, fixture: Partial<SiteFixture> = {}): PlannedSite {
  return new PlannedSite({ files: { ...planets, 'content/docs/mars.md': text }, ...fixture });
}

describe('a link', () => {
  it.each([
    ['./venus.md', '/docs/venus'],
    ['venus.md', '/docs/venus'],
    ['./venus', '/docs/venus'],
    ['venus', '/docs/venus'],
    ['moons/phobos.md', '/docs/moons/phobos'],
    ['../index.md', '/'],
    ['../', '/'],
    ['.', '/docs'],
    ['index.md', '/docs'],
    ['/docs/venus.md', '/docs/venus'],
    ['/venus.md', '/docs/venus'],
    ['/docs/venus', '/docs/venus'],
    ['/docs/venus/', '/docs/venus'],
    ['/docs/venus/index.html', '/docs/venus'],
    ['/', '/'],
    ['./02-earth.md', '/docs/earth'],
    ['/docs/earth', '/docs/earth'],
    ['./caf%C3%A9.md', '/docs/caf%C3%A9'],
    ['/docs/café', '/docs/caf%C3%A9'],
    ['./venus.md?from=mars', '/docs/venus?from=mars'],
    ['moons/phobos.md#orbit', '/docs/moons/phobos#orbit'],
    ['/docs/moons/phobos?a=b#surface-and-craters', '/docs/moons/phobos?a=b#surface-and-craters'],
    ['#here', '#here'],
    ['#top', '#top'],
    ['https://space.example/mars', 'https://space.example/mars'],
    ['mailto:mars@space.example', 'mailto:mars@space.example'],
    ['//space.example/x', '//space.example/x'],
  ])('%s leads to %s', (written, url) => {
    const site = mars(`# Mars\n\n## Here\n\n[link](<${written}>)`);
    expect(site.urls('/docs/mars')).toContain(url);
    expect(site.problems).toEqual([]);
  });

  it.each([
    ['../../README.md', 'only documents have pages; link to a file of the repository by its URL'],
    [
      '../../src/venus.md',
      'did you mean ./venus.md? Otherwise, link to a file of the repository by its URL',
    ],
    ['../venus.md', 'did you mean ./venus.md?'],
  ])('to %s, which is no page, has a hint', (written, hint) => {
    expect(mars(`# Mars\n\n[link](${written})`).problems).toEqual([
      `content/docs/mars.md:3:1: error: Link ${written} leads to no page. (${hint}) [site/broken-link]`,
    ]);
  });

  it('to a missing picture outside of the documents have no hint about pages', () => {
    expect(mars('# Mars\n\n![mars](../../static/mars.png)').problems).toEqual([
      'content/docs/mars.md:3:1: error: Image ../../static/mars.png does not exist. [site/broken-image]',
    ]);
  });

  it('to a file beside the documents has a hint with its URL on the code host', () => {
    const docs = { editUrl: 'https://github.com/acme/planets/edit/main/' };
    const text = '# Mars\n\n[link](../../src/orbit.c#L5)';
    expect(mars(text, { config: { docs } }).problems[0]).toContain(
      'link to a file of the repository by its URL: https://github.com/acme/planets/blob/main/src/orbit.c)',
    );
  });

  it('to a path from the root of the repository leads to the page', () => {
    const site = new PlannedSite({
      config: { docs: { path: './docs' } },
      files: { 'docs/mars.md': '[a](/docs/moons/phobos.md)', 'docs/moons/phobos.md': '# Phobos' },
    });
    expect(site.problems).toEqual([]);
    expect(site.urls('/docs/mars')).toEqual(['/docs/moons/phobos']);
  });

  it.each(['http://a b', 'https://[', 'http://', '//', '//[', 'http://a:99999999/'])(
    'a link and an image to the invalid URL %s are reported',
    (written) => {
      const { problems } = mars(`# Mars\n\n[x](<${written}>) ![x](<${written}>)`);
      expect(problems).toHaveLength(2);
      for (const problem of problems) expect(problem).toContain('site/invalid-url');
    },
  );

  it.each(['/space/docs/venus', '/docs/venus', './venus.md'])(
    '%s gets the base URL if it has none',
    (written) => {
      const site = mars(`[link](${written})`, { config: { baseUrl: '/space/' } });
      expect(site.urls('/docs/mars')).toEqual(['/space/docs/venus']);
      expect(site.problems).toEqual([]);
    },
  );

  it('to a route that starts like the base URL leads to its page', () => {
    const site = mars('[a](/docs/venus) [b](/docs/docs/venus)', { config: { baseUrl: '/docs/' } });
    expect(site.problems).toEqual([]);
    expect(site.urls('/docs/mars')).toEqual(['/docs/docs/venus', '/docs/docs/venus']);
  });

  it('to the site’s own origin is internal and checked', () => {
    const config = { url: 'https://space.example' };
    const text =
      '[a](https://space.example/docs/venus) [b](https://space.example) [c](https://space.example.org/x)';
    const site = mars(text, { config });
    expect(site.urls('/docs/mars')).toEqual(['/docs/venus', '/', 'https://space.example.org/x']);
    expect(mars('[a](https://space.example/docs/vulcan)', { config }).problems).toHaveLength(1);
  });

  it('to the site’s own origin outside the base URL is external and not checked', () => {
    const config = { url: 'https://space.example', baseUrl: '/docs/' };
    const outside = ['https://space.example/contact', 'https://space.example/docsy?a=/docs/'];
    const inside = ['https://space.example/docs', 'https://SPACE.example/docs/docs/venus#top'];
    const text = [...outside, ...inside].map((url) => `[x](${url})`).join(' ');
    const site = mars(text, { config });
    expect(site.problems).toEqual([]);
    expect(site.urls('/docs/mars')).toEqual([...outside, '/docs/', '/docs/docs/venus#top']);
  });

  it('to a redirect leads to the target of the redirect', () => {
    const redirects = [
      { from: '/old', to: '/docs/venus' },
      { from: '/older', to: '/old#top' },
      { from: '/map', to: 'https://space.example/map' },
      { from: '/docs/phobos.html', to: '/docs/moons/phobos' },
    ];
    const text = `---\nredirect_from: /red\n---\n
[a](/old) [b](/older/) [c](/map?x=1) [d](phobos.html#orbit) [e](/red#here) [f](/base/old)\n\n## Here`;
    const site = mars(text, { config: { redirects, baseUrl: '/base/' } });
    expect(site.problems).toEqual([]);
    expect(site.urls('/docs/mars')).toEqual([
      '/base/docs/venus',
      '/base/docs/venus#top',
      'https://space.example/map?x=1',
      '/base/docs/moons/phobos#orbit',
      '/base/docs/mars#here',
      '/base/docs/venus',
    ]);
  });

  it('to a redirect with any fragment is valid', () => {
    const redirects = [{ from: '/old', to: '/docs/venus' }];
    const site = mars('[a](/old#nope) [b](/old/?x=1#nope)', { config: { redirects } });
    expect(site.problems).toEqual([]);
    expect(site.urls('/docs/mars')).toEqual(['/docs/venus#nope', '/docs/venus?x=1#nope']);
  });

  it('to a redirect without a page is reported once, at the redirect', () => {
    const redirects = [{ from: '/old', to: '/docs/vulcan' }];
    expect(mars('[a](/old)', { config: { redirects } }).problems).toEqual([
      expect.stringContaining('[site/redirect-nowhere]'),
    ]);
  });

  it('leads to files that the build makes, if it makes them', () => {
    const text = '# Mars\n\n[a](/llms.txt) [b](/llms-full.txt) [c](/robots.txt) [d](/sitemap.xml)';
    expect(mars(text, { config: { url: 'https://planets.example' } }).problems).toEqual([]);
    expect(mars(text, { config: { llms: false } }).problems).toEqual([
      expect.stringContaining('/llms.txt'),
      expect.stringContaining('/llms-full.txt'),
      expect.stringContaining('/sitemap.xml'),
    ]);
  });

  it('with pathname:// leads to an unchecked path of the site', () => {
    const site = mars(
      '[a](pathname:///list.pdf) [b](pathname:///base/x) [c](pathname:///app?a#b) ![d](pathname:///logo.svg)',
      { config: { baseUrl: '/base/' }, staticFiles: ['list.pdf', 'logo.svg'] },
    );
    expect(site.problems).toEqual([]);
    expect(site.urls('/docs/mars')).toEqual([
      '/base/list.pdf',
      '/base/x',
      '/base/app?a#b',
      '/base/logo.svg',
    ]);
  });

  it('can lead to an asset beside the page or in the static folder', () => {
    const site = mars('[map](./map.pdf) [robots](/robots.txt) [both](/docs/map.pdf)', {
      contentAssets: ['content/docs/map.pdf'],
      staticFiles: ['robots.txt'],
    });
    expect(site.urls('/docs/mars')).toEqual(['/assets/map.pdf', '/robots.txt', '/assets/map.pdf']);
    expect([...site.site.usedAssets]).toEqual(['assets/map.pdf']);
    expect(site.problems).toEqual([]);
  });
});

describe('a broken link', () => {
  it.each([
    ['./venuss.md', './venus.md'],
    ['./Venus.md', './venus.md'],
    ['phobos.md', 'moons/phobos.md'],
    ['./deimos/phobos.md', './moons/phobos.md'],
    ['/docs/venuz', '/docs/venus'],
    ['/docs/phobos', '/docs/moons/phobos'],
    ['/phobos.md', '/docs/moons/phobos.md'],
  ])('%s is reported with the suggestion %s', (written, meant) => {
    const site = mars(`# Mars\n\nSee [link](${written}).`);
    expect(site.problems).toEqual([
      `content/docs/mars.md:3:5: error: Link ${written} leads to no page. (did you mean ${meant}?) [site/broken-link]`,
    ]);
    expect(site.urls('/docs/mars')).toContain(written);
  });

  it.each([
    ['./C#.md', './C%23.md'],
    ['./C#.md#names', './C%23.md'],
    ['<What is it?.md>', 'What is it%3F.md'],
  ])('%s is reported with the encoded file name', (written, meant) => {
    const files = {
      ...planets,
      'content/docs/mars.md': `[x](${written})`,
      'content/docs/C#.md': '# C#',
      'content/docs/What is it?.md': '# What',
    };
    expect(new PlannedSite({ files }).problems).toEqual([
      expect.stringContaining(`(did you mean ${meant}?) [site/broken-link]`),
    ]);
  });

  it('has no suggestion where no page is near', () => {
    expect(mars('[x](/nebula/andromeda)').problems).toEqual([
      'content/docs/mars.md:1:1: error: Link /nebula/andromeda leads to no page. [site/broken-link]',
    ]);
  });

  it('has the severity of onBrokenLinks', () => {
    const text = '[x](./vulcan.md) ![y](./vulcan.png)';
    expect(mars(text, { config: { onBrokenLinks: 'ignore' } }).problems).toEqual([]);
    for (const problem of mars(text, { config: { onBrokenLinks: 'warn' } }).problems)
      expect(problem).toContain(': warning: ');
  });

  it('can contain an invalid percent escape', () => {
    expect(mars('[x](./100%.md)').problems).toHaveLength(1);
  });
});

describe('a broken anchor', () => {
  it.each([
    ['#her', '/docs/mars', '#here'],
    ['./moons/phobos.md#orbits', '/docs/moons/phobos', './moons/phobos.md#orbit'],
  ])('%s is reported with the nearest heading', (written, page, meant) => {
    expect(mars(`# Mars\n\n## Here\n\n[x](${written})`).problems).toEqual([
      `content/docs/mars.md:5:1: error: Link ${written} leads to no heading of ${page}. (did you mean ${meant}?) [site/broken-anchor]`,
    ]);
  });

  it.each([
    ['#Here!', '#here'],
    ['./moons/phobos.md#surface_andCraters', './moons/phobos.md#surface-and-craters'],
    ['#her', undefined],
    ['#twice', undefined],
  ])('%s has the fix %s if one heading has its letters', (written, replacement) => {
    const text = `# Mars\n\n## Here\n\n### t-wice\n\n### tw-ice\n\n[x](${written})`;
    const [found] = mars(text).diagnostics;
    expect(found?.fix).toEqual(replacement && { written, replacement });
  });

  it('has the severity of onBrokenAnchors', () => {
    expect(mars('[x](#far)', { config: { onBrokenAnchors: 'ignore' } }).problems).toEqual([]);
    expect(mars('[x](#far)', { config: { onBrokenAnchors: 'warn' } }).problems).toEqual([
      expect.stringContaining(': warning: '),
    ]);
  });

  it('is neither a text fragment nor an encoded heading id', () => {
    expect(
      mars('## Größe\n\n[x](#:~:text=Mars) [y](#gr%C3%B6%C3%9Fe) [z](#größe:~:text=x) [top](#Top)')
        .problems,
    ).toEqual([]);
  });
});

describe('a link to another spelling', () => {
  it.each([
    ['./Venus.MD#x', './venus.md#x'],
    ['/Docs/Venus', '/docs/venus'],
    ['./Venus.html', './venus.md'],
    ['https://planets.example/docs/VENUS#x', 'https://planets.example/docs/venus#x'],
    ['./venu.md', undefined],
  ])('%s has the fix %s if only case or ending differ', (written, replacement) => {
    const url = 'https://planets.example';
    const [found] = mars(`[x](${written})`, { config: { url } }).diagnostics;
    expect(found?.fix).toEqual(replacement && { written, replacement });
  });
});

describe('an image', () => {
  const fixture = { contentAssets: ['content/docs/img/mars.png'], staticFiles: ['logo.svg'] };

  it('gets its URL, width and height', () => {
    const site = mars('![Mars](./img/mars.png) ![Logo](/logo.svg)', {
      ...fixture,
      config: { baseUrl: '/space/' },
    });
    expect(site.urls('/docs/mars')).toEqual(['/space/assets/mars.png', '/space/logo.svg']);
    expect(site.html('/docs/mars')).toContain('width="40" height="30"');
  });

  it.each([
    ['./img/marz.png', './img/mars.png'],
    ['./mars.png', './img/mars.png'],
    ['/lago.svg', '/logo.svg'],
  ])('%s that does not exist is reported with a suggestion', (written, meant) => {
    expect(mars(`![Mars](${written})`, fixture).problems).toEqual([
      `content/docs/mars.md:1:1: error: Image ${written} does not exist. (did you mean ${meant}?) [site/broken-image]`,
    ]);
  });
});

describe('links in front matter', () => {
  const problems = (line: string) => mars(`---\n${line}\n---\n# Mars`).problems;

  it('are reported at their own position if broken', () => {
    expect(problems('image: ./marz.png')).toEqual([
      'content/docs/mars.md:2:8: error: Image ./marz.png does not exist. [site/broken-image]',
    ]);
    expect(problems('pagination_next: venuz')).toEqual([
      'content/docs/mars.md:2:18: error: There is no document venuz. (did you mean venus?) [site/unknown-doc]',
    ]);
    expect(problems('pagination_prev: moons/phobo')).toEqual([
      'content/docs/mars.md:2:18: error: There is no document moons/phobo. (did you mean moons/phobos?) [site/unknown-doc]',
    ]);
    expect(problems('displayed_sidebar: doc')).toEqual([
      'content/docs/mars.md:2:20: error: There is no sidebar doc. (did you mean docs?) [site/unknown-sidebar]',
    ]);
  });

  it('set next, previous and image of the page', () => {
    const text =
      '---\npagination_next: moons/phobos\npagination_prev: null\nimage: /logo.svg\n---\n';
    const config = { url: 'https://space.example' };
    const site = mars(text, { staticFiles: ['logo.svg'], config });
    expect(site.problems).toEqual([]);
    expect(site.doc('/docs/mars').next).toEqual({ label: 'Phobos', url: '/docs/moons/phobos' });
    expect(site.doc('/docs/mars').previous).toBeUndefined();
    expect(site.page('/docs/mars').head.image?.url).toBe('https://space.example/logo.svg');
  });
});

it('an image whose host would break the Content-Security-Policy is reported', () => {
  const { problems } = mars('# Mars\n\n![Mars](https://a,b.example/mars.png)');
  expect(problems).toEqual([
    'content/docs/mars.md:3:1: error: The host of https://a,b.example cannot be allowed by the Content-Security-Policy. (correct the address, or put the file into the site) [site/image-host]',
  ]);
});
