import { describe, expect, it } from 'vitest';
import { PlannedSite, type SiteFixture } from '../../test/build/planned-site.js';
import type { UserConfig } from '../config/index.js';
import { messagesFor } from '../i18n/index.js';
import type { SidebarIndex, SidebarItem } from './page-props/chrome.js';
import { shownOperations } from './sidebar/long-lists.js';
import { createPageSidebars, sidebarIndexFile } from './sidebar/page-sidebar.js';
import type { SidebarTree } from './sidebar/tree.js';
import { makeUrls } from './urls.js';

const doc = (title: string, frontMatter = '') => `---\n${frontMatter}\n---\n# ${title}`;

/** Returns a sidebar as an outline: `> ` for an open category, `+ ` for a closed one, `* ` for the current page. */
function outline(items: readonly SidebarItem[], indent = ''): string[] {
  return items.flatMap((item) => {
    const here = item.current ? '* ' : '';
    if (item.kind === 'link') return [`${indent}${here}${item.label} ${item.url}`];
    const sign = item.open ? '>' : '+';
    const own = [indent, here, sign, ' ', item.label, item.url === undefined ? '' : ` ${item.url}`];
    return [own.join(''), ...outline(item.items, `${indent}  `)];
  });
}

function sidebar(site: PlannedSite, route: string): string[] {
  return outline(site.page(route).sidebar?.items ?? []);
}

const solarSystem = {
  'content/docs/index.md': doc('Solar system', 'sidebar_position: 0'),
  'content/docs/planets/index.md': doc('All planets'),
  'content/docs/planets/02-venus.md': doc('Venus'),
  'content/docs/planets/01-mercury.md': doc('Mercury'),
  'content/docs/planets/mars.md': doc('Mars', 'sidebar_label: The red one\nsidebar_position: 1.5'),
  'content/docs/planets/earth.md': doc('Earth'),
  'content/docs/dwarf-planets/ceres.md': doc('Ceres'),
};

describe('many documents without an index', () => {
  const names = ['mars', 'earth', 'venus', 'api/orbit'];
  const files = Object.fromEntries(names.map((name) => [`content/docs/${name}.md`, doc(name)]));

  it('begin with a generated page that lists them, if none has a position', () => {
    const site = new PlannedSite({ files });
    expect(sidebar(site, '/docs')).toEqual([
      '* Docs /docs',
      '+ API /docs/category/api',
      '  api/orbit /docs/api/orbit',
      'earth /docs/earth',
      'mars /docs/mars',
      'venus /docs/venus',
    ]);
    const { content, chrome } = site.page('/docs');
    expect(content).toMatchObject({
      kind: 'category',
      title: 'Docs',
      items: [
        { label: 'API', count: 1 },
        { label: 'earth' },
        { label: 'mars' },
        { label: 'venus' },
      ],
      next: { url: '/docs/category/api' },
    });
    expect(chrome.navbar[0]).toMatchObject({ url: '/docs', current: 'page' });
    const home = site.content('/', 'home');
    expect(home.entryPoints).toEqual([]);
    expect(home.sections).toMatchObject([{ items: [{ label: 'API' }, {}, {}, {}] }]);
  });

  it('begin with the first one, if one has a position', () => {
    const placed = { ...files, 'content/docs/mars.md': doc('Mars', 'sidebar_position: 1') };
    const site = new PlannedSite({ files: placed });
    expect(site.page('/docs/mars').chrome.navbar[0]).toMatchObject({ url: '/docs/mars' });
    expect(site.site.pages.map(({ route }) => route)).not.toContain('/docs');
  });

  it('begin with a page of the same route', () => {
    const site = new PlannedSite({ files: { ...files, 'content/docs.md': '# Everything' } });
    expect(site.problems).toEqual([]);
    expect(site.page('/docs').content).toMatchObject({ kind: 'doc', title: 'Everything' });
    expect(site.content('/', 'home').entryPoints).toMatchObject([{ url: '/docs' }]);
  });
});

it('orders names whatever the case of their letters, and numbers by value', () => {
  const names = ['SECURITY', 'api', 'step-10', 'step-2'];
  const files = Object.fromEntries(
    names.map((name) => [`content/docs/${name}.md`, doc(name)] as const),
  );
  const { sidebar } = new PlannedSite({ files }).page('/docs/api');
  expect(sidebar?.items.map(({ label }) => label)).toEqual([
    'api',
    'SECURITY',
    'step-2',
    'step-10',
  ]);
});

