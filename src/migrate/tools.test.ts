import { describe, expect, it } from 'vitest';
import { memoryFiles } from './memory-files.test.data.js';
import { planMigration } from './migrate.js';
import type { SourceRepository } from './source-repository.js';
import { fumadocsSidebars } from './tools/fumadocs/sidebars.js';
import { sourceTools } from './tools/index.js';

/** Migrates a site in memory and returns its texts by path. */
function migrated(texts: Readonly<Record<string, string>>, repository?: SourceRepository) {
  const files = memoryFiles(texts, repository);
  const tool = sourceTools.find((one) => one.detect(files));
  if (!tool) throw new Error('No tool was found.');
  const { files: made, todos, addresses, config } = planMigration(tool, files);
  const written = made.map((file) => [
    'text' in file ? file.text : `copy of ${file.copyOf}`,
    file.path,
  ]);
  return {
    tool: tool.id,
    addresses,
    config,
    made: Object.fromEntries(written.map(([text = '', file = '']) => [file, text])),
    todos: todos.map(({ code, message }) => `${code} ${message}`),
  };
}

it('shows the texts that a VitePress site registers or imports as components', () => {
  const { made, todos } = migrated({
    '.vitepress/config.ts': "export default { title: 'Planets' };",
    '.vitepress/theme/components/Moons.md': 'Mars has **two** moons.\n',
    'parts/Dust.md': '::: warning\nDust.\n:::\n',
    'guide/mars.md':
      "<script setup>\nimport Dust from '../parts/Dust.md'\n</script>\n\n# Mars\n\n<Moons />\n\n<Dust></Dust>\n",
  });
  expect(made['content/docs/guide/mars.md']).toMatch(
    /# Mars\n\n::include\[.*Moons\.md\]\n\n::include\[.*Dust\.md\]\n$/,
  );
  expect(Object.values(made)).toContain('Mars has **two** moons.\n');
  expect(todos).toEqual([]);
});

it('reads lists without what a filter leaves out', () => {
  const { config, todos } = migrated({
    'docusaurus.config.js':
      "module.exports = { title: 'Planets', presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] };",
    'sidebars.js': "module.exports = { docs: ['mars', false && 'venus'].filter(Boolean) };",
    'docs/mars.md': '# Mars\n',
  });
  expect(config.docs).toMatchObject({ sidebars: { docs: ['mars'] } });
  expect(todos).toEqual([]);
});

it('reads a sidebar that functions with parameters return', () => {
  const { config, todos } = migrated({
    '.vitepress/links.ts':
      "export const guide = (folder, names) => names.map((name) => ({ text: name, link: '/' + folder + '/' + name }));\n",
    '.vitepress/config.ts': `
      import { guide } from './links'
      function sidebar(index: number) {
        const planets = { text: 'Planets', collapsed: true, items: guide('guide', ['mars', 'venus']) };
        return [planets].map<Item>((entry, i) => {
          if (index === i) entry.collapsed = false
          return entry
        })
      }
      export default { title: 'Planets', themeConfig: { sidebar: { '/guide/': sidebar(0) } } };`,
    'guide/mars.md': '# Mars\n',
    'guide/venus.md': '# Venus\n',
  });
  const items = ['mars', 'venus'].map((name) => ({
    type: 'doc',
    id: `guide/${name}`,
    label: name,
  }));
  expect(config.docs).toMatchObject({
    sidebars: { guide: [{ type: 'category', label: 'Planets', items }] },
  });
  expect(todos).toEqual([]);
});

it.each([
  ['detect', undefined],
  ['mdx', true],
])('reads tags in .md files of Docusaurus if their format is %s: %s', (format, tags) => {
  const { config } = migrated({
    'docusaurus.config.js': `module.exports = { title: 'Planets', markdown: { format: '${format}' }, presets: ['classic'] };`,
    'docs/mars.md': '# Mars\n',
  });
  expect(Reflect.get(Object(config.markdown), 'tags')).toBe(tags);
});

it('keeps what is written of a list to which code adds, and all versions of Docusaurus', () => {
  const { config, todos } = migrated({
    'docusaurus.config.js': `
      const links = [{ to: '/docs/mars', label: 'Mars' }];
      if (process.env.MOONS) links.push({ to: '/docs/io', label: 'Io' });
      const included = ['current'];
      ['1.0'].forEach((name) => included.push(name));
      module.exports = {
        title: 'Planets',
        themeConfig: {
          navbar: { items: links },
          announcementBar: { content: '<a href=https://mars.example/a rel="me">Mars</a>' },
        },
        presets: [['classic', { docs: { onlyIncludeVersions: included } }]],
      };`,
    'versions.json': '["1.0"]',
    'docs/mars.md': '# Mars\n',
    'versioned_docs/version-1.0/mars.md': '# Mars\n',
  });
  expect(config.themeConfig).toMatchObject({
    navbar: { items: [{ to: '/docs/mars', label: 'Mars' }] },
    announcementBar: { content: '<a href="https://mars.example/a" rel="me">Mars</a>' },
  });
  expect(JSON.stringify(config)).not.toContain('onlyIncludeVersions');
  expect(todos.filter((todo) => todo.startsWith('migrate/needs-code'))).toEqual([
    expect.stringContaining('docs.onlyIncludeVersions'),
    expect.stringContaining('themeConfig.navbar.items[1]'),
  ]);
});

it('reads values of a JSON file that settings import by name', () => {
  const { config } = migrated({
    'package.json': '{ "version": "1.2.0" }',
    '.vitepress/config.ts':
      "import { version } from '../package.json'\nexport default { title: 'Planets ' + version };",
    'mars.md': '# Mars\n',
  });
  expect(config.title).toBe('Planets 1.2.0');
});

it('keeps tabs of the same name in two products of Mintlify apart', () => {
  const anchors = (version: string) => [
    { anchor: 'Guides', pages: [`${version}/mars`] },
    { anchor: 'Blog', href: 'https://mars.example/blog' },
  ];
  const { config } = migrated({
    'docs.json': JSON.stringify({
      name: 'Planets',
      navigation: { tabs: ['v2', 'v1'].map((tab) => ({ tab, anchors: anchors(tab) })) },
    }),
    'v1/mars.mdx': '---\ntitle: Mars\n---\n',
    'v2/mars.mdx': '---\ntitle: Mars\n---\n',
  });
  expect(config.docs).toMatchObject({
    sidebars: { guides: ['v2/mars'], 'v1-guides': ['v1/mars'] },
  });
  expect(config.themeConfig).toMatchObject({
    navbar: {
      items: [
        { type: 'docSidebar', sidebarId: 'guides', label: 'Guides' },
        {
          type: 'dropdown',
          label: 'v1',
          items: [{ type: 'docSidebar', sidebarId: 'v1-guides', label: 'Guides' }],
        },
        { label: 'Blog', href: 'https://mars.example/blog' },
      ],
    },
  });
});

it('names pages of Fumadocs by their path, and reports a function for their addresses', () => {
  const { config, made, todos, addresses } = migrated({
    'source.config.ts': "export const docs = defineDocs({ dir: 'content/docs' });",
    'lib/source.ts': "export const source = loader({ baseUrl: '/docs', slugs: flatten });",
    'content/docs/meta.json': '{ "pages": ["mars"] }',
    'content/docs/mars.mdx': '---\ntitle: Mars\nid: planet\n---\n',
  });
  expect(config.docs).toMatchObject({ sidebars: { docs: ['mars'] } });
  expect(made['content/docs/mars.mdx']).toBe('---\ntitle: Mars\n---\n');
  expect(todos).toEqual([
    'migrate/no-equivalent The function flatten, which makes the addresses of pages, was not migrated.',
  ]);
  expect(addresses).toEqual({ kept: undefined, byRule: 0, redirected: 0 });
});

it('leads links from the folder of a Docusaurus site to translations', () => {
  const text =
    '[a](/i18n/de/docusaurus-plugin-content-docs/current/venus.md#dust), [b](/docs/venus.md)\n';
  const { made } = migrated({
    'docusaurus.config.js':
      "module.exports = { title: 'Planets', presets: ['classic'], i18n: { defaultLocale: 'en', locales: ['en', 'de'] } };",
    'docs/mars.md': '# Mars\n',
    'docs/venus.md': '# Venus\n',
    'i18n/de/docusaurus-plugin-content-docs/current/moons/mars.md': text,
    'i18n/de/docusaurus-plugin-content-docs/current/venus.md': '# Venus\n\n## Dust\n',
  });
  expect(made['i18n/de/docs/moons/mars.md']).toBe('[a](../venus.md#dust), [b](/docs/venus.md)\n');
});

it('finds the operation of a Mintlify page in any file of the site, as Mintlify does', () => {
  const { made, config, todos } = migrated({
    'docs.json': JSON.stringify({
      name: 'Planets',
      navigation: { pages: ['list', 'mars', 'get'] },
    }),
    'api/openapi.json':
      '{"openapi":"3.1.0","paths":{"/planets":{"get":{"operationId":"listPlanets"}}}}',
    'api/shop.json': '{"openapi":"3.1.0","paths":{"/orders":{"get":{}}}}',
    'list.mdx': '---\ntitle: List\nopenapi: get /planets\n---\n',
    'mars.mdx': '---\ntitle: Mars\n---\n',
    'get.mdx': '---\ntitle: Get\nopenapi: GET /moons\n---\n',
  });
  expect(config.openapi).toEqual({ path: 'openapi/openapi.json' });
  expect(made['content/docs/list.mdx']).toContain('::operation[listPlanets]');
  expect(todos).toEqual([
    'migrate/no-equivalent The operation GET /moons, whose description is unknown, was not migrated.',
    'content/front-matter-unknown-key Unknown front matter key openapi.',
  ]);
});

it('names a plugin of Docusaurus that is a function', () => {
  const { todos } = migrated({
    'docusaurus.config.js':
      "module.exports = { title: 'Planets', presets: ['classic'], plugins: [() => ({ name: 'moon-icons' })] };",
    'docs/mars.md': '# Mars\n',
  });
  expect(todos.join('\n')).toContain('The plugin moon-icons was not migrated.');
});

