import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startOfFile } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import { addedPaths, pathsAddedBefore, reportFile } from './added-paths.js';
import { convertPage } from './convert-page.js';
import { memoryFiles } from './memory-files.test.data.js';
import { planMigration, unknownTool } from './migrate.js';
import { readDefaultExport } from './read/js-module.js';
import { usableRedirects } from './redirect-files.js';
import { repairMigration, withDiagnostics } from './repair.js';
import { migrationReport } from './report.js';
import { sitesBelow } from './sites-below.js';
import { diskFiles } from './source-files.js';
import { fumadocsSidebars } from './tools/fumadocs/sidebars.js';
import { sourceTools } from './tools/index.js';
import { writeMigration } from './write-migration.js';

/** Migrates a site in memory and returns its texts by path. */
function migrated(texts: Readonly<Record<string, string>>) {
  const files = memoryFiles(texts);
  const tool = sourceTools.find((one) => one.detect(files));
  if (!tool) throw new Error('No tool was found.');
  const migration = planMigration(tool, files);
  const made = Object.fromEntries(
    migration.files.map((file) => [
      file.path,
      'text' in file ? file.text : `copy of ${file.copyOf}`,
    ]),
  );
  const todos = migration.todos.map(({ code, message, place }) =>
    [code, place && `${place.file}:${place.start.line}`, message].filter(Boolean).join(' '),
  );
  return { migration, addresses: migration.addresses, made, todos };
}

it('reads relative addresses of a Docusaurus site whose addresses end with a slash', () => {
  const texts = {
    'docs/red/mars.md':
      '[Io](../../moons/io#dust) [Venus](../venus) [Red](..) [file](../moons/io.md)\n\n[io]: ../../moons/io/\n',
    'docs/red/venus.mdx': '# Venus\n',
    'docs/moons/io.md': '# Io\n',
  };
  const textOf = (settings: string): string | undefined =>
    migrated({
      'docusaurus.config.js': `module.exports = { title: 'Planets', presets: [['classic', {}]] ${settings} };`,
      ...texts,
    }).made['content/docs/red/mars.md'];
  expect(textOf(', trailingSlash: true')).toBe(
    '[Io](../moons/io.md#dust) [Venus](./venus.mdx) [Red](..) [file](../moons/io.md)\n\n[io]: ../moons/io.md\n',
  );
  expect(textOf('')).toBe(texts['docs/red/mars.md']);
});

it('does not count partials as pages', () => {
  const { migration } = migrated({
    'mkdocs.yml': 'site_name: Planets\n',
    'docs/index.md': '# Planets\n',
    'docs/_dust.md': 'Red.\n',
    'docs/_parts/rings.md': 'Icy.\n',
  });
  const { pages, finished, addresses } = withDiagnostics(migration, []);
  expect({ pages, finished, kept: addresses.kept }).toEqual({ pages: 1, finished: 1, kept: 1 });
});

const docusaurusSite = {
  'docusaurus.config.ts': `
    import type { Config } from '@docusaurus/types';
    const repo = 'https://github.com/planets/docs';
    export default {
      title: 'Planets', tagline: tagline(),
      url: process.env.URL ?? 'https://planets.example',
      baseUrl: '/',
      onBrokenLinks: 'throw', i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
      customFields: { year: new Date().getFullYear() },
      presets: [['classic', {
        docs: { path: '../guides', routeBasePath: '/guides', editUrl: \`\${repo}/edit/main/\`, sidebarPath: require.resolve('./sidebars.js') },
      }]],
      plugins: [['@docusaurus/plugin-client-redirects', { redirects: [{ from: '/old', to: '/guides/mars' }] }], 'planet-plugin'],
      themeConfig: {
        navbar: { items: [{ href: repo, className: 'github' }, { to: 'guides/mars', label: 'Mars' }] },
        footer: { copyright: \`© \${new Date().getFullYear()} Planets\` },
      },
    } satisfies Config;`,
  'sidebars.js':
    "module.exports = { docs: { Planets: ['mars', { type: 'ref', id: 'venus' }, { type: 'html', value: '<a href=\"/moons\">Moons <span>↑</span></a>' }] } };",
  'src/css/custom.css': ':root { --ifm-color-primary: #b45309; }',
  'src/pages/index.js': 'export default () => null;',
  'static/img/mars.png': 'picture',
  'static/_redirects': '/planet/* /guides/:splat\n/moon* /guides/mars\n',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/mars.md': '# Mars\n',
  'i18n/de/docusaurus-plugin-content-docs/current/mars.md': '# Mars auf Deutsch\n',
  '../guides/01-mars.md':
    '---\nid: mars\n---\n\n# Mars\r\n\r\n<Tabs><TabItem value="a">Red</TabItem></Tabs>\r\n',
  '../guides/venus.md':
    'import Part from \'@site/../guides/_part.md\'\n\n# Venus\n\n```js tab title="a.js"\na\n```\n\n```ts tab\nb\n```\n',
  '../guides/_part.md': 'Hot.\n',
};

