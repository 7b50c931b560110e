import { describe, expect, it } from 'vitest';
import { PlannedSite, type SiteFixture } from '../../../test/build/planned-site.js';

const files = {
  'content/index.md': '# Home',
  'content/docs/mars.md':
    '---\nlast_update: { date: 2026-01-31T10:00 }\n---\n\n# Mars\n\n![Map](https://maps.example/mars.png)',
  'content/docs/rock/venus.md': '---\nlast_update: { date: 2025-06-01 }\n---\n\n# Venus',
  'content/docs/secret.md': '---\nunlisted: true\n---\n\n# Secret',
  'content/docs/later.md': '---\ndraft: true\n---\n\n# Later',
};
const config = { url: 'https://planets.example' };

function plan(fixture: Partial<SiteFixture> = {}) {
  const planned = new PlannedSite({ files, config, ...fixture });
  const read = (path: string): string | undefined =>
    planned.site.files.find((file) => file.path === path)?.contents.toString();
  return { planned, read };
}

describe('search engines', () => {
  it('find listed pages in the sitemap, with the latest date on each list', () => {
    const sitemap = plan().read('sitemap.xml') ?? '';
    const entries = [...sitemap.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<)?/g)];
    expect(entries.map(([, url, date]) => `${url?.slice(23)} ${date}`)).toEqual([
      '/docs/mars 2026-01-31',
      '/docs/rock/venus 2025-06-01',
      '/ undefined',
      '/docs/category/rock 2025-06-01',
    ]);
  });

  it('find the sitemap through robots.txt', () => {
    expect(plan().read('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://planets.example/sitemap.xml\n',
    );
    expect(plan({ config: {} }).read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  });

  it('find no unlisted pages and no drafts', () => {
    const { planned, read } = plan();
    expect(planned.page('/docs/secret').head).toMatchObject({
      noIndex: true,
      canonical: undefined,
    });
    expect(planned.routes).not.toContain('/docs/later');
    expect(read('llms-full.txt')).not.toMatch(/Secret|Later/);
    expect(read('docs/secret.md')).toBe('# Secret\n');
    expect(plan({ mode: 'dev' }).planned.routes).toContain('/docs/later');
  });

  it('find only one of several pages with the same text', () => {
    const { read } = plan({
      files: {
        'content/docs/mars.md': '# Mars',
        'versioned_docs/version-1.0/mars.md': '# Mars',
        'i18n/fr/index.md': '# Accueil',
      },
      versions: ['1.0'],
      config: { ...config, i18n: { locales: ['en', 'fr'] } },
    });
    const urls = [...(read('sitemap.xml') ?? '').matchAll(/<loc>(.*?)</g)].map(([, url]) => url);
    expect(urls).toContain('https://planets.example/docs/mars');
    expect(urls).not.toContain('https://planets.example/docs/next/mars');
    expect(urls).not.toContain('https://planets.example/fr/docs/mars');
  });
});

describe('the favicon', () => {
  it('is the configured one, else a static file with a conventional name', () => {
    const siteIcon = (fixture: Partial<SiteFixture>) =>
      plan(fixture).planned.page('/').head.favicon;
    expect(siteIcon({})).toBeUndefined();
    expect(siteIcon({ staticFiles: ['favicon.ico'] })).toBe('/favicon.ico');
    const staticFiles = ['favicon.ico', 'planet.svg'];
    expect(siteIcon({ staticFiles, config: { favicon: 'planet.svg' } })).toBe('/planet.svg');
  });
});

describe('host files', () => {
  it('allow image hosts that pages use in the Content-Security-Policy', () => {
    expect(plan().read('_headers')).toContain("img-src 'self' data: https://maps.example;");
  });

  it('omit hosts that would break the policy, which are reported with their position', () => {
    const { planned, read } = plan({
      files: {
        'content/index.md':
          '# Home\n\n![a](https://a;b.example/a.png) ![b](https://a,b.example/b.png) ![c](https://*/c.png)',
      },
    });
    expect(read('_headers')).toContain("img-src 'self' data:;");
    expect(planned.problems).toEqual([
      expect.stringMatching(/index\.md:3:\d+: error: The host of https:\/\/a;b\.example cannot/),
      expect.stringContaining('https://a,b.example'),
      expect.stringContaining('https://*'),
    ]);
  });

  it('set Cross-Origin-Opener-Policy to same-origin where no page signs readers in', () => {
    expect(plan().read('_headers')).toContain('Cross-Origin-Opener-Policy: same-origin\n');
  });

  it('cache fingerprinted assets only', () => {
    expect(plan().read('_headers')).toContain('/assets/*\n  Cache-Control');
    const mixed = plan({ staticFiles: ['assets/logo.svg'] }).read('_headers');
    expect(mixed).not.toContain('/assets/*');
    expect(mixed).toContain('/main.js\n  Cache-Control');
  });

  it('yield to static files of the same name', () => {
    const staticFiles = ['robots.txt', 'sitemap.xml', 'llms.txt', '_headers'];
    const { planned } = plan({ staticFiles });
    const made = planned.site.files.map(({ path }) => path);
    expect(made.filter((path) => staticFiles.includes(path))).toEqual([]);
    expect(planned.problems).toEqual([
      expect.stringMatching(/all pages work under Content-Security-Policy: default-src 'none';/),
    ]);
  });
});

describe('redirects', () => {
  const moved = (title: string, from: string) => `---\nredirect_from: ${from}\n---\n\n# ${title}`;

  it('lead to the page in the same language', () => {
    const { planned, read } = plan({
      files: {
        'content/docs/mars.md': moved('Mars', '/red'),
        'content/docs/venus.md': moved('Venus', '/hot'),
        'i18n/fr/docs/mars.md': moved('Mars, rouge', '/rouge'),
      },
      config: {
        i18n: { locales: ['en', 'fr'] },
        redirects: [
          { from: '/start', to: '/docs/mars' },
          { from: '/fr/hot', to: 'https://venus.example/' },
        ],
      },
    });
    expect(planned.problems).toEqual([]);
    expect(read('_redirects')?.trim().split('\n').sort()).toEqual([
      '/fr/hot https://venus.example/ 301',
      '/fr/rouge /fr/docs/mars 301',
      '/fr/start /fr/docs/mars 301',
      '/hot /docs/venus 301',
      '/red /docs/mars 301',
      '/start /docs/mars 301',
    ]);
    expect(read('fr/rouge/index.html')).toContain('<p>Cette page a été déplacée :');
  });

  it('from several versions of a document lead to the latest version', () => {
    const { planned, read } = plan({
      files: {
        'content/docs/mars.md': moved('Mars', '/red'),
        'versioned_docs/version-1.0/mars.md': moved('Old Mars', '/red'),
      },
      versions: ['1.0'],
      config: {},
    });
    expect(planned.problems).toEqual([]);
    expect(read('_redirects')).toBe('/red /docs/mars 301\n');
  });
});