it('titles a home page of VitePress that a component fills like the site', () => {
  const config = "export default { title: 'Planets' };";
  const home = '---\nlayout: home\n---\n\n<Landing />\n';
  const { made } = migrated({
    '.vitepress/config.ts': config,
    'index.md': home,
    'a/index.md': home,
  });
  expect(made['content/index.md']).toMatch(/^# Planets\n+<Landing \/>\n$/);
  expect(made['content/docs/a/index.md']).not.toContain('# Planets');
});

it('finds a VitePress site in the folder that the scripts of its package name', () => {
  const { tool, made } = migrated({
    'package.json': '{ "scripts": { "build": "vitepress build ./src" } }',
    'src/.vitepress/config.ts': "export default { title: 'Planets' };",
    'src/mars.md': '# Mars\n',
  });
  expect(tool).toBe('vitepress');
  expect(made['content/docs/mars.md']).toBe('# Mars\n');
});

describe('a VitePress site', () => {
  const site = migrated({
    '.vitepress/config.ts': `
      import { defineConfig } from 'vitepress';
      import { orbits } from './orbits';
      export default defineConfig({
        title: 'Planets', base: '/docs/', lang: 'en',
        themeConfig: {
          logo: { light: '/a.svg', dark: '/b.svg' },
          outline: [2, 4],
          nav: [{ text: 'Guide', link: '/guide/' }, { text: 'More', items: [{ items: [{ text: 'Shop', link: 'https://shop.example' }] }] }],
          sidebar: { '/guide/': [{ text: 'Planets', collapsed: false, items: [{ text: 'Mars', link: '/guide/mars' }, ...orbits] }] },
          editLink: { pattern: 'https://github.com/planets/docs/edit/main/:path' },
        },
        locales: { root: { label: 'English' }, de: { label: 'Deutsch', lang: 'de' } },
      });`,
    '.vitepress/orbits.ts': "export const orbits = [{ text: 'Orbits', link: '/guide/' }];",
    'index.md':
      '---\nlayout: home\nhero:\n  name: Planets\n  tagline: All of them.\n  actions:\n    - { text: Start, link: /guide/ }\nfeatures:\n  - { title: Red, details: Dust. }\n---\n',
    'guide/index.md': '# Orbits\n\n[Mars](./mars.html#red) and [Mars](/guide/mars.md)\n',
    'guide/mars.md': `---
outline: deep
prev: false
---

# Mars

## Dust <Badge type="warning" text="new" />

## Dust

## Dust <Badge style="vertical-align: middle" text="red" />

## <Badge text="new" /> find: \`() => Promise<Moon>\`

<<< @/snippets/a.ts#year{1,2 ts} [a.ts]

<!--@include: ./part.md-->

::: v-pre
Braces {{ stay }}.
:::

:::tabs
== Day
Warm.
== Night
Cold.
:::
`,
    'guide/part.md': 'Part.\n',
    'snippets/a.ts': 'const a = 1;\n',
    'public/a.svg': '<svg/>',
    'de/index.md': '# Planeten\n',
  });

  it('has its settings, navigation and languages', () => {
    expect(site.made['docsgen.config.ts']).toMatchInlineSnapshot(`
      "import { defineConfig } from 'docsgen';

      export default defineConfig({
        title: 'Planets',
        baseUrl: '/docs/',
        markdown: { headingIds: 'vitepress' },
        openapi: false,
        themeConfig: {
          navbar: {
            logo: { src: '/a.svg', srcDark: '/b.svg' },
            items: [
              { label: 'Guide', to: '/guide' },
              {
                type: 'dropdown',
                label: 'More',
                items: [{ label: 'Shop', href: 'https://shop.example' }],
              },
              { type: 'localeDropdown', position: 'right' },
            ],
          },
          colorMode: { respectPrefersColorScheme: true },
          tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
        },
        i18n: {
          defaultLocale: 'en',
          locales: ['en', 'de'],
          localeConfigs: { en: { label: 'English' }, de: { label: 'Deutsch' } },
        },
        docs: {
          routeBasePath: '/',
          editUrl: 'https://github.com/planets/docs/edit/main/',
          showLastUpdateTime: false,
          sidebars: {
            guide: [
              {
                type: 'category',
                label: 'Planets',
                link: null,
                collapsed: false,
                items: [
                  { type: 'doc', id: 'guide/mars', label: 'Mars' },
                  { type: 'doc', id: 'guide/index', label: 'Orbits' },
                ],
              },
            ],
          },
        },
        redirects: [
          { from: '/guide/mars.html', to: '/guide/mars' },
          { from: '/guide/part.html', to: '/guide/part' },
        ],
      });
      "
    `);
  });

  it('has snippets, includes, badges and tabs in the syntax of docsgen', () => {
    expect(site.made['content/docs/guide/mars.md']).toMatchInlineSnapshot(`
      "---
      toc_max_heading_level: 6
      pagination_prev: null
      ---

      # Mars

      ## Dust :badge[new]{color=yellow} {#dust}

      ## Dust

      ## Dust :badge[red]{color=green} {#dust-2}

      ## :badge[new]{color=green} find: \`() => Promise<Moon>\` {#find-promise-moon}

      \`\`\`ts file=../../../snippets/a.ts#year {1,2} title="a.ts"
      \`\`\`

      ::include[./part.md]

      Braces {{ stay }}.

      ::::tabs

      :::tab[Day]

      Warm.

      :::

      :::tab[Night]

      Cold.

      :::

      ::::
      "
    `);
  });

  it('has a home page of its hero and features', () => {
    expect(site.made['content/index.md']).toMatchInlineSnapshot(`
      "# Planets

      All of them.

      :::actions

      [Start](/guide/)

      :::

      ::::cards

      :::card[Red]

      Dust.

      :::

      ::::

      "
    `);
  });

  it('has links to files and addresses, and files where they are found', () => {
    expect(site.made['content/docs/guide/index.md']).toBe(
      '# Orbits\n\n[Mars](./mars.md#red) and [Mars](/guide/mars)\n',
    );
    expect(site.made['snippets/a.ts'] ?? site.made['content/docs/snippets/a.ts']).toContain('a.ts');
    expect(site.made['static/a.svg']).toBe('copy of public/a.svg');
    expect(site.made['i18n/de/index.md']).toBe('# Planeten\n');
  });

  it('redirects from addresses with .html', () => {
    expect(site.made['docsgen.config.ts']).toContain("from: '/guide/mars.html', to: '/guide/mars'");
  });
});

it('has the settings that another integration passes on to Starlight, and tabs without ids', () => {
  const { made } = migrated({
    'astro.config.mjs':
      "export default { integrations: [Icons({ starlight: { title: 'Planets', sidebar: ['mars'] } })] };",
    'src/content/docs/mars.mdx':
      '---\ntitle: Mars\n---\n\n<Tabs>\n<TabItem id="dust" label="Dust">\n\nRed.\n\n</TabItem>\n</Tabs>\n',
  });
  expect(made['docsgen.config.ts']).toContain("title: 'Planets'");
  expect(made['docsgen.config.ts']).toContain("sidebars: { docs: ['mars'] }");
  expect(made['content/docs/mars.mdx']).toContain('<TabItem label="Dust">');
});

describe('a Starlight site', () => {
  const site = migrated({
    'astro.config.mjs': `
      import starlight from '@astrojs/starlight';
      export default { site: 'https://planets.example', redirects: { '/old': '/guides/mars' }, integrations: [starlight({
        title: 'Planets',
        defaultLocale: 'en',
        locales: { en: { label: 'English' }, de: { label: 'Deutsch' } },
        sidebar: [{ label: 'Guides', translations: { de: 'Anleitungen' }, items: ['guides/mars'] }, { label: 'All', autogenerate: { directory: 'guides' } }],
        customCss: ['./src/a.css'],
      })] };`,
    'src/a.css': ':root { --sl-color-accent: #0f766e; }',
    'src/assets/mars.png': 'picture',
    'src/content/docs/en/guides/mars.mdx':
      '---\ntitle: Mars\nsidebar:\n  label: Red\n  order: 2\n  badge:\n    text: New\n    variant: tip\ntableOfContents: false\n---\n\nimport { Card } from \'@astrojs/starlight/components\';\n\n![Mars](../../../../assets/mars.png)\n\n<Card title="Dust" icon="puzzle-of-mars">Red.</Card>\n',
    'src/content/docs/de/guides/mars.mdx': '---\ntitle: Mars\n---\n',
  });

  it('has its settings, navigation and languages', () => {
    expect(site.made['docsgen.config.ts']).toMatchInlineSnapshot(`
      "import { defineConfig } from 'docsgen';

      export default defineConfig({
        title: 'Planets',
        url: 'https://planets.example',
        trailingSlash: true,
        themeConfig: { colorMode: { respectPrefersColorScheme: true }, accent: '#0f766e' },
        openapi: false,
        i18n: {
          defaultLocale: 'en',
          locales: ['en', 'de'],
          localeConfigs: { en: { label: 'English' }, de: { label: 'Deutsch' } },
        },
        docs: {
          routeBasePath: '/',
          showLastUpdateTime: false,
          sidebars: {
            docs: [
              {
                type: 'category',
                label: 'Guides',
                link: null,
                collapsed: false,
                items: ['guides/mars'],
              },
              {
                type: 'category',
                label: 'All',
                link: null,
                collapsed: false,
                items: [{ type: 'autogenerated', dirName: 'guides' }],
              },
            ],
          },
        },
        redirects: [{ from: '/old', to: '/guides/mars' }, { from: '/en/guides/mars', to: '/guides/mars' }],
      });
      "
    `);
    expect(site.made['i18n/de/site.json']).toBe('{\n  "Guides": "Anleitungen"\n}\n');
    expect(site.made['i18n/de/docs/guides/mars.mdx']).toBeDefined();
  });

  it('keeps its tags, and has images and front matter in the form of docsgen', () => {
    expect(site.made['content/docs/guides/mars.mdx']).toMatchInlineSnapshot(`
      "---
      title: Mars
      sidebar_label: Red
      sidebar_position: 2
      sidebar_badge:
        text: New
        color: tip
      hide_table_of_contents: true
      ---

      import { Card } from '@astrojs/starlight/components';

      ![Mars](../../assets/mars.png)

      <Card title="Dust">Red.</Card>
      "
    `);
  });
});

it('makes a sidebar of each topic of starlight-sidebar-topics, in their order', () => {
  const site = migrated({
    'astro.config.mjs': `
      import starlight from '@astrojs/starlight';
      import starlightSidebarTopics from 'starlight-sidebar-topics';
      export default { integrations: [starlight({
        title: 'Planets',
        locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch' } },
        plugins: [starlightSidebarTopics([
          { label: { en: 'Guides', de: 'Anleitungen' }, link: '/guides/', items: ['guides/venus', 'guides/mars'] },
          { id: 'moons', label: 'Moons of planets', link: '/moons/', items: [{ label: 'All', autogenerate: { directory: 'moons' } }] },
          { label: 'Shop', link: 'https://shop.example', icon: 'star' },
          { label: 'Home', link: '/' },
        ], { exclude: ['/x'] })],
      })] };`,
    ...Object.fromEntries(
      ['index', 'guides/index', 'guides/mars', 'guides/venus', 'moons/index', 'de/index'].map(
        (page) => [`src/content/docs/${page}.md`, '---\ntitle: Page\n---\n'],
      ),
    ),
  });
  expect(site.config).toMatchObject({
    docs: {
      sidebars: {
        guides: ['guides/index', 'guides/venus', 'guides/mars'],
        moons: [{ label: 'All', items: [{ type: 'autogenerated', dirName: 'moons' }] }],
      },
    },
    themeConfig: {
      navbar: {
        items: [
          { type: 'docSidebar', sidebarId: 'guides', label: 'Guides' },
          { type: 'docSidebar', sidebarId: 'moons', label: 'Moons of planets' },
          { href: 'https://shop.example', label: 'Shop' },
          { to: '/', label: 'Home' },
          { type: 'localeDropdown', position: 'right' },
        ],
      },
    },
  });
  expect(JSON.parse(site.made['i18n/de/site.json'] ?? '')).toEqual({ Guides: 'Anleitungen' });
  expect(site.todos.join('\n')).not.toMatch(/topics/i);
});

it('finds the files behind aliases of an Astro site', () => {
  const site = migrated({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'Planets' })] };",
    'tsconfig.json':
      '{\n  // Aliases\n  "compilerOptions": { "baseUrl": ".", "paths": { "@images/*": ["./src/images/*"], "@parts/*": ["src/parts/*"], } },\n}\n',
    'src/images/mars.png': 'picture',
    'src/assets/io.png': 'picture',
    'src/parts/Moons.mdx': 'Moons.\n',
    'src/parts/orbit.ts': 'orbit();\n',
    'src/parts/Map.astro': 'code',
    'src/content/docs/_dust.mdx': 'Dust.\n',
    'src/content/docs/mars.mdx':
      "---\ntitle: Mars\n---\n\nimport Dust from '/src/content/docs/_dust.mdx';\nimport Moons from '@parts/Moons.mdx';\nimport Map from '@parts/Map.astro';\nimport orbit from '@parts/orbit.ts?raw';\n\n![Mars](@images/mars.png) ![Io](~/assets/io.png)\n\n<Moons />\n",
  });
  const text = site.made['content/docs/mars.mdx'];
  expect(text).toContain('![Mars](../_files/src/images/mars.png) ![Io](../assets/io.png)');
  expect(text).toMatch(
    /import Dust from '\.\/_dust\.mdx';\nimport Moons from '\.\.\/.*Moons\.mdx';\nimport Map from '@parts\/Map\.astro';\nimport orbit from '\.\.\/.*orbit\.ts\?raw';/,
  );
});

it('copies texts and code that pages of Starlight import from elsewhere in the repository', () => {
  const { made } = migrated({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'Planets' })] };",
    'src/components/Moons.mdx': '[Mars](../content/docs/mars.mdx)\n',
    '../src/orbit.mts': 'orbit();\n',
    '../.github/workflows/orbit.yml': 'on: push\n',
    'src/content/docs/mars.mdx':
      "---\ntitle: Mars\n---\n\nimport { Content as Moons } from '../../components/Moons.mdx';\nimport orbit from '../../../../src/orbit.mjs?raw';\nimport flow from '../../../../.github/workflows/orbit.yml?raw';\n\n<Moons />\n",
  });
  expect(made['content/docs/mars.mdx']).toContain(
    "from '../../src/components/Moons.mdx';\nimport orbit from '../../src/orbit.mts?raw';\nimport flow from '../_files/github/workflows/orbit.yml?raw';",
  );
  expect(made['src/components/Moons.mdx']).toBe('[Mars](../../content/docs/mars.mdx)\n');
  expect(made['src/orbit.mts']).toBe('copy of ../src/orbit.mts');
});

it('copies texts that pages of Docusaurus import from elsewhere in the repository', () => {
  const { made } = migrated({
    'docusaurus.config.js': "module.exports = { presets: [['classic', {}]] };",
    'docs/help/index.mdx':
      "# Help\n\nimport Contributing from '../../../CONTRIBUTING.md';\nimport Rules from '@site/src/rules.mdx';\n\n<Contributing />\n",
    '../CONTRIBUTING.md': 'Read [this](./website/docs/help/index.mdx).\n',
    'src/rules.mdx': 'Be kind.\n',
  });
  expect(made['content/docs/help/index.mdx']).toContain(
    "import Contributing from '../../../CONTRIBUTING.md';\nimport Rules from '../../../src/rules.mdx';",
  );
  expect(made['CONTRIBUTING.md']).toContain('Read [this]');
  expect(made['src/rules.mdx']).toBe('Be kind.\n');
});

it('knows the folder of a Starlight language by its name in any case', () => {
  const site = migrated({
    'astro.config.mjs': `
      import starlight from '@astrojs/starlight';
      export default { integrations: [starlight({
        title: 'Planets',
        locales: { root: { label: 'English', lang: 'en' }, 'pt-br': { label: 'Português', lang: 'pt-BR' } },
        sidebar: [{ label: 'Red', translations: { 'PT-BR': 'Vermelho', ja: '赤' }, items: ['mars'] }],
      })] };`,
    'src/content/docs/mars.md': '---\ntitle: Mars\n---\n',
    'src/content/docs/pt-BR/mars.md': '---\ntitle: Marte\n---\n',
  });
  const pages = Object.keys(site.made).filter((file) => file.endsWith('.md'));
  expect(pages).toEqual(['content/docs/mars.md', 'i18n/pt-br/docs/mars.md']);
  // Labels in a language without pages would be a folder that no locale owns.
  expect(Object.keys(site.made).filter((file) => file.endsWith('site.json'))).toEqual([
    'i18n/pt-br/site.json',
  ]);
});