describe('a Docusaurus site', () => {
  const site = migrated(docusaurusSite);

  it('keeps texts that docsgen reads byte for byte', () => {
    expect(site.made['content/docs/01-mars.md']).toBe(docusaurusSite['../guides/01-mars.md']);
  });

  it('has its settings, its sidebar and the colour of its style sheet, read without running code', () => {
    expect(site.made['docsgen.config.ts']).toMatchInlineSnapshot(`
      "import { defineConfig } from 'docsgen';

      export default defineConfig({
        title: 'Planets',
        url: 'https://planets.example',
        baseUrl: '/',
        i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
        onBrokenLinks: 'error',
        markdown: { tags: true },
        openapi: false,
        docs: {
          routeBasePath: '/guides',
          editUrl: 'https://github.com/planets/docs/edit/main/',
          sidebars: {
            docs: {
              Planets: [
                'mars',
                { type: 'doc', id: 'venus' },
                { type: 'link', label: 'Moons ↑', href: '/moons' },
              ],
            },
          },
        },
        themeConfig: {
          navbar: {
            items: [
              { href: 'https://github.com/planets/docs', label: 'GitHub' },
              { to: '/guides/mars', label: 'Mars' },
            ],
          },
          footer: { copyright: \`© \${new Date().getFullYear()} Planets\` },
          accent: '#b45309',
        },
        redirects: [
          { from: '/old', to: '/guides/mars' },
          { from: '/planet/mars', to: '/guides/mars' },
          { from: '/planet/venus', to: '/guides/venus' },
          { from: '/moon', to: '/guides/mars' },
        ],
      });
      "
    `);
  });

  it('has its versions, translations and static files', () => {
    expect(Object.keys(site.made)).toEqual([
      'content/docs/01-mars.md',
      'content/docs/_part.md',
      'content/docs/venus.md',
      'docsgen.config.ts',
      'i18n/de/docs/mars.md',
      'static/img/mars.png',
      'versioned_docs/version-1.0/mars.md',
      'versions.json',
    ]);
  });

  it('lists what would need code, with file and line', () => {
    expect(site.todos).toEqual([
      'migrate/no-equivalent src/pages/index.js:1 The React page src/pages/index.js was not migrated.',
      'migrate/no-equivalent The plugin planet-plugin was not migrated.',
      'migrate/needs-code docusaurus.config.ts:5 The setting tagline is computed by code and was left out.',
    ]);
  });

  it('turns tabs of code blocks into a code group', () => {
    expect(site.made['content/docs/venus.md']).toMatchInlineSnapshot(`
      "import Part from './_part.md'

      # Venus

      :::code-group

      \`\`\`js title="a.js"
      a
      \`\`\`

      \`\`\`ts
      b
      \`\`\`

      :::
      "
    `);
  });
});

const mkdocsSite = {
  'mkdocs.yml': `
site_name: Planets
site_url: https://planets.example/docs/
theme: { name: material, palette: { primary: teal } }
repo_url: https://github.com/planets/docs
nav:
  - Home: index.md
  - Orbits:
      - orbits/index.md
      - Mars: orbits/mars.md
      - Pluto: orbits/pluto.md
  - Shop: https://shop.example
plugins:
  - search
  - redirects: { redirect_maps: { 'old/mars.md': 'orbits/mars.md' } }
markdown_extensions: [admonition, def_list, pymdownx.emoji: { emoji_index: !!python/name:material.extensions.emoji.twemoji }]
`,
  'docs/index.md':
    '# Planets\n\n![Mars](img/mars.png){ width="40" align=right }\n\nSee <a href="../orbits/mars/">Mars</a> :material-check: and press ++ctrl+c++.\n',
  'docs/img/mars.png': 'picture',
  'docs/orbits/index.md':
    '---\nhide: [toc]\nicon: material/orbit\ntitle: Orbits\n---\n\nWords  \nstay.\n',
  'docs/orbits/mars.md': `# Mars

!!! warning "Thin [air]"

    Bring oxygen.

    === "Moon"

        \`\`\`py { test="skip" }
        !!! note "in code"
        \`\`\`

    === "Sun"

        Hot.

??? example

    Phobos

After.

{* ../src/orbit.py hl[2] *}

--8<-- "parts/limits.md"

/// tip | Fast
Fly.
///

## Red dust { #dust .wide }
`,
  'parts/limits.md': 'A limit.\n',
  'src/orbit.py': 'a\nb\n',
  '../src/orbit.py': 'a\nb\n',
};

