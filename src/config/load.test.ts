import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { temporarySite } from '../../test/build/temporary-site.js';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { formatPlain } from '../diagnostics/index.js';
import { type ConfigLoadOptions, loadConfig, type SiteConfig } from './index.js';

type Files = Readonly<Record<string, string>>;
type Options = Omit<ConfigLoadOptions, 'dir'>;

async function load(files: Files, options: Options = {}): Promise<SiteConfig> {
  return loadConfig({ dir: await temporarySite(files), ...options });
}

/** Returns the messages as in a log, with `{site}` for the site's folder. */
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

describe('rules', () => {
  const rulesAre = (rules: string) => problems(config(`{ rules: { ${rules} } }`));

  it('accept the codes of all diagnostics that are not fatal', async () => {
    expect(await rulesAre("'openapi/no-responses': 'ignore', 'site/broken-link': 'warn'")).toEqual(
      [],
    );
  });

  it.each([
    ["'openapi/no-response': 'ignore'", 'did you mean openapi/no-responses?'],
    ["'site/brokenlink': 'warn'", 'did you mean site/broken-link?'],
    ["'planets/unknown': 'warn'", 'the manual lists all codes'],
    ["'openapi/syntax': 'warn'", 'the severity of this diagnostic cannot be changed here'],
    ["'openapi/no-responses': 'warning'", 'expected "error" or "warn" or "ignore"'],
  ])('with %s are refused with a hint', async (rules, hint) => {
    const [problem = '', ...others] = await rulesAre(rules);
    expect(problem).toMatch(/docsgen\.config\.ts:1:\d+: error: /);
    expect(problem).toContain(hint);
    expect(others).toEqual([]);
  });

  it('of a description take precedence over those of the site', async () => {
    const site = await load(
      config(
        `{ rules: { 'openapi/nullable': 'error', 'openapi/no-responses': 'error', 'site/broken-link': 'warn' },
          openapi: { rules: { 'openapi/nullable': 'ignore' } } }`,
      ),
    );
    expect(site.rules).toEqual({ 'site/broken-link': 'warn' });
    expect(site.openapi[0]?.rules).toEqual({
      'openapi/nullable': 'ignore',
      'openapi/no-responses': 'error',
    });
  });
});

describe('elements for the head', () => {
  it.each([
    [{ tag: 'iframe' }, 'head[0].tag'],
    [{ tag: 'meta', attributes: { onload: 'x()' } }, 'event handlers'],
    [{ tag: 'link', attributes: { href: ' java\tscript:x()' } }, 'runs code'],
    [{ tag: 'script', content: 'a</SCRIPT><img>' }, 'would end the element'],
    [{ tag: 'style', content: '<!-- ' }, 'would end the element'],
    [{ tag: 'meta', content: 'x' }, 'only script and style have content'],
    [{ tag: 'meta', attributes: { 'http-equiv': 'Refresh', content: '0;url=x' } }, 'redirects'],
  ])('are rejected at their position: %j', async (element, problem) => {
    const [found = ''] = await problems({
      'docsgen.config.json': JSON.stringify({ head: [element] }),
      'content/index.md': '# Planets',
    });
    expect(found).toMatch(/^docsgen\.config\.json:1:\d+: error: /);
    expect(found).toContain(problem);
  });

  it.each([
    ['javascript:alert(1)', 'file of the static folder'],
    [{ src: 'data:text/javascript,x' }, 'file of the static folder'],
    [{ src: 'https://a.example/x.js', onload: 'x()' }, 'event handlers'],
    [{ src: 'https://a.example/x.js', 'a><b>': true }, 'not the name of an attribute'],
  ])('cannot be scripts that the policy blocks: %j', async (script, problem) => {
    for (const settings of [{ scripts: [script] }, { analytics: { script } }]) {
      const [found = ''] = await problems({
        'docsgen.config.json': JSON.stringify(settings),
        'content/index.md': '# Planets',
      });
      expect(found).toMatch(/^docsgen\.config\.json:1:\d+: error: /);
      expect(found).toContain(problem);
    }
  });

  it.each([
    [{ 'connect-src': ['https://a.example; script-src *'] }, 'expected the origin of a site'],
    [{ 'script-src': ["'unsafe-eval'"] }, 'cannot be added'],
    [{ 'script-src': ["'strict-dynamic'"] }, 'cannot be added'],
    [{ 'script-src': ["'unsafe-inline'"] }, 'adds its hash'],
    [{ 'script-src': ['data:'] }, 'adds its hash'],
    [{ 'img-src': ['javascript:'] }, 'expected the origin of a site'],
    [{ 'img-src': ['javascript:x'] }, 'expected the origin of a site'],
    [{ 'img-src': ["'selff'"] }, 'expected the origin of a site'],
    [{ 'img-src': ['self'] }, `a keyword has quotes of its own: "'self'"`],
    [{ 'conect-src': ['https://a.example'] }, 'connect-src'],
  ])('have no policy that could weaken another directive: %j', async (csp, problem) => {
    const [found = ''] = await problems({
      'docsgen.config.json': JSON.stringify({ csp }),
      'content/index.md': '# Planets',
    });
    expect(found).toMatch(/^docsgen\.config\.json:1:\d+: error: /);
    expect(found).toContain(problem);
  });
});

