import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PlannedSite } from '../../../test/build/planned-site.js';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { repository } from '../../../test/support/repository.js';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { formatPlain } from '../../diagnostics/index.js';
import { sha256 } from '../../files/sha256.js';
import { renderStatic } from '../modules/react-library.js';
import { renderPage } from '../pages/render-page.js';
import type { CachedCompilation } from './cached-compilation.js';
import type { ThemeStore } from './cached-theme.js';
import { compileTheme } from './compile-theme.js';
import type { CompiledTheme } from './compiled-theme.js';
import { type Appearance, type BuiltTheme, buildTheme } from './index.js';
import { packagedThemeSources, packagedThemeState, readPackagedTheme } from './packaged-theme.js';

const tocPage = new PlannedSite({
  files: { 'content/docs/mars.md': '# Mars\n\n## Io\n\n## Europa' },
}).page('/docs/mars');

const page = new PlannedSite({
  files: { 'content/docs/mars.md': '# Mars' },
  config: { themeConfig: { footer: { copyright: 'The solar system' } } },
}).page('/docs/mars');

async function themeWith(files: Readonly<Record<string, string>>, appearance?: Appearance) {
  return buildTheme({ siteDir: await temporarySite(files), appearance });
}

function rendered({ module }: BuiltTheme): string {
  return renderStatic(module.Document, { page, body: '<p>Red.</p>' });
}

function text(theme: BuiltTheme, path: string): string {
  return String(theme.files.find((file) => file.path === path)?.contents);
}

async function problems(files: Readonly<Record<string, string>>): Promise<string[]> {
  try {
    await themeWith(files);
    return [];
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    return formatPlain(error.diagnostics).split('\n');
  }
}