describe('a MkDocs site', () => {
  const site = migrated(mkdocsSite);

  it('has its navigation and settings', () => {
    expect(site.made['docsgen.config.ts']).toMatchInlineSnapshot(`
      "import { defineConfig } from 'docsgen';

      export default defineConfig({
        title: 'Planets',
        url: 'https://planets.example',
        baseUrl: '/docs/',
        markdown: { headingIds: 'python-markdown', definitionLists: true },
        themeConfig: {
          navbar: {
            items: [{ label: 'GitHub', href: 'https://github.com/planets/docs', position: 'right' }],
          },
          accent: '#009485',
        },
        openapi: false,
        trailingSlash: true,
        docs: {
          routeBasePath: '/',
          editUrl: 'https://github.com/planets/docs/edit/main/',
          sidebars: {
            docs: [
              { type: 'doc', id: 'index', label: 'Home' },
              {
                type: 'category',
                label: 'Orbits',
                link: { type: 'doc', id: 'orbits/index' },
                items: [{ type: 'doc', id: 'orbits/mars', label: 'Mars' }],
              },
              { type: 'link', label: 'Shop', href: 'https://shop.example' },
            ],
          },
        },
        redirects: [{ from: '/old/mars', to: '/orbits/mars' }],
      });
      "
    `);
  });

  it('has blocks, tabs, includes and ids in the syntax of docsgen', () => {
    expect(site.made['content/docs/orbits/mars.md']).toMatchInlineSnapshot(`
      "# Mars

      :::::warning[Thin [air]]

      Bring oxygen.

      ::::tabs

      :::tab[Moon]

      \`\`\`py
      !!! note "in code"
      \`\`\`

      :::

      :::tab[Sun]

      Hot.

      :::

      ::::

      :::::

      :::details[Example]

      Phobos

      :::

      After.

      \`\`\`python file=../../../src/orbit.py {2}
      \`\`\`

      ::include[../../../parts/limits.md]

      :::tip[Fast]

      Fly.

      :::

      ## Red dust {#dust}
      "
    `);
  });

  it('has icons, keys, sizes of images and links to addresses in the syntax of docsgen', () => {
    expect(site.made['content/docs/index.md']).toMatchInlineSnapshot(`
      "# Planets

      ![Mars](img/mars.png){width=40}

      See <a href="./orbits/mars.md">Mars</a> ✓ and press <kbd>Ctrl</kbd>+<kbd>C</kbd>.
      "
    `);
  });

  it('keeps lines without syntax of MkDocs byte for byte', () => {
    expect(site.made['content/docs/orbits/index.md']).toBe(
      '---\nhide_table_of_contents: true\ntitle: Orbits\n---\n\nWords  \nstay.\n',
    );
  });

  it('keeps its addresses, and redirects those that it redirected', () => {
    expect(site.addresses.kept).toBe(3);
    expect(site.made['docsgen.config.ts']).toContain("{ from: '/old/mars', to: '/orbits/mars' }");
  });

  it('reports pages that its navigation names and nobody wrote', () => {
    expect(site.todos).toEqual([
      'migrate/missing-file The file docs/orbits/pluto.md does not exist.',
    ]);
  });
});

describe('a folder of Markdown files', () => {
  const site = migrated({
    'README.md': '# Planets\n',
    'guide/2-mars.md': '# Mars\n\n![](./mars.png)\n',
    'guide/mars.png': '',
  });

  it('has a page for each file at the path of the file', () => {
    expect(site.made['content/docs/guide/2-mars.md']).toBe(
      '---\nslug: /guide/2-mars\n---\n\n# Mars\n\n![](./mars.png)\n',
    );
    expect(site.addresses).toEqual({ kept: 2, byRule: 0, redirected: 0 });
  });

  it.each(['', 'openapi/', 'docs/'])('keeps the reference of a description in "%s"', (folder) => {
    const withApi = migrated({
      'guide/mars.md': '# Mars\n',
      [`${folder}planets.json`]:
        '{ "openapi": "3.1.0", "paths": { "/": { "$ref": "./path.json" } } }',
      [`${folder}path.json`]: '{}',
      'package.json': '{}',
    });
    expect(withApi.made['docsgen.config.ts']).toContain(
      "openapi: { path: 'openapi/planets.json' }",
    );
    expect(Object.keys(withApi.made)).toEqual(
      expect.arrayContaining(['openapi/planets.json', 'openapi/path.json']),
    );
  });

  it('is migrated the same way again', () => {
    const again = migrated(
      Object.fromEntries(Object.entries(site.made).map(([file, text]) => [file, text])),
    );
    expect(again.made['content/docs/guide/2-mars.md']).toBe(
      site.made['content/docs/guide/2-mars.md'],
    );
  });
});

