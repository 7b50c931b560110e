import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporarySite } from '../../test/build/temporary-site.js';
import { formatPlain } from '../diagnostics/index.js';
import { DiagnosticError } from '../model/index.js';
import { type LoadOptions, loadConfig, type SiteConfig } from './index.js';

type Files = Readonly<Record<string, string>>;
type Options = Omit<LoadOptions, 'dir'>;

async function load(files: Files, options: Options = {}): Promise<SiteConfig> {
  return loadConfig({ dir: await temporarySite(files), ...options });
}

/** What a user would read in a log; the site's folder is written `{site}`. */
async function problems(files: Files, options: Options = {}): Promise<string[]> {
  const dir = await temporarySite(files);
  try {
    await loadConfig({ dir, ...options });
    return [];
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    return formatPlain(error.diagnostics).replaceAll(dir, '{site}').split('\n');
  }
}

/** A configuration whose object begins in the first line. */
const config = (body: string): Files => ({ 'docsgen.config.ts': `export default ${body};\n` });

describe('a site without a configuration file', () => {
  it('gets the defaults', async () => {
    const site = await load({ 'content/index.md': '# Planets' });
    expect(site).toMatchObject({
      baseUrl: '/',
      trailingSlash: false,
      onBrokenLinks: 'error',
      docs: { path: 'docs', routeBasePath: 'docs' },
      openapi: [{ id: 'api', route: '/api' }],
      strict: false,
    });
    expect(site.configFile).toBeUndefined();
    expect(path.relative(site.siteDir, site.outDir)).toBe('dist');
  });

  it('may hold an API description and nothing else', async () => {
    await expect(load({ 'openapi/planets.yaml': '' })).resolves.toBeDefined();
  });

  it('is no site without content and without an API description', async () => {
    expect(await problems({ 'planets.txt': '' })).toEqual([
      'error: There is no site in {site}. (a site has a content/ folder with Markdown files; `docsgen init` makes one to start from) [config/no-site]',
    ]);
  });
});

describe('the configuration file', () => {
  it('may be TypeScript that uses defineConfig, its own modules and packages of Node', async () => {
    const site = await load({
      'docsgen.config.ts': `
        import path from 'node:path';
        import { defineConfig } from 'docsgen';
        import { title } from './planets.ts';
        export default defineConfig({ title, tagline: path.basename(import.meta.filename) });`,
      'planets.ts': `export const title: string = 'Planets';`,
    });
    expect(site).toMatchObject({ title: 'Planets', tagline: 'docsgen.config.ts' });
    expect(site.configFile).toBe('docsgen.config.ts');
    expect(site.configInputs).toEqual(expect.arrayContaining(['docsgen.config.ts', 'planets.ts']));
  });

  it.each([
    ['docsgen.config.mjs', `export default { title: 'Planets' };`],
    ['docsgen.config.json', `{ "title": "Planets" }`],
    ['docsgen.config.ts', `export default async () => ({ title: 'Planets' });`],
  ])('may be %s: %s', async (name, text) => {
    expect((await load({ [name]: text })).title).toBe('Planets');
  });

  it('is the one that --config names, relative to the site', async () => {
    const files = { 'other/planets.json': '{ "title": "Planets" }' };
    const site = await load(files, { configFile: 'other/planets.json' });
    expect(site).toMatchObject({ title: 'Planets', configFile: 'other/planets.json' });
  });

  it('must exist where --config names it', async () => {
    const files = { 'content/index.md': '' };
    expect(await problems(files, { configFile: 'planets.config.ts' })).toEqual([
      'error: The configuration file planets.config.ts does not exist. [config/not-found]',
    ]);
  });
});