describe('a Mintlify site', () => {
  const site = migrated({
    'docs.json': JSON.stringify({
      name: 'Planets',
      colors: { primary: '#b45309', light: '#f59e0b' },
      logo: { light: '/logo/light.svg', dark: '/logo/dark.svg' },
      navigation: {
        tabs: [
          {
            tab: 'Guides',
            groups: [
              {
                group: 'Start',
                pages: [
                  'index',
                  {
                    group: 'Planets',
                    root: 'planets/index',
                    pages: ['planets/mars', 'planets/pluto'],
                  },
                ],
              },
            ],
          },
          { tab: 'API', openapi: 'openapi.yaml', groups: [{ group: 'API', pages: ['api/list'] }] },
        ],
      },
      navbar: { primary: { type: 'button', label: 'Start', href: 'https://planets.example' } },
      redirects: [{ source: '/moons/:slug*', destination: '/planets/:slug*' }],
    }),
    'openapi.yaml':
      'openapi: 3.1.0\npaths:\n  /planets:\n    get:\n      operationId: listPlanets\n',
    'logo/light.svg': '<svg/>',
    'index.mdx':
      '---\ntitle: Planets\nsidebarTitle: Start\nicon: rocket\n---\n\nimport Part from "/snippets/part.mdx";\n\n<Part />\n\n```json Example response\n{}\n```\n',
    'planets/index.mdx': '# Planets\n',
    'planets/mars.mdx': '<Snippet file="part.mdx" />\n\n<Snippet file="old/moons" />\n',
    'api/list.mdx': '---\ntitle: List\nopenapi: GET /planets\n---\n',
    'snippets/part.mdx': 'Part.\n',
    '_snippets/old/moons.mdx': 'Moons.\n',
  });

  it('has its settings and a sidebar for each tab', () => {
    expect(site.made['docsgen.config.ts']).toMatchInlineSnapshot(`
      "import { defineConfig } from 'docsgen';

      export default defineConfig({
        title: 'Planets',
        markdown: { tags: true, headingIds: 'mintlify' },
        themeConfig: {
          navbar: {
            title: '',
            logo: { src: '/logo/light.svg', srcDark: '/logo/dark.svg', alt: 'Planets' },
            items: [
              { type: 'docSidebar', sidebarId: 'guides', label: 'Guides' },
              { type: 'docSidebar', sidebarId: 'api-guides', label: 'API' },
              { label: 'Start', href: 'https://planets.example', position: 'right' },
            ],
          },
          colorMode: { respectPrefersColorScheme: true },
          accent: { light: '#b45309', dark: '#f59e0b' },
        },
        openapi: { path: 'openapi/openapi.yaml' },
        docs: {
          routeBasePath: '/',
          sidebars: {
            guides: [
              {
                type: 'category',
                label: 'Start',
                link: null,
                collapsible: false,
                items: [
                  'index',
                  {
                    type: 'category',
                    label: 'Planets',
                    link: { type: 'doc', id: 'planets/index' },
                    items: ['planets/mars'],
                  },
                ],
              },
            ],
            'api-guides': [
              {
                type: 'category',
                label: 'API',
                link: null,
                collapsible: false,
                items: ['api/list'],
              },
            ],
          },
        },
        redirects: [
          { from: '/api-reference/get-planets', to: '/api/default/list-planets' },
          { from: '/index', to: '/' },
          { from: '/planets/index', to: '/planets' },
          { from: '/moons', to: '/planets' },
          { from: '/moons/mars', to: '/planets/mars' },
        ],
      });
      "
    `);
  });

  it('leads from a tab without pages to its first link', () => {
    const external = migrated({
      'docs.json': JSON.stringify({
        name: 'Planets',
        navigation: {
          tabs: [
            { tab: 'Guides', pages: ['index'] },
            { tab: 'FAQ', groups: [{ group: 'FAQ', pages: ['faq'] }] },
          ],
        },
      }),
      'index.mdx': '# Planets\n',
      'faq.mdx': '---\ntitle: FAQ\nurl: https://planets.example/faq\n---\n',
    });
    expect(external.made['docsgen.config.ts']).toContain(
      "{ label: 'FAQ', href: 'https://planets.example/faq' },",
    );
  });

  it('leads from the pages that Mintlify makes of operations to those of docsgen', () => {
    const operation = (summary?: string, tags?: string[], more = {}) => ({
      summary,
      tags,
      ...more,
    });
    const { config } = migrated({
      'docs.json': JSON.stringify({
        name: 'Moons',
        navigation: { openapi: { source: 'api.json', directory: 'rest' }, pages: ['index'] },
      }),
      'index.mdx': '# Moons\n',
      'api.json': JSON.stringify({
        openapi: '3.1.0',
        paths: {
          '/moons/{id}': {
            get: operation("Get a moon's data (beta)", ['All moons']),
            put: operation(undefined, ['All moons']),
            patch: operation("Get a moon's data (beta)", ['All moons']),
            delete: operation('Lose it'),
            head: operation('Hidden', [], { 'x-excluded': true }),
            options: operation('Options', [], { 'x-mint': { href: '/options' } }),
          },
        },
        webhooks: { 'moon.seen': { post: operation('moon_seen') } },
      }),
    });
    expect(config.redirects).toEqual([
      { from: '/rest/all-moons/get-a-moons-data-beta', to: '/api/all-moons/get-moons-id' },
      { from: '/rest/all-moons/put-moons', to: '/api/all-moons/put-moons-id' },
      { from: '/rest/all-moons/get-a-moons-data-beta-1', to: '/api/all-moons/patch-moons-id' },
      { from: '/rest/lose-it', to: '/api/default/delete-moons-id' },
      { from: '/options', to: '/api/default/options-moons-id' },
      { from: '/rest/moon_seen', to: '/api/webhooks/post-moon-seen' },
      { from: '/index', to: '/' },
    ]);
  });

  it('has imports, snippets, titles of code and operations in the form of docsgen', () => {
    expect(site.made['content/docs/index.mdx']).toMatchInlineSnapshot(`
      "---
      title: Planets
      sidebar_label: Start
      ---

      import Part from "./_snippets/part.mdx";

      <Part />

      \`\`\`json title="Example response"
      {}
      \`\`\`
      "
    `);
    expect(site.made['content/docs/planets/mars.mdx']).toBe(
      '::include[../_snippets/part.mdx]\n\n::include[../_snippets/old/moons.mdx]\n',
    );
    expect(site.made['content/docs/api/list.mdx']).toBe(
      '---\ntitle: List\n---\n::operation[listPlanets]\n\n',
    );
  });

  it('shows operations from the URLs of its descriptions, which docsgen pull fetches', () => {
    const url = 'https://planets.example/openapi.json';
    const operation = (written: string) => `---\nopenapi: ${written}\n---\n`;
    const { made, todos, config } = migrated({
      'docs.json': JSON.stringify({
        name: 'Planets',
        api: { openapi: url },
        navigation: {
          groups: [
            { group: 'Start', openapi: { source: url, directory: 'rest' }, pages: ['list'] },
            { group: 'Moons', pages: ['moons', 'io', `${url} GET /planets`] },
          ],
        },
      }),
      'list.mdx': operation('get /planets'),
      'moons.mdx': operation('https://moons.example/v1 GET /moons/{id}'),
      'io.mdx': operation('moons/api.json GET /io'),
      'moons/api.json': '{ "openapi": "3.1.0", "paths": { "/io": { "get": {} } } }',
    });
    expect(config).toMatchObject({
      openapi: [
        { path: 'openapi/api.json', id: 'moons-api' },
        { url, lenient: true, id: 'openapi' },
        { url: 'https://moons.example/v1', lenient: true, id: 'v1' },
      ],
      rules: { 'site/unknown-operation': 'warn' },
    });
    expect(made['content/docs/moons.mdx']).toContain('::operation[v1:GET /moons/\\{id\\}]');
    expect(made['content/docs/io.mdx']).toContain('::operation[moons-api:GET /io]');
    // It names none of the two URLs.
    expect(made['content/docs/list.mdx']).toBe(operation('get /planets'));
    expect(todos).toEqual([
      'migrate/no-equivalent The operation get /planets, whose description is unknown, was not migrated.',
      'content/front-matter-unknown-key Unknown front matter key openapi.',
    ]);

    const single = migrated({
      'docs.json': JSON.stringify({ name: 'Planets', api: { openapi: url }, navigation: [] }),
      'list.mdx': operation('get /planets'),
    });
    expect(single.made['content/docs/list.mdx']).toContain('::operation[GET /planets]');
    expect(single.config.openapi).toEqual({ url, lenient: true });
  });

  it('reports pages that are missing', () => {
    expect(site.todos).toContain('migrate/missing-file The file planets/pluto does not exist.');
  });
});

describe('a Fumadocs site', () => {
  const site = migrated({
    'source.config.ts': 'export default {};',
    'lib/source.ts': "export const source = loader({ baseUrl: '/guide' });",
    'content/docs/meta.json':
      '{ "pages": ["(start)", "---Sky---", "moons", "[Shop](https://planets.example)"] }',
    'content/docs/(start)/index.mdx': '---\ntitle: Planets\nicon: Comet\n---\n\nPlanets.\n',
    'content/docs/(start)/mars.mdx':
      '---\ntitle: Mars\n---\n\n<include>.shared.mdx</include>\n\n<include cwd meta=\'title="a.ts"\'>lib/a.ts</include>\n',
    'content/docs/(start)/.shared.mdx': 'Dust.\n',
    'content/docs/moons/index.mdx': '---\ntitle: Moons\n---\n\nMoons.\n',
    'content/docs/moons/io.mdx': '---\ntitle: Io\n---\n\nIo.\n',
    'content/docs/api/meta.json': '{ "root": true, "title": "API" }',
    'content/docs/api/index.mdx': '---\ntitle: API\n---\n\nCalls.\n',
    'content/blog/news.mdx': '---\ntitle: News\n---\n',
    'lib/a.ts': 'const a = 1;\n',
  });

  it('has a sidebar for each root folder, in the order of meta.json', () => {
    expect(site.made['docsgen.config.ts']).toMatchInlineSnapshot(`
      "import { defineConfig } from 'docsgen';

      export default defineConfig({
        docs: {
          routeBasePath: '/guide',
          sidebars: {
            docs: [
              {
                type: 'category',
                label: 'Planets',
                link: { type: 'doc', id: '(start)/index' },
                collapsed: true,
                items: ['(start)/mars'],
              },
              {
                type: 'category',
                label: 'Sky',
                link: null,
                collapsible: false,
                collapsed: false,
                items: [
                  {
                    type: 'category',
                    label: 'Moons',
                    link: { type: 'doc', id: 'moons/index' },
                    collapsed: true,
                    items: ['moons/io'],
                  },
                  { type: 'link', label: 'Shop', href: 'https://planets.example' },
                ],
              },
            ],
            'api-guides': ['api/index'],
          },
        },
        themeConfig: {
          navbar: {
            items: [
              { type: 'docSidebar', sidebarId: 'docs', label: 'Docs' },
              { type: 'docSidebar', sidebarId: 'api-guides', label: 'API' },
            ],
          },
        },
      });
      "
    `);
  });

  it('keeps its addresses, which have no groups', () => {
    expect(site.addresses.kept).toBe(5);
    expect(site.made['content/docs/(start)/index.mdx']).toContain('slug: /');
  });

  it('includes hidden parts and files of the site', () => {
    expect(site.made['content/docs/(start)/mars.mdx']).toContain(
      '<include>./_shared.mdx</include>',
    );
    expect(site.made['content/docs/(start)/mars.mdx']).toContain(
      `<include meta='title="a.ts"'>../../../lib/a.ts</include>`,
    );
    expect(site.made['content/docs/(start)/_shared.mdx']).toBe('Dust.\n');
  });

  it('reports what it leaves out', () => {
    expect(site.todos).toEqual(['migrate/no-equivalent The folder content/blog was not migrated.']);
  });
});

describe('a Fumadocs site in two languages', () => {
  const i18n = (parser: string) =>
    `export const i18n = defineI18n({ defaultLanguage: 'en', languages: ['en', 'cn'], ${parser} });`;

  it('has the pages of the other one in i18n, by the ends of their names', () => {
    const { made, addresses } = migrated({
      'source.config.ts': 'export default {};',
      'lib/i18n.ts': i18n("hideLocale: 'default-locale'"),
      'content/docs/index.mdx': 'Planets.\n',
      'content/docs/index.cn.mdx': 'CN. [Mars](./red/mars.cn.mdx)\n',
      'content/docs/red/mars.mdx': 'Mars.\n',
      'content/docs/red/mars.cn.mdx': 'CN.\n',
      'content/docs/meta.cn.json': '{ "pages": ["index"] }',
    });
    expect(Object.keys(made).filter((file) => file !== 'docsgen.config.ts')).toEqual([
      'content/docs/index.mdx',
      'content/docs/red/mars.mdx',
      'i18n/cn/docs/index.mdx',
      'i18n/cn/docs/red/mars.mdx',
    ]);
    expect(made['i18n/cn/docs/index.mdx']).toContain('(./red/mars.mdx)');
    expect(made['docsgen.config.ts']).toContain(
      "i18n: { defaultLocale: 'en', locales: ['en', 'cn'] },",
    );
    expect(made['docsgen.config.ts']).not.toContain('.cn');
    expect(addresses).toEqual({ kept: 2, byRule: 2, redirected: 0 });
  });

  it('keeps addresses with the main one, whose pages are in a folder', () => {
    const { made, addresses } = migrated({
      'source.config.ts': 'export default {};',
      'src/lib/i18n.ts': i18n("parser: 'dir'"),
      'content/docs/en/index.mdx': 'Planets.\n',
      'content/docs/en/mars.mdx': 'Mars.\n',
      'content/docs/cn/mars.mdx': 'CN.\n',
    });
    expect(made).toHaveProperty(['content/docs/mars.mdx']);
    expect(made).toHaveProperty(['i18n/cn/docs/mars.mdx']);
    expect(made['docsgen.config.ts']).toContain("{ from: '/en/docs/mars', to: '/docs/mars' }");
    expect(addresses).toEqual({ kept: 2, byRule: 1, redirected: 2 });
  });
});

describe('the sidebars of a Fumadocs site', () => {
  function sidebars(texts: Readonly<Record<string, string>>) {
    const inFolder = Object.entries(texts).map(([name, text]) => [`docs/${name}`, text]);
    return fumadocsSidebars(memoryFiles(Object.fromEntries(inFolder)), 'docs').sidebars;
  }

  it('have unique names', () => {
    const root = '{ "root": true }';
    expect(
      sidebars({
        'mars.mdx': '',
        ...{ 'docs/meta.json': root, 'docs/io.mdx': '' },
        ...{ '(docs)/meta.json': root, '(docs)/europa.mdx': '' },
        ...{ 'a/b/meta.json': root, 'a/b/x.mdx': '' },
        ...{ 'a-b/meta.json': root, 'a-b/y.mdx': '' },
      }),
    ).toEqual({
      docs: ['mars'],
      'docs-2': ['(docs)/europa'],
      'a-b': ['a-b/y'],
      'a-b-2': ['a/b/x'],
      'docs-3': ['docs/io'],
    });
  });

  it('list pages once that meta.json names with ./ or an ending', () => {
    const pages = { 'a.mdx': '', 'b.md': '', 'c.mdx': '', 'd.mdx': '', 'e/f.mdx': '' };
    const meta = '{ "pages": ["---a.md---", "a.mdx", "./b", "!./d.mdx", ".../e", "..."] }';
    const listed = '{ "pages": ["a.mdx", "./b", "!./d.mdx", "..../e", "..."] }';
    expect(sidebars({ ...pages, 'meta.json': listed })).toEqual({ docs: ['a', 'b', 'e/f', 'c'] });
    expect(sidebars({ ...pages, 'meta.json': meta }).docs?.[0]).toMatchObject({ label: 'a.md' });
  });

  it('list the page of a folder that meta.json names with an ending', () => {
    const texts = {
      'a/index.mdx': '',
      'a/b.mdx': '',
      'a/meta.json': '{ "pages": ["b", "index.mdx"] }',
    };
    expect(sidebars(texts).docs).toMatchObject([{ link: null, items: ['a/b', 'a/index'] }]);
  });

  it('leave out a folder inside itself when folders list each other', () => {
    const texts = {
      ...{ 'a/x.mdx': '', 'a/meta.json': '{ "pages": ["../b", "x"] }' },
      ...{ 'b/index.mdx': '', 'b/y.mdx': '', 'b/meta.json': '{ "pages": ["../a", "y"] }' },
    };
    expect(sidebars(texts).docs).toMatchObject([
      { label: 'A', items: [{ label: 'B', items: ['b/y'] }, 'a/x'] },
      { label: 'B', items: [{ label: 'A', items: ['a/x'] }, 'b/y'] },
    ]);
  });

  it('leave out a folder inside itself when folders extract each other', () => {
    const texts = {
      ...{ 'a/x.mdx': '', 'a/meta.json': '{ "pages": ["...../b", "x"] }' },
      ...{ 'b/y.mdx': '', 'b/meta.json': '{ "pages": ["...../a", "y"] }' },
      ...{ 'c/z.mdx': '', 'c/meta.json': '{ "pages": ["z", ".....", "."] }' },
      'meta.json': '{ "pages": ["a", "c"] }',
    };
    const a = { label: 'A', items: ['b/y', 'a/x'] };
    expect(sidebars(texts).docs).toMatchObject([a, { label: 'C', items: ['c/z'] }]);
  });
});

it('reads quotation marks in the title of an admonition of MkDocs', () => {
  const { made } = migrated({
    'mkdocs.yml': 'site_name: Planets\n',
    'docs/index.md': '# A\n\n!!!info "To [Io](https://io.example "Moon")"\n\n    Far.\n',
  });
  expect(Object.values(made).join('')).toContain(
    ':::info[To [Io](https://io.example "Moon")]\n\nFar.\n\n:::',
  );
});