describe('the theme', () => {
  it('has one style sheet, two scripts, lazily loaded files and two components', async () => {
    const theme = await themeWith({});
    const [css, ...others] = theme.files.map(({ path }) => path);
    const pageSheets = [
      'landing',
      'cards',
      'lists',
      'admonitions',
      'terms',
      'images',
      'controls',
      'annotations',
      'diagrams',
      'math',
      'embeds',
      'fields',
      'alternatives',
      'reference',
      'overview',
      'blog',
      'printing',
      'icons',
      'consent',
      'feedback',
    ];
    const names = [...pageSheets, 'search', 'try-it', 'shortcuts', 'code-folding'];
    const sheets = {
      site: css,
      ...Object.fromEntries(names.map((name, at) => [name, others[at]])),
    };
    const [boot, main, ...later] = others.slice(names.length);
    for (const [name, file] of Object.entries(sheets)) {
      expect(file).toMatch(new RegExp(`^assets/${name}-[\\da-f]{8}\\.css$`));
    }
    expect(boot).toMatch(/^assets\/boot-[\da-f]{8}\.js$/);
    expect(main).toMatch(/^assets\/main-[\da-f]{8}\.js$/);
    expect(later).toContainEqual(expect.stringMatching(/^assets\/navigation-[\da-f]{8}\.js$/));
    expect(theme.styles).toEqual({
      site: css,
      ...Object.fromEntries(pageSheets.map((name, at) => [name, others[at]])),
    });
    expect([theme.bootScript, theme.clientScript]).toEqual([boot, main]);
    expect(rendered(theme)).toContain('<p>Red.</p>');
    expect(text(theme, theme.styles.site)).not.toContain('--accent-fill:light-dark(#');
  });

  it('is deterministic', async () => {
    const names = async () => {
      const { files } = await buildTheme({ siteDir: await temporarySite({}) });
      return files.map(({ path }) => path);
    };
    const first = await names();
    for (let again = 0; again < 2; again += 1) expect(await names()).toEqual(first);
  });

  it('loads the try-it form lazily, with React and its own style sheet', async () => {
    const { files } = await themeWith({});
    const sheet = files.find(({ path }) => path.startsWith('assets/try-it-'))?.path ?? '';
    const loader = files.find(({ contents }) => String(contents).includes(sheet.slice(7)));
    expect(loader?.path).toMatch(/^assets\/(?!main)[\w-]+-[\da-f]{8}\.js$/);
    const form = files.find(({ path }) => path.startsWith('assets/form-island-'));
    expect(/from"react|process\.env\.NODE_ENV/.test(String(form?.contents))).toBe(false);
  });

  it('has an empty OAuth callback page', async () => {
    const { oauthCallback } = await themeWith({});
    const [page, script] = oauthCallback;
    expect(page?.path).toBe('oauth-callback.html');
    expect(page?.contents).toContain(`<script src="${script?.path}">`);
    expect(page?.contents).toContain('<body></body>');
  });

  it('takes its accent color from the configuration', async () => {
    const theme = await themeWith({}, { accent: '#ff5a1f' });
    expect(text(theme, theme.styles.site)).toContain('--accent-fill:light-dark(#ff5a1f,#ff5a1f)');
  });

  it('publishes and preloads a font only when the configuration asks for it', async () => {
    const fonts = ({ files }: BuiltTheme) => files.filter((file) => file.path.endsWith('.woff2'));
    expect(fonts(await themeWith({}))).toEqual([]);
    const theme = await themeWith({}, { font: 'inter' });
    expect(fonts(theme).map((file) => file.path)).toEqual([...theme.fonts]);
    expect(fonts(theme)[0]?.contents.length).toBeLessThan(60_000);
    expect(text(theme, theme.styles.site)).toContain(`url(./${theme.fonts[0]?.slice(7)})`);
  });

  it('uses replacement files of the site', async () => {
    const theme = await themeWith({
      'theme/components/chrome/Footer.tsx': `
        import type { FooterContent } from 'docsgen/theme';
        import { Footer as Original } from 'docsgen/theme/components/chrome/Footer';
        import { moons } from './moons';
        import './Footer.css';
        export function Footer(props: { footer: FooterContent }) {
          return <div className="planet-footer">{moons}<Original {...props} /></div>;
        }`,
      'theme/components/chrome/Footer.css': '.planet-footer { color: tomato }',
      'theme/components/chrome/moons.ts': `export const moons = 'Phobos and Deimos';`,
    });
    const html = rendered(theme);
    expect(html).toContain('<div class="planet-footer">Phobos and Deimos<footer');
    expect(html).toContain('The solar system');
    const css = text(theme, theme.styles.site);
    expect(css).toContain('.planet-footer');
    expect(theme.inputs.some((file) => file.endsWith('theme/components/chrome/moons.ts'))).toBe(
      true,
    );
  });
});

describe('a cached theme', () => {
  const footer = (text: string) => `export const Footer = () => <footer>${text}</footer>;`;

  async function keptTheme() {
    const siteDir = await temporarySite({
      'theme/components/chrome/Footer.tsx': `import { word } from 'words';\n${footer('{word}')}`,
      'node_modules/words/package.json': '{"main":"index.js"}',
      'node_modules/words/index.js': `export const word = 'Phobos';`,
      'node_modules/words/other.js': `export const word = 'Io';`,
    });
    const kept = new Map<string, { key: string; value: CachedCompilation<CompiledTheme> }>();
    let compilations = 0;
    const store: ThemeStore = {
      find: (name) => kept.get(name),
      keep: (name, stored) => {
        compilations += 1;
        kept.set(name, stored);
      },
    };
    return {
      kept,
      siteDir,
      html: async () => rendered(await buildTheme({ siteDir, kept: store })),
      compilations: () => compilations,
      write: (name: string, text: string) => writeFile(path.join(siteDir, name), text),
    };
  }

  it('equals a compiled one and contains no machine paths', async () => {
    const { siteDir, html, compilations, kept } = await keptTheme();
    const first = await buildTheme({ siteDir });
    expect(await html()).toContain('<footer>Phobos</footer>');
    expect(await html()).toContain('<footer>Phobos</footer>');
    expect(compilations()).toBe(1);
    const [stored] = kept.values();
    expect(stored?.value.value.files).toEqual(first.files.slice(1));
    expect(JSON.stringify([...kept])).not.toContain(siteDir);
    expect(JSON.stringify([...kept])).not.toContain(repository);
  });

  it.each<[string, string, string, string]>([
    ['a file of it has changed', 'theme/components/chrome/Footer.tsx', footer('Deimos'), 'Deimos'],
    ['a file has come that goes before', 'theme/index.tsx', '', ''],
    ['a package has changed', 'node_modules/words/index.js', `export const word = 'Io';`, 'Io'],
    ['a package leads elsewhere', 'node_modules/words/package.json', '{"main":"other.js"}', 'Io'],
  ])('is recompiled when %s', async (_, file, text, expected) => {
    const { html, write } = await keptTheme();
    await html();
    await write(file, text);
    if (expected === '') await expect(html()).rejects.toThrow('must export Document');
    else expect(await html()).toContain(`<footer>${expected}</footer>`);
  });
});

describe('the precompiled theme', () => {
  it('equals one compiled for a site', async () => {
    const own = await compileTheme(repository);
    const site = await compileTheme(await temporarySite({ 'theme/notes.txt': 'Nothing replaced' }));
    const { sourceMap, warnings, ...theme } = site.theme;
    expect(theme).toEqual(own.theme);
    expect(sourceMap).toContain('"mappings"');
    expect(warnings).toEqual([]);
    expect(JSON.stringify(own.theme)).not.toContain(repository);
  });

  it('is not used after its sources were edited', async () => {
    const footer = '.footer { color: tomato }';
    const sources = { 'theme/Footer.css': sha256(footer) };
    const folder = await temporarySite({
      'theme/Footer.css': footer,
      'lib/theme.json': JSON.stringify({ theme: { code: '', files: [] }, sources }),
      'src/index.ts': '',
    });
    const packaged = () => readPackagedTheme(path.join(folder, 'lib/theme.json'), folder);
    expect(packaged()?.inputs).toEqual([path.join(folder, 'theme/Footer.css')]);
    await writeFile(path.join(folder, 'theme/Footer.css'), '.footer { color: gold }');
    expect(packaged()).toBeUndefined();
    await rm(path.join(folder, 'src'), { recursive: true });
    expect(packaged()?.inputs, 'a package that npm has installed').toEqual([]);
  });

  it('has another state for the cache after its sources were edited', async () => {
    const footer = '.footer { color: tomato }';
    const folder = await temporarySite({ 'theme/Footer.css': footer, 'src/index.ts': '' });
    const file = path.join(folder, 'theme.json');
    const state = () => packagedThemeState(file, folder);
    // Makes the compiled theme clearly newer than its sources, because file system clocks are
    // coarse.
    const compile = async () => {
      await writeFile(file, '{}');
      await utimes(file, new Date(), new Date(Date.now() + 60_000));
    };
    const uncompiled = state();
    await compile();
    const compiled = state();
    expect(compiled).not.toBe(uncompiled);
    await utimes(file, new Date(), new Date(0));
    expect(state(), 'checked out again').toBe(uncompiled);
    await writeFile(path.join(folder, 'theme/Footer.css'), '.footer { color: gold }');
    expect([compiled, uncompiled]).not.toContain(state());
    expect(packagedThemeSources(folder)).toBe(path.join(folder, 'theme') + path.sep);
    await rm(path.join(folder, 'src'), { recursive: true });
    expect(state(), 'a package that npm has installed').toBeUndefined();
    expect(packagedThemeSources(folder)).toBeUndefined();
  });
});

describe('lazily loaded scripts', () => {
  const registry = `export const islands = {
    orrery: () => import('./orrery.js'),
    sundial: () => import('./sundial.js'),
  };`;
  const files = {
    'theme/client/islands/registry.ts': registry,
    'theme/client/islands/orrery.ts': `
      import { noon } from './sky.js';
      export async function mount() { (await import('./comet.js')).fly(noon); }`,
    'theme/client/islands/sundial.ts': `
      import { noon } from './sky.js';
      export function mount() { console.log(noon); }`,
    'theme/client/islands/sky.ts': `export const noon = 'The sun is at its highest';`,
    'theme/client/islands/comet.ts': `export const fly = (when) => console.log('Halley', when);`,
  };

  const codeImports = (code: string): string[] =>
    [...code.matchAll(/["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, name]) => `assets/${name}`);

  it('are separate files with matching references and shared chunks', async () => {
    const theme = await themeWith(files);
    const paths = theme.files.map(({ path }) => path);
    for (const name of ['orrery', 'sundial', 'comet']) {
      expect(paths).toContainEqual(expect.stringMatching(`^assets/${name}-[\\da-f]{8}\\.js$`));
    }
    const main = text(theme, theme.clientScript);
    expect(codeImports(main).filter((path) => /orrery|sundial/.test(path))).toHaveLength(2);
    for (const path of paths.filter((one) => one.endsWith('.js'))) {
      expect(paths).toEqual(expect.arrayContaining(codeImports(text(theme, path))));
    }
    const holders = paths.filter((path) => text(theme, path).includes('The sun is at its highest'));
    expect(holders, 'what two of them share is there once').toHaveLength(1);
    expect(holders).not.toContain(theme.clientScript);
    expect(theme.inputs.some((file) => file.endsWith('islands/comet.ts'))).toBe(true);
  });

  it('have the same names in every folder, and new names when they change', async () => {
    const names = async (changed: Readonly<Record<string, string>>) =>
      (await themeWith(changed)).files.map(({ path }) => path);
    const before = await names(files);
    expect(await names(files)).toEqual(before);
    const after = await names({
      ...files,
      'theme/client/islands/comet.ts': `export const fly = (when) => console.log('Encke', when);`,
    });
    const gone = before.filter((path) => !after.includes(path));
    expect(gone.map((path) => path.replace(/-[\da-f]{8}/, '')).toSorted()).toEqual([
      'assets/comet.js',
      'assets/main.js',
      'assets/orrery.js',
    ]);
  });

  it('are reported with the position of their errors', async () => {
    expect(
      await problems({ ...files, 'theme/client/islands/comet.ts': 'export const fly = +;\n' }),
    ).toEqual([
      'theme/client/islands/comet.ts:1:21: error: The theme cannot be built: Unexpected ";" [theme/failed]',
    ]);
    expect(
      await problems({ 'theme/client/islands/registry.ts': `import('./moon.js');\n` }),
    ).toEqual([
      'theme/client/islands/registry.ts:1:8: error: The theme cannot be built: Could not resolve "./moon.js" (there is no such file: correct the path) [theme/failed]',
    ]);
  });
});

describe('files referenced by theme style sheets', () => {
  const custom = 'theme/styles/custom.css';
  const fonts = {
    'theme/styles/fonts/orbit.woff2': 'a font',
    'theme/img/moon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'static/img/night sky.png': 'an image',
  };
  const builtThemeSheet = (theme: BuiltTheme) => text(theme, theme.styles.site);
  const withRoot = async (files: Readonly<Record<string, string>>, baseUrl: string) => {
    const siteDir = await temporarySite(files);
    return buildTheme({ siteDir, baseUrl, staticDirs: [path.join(siteDir, 'static')] });
  };

  it('are published next to the style sheet with a fingerprint', async () => {
    const theme = await themeWith({
      ...fonts,
      [custom]: `
        @font-face { font-family: Orbit; src: url(./fonts/orbit.woff2) format('woff2'), url("fonts/orbit.woff2?v=1#iefix") }
        .navbar { background: url('../img/moon.svg#full') }`,
    });
    const css = builtThemeSheet(theme);
    const [font] = /orbit-[\da-f]{8}\.woff2/.exec(css) ?? [];
    expect(css).toContain(`url(./${font}) format("woff2"),url(./${font}?v=1#iefix)`);
    expect(css).toMatch(/url\(\.\/moon-[\da-f]{8}\.svg#full\)/);
    expect(text(theme, `assets/${font}`)).toBe('a font');
    expect(theme.inputs.filter((file) => /orbit\.woff2$|moon\.svg$/.test(file))).toHaveLength(2);
  });

  it('keep the bytes of fonts, also in the cache', async () => {
    const bytes = Buffer.from([0, 159, 146, 150, 255]);
    const siteDir = await temporarySite({ [custom]: '@font-face { src: url(./a.woff2) }' });
    await writeFile(path.join(siteDir, 'theme/styles/a.woff2'), bytes);
    const stored = new Map<string, string>();
    const kept: ThemeStore = {
      find: (name) => stored.has(name) && JSON.parse(stored.get(name) ?? ''),
      keep: (name, value) => void stored.set(name, JSON.stringify(value)),
    };
    for (const _ of ['compiled', 'kept']) {
      const { files } = await buildTheme({ siteDir, kept });
      const font = files.find((file) => file.path.endsWith('.woff2'));
      expect(Buffer.from(font?.contents ?? '')).toEqual(bytes);
    }
    await writeFile(path.join(siteDir, 'theme/styles/a.woff2'), 'other');
    const { files } = await buildTheme({ siteDir, kept });
    expect(files.map((file) => String(file.contents))).toContain('other');
  });

  it.each([
    ['/', ['/img/night sky.png']],
    ['/space/', ['/img/night sky.png', '/space/img/night sky.png', '/img/night%20sky.png']],
  ])('may be in the static folder, below %s', async (baseUrl, written) => {
    const sheet = written
      .map((url, index) => `.a${index} { background: url("${url}") }`)
      .join('\n');
    const theme = await withRoot({ ...fonts, [custom]: sheet }, baseUrl);
    const urls = /url\("?\.\.\/img\/night(?:\\? |%20)sky\.png"?\)/g;
    expect(builtThemeSheet(theme).match(urls)).toHaveLength(written.length);
  });

  it('may be data URLs, external URLs and fragments', async () => {
    const css = builtThemeSheet(
      await themeWith({
        [custom]: `a { background: url(data:image/gif;base64,R0lGOD), url(https://moon.example/a.png), url(//moon.example/b.png), url(#mask) }`,
      }),
    );
    for (const url of [
      'data:image/gif',
      'https://moon.example/a.png',
      '//moon.example/b.png',
      '#mask',
    ]) {
      expect(css).toContain(`url(${url}`);
    }
  });

  it('may come from npm packages', async () => {
    const theme = await themeWith({
      'node_modules/orbit/index.css': '@font-face { src: url(./files/orbit.woff2) }',
      'node_modules/orbit/files/orbit.woff2': 'a font',
      [custom]: '@import "orbit/index.css"; a { background: url(orbit/files/orbit.woff2) }',
    });
    expect(builtThemeSheet(theme).match(/url\(\.\/orbit-[\da-f]{8}\.woff2\)/g)).toHaveLength(2);
  });

  it('are reported with the position of the reference when they do not exist', async () => {
    const targets = ['./moon.svg', 'moon.svg?x', '/img/moon.svg', '../img'];
    const rules = targets.map(
      (target, index) => `.a${index} {\n  background: url(${target});\n}\n`,
    );
    const findings = await problems({ ...fonts, [custom]: rules.join('') });
    const message =
      /^(\S+): error: url\((.*)\) in the theme leads to no file\..*\[theme\/missing-file\]$/;
    expect(findings.map((finding) => message.exec(finding)?.slice(1))).toEqual([
      ['theme/styles/custom.css:2:15', './moon.svg'],
      ['theme/styles/custom.css:5:15', 'moon.svg'],
      ['theme/styles/custom.css:8:15', '/img/moon.svg'],
      ['theme/styles/custom.css:11:15', '../img'],
    ]);
  });

  it('are found once they were added', async () => {
    const siteDir = await temporarySite({ [custom]: 'a { background: url(./moon.svg) }' });
    await expect(buildTheme({ siteDir })).rejects.toThrow();
    await mkdir(path.join(siteDir, 'theme/styles'), { recursive: true });
    await writeFile(path.join(siteDir, 'theme/styles/moon.svg'), '<svg/>');
    expect(builtThemeSheet(await buildTheme({ siteDir }))).toContain('moon-');
  });
});

describe('an invalid site theme', () => {
  it('is reported with the position of a syntax error', async () => {
    expect(
      await problems({
        'theme/components/chrome/Footer.tsx': 'export function Footer() {\n  return 4 +;\n}\n',
      }),
    ).toEqual([
      'theme/components/chrome/Footer.tsx:2:13: error: The theme cannot be built: Unexpected ";" [theme/failed]',
    ]);
  });

  it('is reported with the position of an unresolved import', async () => {
    expect(
      await problems({
        'theme/components/chrome/Footer.tsx': `import './moons.js';\nexport const Footer = () => null;\n`,
      }),
    ).toEqual([
      'theme/components/chrome/Footer.tsx:1:8: error: The theme cannot be built: Could not resolve "./moons.js" (there is no such file: correct the path) [theme/failed]',
    ]);
  });

  it('is reported with the conflict markers of a merge', async () => {
    const footer = '\n<<<<<<< yours\nlet b = 2;\n=======\nlet b = 3;\n>>>>>>> docsgen\n';
    expect(await problems({ 'theme/components/chrome/Footer.tsx': footer })).toEqual([
      expect.stringMatching(/Footer\.tsx:2:1: error: .* conflict markers of a merge \(edit the/),
    ]);
  });

  it('is reported when it throws while loading', async () => {
    const footer = `throw new Error('No footer in space');\nexport const Footer = () => null;\n`;
    expect(await problems({ 'theme/components/chrome/Footer.tsx': footer })).toEqual([
      'error: The theme cannot be built: No footer in space [theme/failed]',
    ]);
  });

  it('is reported when it lacks required exports', async () => {
    expect(await problems({ 'theme/index.tsx': 'export const Document = () => null;\n' })).toEqual([
      'error: The theme cannot be built: theme/index.tsx must export Document and Embed [theme/failed]',
    ]);
  });

  it('is reported in the file that lacks an export of the one that it replaces', async () => {
    const files = { 'theme/components/chrome/Footer.tsx': 'export const Foot = () => null;\n' };
    expect(await problems(files)).toEqual([
      'theme/components/chrome/Footer.tsx:1:1: error: The theme cannot be built: theme/components/chrome/Footer.tsx does not export Footer (write export function Footer) [theme/failed]',
    ]);
  });
});

describe('a theme that works in spite of a mistake', () => {
  it('is built with warnings about its style sheets', async () => {
    const theme = await themeWith({ 'theme/styles/custom.css': '.moon {\n  colr: red;\n' });
    expect(formatPlain(theme.warnings)).toBe(
      [
        'theme/styles/custom.css:2:3: warning: The compiler found a mistake: "colr" is not a known CSS property. (Did you mean "color" instead?) [theme/compiler-warning]',
        'theme/styles/custom.css:3:1: warning: The compiler found a mistake: Expected "}" to go with "{". [theme/compiler-warning]',
      ].join('\n'),
    );
  });

  it('names the conflict markers of a merge in its style sheets as an error', async () => {
    const sheet = '.a {\n<<<<<<< yours\n  order: 2;\n=======\n  order: 3;\n>>>>>>> docsgen\n}\n';
    const { warnings } = await themeWith({ 'theme/components/chrome/Footer.css': sheet });
    expect(warnings).toMatchObject([
      { code: 'theme/failed', severity: 'error', place: { start: { line: 2 } } },
    ]);
  });

  it('names what its style sheets load from other sites, unless the policy allows it', async () => {
    const sheet =
      '@import "https://fonts.example/a.css";\n.a { background: url(//img.example/b.png) }\n';
    const siteDir = await temporarySite({ 'theme/styles/custom.css': sheet });
    expect(formatPlain((await buildTheme({ siteDir })).warnings)).toMatch(
      /css:1:9: .*blocks https:\/\/fonts\.example\/a\.css.*theme\/blocked-url\]\n.*css:2:18: .*blocks \/\/img\.example\/b\.png/,
    );
    const policySources = ['https://fonts.example', 'https://*.example'];
    expect((await buildTheme({ siteDir, policySources })).warnings).toEqual([]);
  });

  it('names event handlers and inline styles of its components', async () => {
    const theme = await themeWith({
      'theme/slots/FooterTop.tsx':
        'export const FooterTop = () => <p onClick={() => 1} style={{ color: "red" }}>x</p>;\n',
    });
    expect(formatPlain(theme.warnings).split('\n')).toEqual([
      expect.stringMatching(
        /^theme\/slots\/FooterTop\.tsx:1:35: warning: onClick has no effect.*theme\/refused-markup/,
      ),
      expect.stringMatching(
        /^theme\/slots\/FooterTop\.tsx:1:53: warning: The policy of the site blocks style\./,
      ),
    ]);
  });

  it('names files that no part of it uses, and the file that was meant', async () => {
    const theme = await themeWith({
      'theme/components/Footer.tsx': 'export const Footer = () => null;\n',
      'theme/Footer.tsx': 'export const Footer = () => null;\n',
      'theme/custom.css': '',
      'theme/notes.ts': 'export {};\n',
      'theme/.originals/layouts/TagLayout.tsx': 'export const TagLayout = () => null;\n',
      'theme/slot/TocTop.tsx': 'export const TocTop = () => null;\n',
    });
    const footer = 'docsgen’s file is theme/components/chrome/Footer.tsx';
    const hints = theme.warnings.map(({ code, place, hint }) => [code, place?.file, hint]);
    expect(hints.sort()).toEqual([
      ['theme/unused', 'theme/Footer.tsx', footer],
      ['theme/unused', 'theme/components/Footer.tsx', footer],
      ['theme/unused', 'theme/custom.css', 'docsgen’s file is theme/styles/custom.css'],
      ['theme/unused', 'theme/slot/TocTop.tsx', 'docsgen’s file is theme/slots/TocTop.tsx'],
    ]);
  });
});

describe('slots', () => {
  const component = (name: string) => `export const ${name} = ({ page }) => <b>{page.path}</b>;`;

  it('show the components of the site in the frame of every page', async () => {
    const theme = await themeWith({
      'theme/slots/HeaderTop.jsx': component('HeaderTop'),
      'theme/slots/FooterBottom.jsx': component('default_').replace(
        'export const default_ =',
        'export default',
      ),
    });
    expect(rendered(theme)).toContain('<b>/docs/mars</b><header class="navbar">');
    expect(rendered(theme)).toContain('<b>/docs/mars</b></div></div></footer>');
  });

  it('are reported with a suggestion if there is no such place', async () => {
    expect(await problems({ 'theme/slots/FooterTopp.tsx': component('FooterTopp') })).toEqual([
      'theme/slots/FooterTopp.tsx:1:1: error: There is no slot FooterTopp. (did you mean FooterTop?) [theme/unknown-slot]',
    ]);
  });

  it('are reported if a file exports no component', async () => {
    expect(
      (await problems({ 'theme/slots/TocTop.tsx': 'export const answer = 42;' }))[0],
    ).toContain('theme/slots/TocTop.tsx must export a component TocTop');
  });

  it('are reported with their file if they are asynchronous', async () => {
    const source = 'export async function TocTop() { return <b>Io</b>; }';
    expect(await problems({ 'theme/slots/TocTop.tsx': source })).toEqual([
      'theme/slots/TocTop.tsx:1:1: error: The theme cannot be built: theme/slots/TocTop.tsx exports an asynchronous component, but pages are rendered without waiting [theme/failed]',
    ]);
  });

  it('are reported with their file if the failure has no place in it', async () => {
    const fine = 'export const HeaderTop = () => <b>Io</b>;';
    const failing = 'export const TocTop = () => <b>{{ io: 1 }}</b>;';
    const theme = await themeWith({
      'theme/slots/HeaderTop.tsx': fine,
      'theme/slots/TocTop.tsx': failing,
    });
    expect(renderPage(tocPage, theme.module).diagnostics).toMatchObject([
      { code: 'theme/render-failed', place: { file: 'theme/slots/TocTop.tsx' } },
    ]);
  });

  it('can be wrapped in memo', async () => {
    const source = `import { memo } from 'react';\nexport default memo(() => <b>Io</b>);`;
    const theme = await themeWith({ 'theme/slots/HeaderTop.tsx': source });
    expect(rendered(theme)).toContain('<b>Io</b><header class="navbar">');
  });
});