describe('what the old site did not have, either', () => {
  const config = "module.exports = { title: 'Planets', presets: [['classic', {}]] };";

  it('is a redirect from a page, or a second one from the same path', () => {
    const { migration } = migrated({
      'docusaurus.config.js': config,
      'docs/mars.md': '# Mars\n',
      'static/_redirects':
        '/docs/mars/ /docs/venus\n/old/index.html /docs/mars\n/old/ /docs/mars\n/Old /docs/mars\n',
    });
    expect(migration.config.redirects).toEqual([{ from: '/old/index.html', to: '/docs/mars' }]);
  });

  it('is a version called current, which the list of versions may name', () => {
    const { made } = migrated({
      'docusaurus.config.js': config,
      'docs/mars.md': '# Mars\n',
      'versions.json': '["current", "1.0"]',
      'versioned_docs/version-1.0/mars.md': '# Mars\n',
    });
    expect(made['versions.json']).toBe('[\n  "1.0"\n]\n');
  });

  it('is a folder of the last version, which a script copies from the documents', () => {
    const { made, migration, todos } = migrated({
      'docusaurus.config.js': `module.exports = { title: 'Planets', presets: [['classic', { docs: {
        routeBasePath: '/', includeCurrentVersion: false, lastVersion: '2.x', versions: { '2.x': { label: '2 & 3' } },
      } }]] };`,
      'docs/mars.md': '# Mars\n',
      'versions.json': '["2.x", "1.x"]',
      'versioned_docs/version-1.x/mars.md': '# Mars\n',
    });
    expect(made['versions.json']).toBe('[\n  "1.x"\n]\n');
    expect(migration.config.docs).toMatchObject({
      lastVersion: 'current',
      includeCurrentVersion: true,
      versions: { current: { label: '2 & 3' } },
    });
    expect(migration.addresses.kept).toBe(1);
    expect(todos).toEqual([
      'migrate/missing-file The file versioned_docs/version-2.x does not exist.',
    ]);
  });

  describe('in the place of a last version without a folder', () => {
    const versioned = (docs: string) =>
      migrated({
        'docusaurus.config.js': `module.exports = { title: 'Planets', presets: [['classic', { docs: { ${docs} } }]] };`,
        'docs/mars.md': '# Mars\n',
        'versions.json': '["2.x", "1.x"]',
        'versioned_docs/version-1.x/mars.md': '# Mars\n',
      });
    const docsOf = (docs: string) => versioned(docs).migration.config.docs;

    it('replaces it in the list of included versions, once', () => {
      expect(docsOf("onlyIncludeVersions: ['2.x', '1.x'], lastVersion: '2.x'")).toMatchObject({
        lastVersion: 'current',
        onlyIncludeVersions: ['current', '1.x'],
      });
      expect(docsOf("onlyIncludeVersions: ['current', '2.x', '1.x']")).toMatchObject({
        onlyIncludeVersions: ['current', '1.x'],
      });
    });

    it('has the settings of that version, so that the addresses stay', () => {
      const next = "current: { label: 'Next', path: 'next', banner: 'unreleased' }";
      const site = versioned(`versions: { ${next}, '1.x': { label: 'One' } }`);
      expect(site.migration.config.docs).toMatchObject({ lastVersion: 'current' });
      expect(site.migration.config.docs).toHaveProperty('versions', {
        '1.x': { label: 'One' },
        current: { label: '2.x' },
      });
      expect(docsOf(`versions: { ${next}, '2.x': { label: 'Two' } }`)).toHaveProperty('versions', {
        current: { label: 'Two' },
      });
    });

    it('reports computed settings of versions', () => {
      const { todos } = versioned('versions: load()');
      expect(todos).toContainEqual(
        expect.stringMatching(/^migrate\/needs-code docusaurus\.config\.js:1 .*docs\.versions/),
      );
    });

    it('does not replace a version that is not included', () => {
      const docs = docsOf("onlyIncludeVersions: ['1.x'], versions: { current: { path: 'next' } }");
      expect(docs).toMatchObject({
        onlyIncludeVersions: ['1.x'],
        versions: { current: { path: 'next' } },
      });
      expect(docs).not.toHaveProperty('lastVersion');
    });
  });
});