it('keeps the text of cards of MkDocs in their list items', () => {
  const card = (icon: string) =>
    `-   :material-${icon}:{ .lg .middle } __Io__\n\n    ---\n\n    Hot.\n`;
  const { made } = migrated({
    'mkdocs.yml': 'site_name: A\n',
    'docs/index.md': `# A\n\n<div class="grid cards" markdown>\n\n${card('moon-ice')}${card('rocket')}\n</div>\n`,
  });
  const text = Object.values(made).join('');
  expect(text).toContain('\n-   __Io__\n\n    ---\n\n    Hot.\n-   :icon[rocket] __Io__\n');
});

it('leaves HTML out of labels of MkDocs', () => {
  const { made } = migrated({
    'mkdocs.yml':
      'site_name: A\nnav:\n  - \'<span class="a">Far <img src="a.svg"></span>\': io.md\n  - \'Less < more\': mars.md\n',
    'docs/io.md': '# Io\n',
    'docs/mars.md': '# Mars\n',
  });
  expect(made['docsgen.config.ts']).toContain("label: 'Far'");
  expect(made['docsgen.config.ts']).toContain("label: 'Less < more'");
});

it('makes a language tag of a folder that is written with an underscore', () => {
  const { made } = migrated({
    '.vitepress/config.ts':
      "export default { title: 'A', locales: { root: { lang: 'en' }, zh_hans: { lang: 'zh_hans' } } };",
    'index.md': '# A\n',
    'zh_hans/index.md': '# B\n',
  });
  expect(made['docsgen.config.ts']).toContain("locales: ['en', 'zh-hans']");
  expect(Object.keys(made)).toContain('i18n/zh-hans/docs/index.md');
});

describe.each([
  ['GitBook', '', {}],
  ['mdBook', 'src/', { 'book.toml': '[book]\ntitle = "Planets"\n' }],
])('pages that SUMMARY.md of %s does not name', (_tool, folder, settings) => {
  const { made, todos } = migrated({
    ...settings,
    [`${folder}SUMMARY.md`]: '# Summary\n\n* [Mars](mars.md)\n',
    [`${folder}README.md`]: '# Planets\n',
    [`${folder}mars.md`]: '# Mars\n\n[Notes](notes.md)\n',
    [`${folder}notes.md`]: '---\ndescription: Of last year\n---\n\n# Notes\n',
    [`${folder}draft.md`]: '# Draft\n',
    [`${folder}moons/SUMMARY.md`]: '# Summary\n\n* [Io](io.md)\n',
    [`${folder}moons/io.md`]: '# Io\n',
  });

  it('are unlisted and reported', () => {
    expect(made['content/docs/notes.md']).toBe(
      '---\ndescription: Of last year\nunlisted: true\n---\n\n# Notes\n',
    );
    expect(made['content/docs/draft.md']).toBe('---\nunlisted: true\n---\n\n# Draft\n');
    expect(todos).toEqual([
      `migrate/unlisted-pages SUMMARY.md does not name 2 pages, such as ${folder}draft.md, which are unlisted in the new site.`,
    ]);
  });

  it('are listed if they are the first page or below another SUMMARY.md', () => {
    const files = ['README.md', 'mars.md', 'moons/io.md'];
    for (const file of files) expect(made[`content/docs/${file}`]).not.toContain('unlisted');
  });
});

it('does not title a GitBook site by a heading that any first page has', () => {
  const config = (heading: string) =>
    migrated({ 'SUMMARY.md': '* [A](README.md)\n', 'README.md': `# ${heading}\n` }).made[
      'docsgen.config.ts'
    ];
  expect(config('Planets')).toContain("title: 'Planets'");
  expect(config('Introduction')).not.toContain('title:');
});

it('titles links to pages of a GitBook site by the page', () => {
  const reference = (url: string, label: string) =>
    `{% content-ref url="${url}" %}\n[${label}](${url})\n{% endcontent-ref %}\n`;
  const { made } = migrated({
    'SUMMARY.md': '* [Mars](mars.md)\n',
    'mars.md': `# Mars\n\n${reference('io.md', 'io.md')}\n${reference('io.md', 'Moon')}\n${reference('moons/', 'moons/')}`,
    'io.md': '# Io, *the* moon\n',
    'moons/README.md': '# Moons\n',
  });
  const text = made['content/docs/mars.md'];
  expect(text).toContain('[Io, *the* moon](io.md)\n\n[Moon](io.md)\n');
  expect(text).toMatch(/\[Moons\]\((?:\.\/)?moons\/(?:README\.md)?\)/);
});

it('converts a page of a GitBook site whose only link to a page names its file', () => {
  const { made, todos } = migrated({
    'SUMMARY.md': '* [Mars](mars.md)\n',
    'mars.md':
      '# Mars\n\n{% content-ref url="removed-before-start.md" %}\n[removed-before-start.md](removed-before-start.md)\n{% endcontent-ref %}\n',
    'removed-before-start.md': '# A moon was found\n',
  });
  expect(made['content/docs/mars.md']).toContain('[A moon was found](removed-before-start.md)');
  expect(todos.join()).not.toContain('migrate/kept-text');
});

it('keeps prices of a GitBook site text, beside its formulas', () => {
  const text = '# Mars\n\nFrom $5 to $USD, `$a` and $$x^2$$, not \\$6.\n';
  const { made } = migrated({ 'SUMMARY.md': '* [Mars](mars.md)\n', 'mars.md': text });
  expect(made['content/docs/mars.md']).toContain(
    'From \\$5 to \\$USD, `$a` and $$x^2$$, not \\$6.',
  );
});

it('makes links of pages from addresses on the host of the old site, with and without a release', () => {
  const { made } = migrated({
    'mkdocs.yml': 'site_name: Planets\nsite_url: https://planets.example/docs/\n',
    'docs/index.md': `# Planets

[a](https://planets.example/docs/moons/io/#dust), [b](https://www.planets.example/docs/latest/moons/io/),
[c](https://planets.example/docs/shop/), [d](https://planets.example/moons/io/)
`,
    'docs/moons/io.md': '# Io\n\n## Dust\n',
  });
  expect(made['content/index.md'] ?? made['content/docs/index.md']).toContain(
    `[a](./moons/io.md#dust), [b](./moons/io.md),
[c](https://planets.example/docs/shop/), [d](https://planets.example/moons/io/)`,
  );
});

describe('a GitBook site', () => {
  const site = migrated({
    '.gitbook.yaml': 'redirects:\n  old/page: planets/mars.md\n',
    'SUMMARY.md':
      '# Table of contents\n\n* [Home](README.md)\n\n## Planets\n\n* [Mars](planets/mars.md)\n  * [Moons](planets/moons.md)\n  * [Red dust](planets/red\\_dust.md)\n* [Shop](https://shop.example)\n',
    'README.md': '# Planets\n',
    '.gitbook/assets/mars.png': 'picture',
    'planets/moons.md': '# Moons\n',
    'planets/red_dust.md': '# Red dust\n',
    'planets/mars.md': `---
icon: planet
---

# Mars

{% hint style="warning" %}
Bring **oxygen**.

{% code title="a.sh" lineNumbers="true" %}
\`\`\`sh
fly
\`\`\`
{% endcode %}
{% endhint %}

{% tabs %}
{% tab title="Day" %}
Warm.
{% endtab %}
{% endtabs %}

{% stepper %}
{% step %}
### Pack

Bags.
{% endstep %}
{% endstepper %}

{% embed url="https://video.example/1" %}
Landing
{% endembed %}

![](<../.gitbook/assets/mars.png>)
`,
  });

  it('has its navigation and redirects', () => {
    expect(site.made['docsgen.config.ts']).toMatchInlineSnapshot(`
      "import { defineConfig } from 'docsgen';

      export default defineConfig({
        title: 'Planets',
        markdown: { headingIds: 'gitbook' },
        openapi: false,
        docs: {
          routeBasePath: '/',
          sidebars: {
            docs: [
              { type: 'doc', id: 'README', label: 'Home' },
              {
                type: 'category',
                label: 'Planets',
                link: null,
                collapsible: false,
                items: [
                  {
                    type: 'category',
                    label: 'Mars',
                    link: { type: 'doc', id: 'planets/mars' },
                    items: [
                      { type: 'doc', id: 'planets/moons', label: 'Moons' },
                      { type: 'doc', id: 'planets/red_dust', label: 'Red dust' },
                    ],
                  },
                  { type: 'link', label: 'Shop', href: 'https://shop.example' },
                ],
              },
            ],
          },
        },
        themeConfig: { colorMode: { respectPrefersColorScheme: true } },
        redirects: [{ from: '/old/page', to: '/planets/mars' }],
      });
      "
    `);
  });

  it('has blocks and images in the form of docsgen', () => {
    expect(site.made['content/docs/planets/mars.md']).toMatchInlineSnapshot(`
      "
      # Mars

      :::warning

      Bring **oxygen**.

      \`\`\`sh title="a.sh" showLineNumbers
      fly
      \`\`\`

      :::

      ::::tabs

      :::tab[Day]

      Warm.

      :::

      ::::

      :::steps

      1. **Pack**

         Bags.

      :::

      [Landing](https://video.example/1)

      ![](<../_assets/mars.png>)
      "
    `);
  });
});

describe('a page of an API description', () => {
  const description = 'openapi: 3.1.0\ninfo: { title: Planets, version: "1" }\npaths: {}\n';
  it.each([
    [
      'redoc',
      '<title>Planets</title><redoc spec-url="./api/planets.yaml" hide-hostname="true"></redoc>',
    ],
    [
      'swagger-ui',
      '<title>Planets</title><script>SwaggerUIBundle({ url: "api/planets.yaml", docExpansion: "none" })</script>',
    ],
    [
      'elements',
      '<title>Planets</title><elements-api apiDescriptionUrl="api/planets.yaml" router="hash" hideSchemas="true" />',
    ],
  ])('of %s shows the same description', (id, html) => {
    const site = migrated({ 'index.html': html, 'api/planets.yaml': description });
    expect(site.tool).toBe(id);
    expect(site.made['openapi/planets.yaml']).toBe('copy of api/planets.yaml');
    expect(site.made['docsgen.config.ts']).toContain(
      "title: 'Planets',\n  openapi: { path: 'openapi/planets.yaml' }",
    );
    expect(site.todos).toEqual([
      expect.stringMatching(
        /^migrate\/no-setting docsgen has no setting (?:hide-hostname|docExpansion|hideSchemas)/,
      ),
    ]);
  });
});

describe('Markdown files beside the settings of Redocly', () => {
  const description = 'openapi: 3.1.0\ninfo: { description: { $ref: about.md } }\npaths: {}\n';
  const site = migrated({
    'redocly.yaml': 'apis:\n  planets:\n    root: openapi/v1/planets.yaml\n',
    'openapi/v1/planets.yaml': description,
    'openapi/v1/about.md': 'About the API.\n',
    'openapi/README.md': '# Files\n',
    'README.md': '# Repository\n',
    'CONTRIBUTING.md': '# Contribute\n',
    'index.md': '# Planets\n\nSee [the guide](guides/start.md).\n',
    'guides/start.md': '# Start\n\n![Mars](mars.png)\n',
    'guides/mars.png': '',
  });

  it('become pages at their addresses', () => {
    expect(Object.keys(site.made)).toEqual([
      'content/docs/guides/mars.png',
      'content/docs/guides/start.md',
      'content/docs/index.md',
      'docsgen.config.ts',
      'openapi/about.md',
      'openapi/planets.yaml',
    ]);
    expect(site.config.docs).toEqual({ routeBasePath: '/' });
  });

  it('are to-dos if they are about the repository', () => {
    expect(site.todos).toEqual([
      'migrate/no-equivalent The text README.md was not migrated.',
      'migrate/no-equivalent The text openapi/README.md was not migrated.',
    ]);
  });
});

it('copies the files that an API description names outside of its folder', () => {
  const site = migrated({
    'redocly.yaml': 'apis:\n  planets:\n    root: api/planets.yaml\n',
    'api/planets.yaml':
      'openapi: 3.1.0\npaths:\n  /planets:\n    get:\n      x-codeSamples:\n        - { lang: PHP, source: { $ref: ../samples/{planet}.php } }\n',
    'samples/{planet}.php': '<?php\n',
    'samples/unused.php': '<?php\n',
  });
  expect(Object.keys(site.made).filter((file) => file.startsWith('openapi/'))).toEqual([
    'openapi/api/planets.yaml',
    'openapi/samples/{planet}.php',
  ]);
  expect(site.made['docsgen.config.ts']).toContain("path: 'openapi/api/planets.yaml'");
});

it('finds the description that a script of Swagger UI keeps in a variable', () => {
  const initializer = "const spec = 'planets.json';\nconfig.url = spec;\nSwaggerUIBundle(config);";
  const found = migrated({
    'swagger-initializer.js': initializer,
    'planets.json': '{ "openapi": "3.1.0", "paths": {} }',
  });
  expect(found.made['openapi/planets.json']).toBe('copy of planets.json');
  expect(found.todos).toEqual([]);
  expect(migrated({ 'swagger-initializer.js': 'SwaggerUIBundle(config);' }).todos).toEqual([
    'migrate/needs-code The setting openapi is computed by code and was left out.',
  ]);
});

it('finds the only description of the name that a page gives, which a deployment copies beside it', () => {
  const page = { 'docs/index.html': '<redoc spec-url="planets.yaml"></redoc>' };
  const description = 'openapi: 3.1.0\npaths: {}\n';
  const found = migrated({
    ...page,
    'planets.yaml': description,
    'node_modules/a/planets.yaml': description,
  });
  expect(found.made['openapi/planets.yaml']).toBe('copy of planets.yaml');
  expect(found.todos).toEqual([]);
  const several = { 'a/planets.yaml': description, 'b/planets.yaml': description };
  expect(migrated({ ...page, ...several }).todos).toEqual([
    expect.stringContaining('docs/planets.yaml does not exist'),
  ]);
});

