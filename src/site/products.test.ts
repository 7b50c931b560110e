import { describe, expect, it } from 'vitest';
import { PlannedSite } from '../../test/build/planned-site.js';
import type { UserConfig } from '../config/index.js';

const files = {
  'content/index.md': '# Orbit\n\n[Cloud](/cloud/index.md) [SDK](./sdk/install.md)',
  'content/cloud/index.md': '# Cloud\n\n[SDK](../sdk/install.md)',
  'content/cloud/install.md': '# Install',
  'versioned_docs/version-1.0/index.md':
    '# Cloud\n\n[SDK](../sdk/install.md) [Own](./install.md) [Same](../cloud/install.md)',
  'versioned_docs/version-1.0/install.md': '# Install',
  'content/sdk/install.md': '# Install\n\n[Cloud](../cloud/index.md)',
  'content/sdk/moons.md': '# Moons',
};

const docs = [
  { path: 'cloud', routeBasePath: 'cloud', editUrl: 'https://git.example/cloud' },
  { id: 'sdk', label: 'SDK', path: 'sdk', routeBasePath: 'sdk', mainDoc: 'moons' },
];

const orbit = (config: UserConfig = {}) =>
  new PlannedSite({ files, versions: ['1.0'], config: { docs, ...config } });

const navbar = (site: PlannedSite, route: string) => site.page(route).chrome.navbar;

describe('a site with several products', () => {
  const site = orbit();

  it('gives each product its own addresses, versions and edit links', () => {
    expect(site.problems).toEqual([]);
    expect(site.routes.filter((route) => /^\/(cloud|sdk)/.test(route)).toSorted()).toEqual([
      ...['/cloud', '/cloud/install', '/cloud/next', '/cloud/next/install'],
      ...['/sdk/install', '/sdk/moons'],
    ]);
    expect(site.page('/cloud/next').version).toMatchObject({ latest: { url: '/cloud' } });
    expect(site.page('/sdk/install').version).toBeUndefined();
    expect(site.doc('/cloud/next').editUrl).toBe(
      'https://git.example/cloud/content/cloud/index.md',
    );
    expect(site.doc('/sdk/install').editUrl).toBeUndefined();
  });

  it('links between products to the latest version', () => {
    expect(site.links('/')).toEqual(['/cloud', '/sdk/install']);
    expect(site.links('/cloud')).toEqual(['/sdk/install', '/cloud/install', '/cloud/install']);
    expect(site.links('/cloud/next')).toEqual(['/sdk/install']);
    expect(site.links('/sdk/install')).toEqual(['/cloud']);
  });

  it('does not take a page of another product for a version of the page', () => {
    const indexed = site.site.pages.filter((page) => page.indexed).map(({ route }) => route);
    expect(indexed).toContain('/sdk/install');
    expect(indexed).not.toContain('/cloud/next/install');
    const withUrl = orbit({ url: 'https://orbit.example' });
    expect(withUrl.page('/sdk/install').head.canonical).toBe('https://orbit.example/sdk/install');
    expect(withUrl.page('/cloud/next/install').head.canonical).toBe(
      'https://orbit.example/cloud/install',
    );
  });

  it('has a sidebar and breadcrumbs for each product', () => {
    const labels = (route: string) => site.page(route).sidebar?.items.map(({ label }) => label);
    expect(labels('/sdk/install')).toEqual(['Install', 'Moons']);
    expect(labels('/cloud/install')).toEqual(['Cloud', 'Install']);
    expect(site.page('/sdk/moons').breadcrumbs[0]?.label).toBe('SDK');
    expect(site.page('/cloud/install').breadcrumbs[0]?.label).toBe('Docs');
  });

  it('switches products in the navbar, and versions where there are several', () => {
    expect(navbar(site, '/sdk/moons')).toEqual([
      {
        kind: 'dropdown',
        menu: 'product',
        label: 'SDK',
        position: 'left',
        items: [
          { kind: 'link', label: 'Docs', url: '/cloud', external: false, current: undefined },
          { kind: 'link', label: 'SDK', url: '/sdk/install', external: false, current: 'section' },
        ],
      },
      { kind: 'search', position: 'right' },
    ]);
    expect(navbar(site, '/cloud/next')).toMatchObject([
      { menu: 'product', label: 'Docs', items: [{ url: '/cloud/next', current: 'page' }, {}] },
      { menu: 'version', label: 'Next', items: [{ version: 'current' }, { version: '1.0' }] },
      {},
    ]);
    expect(navbar(site, '/')).toMatchObject([{ menu: 'product', label: 'Docs' }, {}, {}]);
  });

  it('finds pages of all products, and marks those of others', () => {
    const found = (file: string) =>
      site.site.searches
        .find((source) => source.file === file)
        ?.pages.map(({ url, elsewhere }) => `${url}${elsewhere ? ' elsewhere' : ''}`)
        .toSorted();
    expect(found('search-index.json')).toEqual([
      ...['/', '/cloud', '/cloud/install', '/sdk/install elsewhere', '/sdk/moons elsewhere'],
    ]);
    expect(found('search-index-sdk@current.json')).toEqual([
      ...['/', '/cloud elsewhere', '/cloud/install elsewhere', '/sdk/install', '/sdk/moons'],
    ]);
    expect(site.page('/sdk/moons').chrome.search).toBe('/search-index-sdk@current.json');
  });

  it('lists every product for language models', () => {
    const llms = site.site.files.find(({ path }) => path === 'llms.txt')?.contents;
    expect(String(llms).match(/^##.*|\(.*\)/gm)).toEqual([
      ...['## Docs', '(/cloud.md)', '(/cloud/install.md)'],
      ...['## SDK', '(/sdk/install.md)', '(/sdk/moons.md)'],
      ...['## Pages', '(/index.md)', '## Optional', '(/cloud/next.md)'],
    ]);
  });
});