it('keeps the text of a page whose conversion would lose words', () => {
  const site = migrated({
    'mkdocs.yml': 'site_name: Planets',
    'docs/index.md': 'Red\n\n{!lost "words" here!}\n\n[TOC]\n',
  });
  expect(site.made['content/docs/index.md']).toContain('lost');
});

it('reports figures and each thing to do with file and line', () => {
  const report = migrationReport(migrated(mkdocsSite).migration);
  expect(report).toContain('| Pages | 3 |');
  expect(report).toContain('- [ ] The file docs/orbits/pluto.md does not exist.');
});

it('says in the report that the site does not build yet, and lists its errors first', () => {
  const { migration } = migrated(mkdocsSite);
  expect(migrationReport(migration)).not.toContain('does not build');
  const errors = [
    diagnose('content/too-deep', undefined, { place: startOfFile('a.md') }),
    diagnose(
      'site/duplicate-route',
      { route: '/b', other: 'c.md' },
      { place: startOfFile('b.md') },
    ),
  ];
  const report = migrationReport({ ...migration, todos: [...migration.todos, ...errors] });
  expect(report).toContain(
    'The site does not build yet. The first 2 things to do are errors; correct them first.',
  );
  expect(/## (\S+)/.exec(report)?.[1]).toBe('content/too-deep');
});

it('reports what one change answers once, with all of its places', () => {
  const { migration } = migrated(mkdocsSite);
  const found = [1, 4].map((line) =>
    diagnose('content/too-deep', undefined, {
      place: { file: 'a.md', start: { line, column: 1, offset: 0 } },
    }),
  );
  const other = diagnose('content/too-deep', undefined, { place: startOfFile('b.md') });
  const report = migrationReport({ ...migration, todos: [...found, other] });
  expect(report).toContain('| Things to do | 1 |\n| Places of these | 3 |');
  expect(report).toMatch(/- \[ \] .* 3 places:\n {2}- a\.md:1, 4\n {2}- b\.md:1\n$/);
});

describe('writing a migration', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrate-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const from = path.join(folder, 'old');
  const to = path.join(folder, 'new');
  const write = (force = false) => {
    const [plain = sourceTools[0]] = sourceTools.filter(({ id }) => id === 'folder');
    if (!plain) throw new Error('No tool was found.');
    return writeMigration(planMigration(plain, diskFiles(from)).files, { from, to, force });
  };
  mkdirSync(path.join(from, 'docs'), { recursive: true });
  writeFileSync(path.join(from, 'docs/mars.md'), '# Mars\n');
  writeFileSync(path.join(from, 'docs/mars.png'), Buffer.from([0, 255]));

  it('names the folders below that are sites of tools with settings', () => {
    mkdirSync(path.join(folder, 'many/packages/docs/.vitepress'), { recursive: true });
    mkdirSync(path.join(folder, 'many/notes'), { recursive: true });
    writeFileSync(
      path.join(folder, 'many/packages/docs/.vitepress/config.ts'),
      'export default {}',
    );
    writeFileSync(path.join(folder, 'many/notes/mars.md'), '# Mars\n');
    mkdirSync(path.join(folder, 'many/guide/src'), { recursive: true });
    writeFileSync(path.join(folder, 'many/guide/book.toml'), '[book]\ntitle = "Planets"\n');
    writeFileSync(path.join(folder, 'many/guide/src/SUMMARY.md'), '- [Mars](mars.md)\n');
    const found = sitesBelow(path.join(folder, 'many'), '../many', sourceTools);
    expect(found).toMatchObject([
      { code: 'migrate/site-below', message: 'The folder guide is a site of mdBook.' },
      {
        code: 'migrate/site-below',
        message: 'The folder packages is a site of VitePress.',
        hint: 'migrate it on its own: docsgen migrate ../many/packages',
      },
    ]);
  });

  it('reads no folders and nothing below files', () => {
    const files = diskFiles(from);
    expect(['docs', 'docs/mars.md/', 'docs/mars.md/a'].filter(files.has)).toEqual([]);
    expect(files.text('docs/mars.md/')).toBeUndefined();
  });

  it('follows symbolic links to files of the site, and no others', () => {
    const linked = path.join(folder, 'linked');
    mkdirSync(path.join(linked, 'docs'), { recursive: true });
    writeFileSync(path.join(linked, 'CHANGELOG.md'), '# Changes\n');
    symlinkSync('../CHANGELOG.md', path.join(linked, 'docs/changelog.md'));
    symlinkSync(path.join(from, 'docs/mars.md'), path.join(linked, 'docs/outside.md'));
    symlinkSync('nowhere.md', path.join(linked, 'docs/dangling.md'));
    expect(diskFiles(linked).list('docs')).toEqual(['docs/changelog.md']);
  });

  it('finds nothing in folders that an earlier migration added', () => {
    const site = path.join(folder, 'added');
    mkdirSync(path.join(site, 'tags/parts'), { recursive: true });
    writeFileSync(path.join(site, 'tags/parts/ring.mdx'), '<slot />\n');
    const files = diskFiles(site, [path.join(site, 'tags')]);
    expect(['', 'tags', 'tags/parts'].map((one) => files.list(one))).toEqual([[], [], []]);
    expect(files.has('tags/parts/ring.mdx')).toBe(false);
    expect(files.text('tags/parts/ring.mdx')).toBeUndefined();
  });

  it('does not read what it wrote beside the old files', () => {
    const site = path.join(folder, 'beside');
    mkdirSync(path.join(site, 'content'), { recursive: true });
    writeFileSync(path.join(site, 'SUMMARY.md'), '- [Mars](content/mars.md)\n');
    writeFileSync(path.join(site, 'content/mars.md'), '# Mars\n');
    const migrate = () => {
      const files = diskFiles(site, pathsAddedBefore(site));
      const tool = sourceTools.find((one) => one.detect(files));
      if (!tool) throw new Error('No tool was found.');
      const migration = planMigration(tool, files);
      const { fileCount } = writeMigration(migration.files, { from: site, to: site, force: false });
      const report = migrationReport(migration, addedPaths(migration.files, files));
      writeFileSync(path.join(site, reportFile), report);
      return { pages: migration.pages, written: fileCount, report };
    };
    const first = migrate();
    expect(first).toMatchObject({ pages: 1, written: 2 });
    expect(first.report).toContain(
      'New in this folder: `content/docs/`, `dist/`, `docsgen.config.ts`, `migration.md`\n',
    );
    expect(migrate()).toEqual({ ...first, written: 0 });
  });

  it('writes texts and copies, and the second time nothing', () => {
    expect(write()).toEqual({ fileCount: 3, diagnostics: [] });
    expect(readFileSync(path.join(to, 'content/docs/mars.png'))).toEqual(Buffer.from([0, 255]));
    expect(write()).toEqual({ fileCount: 0, diagnostics: [] });
  });

  it('keeps files that were changed since, unless it is forced', () => {
    const file = path.join(to, 'content/docs/mars.md');
    writeFileSync(file, '# Red Mars\n');
    expect(write()).toMatchObject({ fileCount: 0, diagnostics: [{ code: 'migrate/file-exists' }] });
    expect(readFileSync(file, 'utf8')).toBe('# Red Mars\n');
    expect(write(true).fileCount).toBe(1);
    expect(readFileSync(path.join(from, 'docs/mars.md'), 'utf8')).toBe('# Mars\n');
  });
});

