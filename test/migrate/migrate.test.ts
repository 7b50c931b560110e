import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runProgram } from '../../src/cli/run-program.js';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.js';
import { services } from '../../src/node/services.js';
import { temporarySite } from '../build/temporary-site.js';

interface Result {
  readonly code: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly written?: number;
}

/** Runs a command with `--json`. */
async function docsgen(cwd: string, ...args: readonly string[]): Promise<Result> {
  let stdout = '';
  const code = await runProgram(
    [...args, '--json'],
    {
      cwd,
      env: {},
      stdout: {
        isTTY: false,
        write: (text) => {
          stdout += text;
        },
      },
      stderr: { isTTY: false, write: () => undefined },
      onInterrupt: () => undefined,
      untilInterrupted: async () => undefined,
    },
    services,
  );
  return { ...(JSON.parse(stdout) as Omit<Result, 'code'>), code };
}

/** Migrates a site with the command, and builds and checks the new one. */
async function migrateAndBuild(files: Readonly<Record<string, string>>) {
  const root = await temporarySite(files);
  const migrated = await docsgen(root, 'migrate', '.', '--out', 'new');
  const again = await docsgen(root, 'migrate', '.', '--out', 'new');
  const built = await docsgen(root, 'build', 'new');
  const checked = await docsgen(root, 'check', 'new');
  return {
    read: (file: string) => readFile(path.join(root, 'new', file), 'utf8'),
    again: { written: again.written, codes: codes(again).filter((code) => /exists/.test(code)) },
    todos: codes(migrated),
    built: { code: built.code, errors: errors(built) },
    checked: { code: checked.code, errors: errors(checked) },
  };
}

function codes({ diagnostics }: Result): string[] {
  return diagnostics.map(({ code, place }) =>
    place ? `${code} ${place.file}:${place.start.line}` : code,
  );
}

function errors({ diagnostics }: Result): string[] {
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
}

const isFinished = {
  again: { written: 0, codes: [] },
  built: { code: 0, errors: [] },
  checked: { code: 0, errors: [] },
};