it.each([
  ['*', 'data:', "'self'", 'https:', 'https://*.example.com:*', 'wss://a.example/socket'],
  ['a.example', 'localhost:8080', "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='"],
])('accepts the sources of a policy: %s', async (...sources) => {
  const text = JSON.stringify({ csp: { 'img-src': sources } });
  const files = { 'docsgen.config.json': text, 'content/index.md': '# Planets' };
  expect(await problems(files)).toEqual([]);
});

it.each([
  { navbar: { items: [{ label: 'Moons', href: 'javascript:alert(1)' }] } },
  { navbar: { logo: { src: 'vbscript:x', alt: '' } } },
  { footer: { links: [{ items: [{ label: 'Moons', to: 'data:text/html,x' }] }] } },
])('refuses links and images that run code: %j', async (themeConfig) => {
  const text = JSON.stringify({ themeConfig });
  const files = { 'docsgen.config.json': text, 'content/index.md': '# Planets' };
  expect(await problems(files)).toEqual([
    expect.stringMatching(/^docsgen\.config\.json:1:\d+: error: .*(?:of the web|static folder)/),
  ]);
});

describe('a site without a configuration file', () => {
  it('gets the default settings', async () => {
    const site = await load({ 'content/index.md': '# Planets' });
    expect(site).toMatchObject({
      baseUrl: '/',
      trailingSlash: false,
      onBrokenLinks: 'error',
      docs: [{ id: 'default', path: 'docs', routeBasePath: 'docs', keyPath: ['docs'] }],
      openapi: [{ id: 'api', route: '/api' }],
      relative: false,
      strict: false,
    });
    expect(site.configFile).toBeUndefined();
    expect(path.relative(site.siteDir, site.outDir)).toBe('dist');
  });

  it('may consist of an API description only', async () => {
    await expect(load({ 'openapi/planets.yaml': '' })).resolves.toBeDefined();
  });

  it('is rejected if it has neither content nor an API description', async () => {
    expect(await problems({ 'planets.txt': '' })).toEqual([
      'error: There is no site in {site}. (put Markdown or an OpenAPI file into the folder, or write a site into a new one: docsgen init my-docs) [config/no-site]',
    ]);
  });

  it('is rejected with the name of an API description further below', async () => {
    const files = { 'node_modules/a/openapi.yaml': '', 'services/moons/src/openapi.yaml': '' };
    expect(await problems(files)).toEqual([
      expect.stringContaining('{ "openapi": { "path": "services/moons/src/openapi.yaml" } }'),
    ]);
  });
});