describe('a configuration that cannot be read', () => {
  it('shows the place of a syntax error in TypeScript', async () => {
    const text = `export default {\n  title: 'Planets',\n  tagline: ,\n};\n`;
    expect(await problems({ 'docsgen.config.ts': text })).toEqual([
      'docsgen.config.ts:3:12: error: The configuration cannot be read: Unexpected "," [config/syntax]',
    ]);
  });

  it('shows the place of a syntax error in a module that it imports', async () => {
    const files = {
      'docsgen.config.ts': `import { title } from './planets';\n\nexport default { title };\n`,
      'planets.ts': `export const title = ;\n`,
    };
    expect(await problems(files)).toEqual([
      'planets.ts:1:22: error: The configuration cannot be read: Unexpected ";" [config/syntax]',
    ]);
  });

  it('shows the place of a syntax error in JSON', async () => {
    const text = `{\n  "title": "Planets",\n  "tagline": Mars\n}\n`;
    const [problem, ...others] = await problems({ 'docsgen.config.json': text });
    expect(problem).toMatch(/^docsgen\.config\.json:3:14: error: .*\[config\/syntax]$/);
    expect(others).toEqual([]);
  });

  it('names a package that is not installed', async () => {
    const text = `import planets from 'planets';\nexport default planets;\n`;
    expect(await problems({ 'docsgen.config.ts': text })).toEqual([
      expect.stringMatching(/^docsgen\.config\.ts:1:21: error: .*"planets".*\[config\/syntax]$/),
    ]);
  });

  it('tells what a configuration that throws has to say', async () => {
    const text = `throw new Error('Pluto is no planet');\nexport default {};\n`;
    expect(await problems({ 'docsgen.config.ts': text })).toEqual([
      'docsgen.config.ts:1:1: error: The configuration failed while it was loaded: Pluto is no planet [config/failed]',
    ]);
  });

  it.each(['export const title = "Planets";', 'export default "Planets";', 'export default null;'])(
    'asks for a default export that is an object: %s',
    async (text) => {
      expect(await problems({ 'docsgen.config.ts': text })).toEqual([
        'docsgen.config.ts:1:1: error: The configuration file exports no configuration. (write `export default defineConfig({ … })`) [config/no-export]',
      ]);
    },
  );
});

describe('an unknown key', () => {
  it('is shown at its place with the key that was probably meant', async () => {
    expect(await problems(config(`{\n  tittle: 'Planets',\n}`))).toEqual([
      'docsgen.config.ts:2:3: error: Unknown key tittle. (did you mean title?) [config/unknown-key]',
    ]);
  });

  it('is found at any depth', async () => {
    const body = `{
  themeConfig: {
    navbar: { items: [{ label: 'Mars', to: '/mars' }, { label: 'Venus', to: '/venus', positoin: 'left' }] },
    footer: { links: [{ items: [{ label: 'Moon', too: '/moon', to: '/moon' }] }] },
  },
}`;
    expect(await problems(config(body))).toEqual([
      'docsgen.config.ts:3:87: error: Unknown key positoin in themeConfig.navbar.items[1]. (did you mean position?) [config/unknown-key]',
      'docsgen.config.ts:4:50: error: Unknown key too in themeConfig.footer.links[0].items[0]. (did you mean to?) [config/unknown-key]',
    ]);
  });

  it('is told with all known keys where none is near', async () => {
    const [problem] = await problems(config(`{ i18n: { planet: 'Mars' } }`));
    expect(problem).toContain(
      'Unknown key planet in i18n. (known keys: defaultLocale, locales, localeConfigs)',
    );
  });

  it.each([
    [
      'defineConfig',
      `import { defineConfig } from 'docsgen';\nexport default defineConfig({ tittle: 'x' });`,
      '2:31',
    ],
    [
      'satisfies',
      `import type { UserConfig } from 'docsgen';\nexport default { tittle: 'x' } satisfies UserConfig;`,
      '2:18',
    ],
    ['as const', `export default { tittle: 'x' } as const;`, '1:18'],
    ['a name', `const config = {\n  tittle: 'x',\n};\nexport default config;`, '2:3'],
    ['a function', `export default () => ({ tittle: 'x' });`, '1:25'],
    ['a quoted key', `export default { 'tittle': 'x' };`, '1:18'],
  ])('is found through %s', async (_, text, place) => {
    expect(await problems({ 'docsgen.config.ts': text })).toEqual([
      `docsgen.config.ts:${place}: error: Unknown key tittle. (did you mean title?) [config/unknown-key]`,
    ]);
  });

  it('is found in JSON', async () => {
    const files = { 'docsgen.config.json': `{\n  "docs": { "breadcrumb": true }\n}\n` };
    expect(await problems(files)).toEqual([
      'docsgen.config.json:2:13: error: Unknown key breadcrumb in docs. (did you mean breadcrumbs?) [config/unknown-key]',
    ]);
  });

  it('is shown at what is around it where a spread hides it', async () => {
    const text = `const shared = { breadcrumb: true };\nexport default {\n  docs: { ...shared },\n};\n`;
    expect(await problems({ 'docsgen.config.ts': text })).toEqual([
      'docsgen.config.ts:3:9: error: Unknown key breadcrumb in docs. (did you mean breadcrumbs?) [config/unknown-key]',
    ]);
  });
});

