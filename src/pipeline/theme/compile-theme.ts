import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions, BuildResult, OutputFile as EsbuildFile, Plugin } from 'esbuild';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { runEsbuild } from '../../files/run-esbuild.js';
import { refusedThemeMarkup } from '../modules/refused-jsx.js';
import { browserOptions, buildScript } from './browser-script.js';
import { withOutdatedHints } from './check-overrides.js';
import { compileProblems } from './compile-problems.js';
import {
  type CompiledTheme,
  featureSheets,
  type IslandSheets,
  islandSheets,
  presetSheets,
  type TextFile,
} from './compiled-theme.js';
import { ownSourceMap } from './failure-places.js';
import { fingerprintedName } from './fingerprint.js';
import { bundledReact, reactByName } from './react.js';
import { type SiteRoot, sheetUrls } from './sheet-urls.js';
import { slotFiles } from './slot-files.js';
import { packageTheme, relativeInsideAny, themeFolders, themeOverlay } from './theme-overlay.js';
import { compilerWarnings, unusedFiles } from './theme-warnings.js';

/**
 * Compiles docsgen's theme with the site's overrides: the server module, two small scripts for the
 * browser, style sheets, and lazily loaded scripts.
 * @param siteDir absolute path of the site's folder, whose `theme` folder overrides files of
 * docsgen's theme
 * @param root targets of root-relative paths
 * @returns the theme, and the absolute paths of all inputs
 * @throws DiagnosticError if a file of the theme is invalid
 */
export async function compileTheme(
  siteDir: string,
  root: SiteRoot = { baseUrl: '/', staticDirs: [] },
): Promise<{ readonly theme: CompiledTheme; readonly inputs: readonly string[] }> {
  try {
    return await compile(siteDir, root);
  } catch (error) {
    const problems = compileProblems(error, siteDir, 'theme/failed');
    throw new DiagnosticError(withOutdatedHints(problems, siteDir));
  }
}

/** What all compilations of a site's theme share. */
function themeBuild(siteDir: string, root: SiteRoot) {
  const siteThemes = themeFolders(siteDir, root.extendedDirs);
  const urls = sheetUrls(siteThemes, root);
  const common: BuildOptions = {
    absWorkingDir: siteDir,
    bundle: true,
    write: false,
    metafile: true,
    outdir: siteDir,
    logLevel: 'silent',
    charset: 'utf8',
    jsx: 'automatic',
    tsconfigRaw: {},
    legalComments: 'none',
  };
  const entry = (name: string): string =>
    [...siteThemes, packageTheme]
      .map((theme) => path.join(theme, name))
      .find((file) => existsSync(file)) ?? name;
  return { siteThemes, urls, common, entry };
}

/**
 * Compiles the browser's script of a relative site: a classic script in one file, because module
 * scripts do not load from a disk.
 * @param sheets the style sheets that islands load, by name
 * @throws DiagnosticError if a file of the theme is invalid
 */
export async function compileRelativeScript(
  siteDir: string,
  root: SiteRoot,
  sheets: IslandSheets,
): Promise<TextFile> {
  const { siteThemes, common, entry } = themeBuild(siteDir, root);
  // docsgen's own folder is a site as well, whose theme is not an override.
  const overrides = siteThemes.filter((theme) => theme !== packageTheme);
  try {
    const { outputFiles } = await runEsbuild({
      ...common,
      ...browserOptions,
      plugins: [bundledReact, themeOverlay(overrides)],
      entryPoints: { main: entry('client/main.ts') },
      format: 'iife',
      inject: [path.join(packageTheme, 'client/script-url.ts')],
      define: {
        ...sheetNames(sheets),
        RELATIVE_SITE: 'true',
        'import.meta.url': 'scriptUrl',
        'process.env.NODE_ENV': '"production"',
      },
    });
    return named('main.js', filesText(outputFiles, '.js'));
  } catch (error) {
    throw new DiagnosticError(compileProblems(error, siteDir, 'theme/failed'));
  }
}