it('begins with the index of the documents, unless it has a position', () => {
  const files = {
    'content/docs/ceres.md': doc('Ceres'),
    'content/docs/README.md': doc('Solar system'),
    'content/docs/01-sun.md': doc('Sun'),
  };
  const labels = (site: PlannedSite) =>
    site.page('/docs/ceres').sidebar?.items.map(({ label }) => label);
  expect(labels(new PlannedSite({ files }))).toEqual(['Solar system', 'Sun', 'Ceres']);
  const placed = { ...files, 'content/docs/README.md': doc('Solar system', 'sidebar_position: 2') };
  expect(labels(new PlannedSite({ files: placed }))).toEqual(['Sun', 'Solar system', 'Ceres']);
});

it('has the badges of pages and of the configuration', () => {
  const files = {
    'content/docs/mars.md': doc('Mars', 'sidebar_badge: Beta'),
    'content/docs/io.md': doc('Io', 'sidebar_badge: { text: Hot, color: red }'),
  };
  const badges = (config: UserConfig = {}) =>
    new PlannedSite({ files, config })
      .page('/docs/mars')
      .sidebar?.items.map((item) => item.kind === 'link' && item.badge);
  const hot = { text: 'Hot', kind: 'danger' };
  expect(badges()).toEqual([hot, { text: 'Beta', kind: 'neutral' }]);
  const entries = [
    { type: 'doc' as const, id: 'mars', badge: { text: 'New', color: 'green' } },
    'io',
    { type: 'link' as const, label: 'Sun', href: 'https://sun.test', badge: 'Far' },
  ];
  expect(badges({ docs: { sidebars: { all: entries } } })).toEqual([
    { text: 'New', kind: 'success' },
    hot,
    { text: 'Far', kind: 'neutral' },
  ]);
});

it('has icons of pages, categories, the configuration and the folder of icons', () => {
  const files = {
    'content/docs/mars.md': doc('Mars', 'icon: rocket'),
    'content/docs/moons/io.md': doc('Io', 'icon: lucide:Settings'),
    'content/docs/rings/dust.md': doc('Dust', 'icon: dust'),
  };
  const icons = {
    'own/moon': '<svg viewBox="0 0 1 1" onload="x()"><script>x()</script><path d="M0 0"/></svg>',
  };
  const categories = { 'content/docs/moons': { icon: 'own/moon', link: null } };
  const navbar = { items: [{ label: 'Mars', to: '/docs/mars', icon: 'globe' }] };
  const site = new PlannedSite({ files, icons, categories, config: { themeConfig: { navbar } } });
  const { sidebar, chrome, head } = site.page('/docs/mars');
  const [mars, moons, rings] = sidebar?.items ?? [];
  expect(moons?.icon).toMatch(/^<svg[^>]*aria-hidden="true"[^>]*><path d="M0 0"><\/path><\/svg>$/);
  expect(rings?.icon).toBeUndefined();
  expect(mars?.icon).toMatch(/^<svg class="icon"[^>]*aria-hidden="true"><path/);
  expect(chrome.navbar[0]).toMatchObject({ label: 'Mars', icon: expect.stringMatching(/^<svg/) });
  expect(head.styles.some((file) => file.includes('icons'))).toBe(true);
  const messages = site.diagnostics.map(({ code, place }) => `${code} ${place?.file}`);
  expect(messages).toContain('content/unknown-icon content/docs/rings/dust.md');
  expect(messages).toContainEqual(
    expect.stringMatching(/^content\/icon-file content\/docs\/moons/),
  );
});

it('loads nothing for icons on a site without them', () => {
  const site = new PlannedSite({ files: solarSystem });
  expect(site.page('/docs').head.styles.some((file) => file.includes('icons'))).toBe(false);
});

it('has the badges of categories, from their file, their index page and the configuration', () => {
  const files = {
    'content/docs/mars.md': doc('Mars'),
    'content/docs/moons/io.md': doc('Io'),
    'content/docs/rings/index.md': doc('Rings', 'sidebar_badge: Beta'),
    'content/docs/rings/dust.md': doc('Dust'),
  };
  const categories = { 'content/docs/moons': { badge: { text: 'New', color: 'green' } } };
  const badges = (config: UserConfig = {}) =>
    new PlannedSite({ files, config, categories })
      .page('/docs/mars')
      .sidebar?.items.map((item) => item.badge);
  expect(badges()).toEqual([
    undefined,
    undefined,
    { text: 'New', kind: 'success' },
    { text: 'Beta', kind: 'neutral' },
  ]);
  const all = [
    {
      type: 'category' as const,
      label: 'All',
      items: ['mars'],
      badge: { text: 'Old', color: 'red' },
    },
  ];
  expect(badges({ docs: { sidebars: { all } } })).toEqual([{ text: 'Old', kind: 'danger' }]);
});