describe('what a migration leaves to people', () => {
  it('is one file for each component that several places use, with its words', () => {
    const site = {
      'docusaurus.config.js':
        "module.exports = { title: 'Planets', presets: [['classic', { docs: {} }]] };",
      'docs/mars.md':
        '# Mars\n\n<Orbit to={{ a: { b: { title: "c" } } }}>Dust</Orbit> and <Orbit to="x">ice</Orbit>.\n\n<Fact title="Red" />\n\n<Map of="a" />\n\n<Map />\n\n<Once>Far.</Once>\n\n<Moon name="Phobos" to={() => <a title="" />} />\n\n<Moon text="Near">Small.</Moon>\n\n<Since version="2.0" />\n',
      'docs/venus.md':
        '# Venus\n\n<Fact title="Hot" /> <Since version="3.0" />\n\n<Out href="/a">Mars</Out> <Out href="https://b.example">Io</Out>\n\n<Out href="/c">\n  Red\n</Out>\n\n<Voyage to="/a" title="Mars" />\n\n<Voyage to="/b" title="Io">Far.</Voyage>\n\n<Shot src="/mars.png" alt="Mars" />\n\n<Shot\n  src="./io.webp?v=2"\n/>\n\n<Clip src="/a.mp4" />\n\n<Clip src="/b.webm" label="Io" />\n',
    };
    const { migration } = migrated(site);
    const repaired = repairMigration(migration, migration.todos);
    const stubs = repaired?.files.filter(({ path: file }) => file.startsWith('tags/'));
    expect(stubs).toEqual([
      {
        path: 'tags/Clip.mdx',
        text: "<video src={props.src} controls></video>\n\n{props.label ?? ''}\n",
      },
      { path: 'tags/Fact.mdx', text: "{props.title ?? ''}\n" },
      {
        path: 'tags/Moon.mdx',
        text: "{props.text ?? ''}\n\n{props.name ?? ''}\n\n{children}\n",
      },
      { path: 'tags/Orbit.mdx', text: '{children}\n' },
      { path: 'tags/Out.mdx', text: '<a href={props.href}>{children}</a>\n' },
      { path: 'tags/Shot.mdx', text: "<img src={props.src} alt={props.alt ?? ''} />\n" },
      { path: 'tags/Since.mdx', text: '<Badge>{props.version}</Badge>\n' },
      {
        path: 'tags/Voyage.mdx',
        text: "<a href={props.to}>{props.title ?? ''}</a>\n\n{children}\n",
      },
    ]);
    const list = repaired?.unconverted.filter(({ code }) => code === 'migrate/tag-stub');
    expect(list?.map(({ message }) => message)).toEqual([
      '<Orbit> shows only its content and the words of its attributes: 2 uses in one page.',
      '<Fact> shows only its content and the words of its attributes: 2 uses in 2 pages.',
      '<Moon> shows only its content and the words of its attributes: 2 uses in one page.',
      '<Since> shows only its content and the words of its attributes: 2 uses in 2 pages.',
      '<Out> shows only its content and the words of its attributes: 3 uses in one page.',
      '<Voyage> shows only its content and the words of its attributes: 2 uses in one page.',
      '<Shot> shows only its content and the words of its attributes: 2 uses in one page.',
      '<Clip> shows only its content and the words of its attributes: 2 uses in one page.',
    ]);
    expect(repaired && withDiagnostics(repaired, []).finished).toBe(0);
  });

  it('is not a redirect whose target is now in another folder, if only one page ends with its path', () => {
    const site = { 'SUMMARY.md': '* [Mars](mars.md)\n', 'mars.md': '# Mars\n' };
    const { migration } = migrated(site);
    const redirects = [
      { from: '/old', to: '/mars' },
      { from: '/red', to: '/red' },
      { from: '/far', to: '/pluto' },
    ];
    const repaired = repairMigration({ ...migration, config: { ...migration.config, redirects } }, [
      diagnose('site/redirect-nowhere', { from: '/old', to: '/mars', moved: '/planets/mars' }),
      diagnose('site/redirect-loop', { from: '/red', chain: '', moved: '/planets/red' }),
      diagnose('site/redirect-nowhere', { from: '/far', to: '/pluto', moved: undefined }),
    ]);
    expect(repaired?.config).toMatchObject({
      redirects: [
        { from: '/old', to: '/planets/mars' },
        { from: '/red', to: '/planets/red' },
        { from: '/far', to: '/pluto' },
      ],
      rules: { 'site/redirect-nowhere': 'warn' },
    });
    expect(repaired?.config).not.toHaveProperty(['rules', 'site/redirect-loop']);
  });

  it('is not a quote at the beginning of a line that ends a value of front matter', () => {
    const { made, todos } = migrated({
      'docs/mars.md': '---\ntitle: Mars\ndescription: "\nRed dust.\n"\n---\n\nDust.\n',
    });
    expect(todos).toEqual([]);
    expect(made['content/docs/mars.md']).toContain('"\n  Red dust.\n  "\n---');
  });

  it('names the tools for a folder that is none of their sites', () => {
    const { code, hint } = unknownTool('planets', sourceTools);
    expect(code).toBe('migrate/unknown-tool');
    expect(hint).toContain('docusaurus');
  });

  it('reads an address of Vercel with or without a slash at its end as one address', () => {
    const files = memoryFiles({});
    const read = (from: string) =>
      usableRedirects([{ from, to: '/mars', file: 'vercel.json', offset: 0 }], files).redirects;
    expect(read('/(old/red/?)')).toEqual([{ from: '/old/red', to: '/mars' }]);
    expect(read('/old/red/?')).toEqual([{ from: '/old/red', to: '/mars' }]);
    expect(read('/(old|red)')).toEqual([]);
  });

  it('reports a redirect with a pattern at its line', () => {
    const files = memoryFiles({ _redirects: '/a /b\n/planet/* /guides/mars\n' });
    const written = { from: '/planet/*', to: '/guides/mars', file: '_redirects', offset: 6 };
    const found = JSON.stringify(usableRedirects([written], files));
    expect(found).toContain('migrate/wildcard-redirect');
    expect(found).toContain('"line":2');
  });

  it('puts the hero of a page below front matter that ends the file', () => {
    const site = migrated({
      'astro.config.mjs': `import starlight from '@astrojs/starlight'; export default { integrations: [starlight({ title: 'Planets' })] };`,
      'src/content/docs/moons.md': '---\ntitle: Lost\nhero:\n  tagline: No such planet.\n---',
    });
    expect(site.made['content/docs/moons.md']).toContain('\n---\n');
  });

  it('keeps the text of a page that a conversion would shorten', () => {
    const site = { config: {}, frontMatter: {}, passes: [() => 'Mars.\n'] };
    const context = { page: { from: 'mars.md', to: 'mars.md' } };
    const { text, diagnostics } = convertPage(
      'Mars is red.\n',
      site as unknown as Parameters<typeof convertPage>[1],
      context as unknown as Parameters<typeof convertPage>[2],
    );
    expect(text).toBe('Mars is red.\n');
    expect(diagnostics.map(({ code }) => code)).toEqual(['migrate/kept-text']);
  });
});