/** An island's script loads its own style sheet from the same folder. */
function sheetNames(sheets: IslandSheets): Record<string, string> {
  const beside = (file: string): string => JSON.stringify(`./${path.posix.basename(file)}`);
  return {
    SEARCH_SHEET: beside(sheets.search),
    TRY_IT_SHEET: beside(sheets['try-it']),
    SHORTCUTS_SHEET: beside(sheets.shortcuts),
    CODE_FOLDING_SHEET: beside(sheets['code-folding']),
  };
}

type ThemeBuild = ReturnType<typeof themeBuild>;

async function compile(siteDir: string, root: SiteRoot): ReturnType<typeof compileTheme> {
  const parts = themeBuild(siteDir, root);
  const { urls, entry } = parts;
  const overlay = themeOverlay(parts.siteThemes);
  const common = { ...parts.common, plugins: [urls.plugin, bundledReact, overlay] };
  const [server, sheets, scripts] = await Promise.all([
    buildServerModule(parts, siteDir, overlay),
    buildSheets(parts, common),
    buildClassicScripts(parts, common),
  ]);
  const { boot, redirect, callback, consent, feedback } = scripts;
  const define = { ...sheetNames(sheets.islands), RELATIVE_SITE: 'false' };
  const client = await buildScript('main', entry('client/main.ts'), { ...common, define });
  const islandFiles = (name: 'search' | 'try-it'): string[] => {
    const folder = `${path.sep}${path.join('client', name)}${path.sep}`;
    const own = client.parts.filter(({ neededBy }) =>
      neededBy.every((module) => module.includes(folder)),
    );
    return [sheets.islands[name], ...own.map((part) => part.path)];
  };
  const results = [server, ...sheets.results, ...scripts.results, ...client.results];
  const named = results.flatMap(({ metafile }) => Object.keys(metafile?.inputs ?? {}));
  const inputs = [...new Set([...named, ...urls.inputs()])].map((file) =>
    path.resolve(siteDir, file),
  );
  return {
    theme: {
      code: filesText(server.outputFiles, '.js'),
      siteSheet: filesText(server.outputFiles, '.css'),
      presets: sheets.presets,
      files: [
        ...sheets.files,
        ...[boot, client.script, consent, feedback],
        ...client.parts.map(({ neededBy, ...file }) => file),
      ],
      assets: urls.assets().map(({ path: file, contents }) => ({
        path: file,
        base64: Buffer.from(contents).toString('base64'),
      })),
      islands: { search: islandFiles('search'), 'try-it': islandFiles('try-it') },
      styles: sheets.styles,
      oauthCallback: callbackPage(callback),
      bootScript: boot.path,
      redirectScript: redirect,
      clientScript: client.script.path,
      visitorScripts: { consent: consent.path, feedback: feedback.path },
      ...ownFilesReport(parts.siteThemes, { siteDir, server, results, inputs }),
    },
    inputs,
  };
}

/** Returns what is known of the theme files of a site and its shared themes; undefined if there are none. */
function ownFilesReport(
  siteThemes: readonly string[],
  {
    siteDir,
    server,
    results,
    inputs,
  }: {
    readonly siteDir: string;
    readonly server: BuildResult;
    readonly results: readonly BuildResult[];
    readonly inputs: readonly string[];
  },
): Pick<CompiledTheme, 'sourceMap' | 'warnings'> | undefined {
  const ownThemes = siteThemes.filter((theme) => theme !== packageTheme);
  if (!ownThemes.some((theme) => existsSync(theme))) return undefined;
  const found = results.flatMap(({ warnings }) => warnings);
  return {
    sourceMap: ownSourceMap(filesText(server.outputFiles, '.js.map'), siteDir, ownThemes),
    warnings: [
      ...compilerWarnings(found, siteDir),
      ...unusedFiles(siteDir, inputs),
      ...refusedThemeMarkup(
        siteDir,
        inputs.filter((file) => isComponent(file, ownThemes)),
      ),
    ],
  };
}

/** Whether a file of the site's themes renders a part of pages. */
function isComponent(file: string, ownThemes: readonly string[]): boolean {
  const within = relativeInsideAny(file, ownThemes) ?? '';
  return /^(?:components|layouts|slots)[\\/].*\.[jt]sx$/.test(within);
}