describe('a sidebar generated from folders', () => {
  it('is ordered by position, then name, and open along the path to the page', () => {
    const site = new PlannedSite({ files: solarSystem });
    expect(sidebar(site, '/docs/planets/mars')).toEqual([
      'Solar system /docs',
      '+ Dwarf planets /docs/category/dwarf-planets',
      '  Ceres /docs/dwarf-planets/ceres',
      '> All planets /docs/planets',
      '  Mercury /docs/planets/mercury',
      '  * The red one /docs/planets/mars',
      '  Venus /docs/planets/venus',
      '  Earth /docs/planets/earth',
    ]);
    expect(sidebar(site, '/docs/planets')).toContain('* > All planets /docs/planets');
  });

  it('has a page for a folder with nothing but its own page', () => {
    const files = { 'content/docs/a.md': doc('A'), 'content/docs/io/index.md': doc('Io') };
    expect(sidebar(new PlannedSite({ files }), '/docs/a')).toEqual(['* A /docs/a', 'Io /docs/io']);
  });

  it('follows the _category_.yml files', () => {
    const site = new PlannedSite({
      files: solarSystem,
      categories: {
        'content/docs/planets': { label: 'Planets', link: { type: 'generated-index' } },
        'content/docs/dwarf-planets': { position: -1, link: null, collapsed: false },
      },
    });
    expect(sidebar(site, '/docs')).toEqual([
      '> Dwarf planets',
      '  Ceres /docs/dwarf-planets/ceres',
      '* Solar system /docs',
      '+ Planets /docs/category/planets',
      '  All planets /docs/planets',
      '  Mercury /docs/planets/mercury',
      '  The red one /docs/planets/mars',
      '  Venus /docs/planets/venus',
      '  Earth /docs/planets/earth',
    ]);
  });

  it('can use any document as the page of a category', () => {
    const link = { type: 'doc', id: 'venus' };
    const site = new PlannedSite({
      files: solarSystem,
      categories: { 'content/docs/planets': { link } },
    });
    expect(sidebar(site, '/docs')).toContain('+ Venus /docs/planets/venus');
  });

  it('takes a document in the folder itself before others of its name', () => {
    const link = { type: 'doc', id: 'overview' };
    const site = new PlannedSite({
      files: {
        'content/docs/overview.md': doc('All'),
        'content/docs/20-planets/51-overview.md': doc('Planets'),
        'content/docs/20-planets/mars.md': doc('Mars'),
      },
      categories: { 'content/docs/20-planets': { link } },
    });
    expect(site.problems).toEqual([]);
    expect(sidebar(site, '/docs/overview')).toContain('+ Planets /docs/planets/overview');
  });

  it('reports an unknown document in a category link', () => {
    const link = { type: 'doc', id: 'planets/venuz' };
    const site = new PlannedSite({
      files: solarSystem,
      categories: { 'content/docs/planets': { link } },
    });
    expect(site.problems).toEqual([
      'content/docs/planets/_category_.yml:1:1: error: There is no document planets/venuz. (did you mean planets/venus?) [site/unknown-doc]',
    ]);
  });

  it('gives categories with the same label different index pages', () => {
    const site = new PlannedSite({
      files: {
        'content/docs/earth/moons/moon.md': '# Moon',
        'content/docs/mars/moons/phobos.md': '# Phobos',
      },
    });
    expect(site.routes).toEqual(
      expect.arrayContaining(['/docs/category/moons', '/docs/category/moons-1']),
    );
    expect(site.problems).toEqual([]);
  });
});