describe('a description at a URL, which docsgen pull fetches', () => {
  const url = 'https://planets.example/openapi.json';

  it.each([
    ['Redoc', { 'index.html': `<redoc spec-url="${url}"></redoc>` }],
    ['redocly.yaml', { 'redocly.yaml': `apis:\n  planets:\n    root: ${url}\n` }],
    ['Swagger UI', { 'swagger-initializer.js': `SwaggerUIBundle({ url: "${url}" });` }],
    ['Elements', { 'index.html': `<elements-api apiDescriptionUrl="${url}"></elements-api>` }],
  ])('becomes a setting if %s shows it', (_, files) => {
    const { config, todos } = migrated({ ...files });
    expect(config.openapi).toEqual({ url, lenient: true });
    expect(todos).toEqual([]);
  });

  it('becomes the file if the repository of Swagger UI has it', () => {
    const { config } = migrated(
      {
        'swagger-initializer.js': `SwaggerUIBundle({ urls: [
          { url: 'https://planets.example/v3/api-docs' },
          { url: 'https://raw.githubusercontent.com/planets/docs/main/moons.json' },
        ], supportedSubmitMethods: [] });`,
        'moons.json': '{ "openapi": "3.1.0", "paths": {} }',
      },
      { url: 'https://github.com/planets/docs', folder: '' },
    );
    expect(config.openapi).toEqual([
      { path: 'openapi/moons.json', id: 'moons', tryIt: false },
      { url: 'https://planets.example/v3/api-docs', lenient: true, id: 'api-docs', tryIt: false },
    ]);
  });

  it('becomes a setting if plugins of Docusaurus show it, at the address of its page', () => {
    const { config, todos } = migrated({
      'docusaurus.config.js': `module.exports = { title: 'Planets', presets: [
          ['classic', { docs: {}, blog: false }],
          ['redocusaurus', { specs: [{ id: 'x', spec: 'https://planets.example/api', route: '/rest/' }] }],
        ], plugins: [
          ['@scalar/docusaurus', { route: '/scalar', configuration: { url: '/moons.json' } }],
          ['docusaurus-plugin-openapi-docs', { config: { planets: { specPath: '${url}', outputDir: 'docs/api' } } }],
        ] };`,
      'docs/mars.md': '# Mars\n',
      'static/moons.json': '{ "openapi": "3.1.0", "paths": {} }',
    });
    expect(config.openapi).toEqual([
      { path: 'openapi/moons.json', id: 'moons', route: '/scalar' },
      { url: 'https://planets.example/api', lenient: true, id: 'x', route: '/rest' },
      { url, lenient: true, id: 'planets' },
    ]);
    expect(todos).toEqual([]);
  });
});

it('keeps words that only link definitions change', () => {
  const site = migrated({
    'astro.config.mjs': "export default { integrations: [starlight({ title: 'Planets' })] };",
    'src/content/docs/inner/mars.mdx':
      '---\ntitle: Mars\n---\n\nSee [Venus][1].\n\n[1]: ../inner/venus.mdx\n',
    'src/content/docs/inner/venus.mdx': '---\ntitle: Venus\n---\n',
  });
  expect(site.made['content/docs/inner/mars.mdx']).toContain('[1]: ./venus.mdx');
  expect(site.todos).toEqual([]);
});

it('shows no title beside a logo of Starlight that replaces it', () => {
  const site = (logo: string) =>
    migrated({
      'astro.config.mjs': `export default { integrations: [starlight({ title: 'Planets', logo: ${logo} })] };`,
      'src/content/docs/mars.md': '---\ntitle: Mars\n---\n',
      'src/assets/logo.svg': '<svg/>',
    }).made['docsgen.config.ts'];
  expect(site("{ src: './src/assets/logo.svg', replacesTitle: true }")).toContain(
    "navbar: { title: '', logo: { src: '/assets/logo.svg', alt: 'Planets' } }",
  );
  expect(site("{ src: './src/assets/logo.svg' }")).toContain(
    "navbar: { logo: { src: '/assets/logo.svg' } }",
  );
});

describe('settings that are sure', () => {
  const config = (texts: Readonly<Record<string, string>>) =>
    migrated({ 'docs/mars.md': '# Mars\n', ...texts }).made['docsgen.config.ts'];

  it('include formulas where a plugin of the old tool reads them', () => {
    const math = /math: true/;
    expect(
      config({
        'mkdocs.yml': 'markdown_extensions:\n  - pymdownx.arithmatex:\n      generic: true\n',
      }),
    ).toMatch(math);
    expect(config({ 'mkdocs.yml': 'markdown_extensions:\n  - toc\n' })).not.toMatch(math);
    const docusaurus = (plugins: string): string =>
      `import remarkMath from 'remark-math';\nexport default { presets: [['classic', { docs: { remarkPlugins: ${plugins} } }]] };`;
    expect(config({ 'docusaurus.config.js': docusaurus('[[remarkMath, {}]]') })).toMatch(math);
    expect(config({ 'docusaurus.config.js': docusaurus('[]') })).not.toMatch(math);
    expect(
      config({ 'docs/.vitepress/config.js': 'export default { markdown: { math: true } };' }),
    ).toMatch(math);
    expect(config({ 'SUMMARY.md': '* [Mars](docs/mars.md)\n' })).not.toMatch(math);
    expect(
      config({ 'SUMMARY.md': '* [Mars](docs/mars.md)\n', 'docs/mars.md': 'It is $$x^2$$.\n' }),
    ).toMatch(math);
    const code = '```\nLIBS += -L$$PWD\n```\n';
    expect(config({ 'SUMMARY.md': '* [Mars](docs/mars.md)\n', 'docs/mars.md': code })).not.toMatch(
      math,
    );
    const mintlify = (text: string, styling: object = {}): string | undefined => {
      const settings = { name: 'Planets', navigation: { pages: ['docs/mars'] }, styling };
      return config({ 'docs.json': JSON.stringify(settings), 'docs/mars.md': text });
    };
    expect(mintlify('It is\n\n$$\nx^2\n$$\n')).toMatch(math);
    expect(mintlify('It is\n\n$$\nx^2\n$$\n', { latex: false })).not.toMatch(math);
    expect(mintlify('It has the id `$$`.\n')).not.toMatch(math);
  });

  it('include what functions without parameters return', () => {
    const text = config({
      'docs/.vitepress/config.js': `
        import { nav } from './nav.js';
        export default { themeConfig: { nav: nav(), sidebar: { '/': all() } } };
        function all() { const own = [{ text: 'Mars', link: '/mars' }]; return [...own, ...more()]; }
        function more() { return [{ text: 'Moons', link: 'https://moons.example' }]; }`,
      'docs/.vitepress/nav.js':
        "export function nav() { if (process.env.X) return []; return [{ text: 'Guide', link: '/mars' }]; }",
    });
    expect(text).toContain("{ type: 'doc', id: 'mars', label: 'Mars' }");
    expect(text).toContain("href: 'https://moons.example'");
    // Which of two values it returns depends on the code.
    expect(text).not.toContain('Guide');
  });
});

it('leads redirects to where the redirects of the old site end', () => {
  const { made } = migrated({
    'mkdocs.yml': 'site_name: Planets\n',
    'docs/mars.md': '# Mars\n',
    'docs/_redirects': '/red /rot\n/rot/ /mars/#dust\n/a /b\n/b /a\n/old https://old.example\n',
  });
  const text = made['docsgen.config.ts'];
  expect(text).toContain("{ from: '/red', to: '/mars/#dust' }");
  expect(text).toContain("{ from: '/a', to: '/b' }");
});

it('leaves out components in pages of Docusaurus that only style their content', () => {
  const styled = `export const Red = ({children, size}) => (
  <span
    onClick={() => alert(size)}
    style={{ color: 'red' }}>
    {children}
  </span>
);`;
  const other = 'export const Two = ({children}) => (<b>Two {children}</b>);';
  const { made } = migrated({
    'docusaurus.config.js': "module.exports = { presets: [['classic', { docs: {} }]] };",
    'docs/mars.mdx': `${styled}\n\n${other}\n\n# Mars\n\n<Red>hot</Red> &nbsp <Two>x</Two>\n`,
  });
  expect(made['content/docs/mars.mdx']).toBe(
    `\n${other}\n\n# Mars\n\n<Red>hot</Red> &nbsp; <Two>x</Two>\n`,
  );
});

it('writes admonitions of Docusaurus under the names of docsgen', () => {
  const { made, todos } = migrated({
    'docusaurus.config.js':
      "module.exports = { title: 'Planets', presets: [['classic', { docs: {} }]] };",
    'docs/mars.md':
      '# Mars <Icon name="angle-right" />\n\n:::success\nRed.\n:::\n\n:::secondary[Dust]\nCold.\n:::\n\n:::success Landed\nFar.\n:::\n',
  });
  expect(todos).toEqual([]);
  expect(made['content/docs/mars.md']).toBe(
    '# Mars \n\n:::tip[Success]\nRed.\n:::\n\n:::note[Dust]\nCold.\n:::\n\n:::tip Landed\nFar.\n:::\n',
  );
});

it('includes lines of Markdown that MkDocs includes', () => {
  const { made } = migrated({
    'mkdocs.yml': 'site_name: Planets\n',
    'docs/index.md': '# Planets\n\n--8<-- "docs/parts/moons.md:2:3"\n',
    'docs/parts/moons.md': '# Moons\n!!! note\n    Two <figure markdown="span">of them</figure>.\n',
  });
  expect(made['content/docs/index.md']).toBe(
    '# Planets\n\n:::note\n\nTwo <figure>of them</figure>.\n\n:::\n',
  );
});

it('keeps what is in components of Vue that draw nothing', () => {
  const { made, todos } = migrated({
    '.vitepress/config.ts': 'export default { title: "Planets" };',
    'mars.md':
      '# Mars\n\n<ClientOnly>\n    <Transition name="fade">\n        **Red** dust.\n\n        More.\n    </Transition>\n</ClientOnly>\n\nCold <ClientOnly>and dry</ClientOnly>, not `<ClientOnly>`.\n\n```vue\n<ClientOnly>\n```\n\n::: tip {no-title}\nFar.\n:::\n',
  });
  expect(todos).toEqual([]);
  expect(made['content/docs/mars.md']).toBe(
    '# Mars\n\n**Red** dust.\n\nMore.\n\nCold and dry, not `<ClientOnly>`.\n\n```vue\n<ClientOnly>\n```\n\n::: tip\nFar.\n:::\n',
  );
});

it('shows the slots of Vue components', () => {
  const { made } = migrated({
    'docs/.vitepress/config.js': 'export default {};',
    'docs/team.md':
      '# Team\n\n<Page>\n<template #title>All of us</template>\n<template #lead>\nWe dig.\n</template>\n</Page>\n',
  });
  expect(made['content/docs/team.md']).toBe('# Team\n\n<Page>\nAll of us\nWe dig.\n</Page>\n');
});

it('finds files of the static folder that pages of Docusaurus name by their path', () => {
  const { made } = migrated({
    'docusaurus.config.js': "export default { presets: [['classic', { docs: {} }]] };",
    'docs/mars.md': '# Mars\n\n![Dust](../static/img/dust.png) ![Gone](../static/img/gone.png)\n',
    'static/img/dust.png': '',
  });
  expect(made['content/docs/mars.md']).toContain(
    '![Dust](/img/dust.png) ![Gone](../static/img/gone.png)',
  );
});

it('keeps formulas whole, with their signs on lines of their own', () => {
  const { made } = migrated({
    'mkdocs.yml': 'markdown_extensions:\n  - pymdownx.arithmatex\n  - attr_list\n',
    'docs/sums.md':
      'The sum $\\sum_{k=0}^n k$ and $$ \\sum_{k=0}^n 2^k $$\n\n$$a_{k=1} +\n{k=2} b$$.\n\n$$\n{c=1}\n$$\n\n-   $$\n    d\n    $$\n-   $$\n    e\n    $$\n\nIt costs $5 or [$6](x){ .price }.\n',
  });
  expect(made['content/docs/sums.md']).toBe(
    'The sum $\\sum_{k=0}^n k$ and $$ \\sum_{k=0}^n 2^k $$\n\n$$\na_{k=1} +\n{k=2} b.\n$$\n\n$$\n{c=1}\n$$\n\n-   $$\n    d\n    $$\n-   $$\n    e\n    $$\n\nIt costs $5 or [$6](x).\n',
  );
});

it('makes a product of each further docs plugin of Docusaurus', () => {
  const { made, addresses } = migrated({
    'docusaurus.config.js': `export default {
      presets: [['classic', { docs: {} }]],
      plugins: [['@docusaurus/plugin-content-docs', { id: 'sdk', path: 'sdk', routeBasePath: '/sdk', sidebarPath: './sdk.json' }]],
      themeConfig: { navbar: { items: [{ type: 'doc', docId: 'install', docsPluginId: 'sdk', label: 'SDK' }] } },
    };`,
    'sdk.json': '{ "sdk": ["install"] }',
    'docs/mars.md': '# Mars\n',
    'sdk/install.md': '---\nslug: /set-up\n---\n\n# Install\n',
  });
  const config = made['docsgen.config.ts'];
  expect(config).toContain(
    "id: 'sdk',\n      label: 'Sdk',\n      path: 'sdk',\n      routeBasePath: 'sdk',\n      sidebars: { sdk: ['install'] },",
  );
  expect(config).toContain("docsPluginId: 'sdk'");
  expect(made['content/sdk/install.md']).toContain('slug: /set-up\n');
  expect(addresses).toEqual({ kept: 2, byRule: 0, redirected: 0 });
});

it('has headers of MultiMarkdown as front matter, as MkDocs reads them', () => {
  const { made } = migrated({
    'mkdocs.yml': 'site_name: Planets\n',
    'docs/mars.md': 'Title: Mars: the red one\nauthor: Ann,\n    Ben\ndisqus:\n\nRed.\n',
    'docs/venus.md': '---\ntitle: Venus\n---\nNote: hot.\n',
    'docs/dust.md': 'Dust is red: very.\n',
  });
  expect(made['content/docs/mars.md']).toBe(
    '---\ntitle: "Mars: the red one"\nauthor: Ann, Ben\ndisqus:\n---\n\nRed.\n',
  );
  expect(made['content/docs/venus.md']).toContain('Note: hot.');
  expect(made['content/docs/dust.md']).toBe('Dust is red: very.\n');
});

it('has no titles of pages in the table of contents of VitePress, whose outline may begin with them', () => {
  const page = { 'mars.md': '---\noutline: [1, 3]\n---\n\n# Mars\n' };
  const { made } = migrated({ '.vitepress/config.ts': 'export default {};', ...page });
  expect(made['content/docs/mars.md']).toContain('toc_min_heading_level: 2');
});

it('writes badges and tags of Vue so that Markdown reads them', () => {
  const { made } = migrated({
    '.vitepress/config.ts': 'export default {};',
    'mars.md':
      '<details>\n<summary>Dust <Badge type="danger" text="red" /></summary>\n\nFine. <Badge text="red" />\n\n</details>\n\n<Moon\n  name="Io"\n  big\n>\n\nHot.\n\n</Moon>\n\n```html\n<Moon\n  name="Io"\n>\n```\n',
  });
  expect(made['content/docs/mars.md']).toBe(
    '<details>\n<summary>Dust <mark>red</mark></summary>\n\nFine. :badge[red]{color=green}\n\n</details>\n\n<Moon name="Io" big>\n\nHot.\n\n</Moon>\n\n```html\n<Moon\n  name="Io"\n>\n```\n',
  );
});