describe('a wrong value', () => {
  it.each([
    [`{ title: 7 }`, '1:25', 'title: expected string, found 7.'],
    [`{ trailingSlash: 'yes' }`, '1:33', 'trailingSlash: expected boolean, found "yes".'],
    [`{ baseUrl: 'planets' }`, '1:27', 'baseUrl: it must begin with a slash.'],
    [`{ url: 'https://planets.example/docs' }`, '1:23', 'url: put the path into baseUrl.'],
    [`{ blog: true }`, '1:24', 'blog: expected false or object.'],
    [
      `{ i18n: { locales: ['en', 'pt_BR'] } }`,
      '1:42',
      'i18n.locales[1]: expected a language tag (BCP 47) such as en or pt-BR.',
    ],
    [
      `{ i18n: { locales: ['en', 'english'] } }`,
      '1:42',
      'i18n.locales[1]: expected a language tag (BCP 47) such as en or pt-BR.',
    ],
    [
      `{ i18n: { locales: ['de', 'fr'] } }`,
      '1:35',
      'i18n.locales: it must list the default locale en.',
    ],
    [`{ i18n: { locales: ['en', 'EN'] } }`, '1:42', 'i18n.locales[1]: EN is listed twice.'],
    [
      `{ i18n: { locales: ['en', 'de'], localeConfigs: { fr: {} } } }`,
      '1:70',
      'i18n.localeConfigs.fr: there is no locale fr; the site has en, de.',
    ],
    [
      `{ i18n: { locales: ['en', 'de', 'fr'], localeConfigs: { fr: { path: 'de' } } } }`,
      '1:84',
      'i18n.localeConfigs.fr.path: de has the same folder.',
    ],
    [
      `{ themeConfig: { accentHue: 400 } }`,
      '1:44',
      'themeConfig.accentHue: Too big: expected number to be <=360.',
    ],
    [
      `{ themeConfig: { tableOfContents: { minHeadingLevel: 4, maxHeadingLevel: 3 } } }`,
      '1:50',
      'themeConfig.tableOfContents: minHeadingLevel must not be greater than maxHeadingLevel.',
    ],
    [`{ openapi: true }`, '1:27', 'openapi: expected false or object or array.'],
    [
      `{ openapi: [] }`,
      '1:27',
      'openapi: the list is empty; write false for a site without a reference.',
    ],
    [
      `{ openapi: [{ path: 'a.yaml' }, { label: 'B' }] }`,
      '1:48',
      'openapi[1].path: the file of the description is missing.',
    ],
    [
      `{ openapi: [{ path: 'a.yaml', id: 'moons' }, { path: 'b.yaml', id: 'Moons', route: '/b' }] }`,
      '1:83',
      'openapi[1].id: openapi[0] has the id moons, too.',
    ],
    [
      `{ openapi: [{ path: 'a/api.yaml', route: '/a' }, { path: 'b/api.yaml', route: '/b' }] }`,
      '1:65',
      'openapi[1].id: openapi[0] has the id api, too.',
    ],
    [
      `{ openapi: [{ path: 'a.yaml', route: '/api' }, { path: 'b.yaml', route: 'API/' }] }`,
      '1:88',
      'openapi[1].route: openapi[0] has the route /API, too.',
    ],
    [
      `{ openapi: [{ path: 'a.yaml', route: '/api' }, { path: 'b.yaml' }] }`,
      '1:63',
      'openapi[1].route: /api/b lies within /api, the route of openapi[0].',
    ],
    [
      `{ openapi: [{ path: 'a.yaml' }, { path: 'b.yaml', route: '/api' }] }`,
      '1:73',
      'openapi[1].route: /api/a, the route of openapi[0], lies within /api.',
    ],
    [
      `{ openapi: [{ path: 'a.yaml', id: 'a/b' }] }`,
      '1:50',
      'openapi[0].id: expected a name of letters, digits and hyphens, such as billing.',
    ],
    [
      `{ themeConfig: { navbar: { items: [{ label: 'Mars' }] } } }`,
      '1:51',
      'themeConfig.navbar.items[0]: give either `to` (a page of this site) or `href` (any URL).',
    ],
    [
      `{ docs: { sidebars: { planets: [{ type: 'doc' }] } } }`,
      '1:48',
      'docs.sidebars.planets[0].id: expected string, it is missing.',
    ],
    [
      `{ docs: { sidebars: { planets: { Rocks: ['mars', { type: 'doc' }] } } } }`,
      '1:65',
      'docs.sidebars.planets.Rocks[1].id: expected string, it is missing.',
    ],
    [
      `{ docs: { sidebars: { planets: { Rocks: { Inner: 'mars' } } } } }`,
      '1:65',
      'docs.sidebars.planets.Rocks.Inner: expected array or record.',
    ],
  ])('is told at its place: %s', async (body, place, message) => {
    expect(await problems(config(body))).toEqual([
      `docsgen.config.ts:${place}: error: ${message} [config/invalid-value]`,
    ]);
  });

  it('of a choice comes with the choices and the one that was probably meant', async () => {
    expect(await problems(config(`{ onBrokenLinks: 'warning' }`))).toEqual([
      'docsgen.config.ts:1:33: error: onBrokenLinks: expected "error" or "warn" or "ignore", found "warning". [config/invalid-value]',
    ]);
    expect(await problems(config(`{ onBrokenLinks: 'warm' }`))).toEqual([
      expect.stringContaining('found "warm". (did you mean warn?) [config/invalid-value]'),
    ]);
  });

  it('in the type of a navbar item comes with the types there are', async () => {
    const body = `{ themeConfig: { navbar: { items: [{ type: 'docSidebr', sidebarId: 'planets' }] } } }`;
    const [problem, ...others] = await problems(config(body));
    expect(others).toEqual([]);
    expect(problem).toMatch(
      /^docsgen\.config\.ts:1:59: error: themeConfig\.navbar\.items\[0]\.type/,
    );
    expect(problem).toContain('"localeDropdown"');
    expect(problem).toContain('(did you mean docSidebar?)');
  });

  it('inside of a navbar item is judged by the type of the item', async () => {
    const body = `{ themeConfig: { navbar: { items: [{ type: 'doc', docId: 7 }] } } }`;
    expect(await problems(config(body))).toEqual([
      'docsgen.config.ts:1:73: error: themeConfig.navbar.items[0].docId: expected string, found 7. [config/invalid-value]',
    ]);
  });

  it('inside of a list of descriptions is told with what was probably meant', async () => {
    const body = `{ openapi: [{ path: 'a.yaml', lable: 'A' }] }`;
    expect(await problems(config(body))).toEqual([
      'docsgen.config.ts:1:46: error: Unknown key lable in openapi[0]. (did you mean label?) [config/unknown-key]',
    ]);
  });

  it('does not hide another one', async () => {
    expect(await problems(config(`{ title: 7, baseUrl: 'x', favicn: '' }`))).toHaveLength(3);
  });
});