describe('a migrated site builds', () => {
  it('from VitePress with .html addresses, generated anchors and translations', async () => {
    const site = await migrateAndBuild({
      '.vitepress/config/index.ts': `
        import { de } from './de';
        import { en } from './en';
        export default {
          title: 'Planets',
          markdown: { attrs: { leftDelimiter: '%{', rightDelimiter: '}%' } },
          locales: {
            root: { label: 'English', lang: 'en-US', ...en },
            de: { label: 'Deutsch', lang: 'de-DE', ...de },
            fr: { label: 'Français', link: 'https://fr.planets.example' },
          },
        };`,
      '.vitepress/config/en.ts': `export const en = { themeConfig: {
        nav: [{ text: 'Guide', link: '/guide/' }],
        sidebar: [{ text: 'Planets', items: [{ text: 'Red Mars', link: '/guide/mars.html' }] }],
      } };`,
      '.vitepress/config/de.ts': `export const de = { themeConfig: {
        nav: [{ text: 'Anleitung', link: '/de/guide/' }],
        sidebar: [{ text: 'Planeten', items: [{ text: 'Roter Mars', link: '/de/guide/mars.html' }] }],
      } };`,
      'index.md':
        '---\nlayout: home\nhero: { name: Planets, actions: [{ text: Go, link: /guide/ }] }\n---\n',
      'de/index.md':
        '---\nlayout: home\nhero: { name: Planeten, actions: [{ text: Los, link: /de/guide/ }] }\n---\n',
      'guide/index.md': '# Guide\n\n[Dust](./mars.html#$storeDust), [moons](mars#moons)\n',
      'guide/mars.md':
        '---\neditLinks: false\nsidebarDepth: 3\n---\n\n# Mars\n\n## Store dust\n\n## Red %{#red-one}%\n',
      'de/guide/mars.md': '# Mars\n\n[Rot](./mars.md#red-one)\n\n## Rot %{#red-one}%\n',
    });
    expect(site).toMatchObject(isFinished);
    expect(site.todos).toEqual([
      'site/broken-anchor content/docs/guide/index.md:3',
      'site/untranslated-anchor i18n/de/docs/guide/mars.md:1',
    ]);
    expect(await site.read('content/docs/guide/index.md')).toContain('(./mars.md#store-dust)');
    expect(await site.read('content/docs/guide/mars.md')).toBe(
      '\n# Mars\n\n## Store dust\n\n## Red {#red-one}\n',
    );
    expect(JSON.parse(await site.read('i18n/de/site.json'))).toEqual({
      Guide: 'Anleitung',
      Planets: 'Planeten',
      'Red Mars': 'Roter Mars',
    });
    const settings = await site.read('docsgen.config.ts');
    expect(settings).toContain("onBrokenAnchors: 'warn'");
    expect(settings).toContain("{ label: 'Français', href: 'https://fr.planets.example' }");
    expect(await site.read('dist/_redirects')).toContain('/guide/mars.html /guide/mars 301\n');
    expect(await site.read('dist/de/index.html')).toContain('Planeten');
  });

  it('into its own folder, the same way again, with translations and repaired links', async () => {
    const root = await temporarySite({
      'docusaurus.config.js':
        "module.exports = { title: 'Planets', presets: [['classic', { blog: false }]], i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } };",
      'docs/mars.md': '---\nslug: /\n---\n\n# Mars\n\n[Moons](./moons.md#All)\n',
      'docs/moons.md': '# Moons\n\n## All\n',
      'i18n/fr/docusaurus-plugin-content-docs/current/mars.md':
        '---\nslug: /\n---\n\n# Mars\n\nRouge.\n',
    });
    const first = await docsgen(root, 'migrate', '.', '--write');
    const report = await readFile(path.join(root, 'migration.md'), 'utf8');
    const again = await docsgen(root, 'migrate', '.', '--write');
    expect(again).toEqual({ ...first, written: 0 });
    expect(await readFile(path.join(root, 'migration.md'), 'utf8')).toBe(report);
    const built = await docsgen(root, 'build', '.');
    expect({ code: built.code, errors: errors(built) }).toEqual({ code: 0, errors: [] });
    expect(await readFile(path.join(root, 'dist/fr/docs/index.html'), 'utf8')).toContain('Rouge.');
    const folders = await readdir(path.join(root, 'dist/fr'));
    expect(folders.filter((name) => name.startsWith('docusaurus'))).toEqual([]);
  });

  it('from VitePress with front matter that is not closed, and a README beside the home page', async () => {
    const site = await migrateAndBuild({
      '.vitepress/config.ts':
        "export default { title: 'Planets', locales: { root: { label: 'English', lang: 'en' }, fr: { label: 'Français', lang: 'fr' } } };",
      'index.md': '---\nlayout: home\n\nhero:\n  text: All planets\n',
      'fr/index.md': '---\nlayout: home\n\nhero:\n  text: Toutes les planètes\n',
      'fr/README.md': '# Traduction\n',
    });
    expect(site).toMatchObject(isFinished);
    expect(site.todos.map((todo) => todo.split(' ')[0])).toEqual(['site/duplicate-route']);
    expect(await site.read('dist/fr/index.html')).toContain('Toutes les planètes');
  });

  it('from Docusaurus with own keys of front matter and a locale that it does not publish', async () => {
    const site = await migrateAndBuild({
      'docusaurus.config.js':
        "module.exports = { title: 'Planets', presets: [['classic', { docs: {}, blog: false }]] };",
      'i18n/fr/docusaurus-plugin-content-docs/current/mars.md': '# Mars\n',
      'docs/mars.md':
        '---\nsme: Ada\nuser_story: [land]\ntitel: Mars\nlayout: doc\nupdated: 2026-01-02\n---\n\n# Mars\n',
    });
    expect(site).toMatchObject(isFinished);
    expect(site.todos).toEqual([
      'migrate/no-equivalent',
      'content/front-matter-unknown-key content/docs/mars.md:4',
    ]);
    expect(await site.read('docsgen.config.ts')).toContain(
      'frontMatter: { properties: { layout: {}, sme: {}, updated: {}, user_story: {} } }',
    );
  });

  it('from Docusaurus with unpublished versions, style imports and redirects in two spellings', async () => {
    const site = await migrateAndBuild({
      'docusaurus.config.js': `
        module.exports = {
          title: 'Planets',
          url: 'https://planets.example',
          presets: [['classic', { docs: { sidebarPath: require.resolve('./sidebars.js') }, blog: false }]],
          themeConfig: { footer: { links: [{ title: 'More', items: [{ html: '<a href="https://host.example"><img src="a.svg" alt="Our host"></a>' }] }] } },
        };`,
      'sidebars.ts': "export default { docs: ['mars', { Moons: ['phobos'] }] };",
      'docs/mars.md':
        "---\nslug: /Mars\n---\n\nimport 'red/dust.css'\n\n# Mars\n\n[Phobos](./Phobos.md), [stickney](/docs/phobos#Stickney)\n",
      'docs/phobos.md': '# Phobos\n\n## Stickney\n',
      'static/_redirects':
        '/docs/mars /docs/Mars\n/old/Venus /docs/phobos\n/old/venus /docs/phobos\n',
      'versioned_docs/version-1.0/mars.md': '# Mars\n',
    });
    expect(site).toMatchObject(isFinished);
    expect(site.todos).toEqual(['migrate/no-equivalent versioned_docs/version-1.0:1']);
    expect(await site.read('content/docs/mars.md')).toContain(
      '# Mars\n\n[Phobos](./phobos.md), [stickney](/docs/phobos#stickney)\n',
    );
    const settings = await site.read('docsgen.config.ts');
    expect(settings).toContain("{ label: 'Our host', href: 'https://host.example' }");
    expect(settings).toContain("['mars', { Moons: ['phobos'] }]");
    expect(await site.read('dist/_redirects')).toBe(
      '/docs/mars /docs/Mars 301\n/docs/mars/ /docs/Mars 301\n/old/Venus /docs/phobos 301\n',
    );
  });

  it('from MkDocs with included texts and lines of code', async () => {
    const fence = '```';
    const site = await migrateAndBuild({
      'mkdocs.yml': 'site_name: Planets\nmarkdown_extensions: [mdx_include]\n',
      'docs/index.md': '# Planets\n',
      'docs/moons.md': '---\nauthors:\n- @deimos\n---\n\n# Moons\n',
      'docs/orbits/mars.md': `# Mars\n\n${fence}{.python .annotate hl_lines="3"}\n{!./src/orbit.py[ln:1-2,4]!}\n${fence}\n\n{!./src/notes/mars.md!}\n\n{% if red %}\n`,
      'docs/orbits/venus.md':
        '# Venus\n\n[](){#clouds}\n\n## Heat\n\n* Hot\n  {#hot}\n\n[Clouds](#clouds), [hot](#hot)\n',
      'src/orbit.py': 'a = 1\nb = 2\nc = 3\nd = 4\n',
      'src/notes/mars.md':
        '1.  See [Venus](venus.md#heat){.internal-link target=_blank}.\n\n    /// tip\n\n    Cold.\n\n    ///\n',
    });
    expect(site).toMatchObject(isFinished);
    expect(site.todos).toEqual([
      'content/front-matter-syntax content/docs/moons.md:3',
      'content/foreign-syntax content/docs/orbits/mars.md:11',
    ]);
    const text = await site.read('content/docs/orbits/mars.md');
    expect(text).toContain(`${fence}python hl_lines="3"\na = 1\nb = 2\nd = 4\n${fence}`);
    expect(await site.read('src/notes/mars.md')).toBe(
      '1.  See [Venus](../../content/docs/orbits/venus.md#heat).\n\n    :::tip\n\n    Cold.\n\n    :::\n',
    );
  });

  it('from Starlight with translations of another ending and lists without a label', async () => {
    const site = await migrateAndBuild({
      'astro.config.mjs': `
        import starlight from '@astrojs/starlight';
        export default { site: 'https://planets.example', integrations: [starlight({
          title: 'Planets',
          locales: { root: { label: 'English', lang: 'en' }, 'zh-cn': { label: '中文', lang: 'zh-CN' } },
          sidebar: [
            { label: 'Planets', translations: { 'zh-CN': '行星' }, items: [{ autogenerate: { directory: 'planets' } }] },
            { label: 'Nothing', items: [] },
          ],
        })] };`,
      'public/_redirects': '/zh/* /zh-cn/:splat\n',
      'src/content/docs/index.mdx': '---\ntitle: Planets\n---\n\n[Mars](/planets/mars/)\n',
      'src/content/docs/planets/mars.mdx':
        'import { Aside, Code } from "@astrojs/starlight/components";\nimport land from "../../../../scripts/land.sh?raw";\n\n# Mars\n\n<Aside>[Venus](../venus/)</Aside>\n\n<Code code={land} lang="sh" />\n',
      'src/content/docs/planets/venus.md': '# Venus\n',
      'scripts/land.sh': 'echo landed\n',
      'src/content/docs/zh-cn/planets/mars.md': '# 火星\n',
    });
    expect(site).toMatchObject(isFinished);
    expect(await site.read('i18n/zh-cn/docs/planets/mars.mdx')).toBe('# 火星\n');
    expect(JSON.parse(await site.read('i18n/zh-cn/site.json'))).toEqual({ Planets: '行星' });
    expect(await site.read('docsgen.config.ts')).toContain("htmlLang: 'zh-CN'");
    expect(await site.read('dist/_redirects')).toContain(
      '/zh/planets/mars /zh-cn/planets/mars/ 301',
    );
    expect(await site.read('content/docs/planets/mars.mdx')).toContain('[Venus](./venus.md)');
    expect(await site.read('dist/planets/mars/index.html')).toContain('landed');
    expect(site.todos).toEqual(['migrate/no-setting']);
  });

  it('from Mintlify with addresses of folders and descriptions that pages name', async () => {
    const description = {
      openapi: '3.1.0',
      info: { title: 'Moons', version: '1' },
      paths: {
        '/moons': {
          get: {
            operationId: 'listMoons',
            summary: 'All of the moons',
            tags: ['Moons of Mars'],
            responses: { 200: { description: 'Moons' } },
          },
        },
      },
    };
    const site = await migrateAndBuild({
      'docs.json': JSON.stringify({
        name: 'Planets',
        colors: { primary: '#b45309' },
        navigation: {
          groups: [
            { group: 'Guides', pages: ['index', 'mars/index', 'mars/readme', 'moons', 'shop'] },
            {
              group: 'API',
              openapi: { source: 'spec/moons.json', directory: 'reference' },
              pages: ['GET /moons'],
            },
          ],
        },
        redirects: [{ source: '/red', destination: '/mars/index' }],
      }),
      'index.mdx': '---\ntitle: Planets\n---\n\n[Mars](/mars/index), [about](/mars/readme)\n',
      'mars/index.mdx': '---\ntitle: Mars\n---\n\nRed.\n',
      'mars/readme.mdx':
        '---\ntitle: About Mars\n---\n\n[Moons](/reference/moons-of-mars/all-of-the-moons)\n',
      'shop.mdx': '---\ntitle: Shop\nurl: https://shop.example\n---\n',
      'moons.mdx': '---\ntitle: Moons\nopenapi: /spec/moons.json GET /moons\n---\n',
      'spec/moons.json': JSON.stringify(description),
      'fr/moons.mdx': '---\ntitle: Lunes\nopenapi: /fr/moons.json GET /lunes\n---\n',
      'fr/moons.json': JSON.stringify({
        ...description,
        paths: { '/lunes': { get: { ...description.paths['/moons'].get, operationId: 'lunes' } } },
      }),
    });
    expect(site).toMatchObject(isFinished);
    expect(site.todos.filter((todo) => todo.startsWith('site/'))).toEqual([]);
    expect(await site.read('content/docs/mars/readme.mdx')).toContain('slug: /mars/readme');
    expect(await site.read('content/docs/moons.mdx')).toContain(
      '::operation[spec-moons:listMoons]',
    );
    const redirects = await site.read('dist/_redirects');
    expect(redirects).toContain('/mars/index /mars 301\n');
    expect(redirects).toContain(
      '/reference/moons-of-mars/all-of-the-moons /api/spec-moons/moons-of-mars/list-moons 301\n',
    );
    expect(await site.read('docsgen.config.ts')).toContain(
      "{ type: 'link', label: 'Shop', href: 'https://shop.example' }",
    );
  });

  it('from GitBook with images for the dark mode whose names have spaces', async () => {
    const site = await migrateAndBuild({
      'SUMMARY.md': '# Table of contents\n\n* [Planets](README.md)\n* [Mars](red/mars.md)\n',
      'README.md': '# Planets\n',
      'red/mars.md':
        '# Mars\n\n<picture><source srcset="../.gitbook/assets/dark (1).svg" media="(prefers-color-scheme: dark)"><img src="../.gitbook/assets/light (1).svg" alt=""></picture>\n',
      '.gitbook/assets/dark (1).svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '.gitbook/assets/light (1).svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    expect(site).toMatchObject(isFinished);
    expect(site.todos).toEqual([]);
    expect(await site.read('content/docs/red/mars.md')).toContain(
      'srcset="../_assets/dark%20(1).svg"',
    );
  });

  it('where two pages have one address, with another for the second', async () => {
    const site = await migrateAndBuild({
      'docs/mars.md': '# Mars\n',
      'docs/Mars/index.md': '# All of Mars\n',
    });
    expect(site).toMatchObject(isFinished);
    expect(site.todos.map((todo) => todo.split(' ')[0])).toEqual(['site/duplicate-route']);
  });

  it('where a folder has two index pages, also in a version', async () => {
    const site = await migrateAndBuild({
      'docusaurus.config.js': "module.exports = { title: 'Planets', presets: [['classic', {}]] };",
      'versions.json': '["v1"]',
      'docs/README.md': '# Planets\n',
      'docs/index.md': '# All planets\n',
      'versioned_docs/version-v1/README.md': '# Planets\n',
      'versioned_docs/version-v1/index.md': '# All planets\n',
    });
    expect(site).toMatchObject(isFinished);
  });

  it('without the redirects of a page that hide another one', async () => {
    const site = await migrateAndBuild({
      'mars.md': '---\nredirect_from:\n  - /red\n  - /moon/\n---\n\n# Mars\n',
      'venus.md': '---\nredirect_from: /moon\n---\n\n# Venus\n',
      'moon.md': '# Moon\n',
    });
    expect(site).toMatchObject({
      ...isFinished,
      todos: [
        'site/redirect-shadows-page content/docs/mars.md:4',
        'site/redirect-shadows-page content/docs/venus.md:2',
      ],
    });
    expect(await site.read('content/docs/mars.md')).toContain('redirect_from:\n  - /red\n---\n');
    expect(await site.read('content/docs/venus.md')).toBe('\n# Venus\n');
  });
});

describe('with --write, a migrated site builds beside the old one', () => {
  const writeAndBuild = async (files: Readonly<Record<string, string>>) => {
    const root = await temporarySite(files);
    const { diagnostics } = await docsgen(root, 'migrate', '.', '--write');
    const built = await docsgen(root, 'build', '.');
    const again = await docsgen(root, 'migrate', '.', '--write');
    const read = (file: string) => readFile(path.join(root, file), 'utf8');
    return {
      read,
      codes: codes({ code: 0, diagnostics }),
      built: { code: built.code, errors: errors(built) },
      again: again.written,
      report: await read('migration.md'),
    };
  };

  it('with repaired links in a frozen version, which Git has', async () => {
    const version = 'versioned_docs/version-1.0';
    const site = await writeAndBuild({
      '.git/config': '',
      'docusaurus.config.js':
        "module.exports = { title: 'Planets', presets: [['classic', { blog: false }]] };",
      'docs/mars.md': '# Mars\n',
      'versions.json': '["1.0"]',
      [`${version}/mars.md`]: '# Mars\n\n## All Moons\n',
      [`${version}/moons.md`]: `# Moons\n\n[Mars](mars.md#All-Moons)\n`,
      [`${version}/index.md`]: `# Planets\n\n[Mars](${version}/mars.md#all-moons)\n`,
    });
    expect(site.codes.filter((code) => /file-exists|broken/.test(code))).toEqual([]);
    expect(site.built).toEqual({ code: 0, errors: [] });
    expect(site.again).toBe(0);
    expect(await site.read(`${version}/moons.md`)).toContain('(mars.md#all-moons)');
    expect(await site.read(`${version}/index.md`)).toContain('(./mars.md#all-moons)');
  });

  it('that has a redirects.json of its own', async () => {
    const redirects = Array.from({ length: 30 }, (_, index) => ({
      source: `/old-${index}`,
      destination: '/mars',
    }));
    const site = await writeAndBuild({
      'docs.json': JSON.stringify({
        name: 'Planets',
        navigation: { groups: [{ group: 'Guides', pages: ['mars'] }] },
        redirects,
      }),
      'redirects.json': '{"mine": true}',
      'mars.mdx': '---\ntitle: Mars\n---\n',
    });
    expect(site).toMatchObject({ codes: [], built: { code: 0, errors: [] }, again: 0 });
    expect(await site.read('redirects.json')).toBe('{"mine": true}');
    expect(await site.read('dist/_redirects')).toContain('/old-29 /mars 301\n');
  });

  it('that has versions without a folder, and a folder without a version', async () => {
    const site = await writeAndBuild({
      'docusaurus.config.js':
        "module.exports = { title: 'Planets', presets: [['classic', { docs: {}, blog: false }]] };",
      'docs/mars.md': '# Mars\n',
      'versions.json': '["2.0", "1.0"]',
      'versioned_docs/version-1.0/mars.md': '# Mars\n',
      'versioned_docs/version-0.9/mars.md': '# Mars\n',
    });
    expect(site).toMatchObject({ built: { code: 0, errors: [] }, again: 0 });
    expect(site.codes).toEqual(
      expect.arrayContaining([
        'migrate/file-exists versions.json:1',
        'config/missing-version versions.json:1',
        'config/unlisted-version versioned_docs/version-0.9:1',
      ]),
    );
    expect(site.report).toContain('versions.json exists and differs; it stays as it is.');
    expect(await site.read('versions.json')).toBe('["2.0", "1.0"]');
  });

  it('that has pages and components where docsgen reads them', async () => {
    const page = '---\ntitle: Mars\nfull: true\n---\n\n[Venus](./venus)\n';
    const site = await writeAndBuild({
      'source.config.ts': 'export {};',
      'content/docs/index.mdx': page,
      'content/notes.md': '# Notes\n\n[Nowhere](./nowhere.md)\n',
      'theme/Layout.tsx': '',
    });
    expect(site).toMatchObject({ built: { code: 0, errors: [] }, again: 0 });
    expect(site.codes).toEqual([
      'migrate/old-files',
      'migrate/old-files',
      'migrate/file-exists content/docs/index.mdx:1',
      'site/broken-link content/docs/index.mdx:6',
      'site/broken-link content/notes.md:3',
    ]);
    expect(site.report).toContain(
      'docsgen reads theme/ as part of the new site, also its file from the old one.',
    );
    expect(await site.read('content/docs/index.mdx')).toBe(page);
  });

  it('in a Git repository, with the pages that stay at their place converted', async () => {
    const site = await writeAndBuild({
      '.git/config': '',
      'source.config.ts': 'export {};',
      'content/docs/(red)/mars.mdx': '---\ntitle: Mars\nfull: true\n---\n\n[Venus](/docs/venus)\n',
      'content/docs/venus.mdx': '---\ntitle: Venus\n---\n\nHot.\n',
      'versions.json': '[]',
    });
    expect(site).toMatchObject({ codes: [], built: { code: 0, errors: [] }, again: 0 });
    expect(await site.read('content/docs/(red)/mars.mdx')).toContain('slug: /mars\n');
    expect(await site.read('dist/docs/mars/index.html')).toContain('Mars');
  });
});