describe('a card of a page without a description', () => {
  const files = {
    'content/docs/planets/mars.md': '# Mars\n\nThe *red* one.\n\n## Moons\n\nTwo.',
    'content/docs/planets/venus.md': '# Venus\n\n## Clouds\n\nOf acid.',
    'content/docs/planets/moons/index.md': '# Moons\n\nMany.',
    'content/docs/planets/moons/phobos.md': '# Phobos\n\nNear.',
    'content/docs/planets/rings/saturn.md': '# Saturn\n\nFlat.',
  };
  const items = (site: PlannedSite) => site.content('/docs/category/planets', 'category').items;
  const site = new PlannedSite({ files });

  it('shows its words before the first heading, and none for a category without a page of its own', () => {
    expect(items(site).map(({ label, description }) => [label, description])).toEqual([
      ['Mars', 'The red one.'],
      ['Moons', 'Many.'],
      ['Rings', undefined],
      ['Venus', undefined],
    ]);
  });

  it('changes with the text of that page, and no other', () => {
    const dependencies = (changed: Readonly<Record<string, string>>) =>
      new PlannedSite({ files: { ...files, ...changed } }).site.pages
        .find(({ route }) => route === '/docs/category/planets')
        ?.dependencies?.();
    const before = dependencies({});
    expect(dependencies({ 'content/docs/planets/moons/phobos.md': '# Phobos\n\nFar.' })).toEqual(
      before,
    );
    expect(dependencies({ 'content/docs/planets/mars.md': '# Mars\n\nDusty.' })).not.toEqual(
      before,
    );
  });
});

describe('the index page of a category', () => {
  const site = new PlannedSite({
    files: {
      'content/docs/planets/mars.md': doc('Mars', 'description: The red one.'),
      'content/docs/planets/moons/phobos.md': '# Phobos',
      'content/docs/planets/moons/deimos.md': doc('Deimos', 'unlisted: true'),
    },
    categories: {
      'content/docs/planets': {
        label: 'Planets',
        link: {
          type: 'generated-index',
          slug: '/all',
          title: 'All of them',
          description: 'Eight.',
          keywords: ['orbit'],
          image: 'https://planets.example/all.png',
        },
      },
    },
  });

  it('lists the items of the category', () => {
    expect(site.content('/docs/all', 'category')).toMatchObject({
      title: 'All of them',
      description: 'Eight.',
      items: [
        { label: 'Mars', url: '/docs/planets/mars', description: 'The red one.' },
        { label: 'Moons', url: '/docs/category/moons', count: 1 },
      ],
    });
  });

  it('has its keywords and its image in its head', () => {
    expect(site.page('/docs/all').head).toMatchObject({
      keywords: ['orbit'],
      image: { url: 'https://planets.example/all.png' },
    });
  });

  it('precedes its items in previous and next links', () => {
    expect(site.content('/docs/all', 'category').next?.url).toBe('/docs/planets/mars');
    expect(site.doc('/docs/planets/mars').previous?.label).toBe('Planets');
  });
});

describe('a configured sidebar', () => {
  const configured = (planets: unknown, more: Partial<SiteFixture> = {}) =>
    new PlannedSite({
      files: solarSystem,
      ...more,
      config: { docs: { sidebars: { planets } }, ...more.config } as UserConfig,
    });

  it('has its items in the configured order', () => {
    const site = configured([
      'planets/venus',
      { type: 'doc', id: 'planets/mars', label: 'Mars!' },
      {
        type: 'category',
        label: 'Small',
        link: { type: 'generated-index' },
        items: [{ type: 'autogenerated', dirName: 'dwarf-planets' }],
      },
      {
        type: 'category',
        label: 'All',
        link: { type: 'doc', id: 'index' },
        items: ['planets/earth'],
      },
    ]);
    expect(site.problems).toEqual([]);
    expect(sidebar(site, '/docs/planets/venus')).toEqual([
      '* Venus /docs/planets/venus',
      'Mars! /docs/planets/mars',
      '+ Small /docs/category/small',
      '  Ceres /docs/dwarf-planets/ceres',
      '+ All /docs',
      '  Earth /docs/planets/earth',
    ]);
    expect(site.page('/docs/planets/mercury').sidebar).toBeUndefined();
  });

  it('can contain links, which are checked and get the base URL', () => {
    const site = configured(
      [
        'planets/venus',
        { type: 'link', label: 'Mars', href: '/docs/planets/mars' },
        { type: 'link', label: 'NASA', href: 'https://nasa.example' },
        {
          type: 'category',
          label: 'More',
          link: { type: 'generated-index' },
          items: [
            { type: 'link', label: 'Vulcan', href: '/docs/vulcan' },
            { type: 'link', label: 'Earth', href: '/docs/planets/earth' },
          ],
        },
      ],
      { config: { baseUrl: '/space/' } },
    );
    const items = site.page('/docs/planets/venus').sidebar?.items;
    expect(items?.slice(1, 3)).toMatchObject([
      { label: 'Mars', url: '/space/docs/planets/mars', external: false },
      { label: 'NASA', url: 'https://nasa.example', external: true },
    ]);
    expect(site.content('/docs/category/more', 'category').items[1]?.url).toBe(
      '/space/docs/planets/earth',
    );
    expect(new Set(site.problems).size).toBe(1);
    expect(site.problems[0]).toMatch(
      /^docsgen\.config\.json:1:\d+: error: Link \/docs\/vulcan leads to no page\./,
    );
  });

  it('reports unknown documents and folders at their position', () => {
    const site = configured([
      'planets/venuz',
      { type: 'doc', id: 'planets/marz' },
      { type: 'autogenerated', dirName: 'planetz' },
    ]);
    expect(site.problems).toEqual([
      'docsgen.config.json:1:33: error: There is no document planets/venuz. (did you mean planets/venus?) [site/unknown-doc]',
      'docsgen.config.json:1:68: error: There is no document planets/marz. (did you mean planets/mars?) [site/unknown-doc]',
      'docsgen.config.json:1:118: error: The folder planetz contains no documents. (did you mean planets?) [site/unknown-folder]',
    ]);
  });

  it('can be chosen or removed by a page', () => {
    const site = new PlannedSite({
      files: {
        'content/docs/a.md': doc('A', 'displayed_sidebar: two'),
        'content/docs/b.md': doc('B', 'displayed_sidebar: null'),
        'content/docs/c.md': doc('C'),
      },
      config: { docs: { sidebars: { one: ['a', 'b'], two: ['c'] } } },
    });
    expect(sidebar(site, '/docs/a')).toEqual(['C /docs/c']);
    expect(site.page('/docs/b').sidebar).toBeUndefined();
  });
});