it('keeps and reports options of MkDocs that a program makes a block or its output of', () => {
  const { made, todos } = migrated({
    'mkdocs.yml': 'site_name: Planets',
    'docs/index.md':
      '# Planets\n\n```{.orbit path="mars.py" press="a,b"}\n```\n\n```{.python exec="on" hl_lines="1"}\nprint(1)\n```\n\n```{.python .copy data="x" title="a.py"}\nprint(2)\n```\n',
  });
  const text = made['content/docs/index.md'];
  expect(text).toContain('```orbit path="mars.py" press="a,b"\n```');
  expect(text).toContain('```python exec="on" hl_lines="1"\nprint(1)');
  expect(text).toContain('```python title="a.py"\nprint(2)');
  expect(todos.filter((todo) => todo.includes('code-option'))).toEqual([
    'content/unknown-code-option The option path= of the code block is unknown and has no effect.',
    'content/unknown-code-option The option press= of the code block is unknown and has no effect.',
    'content/unknown-code-option The option exec= of the code block is unknown and has no effect.',
  ]);
});

it('keeps the files of nested spaces and pages beside a README of GitBook', () => {
  const { made, todos, addresses } = migrated({
    'SUMMARY.md': '* [Mars](mars/README.md)\n  * [Moons](mars/index.md)\n',
    'mars/README.md':
      '# Mars\n\n{% include "../.gitbook/includes/red.md" %}\n\n{% include ".gitbook/includes/dry.md" %}\n\n![Map](.gitbook/assets/map.png)\n',
    'mars/index.md': '# Moons\n',
    '.gitbook/includes/red.md': 'Red.\n',
    'mars/.gitbook/includes/dry.md': 'Dry.\n',
    'mars/.gitbook/assets/map.png': '',
  });
  expect(made['content/docs/mars/README.md']).toBe(
    '# Mars\n\n::include[../_includes/red.md]\n\n::include[./_includes/dry.md]\n\n![Map](./_assets/map.png)\n',
  );
  expect(made['content/docs/mars/_assets/map.png']).toBe('copy of mars/.gitbook/assets/map.png');
  expect(made['docsgen.config.ts']).toContain(
    "{ type: 'doc', id: 'mars/index-2', label: 'Moons' }",
  );
  expect(addresses).toEqual({ kept: 2, byRule: 0, redirected: 0 });
  expect(todos).toEqual([]);
});

describe('operations on pages of a GitBook site', () => {
  const page = (text: string) => ({
    'SUMMARY.md': '* [Moons](api/moons.md)\n',
    'api/moons.md': text,
  });
  const moonsFile = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Moons', version: '1' },
    paths: { '/moons': { get: { operationId: 'listMoons' }, post: {} } },
  });
  const shown = (src: string, method: string) =>
    `{% openapi src="${src}" path="/moons" method="${method}" %}\n[moons.json](${src})\n{% endopenapi %}\n`;

  it('are shown from the description file that they name', () => {
    const src = '../.gitbook/assets/moons.json';
    const { made, todos, config } = migrated({
      ...page(`# Moons\n\n${shown(src, 'get')}\n${shown(src, 'post')}`),
      '.gitbook/assets/moons.json': moonsFile,
    });
    expect(made['content/docs/api/moons.md']).toBe(
      '# Moons\n\n::operation[listMoons]\n\n::operation[POST /moons]\n',
    );
    expect(config.openapi).toEqual({ path: 'openapi/moons.json' });
    expect(made['openapi/moons.json']).toBe('copy of .gitbook/assets/moons.json');
    expect(todos).toEqual([]);
  });

  it('bring their description also from a page whose tags have no end', () => {
    const text = `# Moons\n\n{% hint style= "info" %}\n\n${shown('../moons.json', 'get')}`;
    const { config } = migrated({ ...page(text), 'moons.json': moonsFile });
    expect(config.openapi).toEqual({ path: 'openapi/moons.json' });
  });

  it('are shown from the description file that the link in them names', () => {
    const shownByName = (target: string, method: string) =>
      `{% openapi-operation spec="moons" path="/moons" method="${method}" %}\n[OpenAPI moons](${target})\n{% endopenapi-operation %}\n`;
    const { made, todos, config } = migrated({
      ...page(
        `# Moons\n\n${shownByName('../moons.json', 'get')}\n${shownByName('../moons.json', 'post')}`,
      ),
      'moons.json': moonsFile,
    });
    expect(made['content/docs/api/moons.md']).toBe(
      '# Moons\n\n::operation[listMoons]\n\n::operation[POST /moons]\n',
    );
    expect(config.openapi).toEqual({ path: 'openapi/moons.json' });
    expect(todos).toEqual([]);
  });

  it('are shown from the URL in them, which docsgen pull fetches', () => {
    const byName = (spec: string, link: string, method: string) =>
      `{% openapi-operation spec="${spec}" path="/moons" method="${method}" %}\n${link}\n{% endopenapi-operation %}\n`;
    const url = 'https://moons.example/%7Eme/api.yaml';
    const signed = (day: number) =>
      `[OpenAPI mars](https://bucket.example/1f.json?X-Amz-Date=${day}&X-Amz-Signature=${day})`;
    const { made, todos, config } = migrated(
      page(
        `# Moons\n\n${shown(url, 'get')}\n{% openapi-schemas spec="mars" schemas="Moon,Orbit" grouped="true" %}\n${signed(1)}\n{% endopenapi-schemas %}\n\n${byName('mars', signed(2), 'post')}\n${byName('mars', '', 'put')}`,
      ),
    );
    expect(made['content/docs/api/moons.md']).toBe(
      '# Moons\n\n::operation[api:GET /moons]\n\n::schema[mars:Moon]\n\n::schema[mars:Orbit]\n\n::operation[mars:POST /moons]\n\n::operation[mars:PUT /moons]\n',
    );
    expect(config).toMatchObject({
      openapi: [
        { url, id: 'api', lenient: true },
        { url: expect.stringContaining('X-Amz-Date=1&'), id: 'mars', lenient: true },
      ],
      rules: { 'site/unknown-operation': 'warn', 'site/unknown-schema': 'warn' },
    });
    expect(todos).toEqual(['migrate/signed-url The URL of the API description mars expires.']);
    const lasting = migrated(
      page(
        `# Moons\n\n${byName('mars', signed(1), 'get')}\n${byName('mars', `[mars](${url})`, 'put')}`,
      ),
    );
    expect(lasting.made['content/docs/api/moons.md']).toBe(
      '# Moons\n\n::operation[GET /moons]\n\n::operation[PUT /moons]\n',
    );
    expect(lasting.config.openapi).toEqual({ url, lenient: true });
    expect(lasting.todos).toEqual([]);
  });

  it('name their description if there are several of one file name', () => {
    const { made, config } = migrated({
      ...page(
        `# Moons\n\n${shown('../v1/moons.json', 'get')}\n${shown('../v2/moons.json', 'get')}`,
      ),
      'v1/moons.json': moonsFile,
      'v2/moons.json': moonsFile,
    });
    expect(made['content/docs/api/moons.md']).toBe(
      '# Moons\n\n::operation[moons:listMoons]\n\n::operation[moons-2:listMoons]\n',
    );
    expect(config.openapi).toEqual([
      { path: 'openapi/v1/moons.json', id: 'moons' },
      { path: 'openapi/v2/moons.json', id: 'moons-2' },
    ]);
  });

  it('are shown from the file in the repository that a URL leads to', () => {
    const url =
      'https://raw.githubusercontent.com/Planets/docs/refs/heads/main/space/v%201/moons.json';
    const { config } = migrated(
      { ...page(`# Moons\n\n${shown(url, 'get')}`), 'v 1/moons.json': moonsFile },
      { url: 'https://github.com/planets/docs', folder: 'space' },
    );
    expect(config.openapi).toEqual({ path: 'openapi/moons.json' });
  });

  it('stay where the URL of their description has a variable, which is listed once', () => {
    const url = 'https://moons.example/{{space}}/api.yaml';
    const text = `# Moons\n\n${shown(url, 'get')}\n${shown(url, 'post')}`;
    const { made, todos } = migrated(page(text));
    expect(made['content/docs/api/moons.md']).toBe(text);
    expect(todos).toEqual([
      'migrate/description-url The API description at https://moons.example/{{space}}/api.yaml was not copied.',
      'content/foreign-syntax The operation {% openapi %} (GitBook) has no meaning here and is shown as text.',
    ]);
  });

  it('become fields and details where the page describes them', () => {
    const { made, todos } = migrated(
      page(`# Moons

{% swagger method="get" path="/moons/{id}" baseUrl="https://moons.example" summary="Show a moon" %}
{% swagger-description %}
One of **many**.
{% endswagger-description %}

{% swagger-parameter in="path" name="id" type="String" required="true" %}
Its id
{% endswagger-parameter %}

{% swagger-parameter in="header" %}
A token
{% endswagger-parameter %}

{% swagger-response status="200: OK" description="Found" %}
\`\`\`json
{ "id": 1 }
\`\`\`
{% endswagger-response %}

{% swagger-response status="404: Not Found" description="" %}

{% endswagger-response %}
{% endswagger %}
`),
    );
    expect(todos).toEqual([]);
    expect(made['content/docs/api/moons.md']).toMatchInlineSnapshot(`
      "# Moons

      ## Show a moon

      \`GET https://moons.example/moons/{id}\`

      One of **many**.

      :::field[id]{type=String in=path required}

      Its id

      :::

      header:

      A token

      :::details[200: OK – Found]

      \`\`\`json
      { "id": 1 }
      \`\`\`

      :::

      **404: Not Found**
      "
    `);
  });

  it('are read in the older form, too', () => {
    const { made, todos } = migrated(
      page(`# Moons

{% api-method method="post" host="https://moons.example" path="/moons" %}
{% api-method-summary %}
Add a moon
{% endapi-method-summary %}

{% api-method-description %}

{% endapi-method-description %}

{% api-method-spec %}
{% api-method-request %}
{% api-method-body-parameters %}
{% api-method-parameter name="found\\_at" type="string" required=true %}
A day
{% endapi-method-parameter %}
{% endapi-method-body-parameters %}
{% endapi-method-request %}

{% api-method-response %}
{% api-method-response-example httpCode=201 %}
{% api-method-response-example-description %}
Added.
{% endapi-method-response-example-description %}

\`\`\`
{ "id": 1 }
\`\`\`
{% endapi-method-response-example %}
{% endapi-method-response %}
{% endapi-method-spec %}
{% endapi-method %}
`),
    );
    expect(todos).toEqual([]);
    expect(made['content/docs/api/moons.md']).toMatchInlineSnapshot(`
      "# Moons

      ## Add a moon

      \`POST https://moons.example/moons\`

      :::field[found_at]{type=string in=body required}

      A day

      :::

      :::details[201]

      Added.


      \`\`\`
      { "id": 1 }
      \`\`\`

      :::
      "
    `);
  });
});

it('leads links of GitBook to folders, and paths with escaped signs, to pages', () => {
  const { made } = migrated({
    'SUMMARY.md': '* [Red](planets/README.md)\n',
    'planets/README.md': '[a](./#dust) [b](red\\_dust.md) [c](<red_dust.md>) [d](missing\\_.md)\n',
    'planets/red_dust.md': '[e](../planets/) [f](./)\n',
  });
  expect(made['content/docs/planets/README.md']).toBe(
    '[a](./README.md#dust) [b](red\\_dust.md) [c](<red_dust.md>) [d](missing\\_.md)\n',
  );
  expect(made['content/docs/planets/red_dust.md']).toContain('[e](./README.md) [f](./README.md)\n');
});

describe('values and scripts of Vue', () => {
  const page = (text: string) =>
    migrated({ '.vitepress/config.ts': 'export default {};', 'mars.md': text }).made[
      'content/docs/mars.md'
    ];

  it('are the front matter that they show, outside of code', () => {
    expect(
      page(
        '---\ntitle: Red_planet <b>\n---\n\n# {{ $frontmatter.title }} `{{ $frontmatter.title }}`\n',
      ),
    ).toBe('---\ntitle: Red_planet <b>\n---\n\n# Red_planet &#60;b> `{{ $frontmatter.title }}`\n');
  });

  it('stay if the front matter has several lines for them', () => {
    const text = '---\nabout: |\n  Red\n  planet\n---\n\n{{ $frontmatter.about }}\n';
    expect(page(text)).toBe(text);
  });

  it('stay if they import data', () => {
    const text = `<script setup>\nimport Dust from './dust.vue'\nimport moons from './moons.json'\n</script>\n\n<Dust />\n`;
    expect(page(text)).toBe(text);
  });

  it('are left out if they only import components', () => {
    expect(
      page(
        '<script setup lang="ts">\nimport Dust from \'./dust.vue\'\n</script>\n\n# Mars\n\n<Dust />\n',
      ),
    ).toBe('# Mars\n\n<Dust />\n');
  });

  it.each(['const moons = 2\n', ''])('stay if a page shows what they compute: %j', (code) => {
    const text = `<script setup>\nimport { moons } from './moons'\n${code}</script>\n\n{{ moons }}\n`;
    expect(page(text)).toBe(text);
  });
});

it('leaves out icons that docsgen does not draw, and keeps the digit of a circle', () => {
  const { made } = migrated({
    'docs.json': '{"name": "Planets", "navigation": {"pages": ["mars"]}}',
    'mars.mdx':
      'Click <Icon icon="circle-2" iconType="solid" size={20} />, not <Icon icon="comet" />, <Icon icon="rocket" />.\n',
  });
  expect(made['content/docs/mars.mdx']).toBe('Click ②, not , <Icon icon="rocket" />.\n');
});

it.each([
  ['{"rocket"}', ' icon={"rocket"}'],
  ["{'comet'}", ''],
  ['{<Comet />}', ' icon={<Comet />}'],
  ['{\n  <svg viewBox="0 0 1 1">\n    <path d="M0 0"></path>\n  </svg>\n}', ''],
])('leaves out the icon %s that docsgen does not draw', (written, expected) => {
  const { made } = migrated({
    'docs.json': '{"name": "Planets", "navigation": {"pages": ["mars"]}}',
    'mars.mdx': `<Card title="Mars" icon=${written} href="/mars">Red.</Card>\n`,
  });
  expect(made['content/docs/mars.mdx']).toBe(
    `<Card title="Mars"${expected} href="/mars">Red.</Card>\n`,
  );
});

it('keeps ids of words in a line of MkDocs as targets of links', () => {
  const { made } = migrated({
    'mkdocs.yml': 'site_name: Planets',
    'docs/mars.md': '* **Dust**{ #dust }: red, `a`{#b}\n\n## Moons *two* { #moons }\n',
  });
  expect(made['content/docs/mars.md']).toBe(
    '* **Dust**<a id="dust"></a>: red, `a`<a id="b"></a>\n\n## Moons *two* {#moons}\n',
  );
});

