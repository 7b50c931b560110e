import { describe, expect, it } from 'vitest';
import { PlannedSite, type SiteFixture } from '../../test/build/planned-site.js';
import type { UserConfig } from '../config/index.js';

const files = {
  'content/index.md': '# Planets\n\n[Mars](/docs/mars.md), [Ceres](/docs/ceres.md)',
  'content/docs/index.md': '# Guide',
  'content/docs/mars.md': '# Mars\n\n[Moons](./moons/phobos.md#orbit) [Start](../index.md)',
  'content/docs/moons/phobos.md': '# Phobos\n\n## Orbit',
  'content/docs/ceres.md': '# Ceres',
  'versioned_docs/version-2.0/index.md': '# Guide',
  'versioned_docs/version-2.0/mars.md':
    '# Mars\n\n[Moons](./moons/phobos.md#orbit) [Start](../index.md) [/](/docs/mars.md) ![](mars.png)',
  'versioned_docs/version-2.0/moons/phobos.md': '# Phobos\n\n## Orbit',
  'versioned_docs/version-1.0/mars.md': '# Mars\n\n[Latest](/docs/mars)',
};

const contentAssets = ['versioned_docs/version-2.0/mars.png'];

const planets = (config: UserConfig = {}, more: Partial<SiteFixture> = {}) =>
  new PlannedSite({
    files,
    versions: ['2.0', '1.0'],
    contentAssets,
    ...more,
    config: { url: 'https://planets.example', ...config },
  });

describe('a site with several versions', () => {
  it('has the latest version at the root, the current one at next and others by name', () => {
    const site = planets();
    expect(site.problems).toEqual([]);
    expect(site.routes).toEqual(
      expect.arrayContaining([
        ...['/docs', '/docs/mars', '/docs/moons/phobos'],
        ...['/docs/next', '/docs/next/mars', '/docs/next/ceres', '/docs/1.0/mars'],
      ]),
    );
  });

  it('shows each page’s version and a banner on outdated or unreleased ones', () => {
    const site = planets();
    expect(site.page('/docs/mars').version).toEqual({
      name: '2.0',
      label: '2.0',
      badge: true,
      banner: undefined,
      latest: { name: '2.0', label: '2.0', url: '/docs/mars' },
    });
    expect(site.page('/docs/next/mars').version).toMatchObject({
      name: 'current',
      label: 'Next',
      banner: 'unreleased',
      latest: { url: '/docs/mars' },
    });
    expect(site.page('/docs/1.0/mars').version).toMatchObject({ banner: 'unmaintained' });
    // A page that the latest version lacks links to its main document.
    expect(site.page('/docs/next/ceres').version).toMatchObject({ latest: { url: '/docs' } });
    expect(site.page('/').version).toBeUndefined();
  });

  it('has canonical URLs in the latest version', () => {
    const site = planets();
    const canonical = (route: string) => site.page(route).head.canonical;
    expect(canonical('/docs/1.0/mars')).toBe('https://planets.example/docs/mars');
    expect(canonical('/docs/next/mars')).toBe('https://planets.example/docs/mars');
    expect(canonical('/docs/next/ceres')).toBe('https://planets.example/docs/next/ceres');
    const indexed = site.site.pages.filter((page) => page.indexed).map(({ route }) => route);
    expect(indexed).not.toContain('/docs/1.0/mars');
  });

  it('keeps file links within the version, and URLs as written', () => {
    const site = planets();
    expect(site.links('/docs/next/mars')).toEqual(['/docs/next/moons/phobos#orbit', '/']);
    expect(site.links('/docs/mars')).toEqual([
      '/docs/moons/phobos#orbit',
      '/',
      '/docs/mars',
      '/assets/version-2.0-mars.png',
    ]);
    expect(site.links('/docs/1.0/mars')).toEqual(['/docs/mars']);
  });

  it('links unversioned pages to the latest version with the document', () => {
    expect(planets().links('/')).toEqual(['/docs/mars', '/docs/next/ceres']);
  });

  it('has a sidebar, pagination and breadcrumbs for each version', () => {
    const site = planets();
    const sidebar = site.page('/docs/1.0/mars').sidebar;
    expect(sidebar?.items.map(({ label }) => label)).toEqual(['Mars']);
    expect(sidebar?.name).not.toBe(site.page('/docs/mars').sidebar?.name);
    expect(site.doc('/docs/next/ceres').next).toEqual({
      label: 'Mars',
      url: '/docs/next/mars',
    });
    expect(site.page('/docs/next/mars').breadcrumbs[0]).toEqual({
      label: 'Docs',
      url: '/docs/next',
    });
  });

  it('follows the configuration of each version', () => {
    const site = planets({
      docs: {
        lastVersion: 'current',
        versions: {
          current: { label: 'Edge' },
          '2.0': { path: 'two', banner: 'none', badge: false, noIndex: true },
        },
      },
    });
    expect(site.page('/docs/mars').version).toMatchObject({ label: 'Edge', banner: undefined });
    expect(site.page('/docs/two/mars').version).toMatchObject({ badge: false, banner: undefined });
    expect(site.page('/docs/two/mars').head.noIndex).toBe(true);
    expect(site.page('/docs/1.0/mars').version).toMatchObject({ banner: 'unmaintained' });
  });

  it('can exclude versions', () => {
    const only = planets({ docs: { onlyIncludeVersions: ['1.0'] } });
    expect(only.routes.filter((route) => route.startsWith('/docs'))).toEqual(['/docs/mars']);
    expect(only.page('/docs/mars').version).toBeUndefined();
    const released = planets({ docs: { includeCurrentVersion: false } });
    expect(released.routes).not.toContain('/docs/next/mars');
  });

  it('has translations for each version', () => {
    const translated = { 'i18n/de/versioned_docs/version-2.0/mars.md': '# Der Mars' };
    const site = planets(
      { i18n: { locales: ['en', 'de'] } },
      { files: { ...files, ...translated } },
    );
    expect(site.at('/de/docs/mars').content).toMatchObject({ title: 'Der Mars' });
    expect(site.at('/de/docs/mars').untranslated).toBeUndefined();
    expect(site.at('/de/docs/next/mars').untranslated).toBeDefined();
    expect(site.at('/de/docs/next/mars').version?.label).toBe('Nächste Version');
    // The document is untranslated, so the latest version of the original is canonical.
    expect(site.at('/de/docs/next/mars').head.canonical).toBe('https://planets.example/docs/mars');
  });
});