describe('the configuration file', () => {
  it('may be TypeScript that imports defineConfig, local modules and Node.js modules', async () => {
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

  it('is the one that --config names, relative to the site folder', async () => {
    const files = { 'other/planets.json': '{ "title": "Planets" }' };
    const site = await load(files, { configFile: 'other/planets.json' });
    expect(site).toMatchObject({ title: 'Planets', configFile: 'other/planets.json' });
  });

  it('must exist when --config names it', async () => {
    const files = { 'content/index.md': '' };
    expect(await problems(files, { configFile: 'planets.config.ts' })).toEqual([
      'error: The configuration file planets.config.ts does not exist. [config/not-found]',
    ]);
  });
});

describe('URLs in the configuration', () => {
  const expected = 'expected a URL such as https://docs.example.com.';

  it.each([
    ['docs.example.com', expected, ' (did you mean https://docs.example.com?)'],
    ['//', expected, ''],
    ['https://a b', expected, ''],
    ['https://', expected, ''],
    ['ftp://example.com', expected, ''],
    ['', expected, ''],
    [
      'https://example.com/docs',
      'expected protocol and host only, as in https://docs.example.com; put the path into baseUrl.',
      '',
    ],
    [
      'https://example.com/?a',
      'expected protocol and host only, as in https://docs.example.com; put the path into baseUrl.',
      '',
    ],
    [
      'https://me:secret@example.com',
      'expected protocol and host only, as in https://docs.example.com; put the path into baseUrl.',
      '',
    ],
  ])('reject the site URL %j with one message', async (url, problem, hint) => {
    expect(await problems(config(`{ url: ${JSON.stringify(url)} }`))).toEqual([
      `docsgen.config.ts:1:23: error: url: ${problem}${hint} [config/invalid-value]`,
    ]);
  });

  it.each([
    `{ themeConfig: { image: 'http://a b/x.png' } }`,
    `{ favicon: '//' }`,
    `{ redirects: [{ from: '/a', to: 'http://[' }] }`,
    `{ themeConfig: { navbar: { items: [{ label: 'Mars', href: 'http://a b' }] } } }`,
    `{ themeConfig: { navbar: { logo: { src: 'https://' } } } }`,
    `{ themeConfig: { footer: { links: [{ items: [{ label: 'Mars', to: '//' }] }] } } }`,
    `{ docs: { sidebars: { all: [{ type: 'link', label: 'Mars', href: 'http://mars:port' }] } } }`,
  ])('are reported with their position when invalid: %s', async (text) => {
    const column = 'export default '.length + 1 + text.search(/'(http|\/\/)/);
    const found = await problems(config(text));
    expect(found).toEqual([
      expect.stringMatching(
        new RegExp(`^docsgen\\.config\\.ts:1:${column}: error: .* this is not a valid URL\\. `),
      ),
    ]);
  });

  it('may be paths, mail addresses, protocol-relative URLs or templates in link targets', async () => {
    const hrefs = [
      '/mars',
      'mars.md',
      'mailto:mars@example.com',
      '//example.com',
      'https://{you}.example.com',
    ];
    const items = hrefs.map((href) => ({ label: 'Mars', href }));
    const site = await load(config(JSON.stringify({ themeConfig: { navbar: { items } } })));
    expect(site.themeConfig.navbar.items).toHaveLength(hrefs.length);
  });
});

describe('a configuration that never finishes loading', () => {
  const timeoutMs = 50;
  const findings = 'docsgen.config.ts:1:1: error: The configuration does not finish loading: ';

  it.each([
    'export default () => new Promise(() => {});',
    'await new Promise(() => {}); export default {};',
    'export default { then() {} };',
  ])('is aborted after the timeout: %s', async (text) => {
    const [problem] = await problems({ 'docsgen.config.ts': text }, { timeoutMs });
    expect(problem).toContain(`${findings}it takes longer than 0.05 seconds.`);
    expect(problem).toContain('[config/unsettled]');
  });

  it('is aborted at once when nothing is pending or when it exits the process', () => {
    const compiled = (code: string) =>
      `import { waitUntilSettled } from ${JSON.stringify(path.join(import.meta.dirname, 'wait-until-settled.ts'))};
       const describe = (message) => ({ code: 'config/unsettled', severity: 'error', message });
       const working = (async () => { await undefined; ${code} })();
       await waitUntilSettled(() => working, describe, 60_000).catch((error) => {
         console.error(error.diagnostics?.[0].message ?? error);
         process.exitCode = 2;
       });`;
    const cases = [
      ['await new Promise(() => {});', 'it waits for a promise that never settles', 2],
      ['process.exit();', 'it ends the process', 2],
      ['process.exit(3);', 'it ends the process', 3],
    ] as const;
    for (const [code, problem, exitCode] of cases) {
      const { outputFiles } = buildSync({
        stdin: { contents: compiled(code), resolveDir: import.meta.dirname, loader: 'ts' },
        bundle: true,
        write: false,
        platform: 'node',
        format: 'esm',
        external: ['picocolors'],
      });
      // As input, because it is longer than an argument may be (128 KiB on Linux).
      const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-'], {
        encoding: 'utf8',
        input: outputFiles[0]?.text,
      });
      expect([code, status]).toEqual([code, exitCode]);
      expect(stderr).toContain(problem);
    }
  });
});

describe('duplicates in the configuration', () => {
  it.each([
    ['docsgen.config.json', '{\n  "title": "Mars",\n  "title": "Venus"\n}', '3:3'],
    [
      'docsgen.config.json',
      '{ "title": "\\"a\\": 1", "docs": { "path": "a", "path": "b" } }',
      '1:47',
    ],
    ['docsgen.config.json', '{ "title": "a", "\\u0074itle": "b" }', '1:17'],
    ['docsgen.config.ts', `export default { title: 'Mars', title: 'Venus' };`, '1:33'],
  ])('of a key are reported with their position: %s: %s', async (name, text, place) => {
    const [problem, ...others] = await problems({ [name]: text });
    expect(problem).toContain(
      `${name}:${place}: error: The configuration cannot be read: Duplicate key`,
    );
    expect(others).toEqual([]);
  });

  it('are not reported for equal keys of different objects or for text in strings', async () => {
    const text =
      '{ "title": "\\"title\\": {}, \\\\", "i18n": { "locales": ["en"], "localeConfigs": { "en": { "label": "a" } } }, "themeConfig": { "navbar": { "title" :"x: y" } } }';
    expect((await load({ 'docsgen.config.json': text })).title).toBe('"title": {}, \\');
  });

  it('of the configuration file are resolved to the TypeScript file unless --config names another', async () => {
    const files = {
      'docsgen.config.ts': "export default { title: 'Mars' };",
      'docsgen.config.json': '{ "title": "Venus" }',
    };
    expect((await load(files)).title).toBe('Mars');
    expect((await load(files, { configFile: 'docsgen.config.json' })).title).toBe('Venus');
  });
});

describe('a configuration that throws', () => {
  it.each([
    [
      'at a line of its own',
      `const all: string[] = [];\n\nthrow new Error('no planets');\nexport default all;`,
      'docsgen.config.ts:3:7',
    ],
    [
      'in its function',
      `export default () => {\n  throw new Error('no planets');\n};`,
      'docsgen.config.ts:2:9',
    ],
    [
      'where it calls what is not there',
      `interface A { b: number }\nconst none = undefined as never as { call(): A };\nexport default { title: none.call() };`,
      'docsgen.config.ts:3:30',
    ],
    ['without an error', `throw { planets: 0 };`, 'docsgen.config.ts:1:1'],
  ])('is reported with the position of the throw: %s', async (_, text, place) => {
    const [problem] = await problems({ 'docsgen.config.ts': text });
    expect(problem).toContain(`${place}: error: The configuration failed while it was loaded: `);
  });

  it('is reported with the position in the imported module', async () => {
    const [problem] = await problems({
      'docsgen.config.ts': `import { planet } from './planets.ts';\n\nexport default { title: planet() };`,
      'planets.ts': `export function planet(): string {\n  throw new TypeError('no planets');\n}\n`,
    });
    expect(problem).toContain('planets.ts:2:9: error: ');
  });
});

describe('comments in a JSON configuration', () => {
  it('are rejected with a hint to use TypeScript or JavaScript', async () => {
    const [problem] = await problems({
      'docsgen.config.json': '{\n  // Mars\n  "title": "Mars"\n}',
    });
    expect(problem).toBe(
      'docsgen.config.json:2:3: error: The configuration cannot be read: JSON does not support comments (a configuration in TypeScript or JavaScript can have comments and trailing commas) [config/syntax]',
    );
  });
});

describe('a configuration that cannot be read', () => {
  it('is reported with the position of a TypeScript syntax error', async () => {
    const text = `export default {\n  title: 'Planets',\n  tagline: ,\n};\n`;
    expect(await problems({ 'docsgen.config.ts': text })).toEqual([
      'docsgen.config.ts:3:12: error: The configuration cannot be read: Unexpected "," [config/syntax]',
    ]);
  });

  it('is reported with the position of a syntax error in an imported module', async () => {
    const files = {
      'docsgen.config.ts': `import { title } from './planets';\n\nexport default { title };\n`,
      'planets.ts': `export const title = ;\n`,
    };
    expect(await problems(files)).toEqual([
      'planets.ts:1:22: error: The configuration cannot be read: Unexpected ";" [config/syntax]',
    ]);
  });

  it('is reported with the position of a JSON syntax error', async () => {
    const text = `{\n  "title": "Planets",\n  "tagline": Mars\n}\n`;
    const [problem, ...others] = await problems({ 'docsgen.config.json': text });
    expect(problem).toMatch(/^docsgen\.config\.json:3:14: error: .*\[config\/syntax]$/);
    expect(others).toEqual([]);
  });

  it('is reported with the name of a package that is not installed', async () => {
    const text = `import planets from 'planets';\nexport default planets;\n`;
    expect(await problems({ 'docsgen.config.ts': text })).toEqual([
      expect.stringMatching(
        /^docsgen\.config\.ts:1:21: error: .*"planets" \(npm install planets\) \[config\/syntax]$/,
      ),
    ]);
  });

  it.each([
    [
      `const a = { title: 'a' };\na.themeConfig = { navbar: a };\nexport default a;\n`,
      'themeConfig.navbar contains itself',
    ],
    [
      `const items = [];\nitems.push({ items });\nexport default { sidebars: items };\n`,
      'sidebars.0.items contains itself',
    ],
    [`export default { get title() { throw new Error('no name'); } };\n`, 'no name'],
  ])('is reported with its file when its value cannot be read: %s', async (text, problem) => {
    expect(await problems({ 'docsgen.config.mjs': text })).toEqual([
      expect.stringMatching(
        `^docsgen\\.config\\.mjs:1:.*failed while it was loaded: ${problem} \\[config/failed]$`,
      ),
    ]);
  });

  it('is reported with the message of the error that it throws', async () => {
    const text = `throw new Error('Pluto is no planet');\nexport default {};\n`;
    expect(await problems({ 'docsgen.config.ts': text })).toEqual([
      'docsgen.config.ts:1:7: error: The configuration failed while it was loaded: Pluto is no planet [config/failed]',
    ]);
  });

  it.each(["module.exports = { title: 'Planets' };", "const path = require('path');"])(
    'is reported with the form of modules if it has that of CommonJS: %s',
    async (text) => {
      expect(
        await problems({ 'docsgen.config.js': text, 'package.json': '{"type":"module"}' }),
      ).toEqual([
        expect.stringContaining(
          '(write `export default { … }`, and `import` instead of `require`)',
        ),
      ]);
    },
  );

  it.each(['export const title = "Planets";', 'export default "Planets";', 'export default null;'])(
    'is reported when its default export is not an object: %s',
    async (text) => {
      expect(await problems({ 'docsgen.config.ts': text })).toEqual([
        'docsgen.config.ts:1:1: error: The configuration file exports no configuration. (write `export default defineConfig({ … })`) [config/no-export]',
      ]);
    },
  );
});

describe('an unknown key', () => {
  it('is reported with its position and the nearest known key', async () => {
    expect(await problems(config(`{\n  tittle: 'Planets',\n}`))).toEqual([
      'docsgen.config.ts:2:3: error: Unknown key tittle. (did you mean title?) [config/unknown-key]',
    ]);
  });

  it.each([
    ['logo', 'did you mean themeConfig.navbar.logo?'],
    ['sidebars', 'did you mean docs.sidebars?'],
    ['theme', 'did you mean themeConfig?'],
    ['siteUrl', 'for siteUrl, write url'],
    ['nav', 'for nav, write themeConfig.navbar'],
  ])('is reported with where it belongs: %s', async (key, hint) => {
    expect(await problems(config(`{ ${key}: {} }`))).toEqual([
      `docsgen.config.ts:1:18: error: Unknown key ${key}. (${hint}) [config/unknown-key]`,
    ]);
  });

  it('is reported at any depth', async () => {
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

  it('is reported with all known keys when none is similar', async () => {
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
  ])('is reported through %s', async (_, text, place) => {
    expect(await problems({ 'docsgen.config.ts': text })).toEqual([
      `docsgen.config.ts:${place}: error: Unknown key tittle. (did you mean title?) [config/unknown-key]`,
    ]);
  });

  it('is reported in JSON', async () => {
    const files = { 'docsgen.config.json': `{\n  "docs": { "breadcrumb": true }\n}\n` };
    expect(await problems(files)).toEqual([
      'docsgen.config.json:2:13: error: Unknown key breadcrumb in docs. (did you mean breadcrumbs?) [config/unknown-key]',
    ]);
  });

  it('is reported at the enclosing object when a spread hides its position', async () => {
    const text = `const shared = { breadcrumb: true };\nexport default {\n  docs: { ...shared },\n};\n`;
    expect(await problems({ 'docsgen.config.ts': text })).toEqual([
      'docsgen.config.ts:3:9: error: Unknown key breadcrumb in docs. (did you mean breadcrumbs?) [config/unknown-key]',
    ]);
  });
});

describe('an invalid value', () => {
  it.each([
    [`{ openapi: 'api.yaml' }`, 'write { path: "api.yaml" }'],
    [`{ openapi: 'https://a.example/api.json' }`, 'write { url: "https://a.example/api.json" }'],
    [`{ docs: 'guides' }`, 'write { path: "guides" }'],
    [`{ hosts: 'vercel' }`, 'write ["vercel"]'],
    [`{ redirects: { from: '/old', to: '/new' } }`, 'write [{"from":"/old","to":"/new"}]'],
    [`{ redirects: { '/old': '/new' } }`, 'write [{ from: "/old", to: "/new" }, …]'],
  ])('is reported with the form that the schema expects: %s', async (body, hint) => {
    const [problem] = await problems(config(body));
    expect(problem).toContain(`(${hint})`);
  });

  it.each([
    [`{ title: 7 }`, '1:25', 'title: expected string, found 7.'],
    [`{ trailingSlash: 'yes' }`, '1:33', 'trailingSlash: expected boolean, found "yes".'],
    [`{ baseUrl: 'planets' }`, '1:27', 'baseUrl: it must begin with a slash, as in /docs.'],
    [
      `{ url: 'https://planets.example/docs' }`,
      '1:23',
      'url: expected protocol and host only, as in https://docs.example.com; put the path into baseUrl.',
    ],
    [`{ blog: true }`, '1:24', 'blog: expected false or object, found true.'],
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
      `{ themeConfig: { accent: '#12345' } }`,
      '1:41',
      'themeConfig.accent: expected a colour such as #0f766e.',
    ],
    [
      `{ themeConfig: { tableOfContents: { minHeadingLevel: 4, maxHeadingLevel: 3 } } }`,
      '1:50',
      'themeConfig.tableOfContents: minHeadingLevel must not be greater than maxHeadingLevel.',
    ],
    [`{ openapi: true }`, '1:27', 'openapi: expected false or object or array, found true.'],
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
      'openapi[1].route: /api/b is inside /api, the route of openapi[0].',
    ],
    [
      `{ openapi: [{ path: 'a.yaml' }, { path: 'b.yaml', route: '/api' }] }`,
      '1:73',
      'openapi[1].route: /api/a, the route of openapi[0], is inside /api.',
    ],
    [
      `{ openapi: [{ path: 'a.yaml', id: 'a/b' }] }`,
      '1:50',
      'openapi[0].id: expected a name of letters, digits and hyphens, such as billing.',
    ],
    [`{ docs: [] }`, '1:24', 'docs: the list is empty; leave it out for one folder.'],
    [
      `{ docs: [{ path: 'a' }, { path: 'b', routeBasePath: 'b' }] }`,
      '1:40',
      'docs[1].id: docs[0] has no id, either; give one of them an id such as sdk.',
    ],
    [
      `{ docs: [{ id: 'a', path: 'a' }, { id: 'A', path: 'b', routeBasePath: 'b' }] }`,
      '1:55',
      'docs[1].id: docs[0] has the id A, too.',
    ],
    [
      `{ docs: [{ path: 'a' }, { id: 'i18n/b', path: 'b', routeBasePath: 'b' }] }`,
      '1:46',
      'docs[1].id: use letters, digits, hyphens and underscores.',
    ],
    [
      `{ docs: [{ path: 'a' }, { id: 'blog', path: 'b', routeBasePath: 'b' }] }`,
      '1:46',
      'docs[1].id: the id blog is reserved; choose another.',
    ],
    [
      `{ docs: [{ path: './a' }, { id: 'b', path: './a/b/', routeBasePath: 'b' }] }`,
      '1:59',
      'docs[1].path: a/b and the folder of docs[0] overlap.',
    ],
    [
      `{ docs: [{ path: 'a' }, { id: 'b', path: 'b', routeBasePath: '/Docs' }] }`,
      '1:77',
      'docs[1].routeBasePath: docs[0] has the address /docs, too.',
    ],
    [
      `{ docs: [{ path: 'a' }, { id: 'b', path: 'b', routeBasePath: 'blog' }] }`,
      '1:77',
      'docs[1].routeBasePath: /blog is the address of the blog; choose another.',
    ],
    [
      `{ i18n: { locales: ['en', 'de'] }, docs: [{ path: 'a', routeBasePath: 'de' }] }`,
      '1:86',
      'docs[0].routeBasePath: /de is the address of a language; choose another.',
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
      'docs.sidebars.planets.Rocks.Inner: expected array or object, found "mars".',
    ],
  ])('is reported with its position: %s', async (body, place, message) => {
    expect(await problems(config(body))).toEqual([
      `docsgen.config.ts:${place}: error: ${message} [config/invalid-value]`,
    ]);
  });

  it('of an enumeration is reported with the allowed values and the nearest one', async () => {
    expect(await problems(config(`{ onBrokenLinks: 'warning' }`))).toEqual([
      'docsgen.config.ts:1:33: error: onBrokenLinks: expected "error" or "warn" or "ignore", found "warning". [config/invalid-value]',
    ]);
    expect(await problems(config(`{ onBrokenLinks: 'warm' }`))).toEqual([
      expect.stringContaining('found "warm". (did you mean warn?) [config/invalid-value]'),
    ]);
  });

  it('in the type of a navbar item is reported with the known types', async () => {
    const body = `{ themeConfig: { navbar: { items: [{ type: 'docSidebr', sidebarId: 'planets' }] } } }`;
    const [problem, ...others] = await problems(config(body));
    expect(others).toEqual([]);
    expect(problem).toMatch(
      /^docsgen\.config\.ts:1:59: error: themeConfig\.navbar\.items\[0]\.type/,
    );
    expect(problem).toContain('"localeDropdown"');
    expect(problem).toContain('(did you mean docSidebar?)');
  });

  it('in a navbar item is checked against the type of the item', async () => {
    const body = `{ themeConfig: { navbar: { items: [{ type: 'doc', docId: 7 }] } } }`;
    expect(await problems(config(body))).toEqual([
      'docsgen.config.ts:1:73: error: themeConfig.navbar.items[0].docId: expected string, found 7. [config/invalid-value]',
    ]);
  });

  it('in a list of API descriptions is reported with the nearest known key', async () => {
    const body = `{ openapi: [{ path: 'a.yaml', lable: 'A' }] }`;
    expect(await problems(config(body))).toEqual([
      'docsgen.config.ts:1:46: error: Unknown key lable in openapi[0]. (did you mean label?) [config/unknown-key]',
    ]);
  });

  it('of a proxy may be a path, and of a URL is reported', async () => {
    const { openapi } = await load(config(`{ openapi: { tryIt: { proxy: '/proxy?url=' } } }`));
    expect(openapi).toMatchObject([{ tryIt: { proxy: '/proxy?url=' } }]);
    expect(await problems(config(`{ openapi: { url: 'planets.yaml' } }`))).toEqual([
      'docsgen.config.ts:1:34: error: openapi.url: expected a URL such as https://docs.example.com. (did you mean https://planets.yaml?) [config/invalid-value]',
    ]);
  });

  it('of a feedback endpoint may be a path on the host of the site', async () => {
    const { feedback } = await load(config(`{ feedback: { endpoint: '/api/feedback' } }`));
    expect(feedback).toEqual({ endpoint: '/api/feedback' });
    expect(await problems(config(`{ feedback: { endpoint: '//api.example' } }`))).toEqual([
      expect.stringContaining('or a path such as /api/v1'),
    ]);
  });

  it('does not hide other invalid values', async () => {
    expect(await problems(config(`{ title: 7, baseUrl: 'x', favicn: '' }`))).toHaveLength(3);
  });
});

describe('the locale', () => {
  it('must be one of the site’s locales', async () => {
    expect(await problems(config(`{}`), { locale: 'fr' })).toEqual([
      'error: The site has no locale fr; it has en. [config/locale]',
    ]);
    await expect(load(config(`{}`), { locale: 'en' })).resolves.toBeDefined();
  });

  it('reports an audience that the configuration does not list', async () => {
    const site = config(`{ markdown: { audiences: ['partner'] } }`);
    expect(await problems(site, { audience: 'partners' })).toEqual([
      'error: There is no audience partners; known: partner. (did you mean partner?) [config/audience]',
    ]);
    await expect(load(site, { audience: 'partner' })).resolves.toMatchObject({
      markdown: { audience: 'partner' },
    });
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
  ])('normalize baseUrl %s to %s', async (written, normal) => {
    expect((await load(config(`{ baseUrl: '${written}' }`))).baseUrl).toBe(normal);
    expect((await load(config(`{ baseUrl: '/x' }`), { baseUrl: written })).baseUrl).toBe(normal);
  });

  it.each([
    ['/api', '/api'],
    ['reference/', '/reference'],
    ['/planets/v1/', '/planets/v1'],
  ])('normalize the API reference route %s to %s', async (written, normal) => {
    const { openapi } = await load(config(`{ openapi: { route: '${written}' } }`));
    expect(openapi).toMatchObject([{ route: normal }]);
  });

  it('resolve outDir against the site folder and --out-dir against the working directory', async () => {
    const site = await load(config(`{ outDir: 'public' }`));
    expect(site.outDir).toBe(path.join(site.siteDir, 'public'));
    const other = await load(config(`{ outDir: 'public' }`), { outDir: 'elsewhere' });
    expect(other.outDir).toBe(path.resolve('elsewhere'));
  });
});

it.each([
  [{ title: '' }, 'title: it is empty'],
  [{ markdown: { remarkPlugins: [['remark-emoji', {}]] } }, 'remarkPlugins[0]: name the plugin by'],
  [
    { markdown: { remarkPlugins: ['remark-emoji', { plugin: 'rehype-slug' }] } },
    'markdown.remarkPlugins[1]: rehype-slug is a rehype plugin: name it in markdown.rehypePlugins',
  ],
  [
    { markdown: { rehypePlugins: ['./plugins/remark-moons.mjs'] } },
    'markdown.rehypePlugins[0]: ./plugins/remark-moons.mjs is a remark plugin',
  ],
])('says what is expected instead of %j', async (config, problem) => {
  const text = JSON.stringify(config);
  const files = { 'docsgen.config.json': text, 'content/index.md': '# Planets' };
  expect(await problems(files)).toEqual([expect.stringContaining(problem)]);
});