it('makes targets of ids in MkDocs only outside headings and code', () => {
  const { made } = migrated({
    'mkdocs.yml': 'site_name: Planets',
    'docs/mars.md': [
      '# Mars',
      '',
      'a(b)*c_d; [a](#b){: #one } and **b** {#two}, `c`{#three} [](){#four}',
      '',
      'Red *dust*{#dust} and `ice`{#ice}',
      '=====',
      '',
      '  # `Code` {#code} *x*{#x}',
      '{#after-heading}',
      '',
      'A paragraph.',
      '  {: #paragraph }',
      '',
      '```md',
      '**words**{#words}',
      'A paragraph.',
      '{#inside}',
      '```',
      '',
    ].join('\n'),
  });
  expect(made['content/docs/mars.md']).toMatchInlineSnapshot(`
    "# Mars

    a(b)*c_d; [a](#b)<a id="one"></a> and **b**<a id="two"></a>, \`c\`<a id="three"></a> <a id="four"></a>

    Red *dust* {#dust} and \`ice\` {#ice}
    =====

      # \`Code\` {#code} *x* {#x}
     {#after-heading}

    A paragraph.
      <a id="paragraph"></a>

    \`\`\`md
    **words**{#words}
    A paragraph.
    {#inside}
    \`\`\`
    "
  `);
});

it('keeps the addresses of images in the public folder of Starlight', () => {
  const { made } = migrated({
    'astro.config.mjs': "export default { integrations: [starlight({ title: 'Planets' })] };",
    'src/content/docs/mars/moons.md': '![Map](/map.png)\n\n<img src="../../map.png" alt="Map">\n',
    'public/map.png': '',
  });
  expect(made['content/docs/mars/moons.md']).toBe(
    '![Map](/map.png)\n\n<img src="/map.png" alt="Map">\n',
  );
});

it('links to the top of a page of Starlight', () => {
  const { made } = migrated({
    'astro.config.mjs': 'export default {};',
    'src/content/docs/mars.md': '---\ntitle: Mars\n---\n\n[Up](#_top)\n',
  });
  expect(made['content/docs/mars.md']).toContain('[Up](#top)');
});

it('takes no file beside the folders of languages of Docusaurus for a language', () => {
  const { made } = migrated({
    'docusaurus.config.js': `
      module.exports = { presets: [['classic', {}]], i18n: { defaultLocale: 'en', locales: read() } };`,
    'docs/mars.md': '# Mars\n',
    'i18n/readme.md': 'Translate.\n',
    'i18n/de/docusaurus-plugin-content-docs/current/mars.md': '# Mars\n',
  });
  expect(Object.keys(made).filter((file) => file.startsWith('i18n/'))).toEqual([
    'i18n/de/docs/mars.md',
  ]);
});

it('takes an instance of the docs plugin of Docusaurus with the id default for the main one', () => {
  const { config, made } = migrated({
    'docusaurus.config.js': `
      module.exports = {
        presets: [['classic', { docs: { id: 'default', path: 'planets', routeBasePath: 'planets' } }]],
        plugins: [['@docusaurus/plugin-content-docs', { id: 'moons', path: 'moons', routeBasePath: 'moons' }]],
      };`,
    'planets/mars.md': '# Mars\n',
    'moons/io.md': '# Io\n',
  });
  expect(config.docs).toEqual([
    expect.objectContaining({ routeBasePath: 'planets' }),
    expect.objectContaining({ id: 'moons', routeBasePath: 'moons' }),
  ]);
  expect(Object.keys(made)).toContain('content/docs/mars.md');
});

it('keeps ids of Python-Markdown beside attributes without a value', () => {
  const { made } = migrated({
    'mkdocs.yml': 'site_name: Planets\n',
    'docs/index.md': '# Planets\n\n### `mars`, `io` {: #mars toml env-var}\n\nA {set of} words.\n',
  });
  expect(made['content/docs/index.md']).toContain(
    '### `mars`, `io` {#mars}\n\nA {set of} words.\n',
  );
});

it('finds pages of SUMMARY.md that are named from the root, and gives the lines of missing ones', () => {
  const files = memoryFiles({
    'SUMMARY.md':
      '* [Mars](/planets/mars.md)\n* [Io](./moons/io.md)\n* [Pluto](pluto.md)\n* [Ice](50%25%2C%20ice.md)\n* [Dust](100%.md)\n',
    'planets/mars.md': '# Mars\n',
    'moons/io.md': '# Io\n',
    '50%, ice.md': '# Ice\n',
    '100%.md': '# Dust\n',
  });
  const gitbook = sourceTools.find(({ id }) => id === 'gitbook');
  const plan = gitbook && planMigration(gitbook, files);
  expect(plan?.config.docs).toMatchObject({
    sidebars: {
      docs: [{ id: 'planets/mars' }, { id: 'moons/io' }, { id: '50%, ice' }, { id: '100%' }],
    },
  });
  expect(plan?.todos).toMatchObject([
    { code: 'migrate/missing-file', place: { file: 'SUMMARY.md', start: { line: 3 } } },
  ]);
});

it('keeps the order and hidden pages of a folder', () => {
  const { made } = migrated({
    'docs/mars.md': '---\norder: 2\n---\n\n# Mars\n',
    'docs/io.md': '---\nnav_order: 1\nhidden: true\n---\n\n# Io\n',
  });
  expect(made['content/docs/mars.md']).toContain('sidebar_position: 2\n');
  expect(made['content/docs/io.md']).toMatch(/sidebar_position: 1\nunlisted: true\n/);
});

it('makes a description of a subtitle, unless a page has both', () => {
  const { made, todos } = migrated({
    'docs/io.md': '---\nsubtitle: Hot\n---\n\n# Io\n',
    'docs/mars.md': '---\ndescription: Red\nsubtitle: Cold\n---\n\n# Mars\n',
  });
  expect(made['content/docs/io.md']).toContain('description: Hot\n');
  expect(made['content/docs/mars.md']).toContain('subtitle: Cold\n');
  expect(todos).toEqual([expect.stringContaining('content/front-matter-unknown-key')]);
});

it('reports a setting that code computes once', () => {
  const { todos } = migrated({
    '.vitepress/config.ts':
      'export default { themeConfig: { nav: [{ text: version(), items: [{ text: "Old", link: "/old" }] }] } };',
    'mars.md': '# Mars\n',
  });
  expect(todos.filter((todo) => /items\[0\]/.test(todo))).toEqual([
    expect.stringContaining('migrate/needs-code'),
  ]);
});

it('copies code beside pages of Docusaurus that they import as text', () => {
  const { made } = migrated({
    'docusaurus.config.js': "module.exports = { presets: [['classic', {}]] };",
    'docs/mars.mdx':
      "# Mars\n\nimport Land from '!!raw-loader!./land.ts';\n\n<CodeBlock>{Land}</CodeBlock>\n",
    'docs/land.ts': 'land();\n',
    'docs/venus.md': "```js\nimport Rain from '!!raw-loader!./rain.ts';\n```\n",
    'docs/rain.ts': 'rain();\n',
  });
  expect(made['docs/rain.ts']).toBeUndefined();
  expect(made['content/docs/mars.mdx']).toContain("'!!raw-loader!../../docs/land.ts'");
  expect(made['docs/land.ts']).toBe('copy of docs/land.ts');
});

it('reads settings that other modules export by name, also of CommonJS', () => {
  const instance = (id: string) =>
    `['@docusaurus/plugin-content-docs', { id: '${id}', path: '${id}', routeBasePath: '${id}' }]`;
  const { made, todos } = migrated({
    'docusaurus.config.js': `
      import { docs } from './docs';
      import { orbits as more } from './names';
      const { navbar } = require('./navbar');
      export default {
        title: 'Planets', presets: [['classic', {}]], plugins: [...docs, ...more, function sun() { return { name: 'sun' }; }, process.env.MOON],
        themeConfig: { navbar },
      };`,
    'docs.js': `const docs = [${instance('moons')}];\nmodule.exports = { docs };`,
    'names.js': "export { rings as orbits } from './rings';",
    'rings.js': `const rings = [${instance('rings')}];\nexport { rings };`,
    'navbar.js': "module.exports.navbar = { title: 'All planets' };",
    'docs/mars.md': '# Mars\n',
    'moons/titan.md': '# Titan\n',
    'rings/saturn.md': '# Saturn\n',
  });
  expect(Object.keys(made)).toEqual(
    expect.arrayContaining(['content/moons/titan.md', 'content/rings/saturn.md']),
  );
  expect(made['docsgen.config.ts']).toContain("title: 'All planets'");
  expect(todos).toEqual([
    'migrate/no-equivalent The plugin sun was not migrated.',
    'migrate/no-equivalent The plugin process.env.MOON was not migrated.',
  ]);
});

it('moves texts of VitePress as rewrites with patterns say, and reads settings beside them', () => {
  const { made, addresses } = migrated({
    'docs/.vitepress/config.ts': `
      export default {
        title: 'Planets', cleanUrls: true, locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch' } },
        rewrites: { 'en/:rest*': ':rest*', 'packages/:name/src/:rest*': 'sdk/:name/:rest*' },
      };`,
    'docs/config.ts':
      "import { defineAdditionalConfig } from 'vitepress';\nexport default defineAdditionalConfig({ themeConfig: { nav: [{ text: 'Guide', link: '/guide/mars' }] } });",
    'docs/de/config.ts':
      "import { defineAdditionalConfig } from 'vitepress';\nexport default defineAdditionalConfig({ themeConfig: { nav: [{ text: 'Anleitung', link: '/de/guide/mars' }] } });",
    'docs/en/index.md': '---\nlayout: home\n---\n\n# Planets\n',
    'docs/en/guide/mars.md': '# Mars\n\n[Titan](../../packages/moons/src/far/titan.md)\n',
    'docs/packages/moons/src/far/titan.md': '# Titan\n',
    'docs/de/guide/mars.md': '# Mars\n',
  });
  expect(made['content/docs/guide/mars.md']).toBe('# Mars\n\n[Titan](../sdk/moons/far/titan.md)\n');
  expect(Object.keys(made)).toEqual(
    expect.arrayContaining(['content/index.md', 'content/docs/sdk/moons/far/titan.md']),
  );
  expect(made['docsgen.config.ts']).toContain("{ label: 'Guide', to: '/guide/mars' }");
  expect(JSON.parse(made['i18n/de/site.json'] ?? '')).toEqual({ Guide: 'Anleitung' });
  expect(addresses).toEqual({ kept: 3, byRule: 1, redirected: 0 });
});

it('reads settings of Docusaurus in parentheses, which a type comment needs', () => {
  const { config, made, todos } = migrated({
    'docusaurus.config.js': `
      /** @type {import('@docusaurus/types').Config} */
      (module.exports = {
        title: 'Planets',
        presets: [['classic', { docs: {} }]],
      });`,
    'docs/mars.md': '# Mars\n',
  });
  expect(config.title).toBe('Planets');
  expect(Object.keys(made)).toContain('content/docs/mars.md');
  expect(todos).toEqual([]);
});

it.each([
  ['docusaurus.config.js', 'module.exports = planets();', 'src/pages/mars.md'],
  ['docusaurus.config.mjs', 'planets();', 'src/pages/mars.md'],
  ['.vitepress/config.js', 'export default planets();', 'mars.md'],
  ['astro.config.mjs', 'export default planets();', 'src/content/docs/mars.md'],
])('reports settings in %s that are code: %s', (file, code, page) => {
  const { todos } = migrated({ [file]: code, [page]: '# Mars\n' });
  expect(todos).toEqual([
    'migrate/needs-code All settings of this file are computed by code and were left out.',
  ]);
});

it('leads links at the top of a home page of VitePress to the new names of its languages', () => {
  const { made } = migrated({
    '.vitepress/config.js': `export default {
      locales: { root: { lang: 'en' }, zh_CN: { lang: 'zh-CN', link: '/zh_CN/' } },
    };`,
    'index.md': '---\nlayout: home\n---\n',
    'guide.md': '# Guide\n',
    'zh_CN/index.md':
      '---\nlayout: home\nhero:\n  actions:\n    - { text: 开始, link: /zh_CN/guide.html }\nfeatures:\n  - { title: 火星, link: /zh_CN/guide }\n---\n\n[火星](/zh_CN/guide)\n',
    'zh_CN/guide.md': '# 火星\n',
  });
  const home = made['i18n/zh-CN/index.md'];
  expect(home).toContain('[开始](/zh-CN/guide)');
  expect(home).toContain('{href=/zh-CN/guide}');
  expect(home).toContain('[火星](/zh-CN/guide)');
});

it('reports rewrites of VitePress that are code', () => {
  const { todos } = migrated({
    '.vitepress/config.ts': "export default { title: 'Planets', rewrites: (id) => id };",
    'mars.md': '# Mars\n',
  });
  expect(todos).toEqual([
    'migrate/needs-code The setting rewrites is computed by code and was left out.',
  ]);
});

it('reports locales of VitePress that are code, and keeps their folders as languages', () => {
  const { made, todos } = migrated({
    '.vitepress/config.ts': `
      import { localeConfig } from './locale';
      export default {
        title: 'Planets',
        locales: { root: localeConfig('en'), de: localeConfig('de'), fr: { themeConfig: theme() } },
      };`,
    'mars.md': '# Mars\n',
    'de/mars.md': '# Mars\n',
  });
  expect(todos).toEqual(
    ['root', 'de', 'fr.themeConfig'].map(
      (name) =>
        `migrate/needs-code The setting locales.${name} is computed by code and was left out.`,
    ),
  );
  expect(Object.keys(made)).toContain('i18n/de/docs/mars.md');
});

it('includes texts and code that VitePress names from the folder of the texts', () => {
  const { made } = migrated({
    '.vitepress/config.ts': "export default { title: 'Planets' };",
    'guide/mars.md': '<!--@include: @shared/dust.md-->\n\n<<< @/code/a.ts\n',
    'shared/dust.md': 'Dust.\n',
    'code/a.ts': 'const a = 1;\n',
  });
  expect(made['content/docs/guide/mars.md']).toBe(
    '::include[../shared/dust.md]\n\n```ts file=../../../code/a.ts\n```\n',
  );
});

it('takes the first collection of Fumadocs for the documents, also without a folder', () => {
  const { addresses } = migrated({
    'source.config.ts':
      "export const docs = defineDocs({ docs: { schema } });\nexport const tap = defineDocs({ dir: 'content/tap' });\n",
    'content/docs/mars.mdx': '# Mars\n',
    'content/docs/venus.mdx': '# Venus\n',
    'content/tap/io.mdx': '# Io\n',
  });
  expect(addresses).toEqual({ kept: 2, byRule: 0, redirected: 0 });
});