it('escapes and lists signs that would keep a page from being read with tags', () => {
  const { made, todos } = migrated({
    'docusaurus.config.js': "export default { title: 'Planets', presets: [['classic', {}]] };",
    'docs/moons.mdx':
      '---\ntitle: Moons\n---\n\n<Tip>Io</Tip>\n\nA <name> of {moon: mass of it}.\n',
  });
  expect(made['content/docs/moons.mdx']).toContain('A \\<name> of \\{moon: mass of it}.');
  expect(todos).toEqual([
    'migrate/escaped-sign content/docs/moons.mdx:7 A < or { that begins no tag and no value was escaped with a backslash.',
  ]);
});

it('takes no path of an import over several lines for words of the page', () => {
  const site = { config: {}, frontMatter: {}, passes: [(text: string) => text.slice(-6)] };
  const context = { page: { from: 'mars.mdx', to: 'mars.mdx' } };
  const { diagnostics } = convertPage(
    "import {\n  dust\n} from './0010-red-dust'\n\nMars.\n",
    site as unknown as Parameters<typeof convertPage>[1],
    context as unknown as Parameters<typeof convertPage>[2],
  );
  expect(diagnostics).toEqual([]);
});

describe('a site that is not trusted', () => {
  it('cannot multiply its navigation, its settings or its includes', () => {
    const names = Array.from({ length: 12 }, (_, index) => `f${index}`);
    const fumadocs = memoryFiles({
      'source.config.ts': '',
      ...Object.fromEntries(
        names.flatMap((name) => [
          [`content/docs/${name}/mars.md`, '# Mars'],
          [
            `content/docs/${name}/meta.json`,
            JSON.stringify({ pages: ['mars', ...names.map((other) => `...../${other}`)] }),
          ],
        ]),
      ),
    });
    const { sidebars, isCut } = fumadocsSidebars(fumadocs, 'content/docs');
    expect(isCut).toBe(true);
    expect(JSON.stringify(sidebars).length).toBeLessThan(2_000_000);

    const lists = names.map((name, index) =>
      index === 0 ? `const ${name} = Array` : `const ${name} = [${`...f${index - 1}, `.repeat(9)}]`,
    );
    lists[0] = 'const f0 = [1, 2, 3, 4, 5, 6, 7, 8, 9]';
    const code = `${lists.join(';\n')};\nexport default { a: f11 };`;
    const read = readDefaultExport(memoryFiles({ 'a.js': code }), 'a.js');
    expect(JSON.stringify(read).length).toBeLessThan(5_000_000);

    const { made } = migrated({
      'mkdocs.yml': 'site_name: Planets\n',
      'a.py': 'x = 1\n'.repeat(1000),
      'docs/mars.md': `{* a.py ln[1:2000000000] *}\n\n\`\`\`\n${'--8<-- "a.py"\n'.repeat(1000)}\`\`\`\n`,
    });
    expect(made['content/docs/mars.md']?.length).toBeLessThan(2_100_000);
  });

  it('cannot stall the patterns for attribute lists', () => {
    const texts = ['{a='.repeat(100_000), ' '.repeat(300_000), `{${' .a'.repeat(100_000)}`];
    const { made } = migrated({
      'mkdocs.yml': 'site_name: Planets\n',
      ...Object.fromEntries(texts.map((text, index) => [`docs/${index}.md`, `a ${text} b\n`])),
    });
    expect(texts.map((_, index) => made[`content/docs/${index}.md`]?.length)).toEqual(
      texts.map((text) => text.length + 5),
    );
  });
});