describe('a frozen version of documents outside the content folder', () => {
  it('links to what was beside the folder that it was frozen from', () => {
    const site = new PlannedSite({
      files: {
        'packages/core/docs/index.md': '# Core',
        'packages/cli/docs/index.md': '# CLI',
        'versioned_docs/version-1.0/guides/setup.md':
          '# Setup\n\n[Core](../../../core/docs/index.md) [CLI](../index.md) [Own](../../docs/index.md)',
        'versioned_docs/version-1.0/index.md': '# CLI',
      },
      versions: ['1.0'],
      config: {
        docs: [
          { path: './packages/cli/docs', routeBasePath: 'cli' },
          { id: 'core', path: './packages/core/docs', routeBasePath: 'core' },
        ],
      },
    });
    expect(site.problems).toEqual([]);
    expect(site.links('/cli/guides/setup')).toEqual(['/core', '/cli', '/cli']);
  });
});

describe('navbar items with several products', () => {
  it('lead to the first product unless they name another', () => {
    const items = [
      { type: 'doc' as const, docId: 'install' },
      { type: 'doc' as const, docId: 'install', docsPluginId: 'sdk' },
      { type: 'doc' as const, docId: 'moons' },
      { type: 'docSidebar' as const, sidebarId: 'docs', docsPluginId: 'sdk' },
      { type: 'docsVersion' as const, label: 'Main', docsPluginId: 'sdk' },
    ];
    const site = orbit({ themeConfig: { navbar: { items } } });
    const urls = (route: string) =>
      navbar(site, route).map((item) => (item.kind === 'link' ? item.url : item.kind));
    expect(site.problems).toEqual([]);
    const ofSdk = ['/sdk/install', '/sdk/moons', '/sdk/install', '/sdk/moons'];
    expect(urls('/sdk/moons')).toEqual(['/cloud/install', ...ofSdk]);
    expect(urls('/cloud/next')).toEqual(['/cloud/next/install', ...ofSdk]);
    // From another product, the link can follow the version that the reader chose.
    expect(navbar(site, '/sdk/moons')[0]).toMatchObject({
      versions: { current: '/cloud/next/install', '1.0': '/cloud/install' },
    });
  });

  it('report a product that does not exist', () => {
    const items = [{ type: 'docsVersionDropdown' as const, docsPluginId: 'skd' }];
    expect(orbit({ themeConfig: { navbar: { items } } }).problems).toEqual([
      expect.stringMatching(
        /no product skd; .* \(did you mean sdk\?\) \[config\/unknown-product\]/,
      ),
    ]);
  });
});