it.each([
  ['a part of the name', '', (file: string) => file.replace('.', '.cn.')],
  ['a folder', ", parser: 'dir'", (file: string) => `cn/${file}`],
])('translates labels of Fumadocs by meta.json of a language that is %s', (_, parser, named) => {
  const main = parser === '' ? '' : 'en/';
  const { made } = migrated({
    'source.config.ts': 'export const docs = defineDocs({});',
    'lib/i18n.ts': `export const i18n = defineI18n({ defaultLanguage: 'en', languages: ['en', 'cn']${parser} });`,
    [`content/docs/${main}mars.mdx`]: '---\ntitle: Mars\n---\n',
    [`content/docs/${named('mars.mdx')}`]: '---\ntitle: 火星\n---\n',
    [`content/docs/${main}meta.json`]: '{ "title": "Planets", "pages": ["---Near---", "mars"] }',
    [`content/docs/${named('meta.json')}`]: '{ "title": "行星", "pages": ["---近---", "mars"] }',
  });
  expect(JSON.parse(made['i18n/cn/site.json'] ?? '')).toEqual({ Planets: '行星', Near: '近' });
});

it('reads the folder of the documents of Fumadocs from its settings', () => {
  const { tool, made, addresses } = migrated({
    'source.config.ts': "export const docs = defineDocs({\n  dir: './content',\n});\n",
    'loaders/source.ts': "export const source = loader({ baseUrl: '/' });\n",
    'content/meta.json': '{ "pages": ["venus", "mars"] }',
    'content/mars.mdx': '# Mars\n\n![Red](./red.png)\n',
    'content/red.png': '',
    'content/venus.mdx': '# Venus\n',
  });
  expect(tool).toBe('fumadocs');
  expect(made['docsgen.config.ts']).toContain("sidebars: { docs: ['venus', 'mars'] }");
  expect(made['content/docs/mars.mdx']).toBe('# Mars\n\n![Red](./red.png)\n');
  expect(made['content/docs/red.png']).toBe('copy of content/red.png');
  expect(addresses).toEqual({ kept: 2, byRule: 0, redirected: 0 });
});

it('leaves out a 404.html among the static files, which docsgen generates', () => {
  const { made, todos } = migrated({
    'astro.config.mjs': "export default { integrations: [starlight({ title: 'Planets' })] };",
    'src/content/docs/mars.md': '# Mars\n',
    'public/404.html': 'Lost in space',
    'public/moons/404.html': 'Lost among moons',
  });
  expect(todos).toEqual(['migrate/no-equivalent The page public/404.html was not migrated.']);
  expect(made).not.toHaveProperty('static/404.html');
  expect(made['static/moons/404.html']).toBe('copy of public/moons/404.html');
});

it('reports collections of Starlight beside the documents, and its 404 page', () => {
  const { made, todos } = migrated({
    'astro.config.mjs': "export default { integrations: [starlight({ title: 'Planets' })] };",
    'src/content/docs/mars.md': '# Mars\n',
    'src/content/docs/404.md': '# Lost in space\n',
    'src/content/blog/a.md': '# A\n',
    'src/content/blog/b.md': '# B\n',
  });
  expect(todos).toEqual([
    'migrate/no-equivalent The folder src/content/blog was not migrated.',
    'migrate/no-equivalent The page src/content/docs/404.md was not migrated.',
  ]);
  expect(made['content/docs/_404.md']).toBe('# Lost in space\n');
});

it('makes a reference of the pages that docusaurus-plugin-openapi-docs has written', () => {
  const shown = (path: string) =>
    `---\ntitle: Moons\napi: eJw=\n---\n\n<MethodEndpoint\n  method={"get"}\n  path={"${path}"}\n>\n</MethodEndpoint>\n`;
  const { made } = migrated({
    'docusaurus.config.js': `module.exports = {
      title: 'Planets', presets: [['classic', { docs: {}, blog: false }]],
      plugins: [
        ['@docusaurus/plugin-content-docs', { id: 'rest', path: 'rest', routeBasePath: 'api' }],
        ['docusaurus-plugin-openapi-docs', { config: { planets: { specPath: './planets.json', outputDir: 'rest' } } }],
      ],
    };`,
    'planets.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Planets', version: '1' },
      paths: { '/moons': { get: { tags: ['Moons'], operationId: 'listMoons' } } },
    }),
    'docs/mars.md': '# Mars\n',
    'rest/planets.info.mdx': '---\ntitle: Planets\nslug: /\n---\n',
    'rest/moons.tag.mdx': '---\ntitle: Moons\n---\n',
    'rest/list-moons.api.mdx': shown('/moons'),
  });
  expect(Object.keys(made).filter((file) => file.endsWith('.mdx'))).toEqual([]);
  const config = made['docsgen.config.ts'];
  expect(config).not.toContain("id: 'rest'");
  expect(config).toContain("{ from: '/api/list-moons.api', to: '/api/moons/list-moons' }");
  expect(config).toContain("{ from: '/api/moons.tag', to: '/api' }");
});

it('makes a page of a VitePress file with an underscore that the sidebar names', () => {
  const { made } = migrated({
    '.vitepress/config.ts':
      "export default { cleanUrls: true, themeConfig: { sidebar: [{ text: 'Io', link: '/moons/_io' }] } };",
    'moons/_io.md': '# Io\n',
    'moons/_part.md': 'Dust.\n',
  });
  expect(made['content/docs/moons/io.md']).toBe('---\nslug: /moons/_io\n---\n\n# Io\n');
  expect(made['content/docs/moons/_part.md']).toContain('Dust.\n');
  expect(made['docsgen.config.ts']).toContain("id: 'moons/io'");
});

it('keeps the ids of Docusaurus headings with components', () => {
  const { made } = migrated({
    'docusaurus.config.js': "module.exports = { presets: [['classic', {}]] };",
    'docs/mars.mdx':
      '# Mars\n\n## `dust`<Since version="2.0" />\n\n## [Two](./moons) moons <Since version="3.0" />\n\n## `<Since version="1" />`\n\n## Own <Since version="4.0" /> {#own}\n',
  });
  expect(made['content/docs/mars.mdx']).toBe(
    '# Mars\n\n## `dust`<Since version="2.0" /> {#dust}\n\n## [Two](./moons) moons <Since version="3.0" /> {#two-moons-}\n\n## `<Since version="1" />`\n\n## Own <Since version="4.0" /> {#own}\n',
  );
});

it('links the reference in place of such pages in sidebars', () => {
  const { made } = migrated({
    'docusaurus.config.js': `module.exports = {
      title: 'Planets',
      presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: false }]],
      plugins: [
        ['docusaurus-plugin-openapi-docs', { config: { planets: { specPath: './planets.json', outputDir: 'docs/api' } } }],
      ],
    };`,
    'planets.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Planets', version: '1' },
      paths: { '/moons': { get: { tags: ['Moons'], operationId: 'listMoons' } } },
    }),
    'sidebars.js': `module.exports = {
      guides: ['mars', { type: 'category', label: 'Moons', link: { type: 'doc', id: 'api/moons' },
        items: ['mars', { type: 'doc', id: 'api/list-moons' }] }],
      api: [{ type: 'category', label: 'REST', link: { type: 'generated-index', slug: '/rest' },
        items: require('./docs/api/sidebar.js') }],
      all: ['api/planets', { Moons: ['api/list-moons'] }],
    };`,
    'docs/api/sidebar.js':
      "module.exports = ['api/planets', { type: 'category', label: 'moons', items: ['api/list-moons'] }];",
    'docs/mars.md': '# Mars\n',
    'docs/api/planets.info.mdx': '---\nid: planets\ntitle: Planets\n---\n',
    'docs/api/moons.tag.mdx': '---\nid: moons\ntitle: Moons\n---\n',
    'docs/api/list-moons.api.mdx': '---\nid: list-moons\ntitle: Moons\n---\n',
  });
  const config = made['docsgen.config.ts']?.replace(/\s+/g, ' ');
  expect(config).toContain("label: 'Moons', link: null, items: ['mars']");
  expect(config).toMatch(/api: \[\{ type: 'link', label: 'REST', href: '\/api' \}\]/);
  expect(config).toMatch(/all: \[\{ type: 'link', label: 'Moons', href: '\/api' \}\]/);
  expect(config).toContain("{ from: '/docs/rest', to: '/api' }");
});

it('gives pages of Starlight their slug, and else the address that Astro makes of the path', () => {
  const { made, addresses } = migrated({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'Planets' })] };",
    'src/content/docs/guides/mars.md': '---\ntitle: Mars\nslug: planets/red\n---\n\nDust.\n',
    'src/content/docs/guides/v1.2 Notes.md': '---\ntitle: Notes\n---\n\nNew.\n',
    'src/content/docs/guides/index.md': '---\ntitle: Guides\n---\n\n[Mars](/planets/red/)\n',
  });
  expect(made['content/docs/guides/mars.md']).toContain('\nslug: /planets/red\n');
  expect(made['content/docs/guides/v1.2 Notes.md']).toContain('\nslug: /guides/v12-notes\n');
  expect(made['content/docs/guides/index.md']).not.toContain('slug');
  expect(addresses).toEqual({ kept: 3, byRule: 0, redirected: 0 });
});

it('follows links to files with parentheses in their names', () => {
  const { made } = migrated({
    'SUMMARY.md': '# Summary\n\n* [Mars](mars.md)\n',
    'mars.md': '# Mars\n\n![Dust](.gitbook/assets/image%20(9).png) ([this](mars.md))\n',
    '.gitbook/assets/image (9).png': 'picture',
  });
  expect(made['content/docs/mars.md']).toContain('![Dust](<./_assets/image (9).png>)');
});

it('writes labels in HTML of the navigation of VitePress as words', () => {
  const { made } = migrated({
    '.vitepress/config.ts': `export default { title: 'Planets', themeConfig: { nav: [
      { text: '<span class="a">All</span> moons', items: [{ text: '<b>Io</b>', link: '/io' }] },
    ] } };`,
    'io.md': '# Io\n',
  });
  expect(made['docsgen.config.ts']).toContain(
    "label: 'All moons', items: [{ label: 'Io', to: '/io' }]",
  );
});

it('keeps the order, the parts and the code of an mdBook', () => {
  const { tool, made, config, addresses } = migrated({
    'book.toml': '[book]\ntitle = "Planets"\n',
    'src/SUMMARY.md':
      '# Summary\n\n[Welcome](welcome.md)\n\n# Inner\n\n- [Venus](venus.md)\n  - [Clouds](clouds.md)\n- [Draft]()\n\n---\n\n[Credits](credits.md)\n',
    'src/welcome.md': '# Welcome\n',
    'src/venus.md': '# Venus\n\n```rust\n{{#include ../orbit.rs:year}}\n```\n',
    'src/clouds.md': '# Clouds\n\n```rust\n{{#rustdoc_include ../orbit.rs:1:1}}\n```\n',
    'src/credits.md': '# Credits\n\n{{#include ../orbit.rs}}\n',
    'orbit.rs': 'fn main() {\n// ANCHOR: year\n  let year = 225;\n// ANCHOR_END: year\n}\n',
  });
  expect(tool).toBe('mdbook');
  expect(config.title).toBe('Planets');
  expect(config.docs).toEqual({
    routeBasePath: '/',
    sidebars: {
      docs: [
        { type: 'doc', id: 'welcome', label: 'Welcome' },
        {
          type: 'category',
          label: 'Inner',
          link: null,
          collapsible: false,
          items: [
            {
              type: 'category',
              label: 'Venus',
              link: { type: 'doc', id: 'venus' },
              items: [{ type: 'doc', id: 'clouds', label: 'Clouds' }],
            },
          ],
        },
        { type: 'doc', id: 'credits', label: 'Credits' },
      ],
    },
  });
  expect(made['content/docs/venus.md']).toContain('```rust\n  let year = 225;\n```');
  expect(made['content/docs/clouds.md']).toContain('```rust\nfn main() {\n```');
  expect(made['content/docs/credits.md']).toContain('{{#include ../orbit.rs}}');
  expect(addresses.kept).toBe(4);
});

it('finds assets of a GitBook space that pages name from the wrong depth', () => {
  const { made } = migrated({
    'SUMMARY.md': '# Summary\n\n* [Mars](planets/mars.md)\n',
    'planets/mars.md': '# Mars\n\n![Dust](../../../.gitbook/assets/dust%201.png)\n',
    '.gitbook/assets/dust 1.png': 'picture',
  });
  expect(made['content/docs/planets/mars.md']).toContain('![Dust](<../_assets/dust 1.png>)');
});

it('publishes HTML files among the pages of MkDocs at their addresses', () => {
  const { made, todos } = migrated({
    'mkdocs.yml': 'site_name: Planets\nplugins: [search, gh-admonitions]\n',
    'docs/index.md': '# Planets\n\n[Report](scans/2026/mars.html#dust)\n',
    'docs/scans/2026/mars.html': '<p>Dust</p>',
    'docs/overrides/main.html': '{% extends "base.html" %}',
  });
  expect(made['content/docs/index.md']).toContain('[Report](/scans/2026/mars.html#dust)');
  expect(made['static/scans/2026/mars.html']).toBe('copy of docs/scans/2026/mars.html');
  expect(made).not.toHaveProperty(['static/overrides/main.html']);
  expect(todos).toEqual([]);
});

it('takes no redirect from addresses that Netlify shows as missing', () => {
  const { config, todos } = migrated({
    'netlify.toml': '[[redirects]]\nfrom = "/es/*"\nto = "/es/404.html"\n',
    '.vitepress/config.ts': "export default { title: 'Planets' };",
    'index.md': '# Planets\n',
  });
  expect(config).not.toHaveProperty('redirects');
  expect(todos).toEqual([]);
});

it('makes the home page of a README that VitePress rewrites to it, also of translations', () => {
  const { made } = migrated({
    '.vitepress/config.ts': `export default { title: 'Planets',
      locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch', lang: 'de' } },
      rewrites: { 'README.md': 'index.md', ':dir/README.md': ':dir/index.md' } };`,
    'README.md': '---\nlayout: home\nhero:\n  name: Planets\n---\n',
    'guide/README.md': '# Guide\n\n[Home](../README.md)\n',
    'de/README.md': '---\nlayout: home\nhero:\n  name: Planeten\n---\n',
  });
  expect(made['content/index.md']).toContain('# Planets');
  expect(made['i18n/de/index.md']).toContain('# Planeten');
  expect(made['content/docs/guide/index.md']).toContain('[Home](../../index.md)');
});

it('shows the menu of languages beside the links of a Mintlify site', () => {
  const { config } = migrated({
    'docs.json': JSON.stringify({
      name: 'Planets',
      navbar: { links: [{ label: 'Shop', href: 'https://shop.example' }] },
      navigation: {
        languages: [
          { language: 'en', pages: ['mars'] },
          { language: 'fr', pages: ['fr/mars'] },
        ],
      },
    }),
    'mars.mdx': '---\ntitle: Mars\n---\n',
    'fr/mars.mdx': '---\ntitle: Mars\n---\n',
  });
  expect(config).toMatchObject({
    i18n: { locales: ['en', 'fr'] },
    themeConfig: {
      navbar: { items: [{ label: 'Shop' }, { type: 'localeDropdown', position: 'right' }] },
    },
  });
});