/** Compiles the module that renders pages, and the style sheet of every page. */
function buildServerModule(
  { siteThemes, urls, common, entry }: ThemeBuild,
  siteDir: string,
  overlay: Plugin,
) {
  return runEsbuild({
    ...common,
    plugins: [urls.plugin, reactByName, slotFiles(siteThemes, siteDir), overlay],
    entryPoints: { site: entry('index.tsx') },
    format: 'cjs',
    platform: 'node',
    target: ['node20', 'es2022', 'chrome123', 'safari17.5', 'firefox128'],
    minify: true,
    // For the places of errors; the compiled theme in the package has none.
    sourcemap: 'external',
    sourcesContent: false,
  });
}

/** Returns the source of a style sheet; the parts that sites switch on have theirs beside their scripts. */
function sheetSource(name: string): string {
  if (name.startsWith('presets/')) return `${name}.css`;
  const folder = name === 'consent' || name === 'feedback' ? 'visitors' : 'style-sheets';
  return `${folder}/${name}.css`;
}

/** Compiles the style sheets that not every page loads. */
async function buildSheets({ entry }: ThemeBuild, common: BuildOptions) {
  const names = [...featureSheets, ...islandSheets];
  const presetNames = presetSheets.map((name) => `presets/${name}`);
  const result = await runEsbuild({
    ...common,
    ...browserOptions,
    entryPoints: Object.fromEntries(
      [...names, ...presetNames].map((name) => [name, entry(sheetSource(name))]),
    ),
  });
  const text = (name: string): string => filesText(result.outputFiles, `/${name}.css`);
  const files = names.map((name) => ({ name, ...named(`${name}.css`, text(name)) }));
  const paths = Object.fromEntries(files.map((file) => [file.name, file.path]));
  const presets = Object.fromEntries(presetSheets.map((name) => [name, text(`presets/${name}`)]));
  return {
    files: files.map(({ name, ...file }) => file),
    styles: pick(paths, featureSheets),
    islands: pick(paths, islandSheets),
    presets: pick(presets, presetSheets),
    results: [result],
  };
}

function pick<Name extends string>(
  all: Readonly<Record<string, string>>,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  return Object.fromEntries(names.map((name) => [name, all[name] ?? ''])) as Record<Name, string>;
}

/** Compiles the scripts that run before the page's modules, or without them. */
async function buildClassicScripts({ entry }: ThemeBuild, common: BuildOptions) {
  const compiled = (entryPoints: Record<string, string>) =>
    runEsbuild({ ...common, ...browserOptions, entryPoints, format: 'iife' });
  const [boot, redirect, callback, visitors] = await Promise.all([
    compiled({ boot: entry('client/boot.ts') }),
    compiled({ redirect: entry('client/redirect.ts') }),
    compiled({ 'oauth-callback': entry('client/try-it/auth/oauth/callback.ts') }),
    compiled({ consent: entry('visitors/consent.ts'), feedback: entry('visitors/feedback.ts') }),
  ]);
  const script = ({ outputFiles }: BuildResult, name: string): TextFile =>
    named(`${name}.js`, filesText(outputFiles, `/${name}.js`));
  return {
    boot: script(boot, 'boot'),
    redirect: script(redirect, 'redirect'),
    callback: script(callback, 'oauth-callback'),
    consent: script(visitors, 'consent'),
    feedback: script(visitors, 'feedback'),
    results: [boot, redirect, callback, visitors],
  };
}

/**
 * Returns the OAuth redirect page. Its script closes the window:
 * `theme/client/try-it/auth/oauth/callback.ts`.
 */
function callbackPage(script: TextFile): TextFile[] {
  const head = `<meta charset="utf-8"><meta name="robots" content="noindex"><title>OAuth 2.0</title>`;
  const contents = `<!doctype html><html lang="en"><head>${head}<script src="${script.path}"></script></head><body></body></html>\n`;
  return [{ path: 'oauth-callback.html', contents }, script];
}

function named(name: string, contents: string): TextFile {
  return { path: fingerprintedName(name, contents), contents };
}

function filesText(files: readonly EsbuildFile[] | undefined, ending: string): string {
  return files?.find((file) => file.path.endsWith(ending))?.text ?? '';
}