describe('the locale', () => {
  it('must be one of the site', async () => {
    expect(await problems(config(`{}`), { locale: 'fr' })).toEqual([
      'error: The site has no locale fr; it has en. [config/locale]',
    ]);
    await expect(load(config(`{}`), { locale: 'en' })).resolves.toBeDefined();
  });

  it('must be a language tag', async () => {
    expect(await problems(config(`{ i18n: { defaultLocale: 'en_GB' } }`))).toEqual([
      'docsgen.config.ts:1:41: error: i18n.defaultLocale: expected a language tag (BCP 47) such as en or pt-BR. [config/invalid-value]',
    ]);
  });
});

describe('paths', () => {
  it.each([
    ['/', '/'],
    ['/planets', '/planets/'],
    ['/planets/mars/', '/planets/mars/'],
    ['//planets//', '/planets/'],
  ])('baseUrl %s becomes %s', async (written, normal) => {
    expect((await load(config(`{ baseUrl: '${written}' }`))).baseUrl).toBe(normal);
    expect((await load(config(`{ baseUrl: '/x' }`), { baseUrl: written })).baseUrl).toBe(normal);
  });

  it.each([
    ['/api', '/api'],
    ['reference/', '/reference'],
    ['/planets/v1/', '/planets/v1'],
  ])('the route of the reference %s becomes %s', async (written, normal) => {
    const { openapi } = await load(config(`{ openapi: { route: '${written}' } }`));
    expect(openapi).toMatchObject([{ route: normal }]);
  });

  it('outDir is relative to the site, --out-dir to the working directory', async () => {
    const site = await load(config(`{ outDir: 'public' }`));
    expect(site.outDir).toBe(path.join(site.siteDir, 'public'));
    const other = await load(config(`{ outDir: 'public' }`), { outDir: 'elsewhere' });
    expect(other.outDir).toBe(path.resolve('elsewhere'));
  });
});