describe('breadcrumbs and pagination', () => {
  const site = new PlannedSite({ files: solarSystem });
  const crumbs = (route: string) => site.page(route).breadcrumbs.map(({ label }) => label);

  it('show the path from the documents to the page', () => {
    expect(site.page('/docs/planets/mars').breadcrumbs).toEqual([
      { label: 'Docs', url: '/docs' },
      { label: 'All planets', url: '/docs/planets' },
      { label: 'The red one', url: '/docs/planets/mars' },
    ]);
    expect(crumbs('/docs')).toEqual(['Solar system']);
    expect(crumbs('/docs/planets')).toEqual(['Docs', 'All planets']);
  });

  it('can omit breadcrumbs', () => {
    const config = { docs: { breadcrumbs: false } };
    const plain = new PlannedSite({ files: solarSystem, config });
    expect(plain.page('/docs/planets/mars').breadcrumbs).toEqual([]);
  });

  it('follow the order of the sidebar', () => {
    expect(site.doc('/docs/planets/mars')).toMatchObject({
      previous: { label: 'Mercury', url: '/docs/planets/mercury' },
      next: { label: 'Venus', url: '/docs/planets/venus' },
    });
    expect(site.doc('/docs').previous).toBeUndefined();
    expect(site.doc('/docs/planets/earth').next).toBeUndefined();
  });
});

