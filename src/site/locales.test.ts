import { describe, expect, it } from 'vitest';
import { apiOf } from '../../test/build/planets-api.js';
import { PlannedSite, type SiteFixture } from '../../test/build/planned-site.js';
import type { UserConfig } from '../config/index.js';

const i18n = { locales: ['en', 'de', 'ar'], localeConfigs: { de: { htmlLang: 'de-AT' } } };

const files = {
  'content/index.md': '# Planets',
  'content/docs/mars.md': '# Mars\n\nSee [Venus](./venus.md#air) and ![the map](img/map.png).',
  'content/docs/venus.md': '---\nsidebar_position: 1\ntags: [hot]\n---\n\n# Venus\n\n## Air',
  'i18n/de/docs/venus.md': '---\nslug: morgenstern\n---\n\n# Die Venus\n\n## Luft {#air}',
};

const planets = (more: Partial<SiteFixture> = {}, config: UserConfig = {}) =>
  new PlannedSite({
    files,
    contentAssets: ['content/docs/img/map.png'],
    ...more,
    config: { i18n, url: 'https://planets.example', ...config },
  });

describe('a site in several languages', () => {
  it('has every page in every language, below the locale’s path', () => {
    const site = planets();
    expect(site.problems).toEqual([]);
    const pages = site.site.pages.map(({ url, file }) => `${url} ${file}`);
    expect(pages).toEqual(
      expect.arrayContaining([
        '/docs/mars docs/mars/index.html',
        '/de/ de/index.html',
        '/de/docs/mars de/docs/mars/index.html',
        '/de/docs/morgenstern de/docs/morgenstern/index.html',
        '/ar/docs/venus ar/docs/venus/index.html',
        '/de/404.html de/404.html',
      ]),
    );
    expect(pages).not.toContain('/de/docs/venus de/docs/venus/index.html');
  });

  it('sets the language and text direction of its pages', () => {
    const site = planets();
    expect(site.at('/docs/mars').head).toMatchObject({ lang: 'en', dir: 'ltr' });
    expect(site.at('/de/docs/mars').head).toMatchObject({ lang: 'de-AT', dir: 'ltr' });
    expect(site.at('/ar/docs/mars').head).toMatchObject({ lang: 'ar', dir: 'rtl' });
  });

  it('shows the original of an untranslated page and marks it', () => {
    const site = planets();
    expect(site.at('/docs/mars').untranslated).toBeUndefined();
    expect(site.at('/de/docs/mars').untranslated).toEqual({ lang: 'en', dir: 'ltr' });
    expect(site.at('/de/docs/morgenstern').untranslated).toBeUndefined();
    expect(site.at('/de/docs/morgenstern').content).toMatchObject({ title: 'Die Venus' });
  });

  it('has one canonical page for each text in each language', () => {
    const site = planets();
    const canonical = (url: string) => site.at(url).head.canonical;
    expect(canonical('/de/docs/mars')).toBe('https://planets.example/docs/mars');
    expect(canonical('/de/docs/morgenstern')).toBe('https://planets.example/de/docs/morgenstern');
    expect(canonical('/ar/docs/venus')).toBe('https://planets.example/docs/venus');
    expect(site.site.pages.filter(({ indexed }) => indexed).map(({ url }) => url)).toEqual([
      '/docs/mars',
      '/docs/venus',
      '/',
      '/de/docs/morgenstern',
    ]);
  });

  it('lists only existing translations as alternates', () => {
    const site = planets();
    const alternates = [
      { lang: 'en', url: 'https://planets.example/docs/venus' },
      { lang: 'de-AT', url: 'https://planets.example/de/docs/morgenstern' },
      { lang: 'x-default', url: 'https://planets.example/docs/venus' },
    ];
    expect(site.at('/docs/venus').head.alternates).toEqual(alternates);
    expect(site.at('/de/docs/morgenstern').head.alternates).toEqual(alternates);
    expect(site.at('/docs/mars').head.alternates).toEqual([]);
    expect(site.at('/de/docs/mars').head.alternates).toEqual([]);
    expect(site.at('/ar/docs/venus').head.alternates).toEqual([]);
  });

  it('keeps links, anchors and images within the language', () => {
    const site = planets();
    expect(site.problems).toEqual([]);
    expect(site.links('/de/docs/mars')).toEqual(['/de/docs/morgenstern#air', '/assets/map.png']);
    const own = planets({
      contentAssets: ['content/docs/img/map.png', 'i18n/de/docs/img/map.png'],
    });
    expect(own.links('/de/docs/mars')).toContain('/assets/de-map.png');
    expect(own.links('/ar/docs/mars')).toContain('/assets/map.png');
    expect([...own.site.usedAssets].sort()).toEqual(['assets/de-map.png', 'assets/map.png']);
  });

  it('resolves links in a translation to files beside the original', () => {
    const translated = '# Mars\n\n[Venus](venus.md) ![Karte](img/map.png) [Start](/index.md)';
    const site = planets({
      files: { ...files, 'i18n/ar/docs/mars.md': translated },
    });
    expect(site.problems).toEqual([]);
    expect(site.links('/ar/docs/mars')).toEqual(['/ar/docs/venus', '/assets/map.png', '/ar/']);
  });

  it('links to another language if the URL names it', () => {
    const mars = '[de](/de/docs/morgenstern) [nowhere](/de/docs/venus) [own](/docs/venus)';
    const site = planets({ files: { ...files, 'content/docs/mars.md': mars } });
    expect(site.links('/docs/mars')[0]).toBe('/de/docs/morgenstern');
    expect(site.links('/ar/docs/mars')).toEqual([
      '/de/docs/morgenstern',
      '/de/docs/venus',
      '/ar/docs/venus',
    ]);
    expect(site.links('/de/docs/mars')[0]).toBe('/de/docs/morgenstern');
    // The translation has a different slug.
    expect(site.problems.join()).toContain('Link /de/docs/venus leads to no page.');
  });

  it('inherits front matter from the original, except texts', () => {
    const site = planets({
      files: {
        ...files,
        'content/docs/venus.md': '---\nunlisted: true\ntitle: Venus\nsidebar_position: 1\n---',
        'i18n/de/docs/venus.md': '# Die Venus',
      },
    });
    expect(site.at('/de/docs/venus').head.noIndex).toBe(true);
    expect(site.at('/de/docs/venus').content).toMatchObject({ title: 'Die Venus' });
  });

  it('publishes no translation of a draft, and the original for a draft translation', () => {
    const draft = {
      'content/docs/mars.md': '---\ndraft: true\n---\n# Mars',
      'i18n/de/docs/mars.md': '# Der Mars',
      'i18n/de/docs/venus.md': '---\ndraft: true\n---\n# Die Venus',
    };
    const site = planets({ files: { ...files, ...draft } });
    const urls = site.site.pages.map(({ url }) => url);
    expect(urls).not.toContain('/de/docs/mars');
    expect(site.at('/de/docs/venus').untranslated).toBeDefined();
    const dev = planets({ files: { ...files, ...draft }, mode: 'dev' });
    expect(dev.at('/de/docs/venus').content).toMatchObject({ title: 'Die Venus', draft: true });
  });

  it('can have pages in one language only', () => {
    const own = '---\nslug: gezeiten\n---\n# Gezeiten';
    const site = planets({ files: { ...files, 'i18n/de/docs/tides.md': own } });
    expect(site.at('/de/docs/gezeiten').head.alternates).toEqual([]);
    expect(site.at('/de/docs/gezeiten').head.canonical).toContain('/de/docs/gezeiten');
    expect(() => site.at('/docs/gezeiten')).toThrow();
  });

  it('has a locale menu that stays on the page', () => {
    const items = [{ type: 'localeDropdown' as const }];
    const own = { ...files, 'i18n/de/docs/tides.md': '# Gezeiten' };
    const site = planets({ files: own }, { themeConfig: { navbar: { items } } });
    const menu = (url: string) => site.at(url).chrome.navbar[0];
    expect(menu('/docs/venus')).toMatchObject({
      kind: 'dropdown',
      menu: 'locale',
      label: 'English',
      items: [
        { label: 'English', url: '/docs/venus', current: 'page', lang: undefined },
        { label: 'Deutsch', url: '/de/docs/morgenstern', lang: 'de-AT' },
        { label: 'العربية', url: '/ar/docs/venus', lang: 'ar' },
      ],
    });
    expect(menu('/de/docs/morgenstern')).toMatchObject({
      label: 'Deutsch',
      items: [{ url: '/docs/venus' }, { current: 'page' }, { url: '/ar/docs/venus' }],
    });
    expect(menu('/404.html')).toMatchObject({ items: [{ url: '/' }, { url: '/de/' }, {}] });
    // The menu links to the home page of a language without this page.
    expect(menu('/de/docs/tides')).toMatchObject({ items: [{ url: '/' }, {}, { url: '/ar/' }] });
  });

  it('lists languages in the configured order', () => {
    const site = planets({}, { i18n: { locales: ['de', 'en', 'ar'] } });
    const menu = site.at('/').chrome.navbar.find((item) => item.kind === 'dropdown');
    expect(menu?.items.map(({ url }) => url)).toEqual(['/de/', '/', '/ar/']);
  });

  it('translates built-in messages and the site’s own labels', () => {
    const site = planets(
      {
        messageFiles: {
          'i18n/de/site.json': {
            Guide: 'Anleitung',
            Planets: 'Planeten',
            Giants: 'Riesen',
            'Big ones': 'Die großen',
          },
          'i18n/de/theme.json': { 'chrome.docs': 'Handbuch' },
        },
        files: { ...files, 'content/docs/giants/saturn.md': '# Saturn' },
        categories: { 'content/docs/giants': { label: 'Giants', description: 'Big ones' } },
      },
      {
        title: 'Planets',
        themeConfig: { navbar: { items: [{ label: 'Guide', to: '/docs/mars' }] } },
      },
    );
    expect(site.at('/de/docs/mars').chrome).toMatchObject({
      siteTitle: 'Planeten',
      navbar: [{ label: 'Anleitung', url: '/de/docs/mars' }],
    });
    expect(site.at('/docs/mars').chrome.siteTitle).toBe('Planets');
    expect(site.at('/docs/mars').chrome.siteName).toBe('Planets');
    expect(site.at('/de/docs/mars').breadcrumbs[0]).toMatchObject({ label: 'Handbuch' });
    expect(site.at('/ar/docs/mars').breadcrumbs[0]).toMatchObject({ label: 'الوثائق' });
    // The route derives from the untranslated label, so it is equal in all languages.
    const category = site.at('/de/docs/category/giants');
    expect(category.content).toMatchObject({ title: 'Riesen', description: 'Die großen' });
    expect(category.untranslated).toBeUndefined();
    expect(site.at('/ar/docs/category/giants').untranslated).toBeDefined();
  });

  it('can translate a category label without repeating its position', () => {
    const site = planets({
      files: { ...files, 'content/docs/giants/saturn.md': '# Saturn' },
      categories: {
        'content/docs/giants': { label: 'Giants', position: 0 },
        'i18n/de/docs/giants': { label: 'Riesen' },
      },
    });
    const labels = (url: string) => site.at(url).sidebar?.items.map(({ label }) => label);
    expect(labels('/docs/mars')).toEqual(['Giants', 'Venus', 'Mars']);
    expect(labels('/de/docs/mars')).toEqual(['Riesen', 'Die Venus', 'Mars']);
    expect(site.at('/de/docs/category/giants').content).toMatchObject({ title: 'Riesen' });
  });

  it('has the API reference in every language, with the description as written', () => {
    const site = planets({ api: apiOf() });
    expect(site.at('/de/api/planets/get-planet').untranslated).toEqual({ lang: 'en', dir: 'ltr' });
    expect(site.at('/de/api/planets/get-planet').head.canonical).toBe(
      'https://planets.example/api/planets/get-planet',
    );
    expect(site.site.files.filter(({ path }) => path.endsWith('openapi.yaml'))).toHaveLength(1);
  });

  it('can be planned for one locale only', () => {
    const site = planets({ onlyLocale: 'de' });
    expect(site.site.pages.every(({ locale }) => locale === 'de')).toBe(true);
    expect(site.at('/de/docs/morgenstern').head.alternates).toHaveLength(3);
  });

  it('reports a page whose route is the home page of a locale', () => {
    const site = planets({ files: { ...files, 'content/de.md': '# German' } });
    expect(site.problems).toEqual([
      expect.stringMatching(
        /^content\/index\.md:1:1: error: Two pages have the route \/de\/; the other one is content\/de\.md/,
      ),
    ]);
  });

  it('reports a duplicate route once, not for every language', () => {
    const two = { 'content/docs/Mars.md': '# Mars' };
    const site = planets({ files: { ...files, ...two } });
    expect(site.problems.filter((line) => line.includes('site/duplicate-route'))).toHaveLength(1);
  });
});