describe('navigation with several versions', () => {
  const items = [
    { type: 'doc' as const, docId: 'mars' },
    { type: 'doc' as const, docId: 'ceres' },
    { type: 'docSidebar' as const, sidebarId: 'docs', label: 'Guide' },
    { type: 'docsVersion' as const },
    {
      type: 'docsVersionDropdown' as const,
      dropdownItemsBefore: [{ label: 'Home', to: '/' }],
      dropdownItemsAfter: [{ label: 'All versions', href: 'https://archive.example' }],
    },
  ];
  const site = planets({ themeConfig: { navbar: { items } } });
  const links = (route: string) =>
    site.page(route).chrome.navbar.flatMap((item) => (item.kind === 'link' ? [item.url] : []));
  const menu = (route: string) => site.page(route).chrome.navbar[4];

  it('stays in the version of the page', () => {
    expect(site.problems).toEqual([]);
    expect(links('/docs/mars')).toEqual(['/docs/mars', '/docs/next/ceres', '/docs', '/docs']);
    expect(links('/docs/next')).toEqual([
      ...['/docs/next/mars', '/docs/next/ceres', '/docs/next', '/docs/next'],
    ]);
    expect(links('/docs/1.0/mars')).toEqual([
      ...['/docs/1.0/mars', '/docs/next/ceres', '/docs/1.0/mars', '/docs/1.0/mars'],
    ]);
  });

  it('has the URL in each version on unversioned pages', () => {
    expect(links('/')).toEqual(['/docs/mars', '/docs/next/ceres', '/docs', '/docs']);
    expect(site.page('/').chrome.navbar[0]).toMatchObject({
      versions: { current: '/docs/next/mars', '2.0': '/docs/mars', '1.0': '/docs/1.0/mars' },
    });
    expect(site.page('/docs/mars').chrome.navbar[0]).not.toHaveProperty('versions');
    // The label names version 2.0, so the link leads there whatever version the reader chose.
    expect(site.page('/').chrome.navbar[3]).not.toHaveProperty('versions');
  });

  it('has a version menu that stays on the document if it exists', () => {
    expect(menu('/docs/mars')).toMatchObject({
      kind: 'dropdown',
      menu: 'version',
      label: '2.0',
      items: [
        { label: 'Home', url: '/' },
        { label: 'Next', url: '/docs/next/mars', version: 'current' },
        { label: '2.0', url: '/docs/mars', version: '2.0', current: 'page' },
        { label: '1.0', url: '/docs/1.0/mars', version: '1.0' },
        { label: 'All versions', url: 'https://archive.example' },
      ],
    });
    expect(menu('/docs/moons/phobos')).toMatchObject({
      items: [{}, { url: '/docs/next/moons/phobos' }, {}, { url: '/docs/1.0/mars' }, {}],
    });
    expect(menu('/')).toMatchObject({
      items: [{}, { url: '/docs/next' }, { url: '/docs' }, { url: '/docs/1.0/mars' }, {}],
    });
  });

  it('has the versions and labels configured for the menu', () => {
    const versions = { '2.0': { label: 'Two' }, current: {} };
    const navbar = { items: [{ type: 'docsVersionDropdown' as const, versions }] };
    expect(planets({ themeConfig: { navbar } }).page('/docs/mars').chrome.navbar[0]).toMatchObject({
      items: [{ label: 'Two' }, { label: 'Next' }],
    });
  });

  it.each([[['2.0', '1.O']], [{ '2.0': {}, '1.O': {} }]])(
    'reports an unknown version in the menu: %j',
    (versions) => {
      const navbar = { items: [{ type: 'docsVersionDropdown' as const, versions }] };
      expect(planets({ themeConfig: { navbar } }).problems).toEqual([
        expect.stringMatching(
          /json:1:\d+: error: There is no version 1\.O; .*\(did you mean 1\.0\?\)/,
        ),
      ]);
    },
  );

  it('reports once a document that no version has', () => {
    const navbar = { items: [{ type: 'doc' as const, docId: 'marz' }] };
    expect(planets({ themeConfig: { navbar } }).problems).toEqual([
      expect.stringContaining('There is no document marz. (did you mean mars?)'),
    ]);
  });

  it('has version and locale menus by default', () => {
    const kinds = planets({ i18n: { locales: ['en', 'de'] } }).page('/').chrome.navbar;
    expect(kinds).toMatchObject([
      { kind: 'link', label: 'Docs' },
      { kind: 'dropdown', menu: 'version' },
      { kind: 'dropdown', menu: 'locale' },
      { kind: 'search' },
    ]);
  });
});