describe('a large sidebar', () => {
  const urls = makeUrls({ baseUrl: '/', trailingSlash: false });
  const moons = (count: number): SidebarTree => ({
    name: 'docs',
    nodes: ['jupiter', 'saturn'].map((planet) => ({
      kind: 'category',
      label: planet,
      route: `/docs/${planet}`,
      collapsible: true,
      collapsed: true,
      nodes: Array.from({ length: count }, (_, number) => ({
        kind: 'page',
        label: `${planet} ${number}`,
        route: `/docs/${planet}/${number}`,
      })),
    })),
  });
  const onSaturn = (count: number) =>
    createPageSidebars(moons(count), urls)('/docs/saturn/3').items;

  it('expands the current branch and links the others', () => {
    const [jupiter, saturn] = onSaturn(150);
    expect(jupiter).toMatchObject({ kind: 'link', label: 'jupiter', url: '/docs/jupiter' });
    expect(saturn).toMatchObject({ kind: 'category', open: true, current: false });
    expect(saturn?.kind === 'category' && saturn.items[3]).toMatchObject({ current: true });
  });

  /** Returns the tree with its lists marked as those of a reference. */
  const reference = (count: number, lists: 'operations' | 'schemas'): SidebarTree => {
    const tree = moons(count);
    const nodes = tree.nodes.map((node) => (node.kind === 'category' ? { ...node, lists } : node));
    return { ...tree, nodes };
  };
  const openList = (tree: SidebarTree, route: string) => {
    const open = createPageSidebars(
      tree,
      urls,
    )(route).items.find(({ kind }) => kind === 'category');
    const { items, fullList: whole } = open?.kind === 'category' ? open : { items: [] };
    return { labels: items.map(({ label }) => label), whole };
  };

  it('shows every operation of the current tag', () => {
    const tree = reference(100, 'operations');
    for (const route of ['/docs/saturn/80', '/docs/saturn/99', '/docs/saturn']) {
      expect(openList(tree, route).labels).toHaveLength(100);
      expect(openList(tree, route).whole).toBeUndefined();
    }
  });

  it('shows a window of a very long list and links the full list', () => {
    const operations = openList(reference(1000, 'operations'), '/docs/saturn/80');
    expect(operations.labels).toHaveLength(61);
    expect(shownOperations(1000)).toBe(61);
    expect(operations.labels).toContain('saturn 80');
    expect(operations.whole).toEqual({ url: '/docs/saturn', count: 1000 });
    const schemas = openList(reference(150, 'schemas'), '/docs/saturn/80');
    expect(schemas.labels).toHaveLength(11);
    expect(schemas.whole).toEqual({ url: '/docs/saturn', count: 150 });
    expect(openList(reference(150, 'schemas'), '/docs/saturn').labels[0]).toBe('saturn 0');
  });

  it('has an index file named after the sidebar', () => {
    const [few, many] = [reference(10, 'operations'), reference(300, 'operations')];
    expect(sidebarIndexFile(few, urls, messagesFor('en'))).toBeUndefined();
    expect(createPageSidebars(few, urls)('/docs/saturn').index).toBeUndefined();
    const file = sidebarIndexFile(many, urls, messagesFor('en'));
    expect(createPageSidebars(many, urls)('/docs/saturn').index).toBe(`/${file?.path}`);
    const { items }: SidebarIndex = JSON.parse(String(file?.contents));
    expect(items.map((item) => item.items?.length)).toEqual([300, 300]);
    expect(items[1]?.items?.[7]).toEqual({ label: 'saturn 7', url: '/docs/saturn/7' });
    expect(sidebarIndexFile(reference(301, 'operations'), urls, messagesFor('en'))?.path).toBe(
      file?.path,
    );
  });

  it('has an index file per locale and version', () => {
    const german = makeUrls({ baseUrl: '/base/', trailingSlash: false }, 'de/');
    const tree = { ...moons(150), key: 'de/2.0/../docs' };
    const path = sidebarIndexFile(tree, german, messagesFor('de'))?.path ?? '';
    expect(path).toMatch(/^de\/sidebar-[\da-f]{8}\.json$/);
    expect(createPageSidebars(tree, german)('/docs/saturn').index).toBe(`/base/${path}`);
  });

  it('shows a window of a long category and links its page', () => {
    const of = createPageSidebars(moons(150), urls);
    const shown = (route: string) => {
      const [, saturn] = of(route).items;
      const { items, fullList: whole } = saturn?.kind === 'category' ? saturn : { items: [] };
      return { labels: items.map(({ label }) => label), whole };
    };
    const whole = { url: '/docs/saturn', count: 150 };
    const around = Array.from({ length: 41 }, (_, index) => `saturn ${index + 60}`);
    expect(shown('/docs/saturn/80')).toEqual({ labels: around, whole });
    expect(shown('/docs/saturn/149').labels.at(-1)).toBe('saturn 149');
    expect(shown('/docs/saturn/0').labels).toHaveLength(41);
    expect(shown('/docs/saturn').labels).toHaveLength(150);
    expect(shown('/docs/saturn').whole).toBeUndefined();
  });

  it('without categories is shown in full on its first page', () => {
    const [jupiter] = moons(300).nodes;
    const nodes = jupiter?.kind === 'category' ? jupiter.nodes : [];
    const of = createPageSidebars({ name: 'docs', nodes }, urls);
    expect(of('/docs/jupiter/0').items).toHaveLength(300);
    expect(of('/docs/jupiter/100').items).toHaveLength(41);
    expect(of('/docs/jupiter/100').fullList).toEqual({ url: '/docs/jupiter/0', count: 300 });
  });

  it('is shown in full below the size limit', () => {
    const [jupiter, saturn] = onSaturn(10);
    expect(jupiter).toMatchObject({ kind: 'category', open: false });
    expect(saturn).toMatchObject({ kind: 'category', open: true });
  });
});
