import { existsSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build, type OutputFile as EsbuildFile } from 'esbuild';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { browserOptions, buildScript } from './browser-script.js';
import { compileProblems } from './compile-problems.js';
import { type CompiledTheme, presetSheets, type TextFile } from './compiled-theme.js';
import { fingerprintedName } from './fingerprint.js';
import { bundledReact, reactByName } from './react.js';
import { type SiteRoot, sheetUrls } from './sheet-urls.js';
import { slotFiles } from './slot-files.js';
import { packageTheme, themeFolders, themeOverlay } from './theme-overlay.js';

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
    throw new DiagnosticError(compileProblems(error, siteDir, 'theme/failed'));
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
 * scripts do not load from a disk. The modules in `theme/relative` replace those of the same path.
 * @param sheets the style sheets that islands load, by name
 * @throws DiagnosticError if a file of the theme is invalid
 */
export async function compileRelativeScript(
  siteDir: string,
  root: SiteRoot,
  sheets: IslandSheets,
): Promise<TextFile> {
  const { siteThemes, common, entry } = themeBuild(siteDir, root);
  const variants = path.join(packageTheme, 'relative');
  // docsgen's own folder is a site as well, whose theme is no override.
  const overrides = siteThemes.filter((theme) => theme !== packageTheme);
  try {
    const { outputFiles } = await build({
      ...common,
      ...browserOptions,
      plugins: [bundledReact, themeOverlay([...overrides, variants])],
      entryPoints: { main: entry('client/main.ts') },
      format: 'iife',
      inject: [path.join(variants, 'client/script-url.ts')],
      define: {
        ...sheetNames(sheets),
        'import.meta.url': 'scriptUrl',
        'process.env.NODE_ENV': '"production"',
      },
    });
    return named('main.js', filesText(outputFiles, '.js'));
  } catch (error) {
    throw new DiagnosticError(compileProblems(error, siteDir, 'theme/failed'));
  }
}

/** Paths of the style sheets that scripts load. */
export type IslandSheets = Readonly<Record<'search' | 'try-it' | 'shortcuts', string>>;

/** An island's script loads its own style sheet from the same folder. */
function sheetNames(sheets: IslandSheets): Record<string, string> {
  const beside = (file: string): string => JSON.stringify(`./${path.posix.basename(file)}`);
  return {
    SEARCH_SHEET: beside(sheets.search),
    TRY_IT_SHEET: beside(sheets['try-it']),
    SHORTCUTS_SHEET: beside(sheets.shortcuts),
  };
}

async function compile(siteDir: string, root: SiteRoot): ReturnType<typeof compileTheme> {
  const { siteThemes, urls, entry, ...shared } = themeBuild(siteDir, root);
  const overlay = themeOverlay(siteThemes);
  const slots = slotFiles(siteThemes);
  const common = { ...shared.common, plugins: [urls.plugin, bundledReact, overlay] };
  const [server, parts, boot, callback, visitors] = await Promise.all([
    build({
      ...common,
      plugins: [urls.plugin, reactByName, slots, overlay],
      entryPoints: { site: entry('index.tsx') },
      format: 'cjs',
      platform: 'node',
      target: ['node20', 'es2022', 'chrome123', 'safari17.5', 'firefox128'],
      minify: true,
    }),
    build({
      ...common,
      ...browserOptions,
      entryPoints: {
        landing: entry('landing.css'),
        cards: entry('cards.css'),
        lists: entry('lists.css'),
        admonitions: entry('admonitions.css'),
        diagrams: entry('diagrams.css'),
        math: entry('math.css'),
        embeds: entry('embeds.css'),
        fields: entry('fields.css'),
        alternatives: entry('alternatives.css'),
        reference: entry('reference.css'),
        overview: entry('overview.css'),
        blog: entry('blog.css'),
        consent: entry('visitors/consent.css'),
        feedback: entry('visitors/feedback.css'),
        search: entry('search.css'),
        'try-it': entry('try-it.css'),
        shortcuts: entry('shortcuts.css'),
        ...Object.fromEntries(
          presetSheets.map((name) => [`presets/${name}`, entry(`presets/${name}.css`)]),
        ),
      },
    }),
    build({
      ...common,
      ...browserOptions,
      entryPoints: { boot: entry('client/boot.ts') },
      format: 'iife',
    }),
    build({
      ...common,
      ...browserOptions,
      entryPoints: { 'oauth-callback': entry('client/try-it/auth/oauth/callback.ts') },
      format: 'iife',
    }),
    build({
      ...common,
      ...browserOptions,
      entryPoints: {
        consent: entry('visitors/consent.ts'),
        feedback: entry('visitors/feedback.ts'),
      },
      format: 'iife',
    }),
  ]);
  const sheet = (name: string): TextFile => named(name, filesText(parts.outputFiles, `/${name}`));
  const landing = sheet('landing.css');
  const cards = sheet('cards.css');
  const lists = sheet('lists.css');
  const admonitions = sheet('admonitions.css');
  const diagrams = sheet('diagrams.css');
  const math = sheet('math.css');
  const embeds = sheet('embeds.css');
  const fields = sheet('fields.css');
  const alternatives = sheet('alternatives.css');
  const reference = sheet('reference.css');
  const overview = sheet('overview.css');
  const blog = sheet('blog.css');
  const consent = sheet('consent.css');
  const feedback = sheet('feedback.css');
  const search = sheet('search.css');
  const tryIt = sheet('try-it.css');
  const shortcuts = sheet('shortcuts.css');
  const presets = Object.fromEntries(
    presetSheets.map((name) => [name, filesText(parts.outputFiles, `/presets/${name}.css`)]),
  ) as CompiledTheme['presets'];
  const sheets = sheetNames({
    search: search.path,
    'try-it': tryIt.path,
    shortcuts: shortcuts.path,
  });
  const client = await buildScript('main', entry('client/main.ts'), { ...common, define: sheets });
  const visitorScript = (name: string): TextFile =>
    named(name, filesText(visitors.outputFiles, `/${name}`));
  const consentScript = visitorScript('consent.js');
  const feedbackScript = visitorScript('feedback.js');
  const bootScript = named('boot.js', filesText(boot.outputFiles, '.js'));
  const inputs = [server, parts, boot, callback, visitors, ...client.results].flatMap(
    ({ metafile }) => Object.keys(metafile?.inputs ?? {}),
  );
  const ofIsland = (name: string, { path: styles }: TextFile): string[] => {
    const folder = `${path.sep}${path.join('client', name)}${path.sep}`;
    const own = client.parts.filter(({ neededBy }) =>
      neededBy.every((module) => module.includes(folder)),
    );
    return [styles, ...own.map((part) => part.path)];
  };
  return {
    theme: {
      code: filesText(server.outputFiles, '.js'),
      siteSheet: filesText(server.outputFiles, '.css'),
      presets,
      files: [
        ...[
          landing,
          cards,
          lists,
          admonitions,
          diagrams,
          math,
          embeds,
          fields,
          alternatives,
          reference,
          overview,
          blog,
          consent,
          feedback,
          search,
          tryIt,
          shortcuts,
        ],
        ...[bootScript, client.script, consentScript, feedbackScript],
        ...client.parts.map(({ neededBy, ...file }) => file),
      ],
      assets: urls.assets().map(({ path: file, contents }) => ({
        path: file,
        base64: Buffer.from(contents).toString('base64'),
      })),
      islands: { search: ofIsland('search', search), 'try-it': ofIsland('try-it', tryIt) },
      styles: {
        landing: landing.path,
        cards: cards.path,
        lists: lists.path,
        admonitions: admonitions.path,
        diagrams: diagrams.path,
        math: math.path,
        embeds: embeds.path,
        fields: fields.path,
        alternatives: alternatives.path,
        reference: reference.path,
        overview: overview.path,
        blog: blog.path,
        consent: consent.path,
        feedback: feedback.path,
      },
      oauthCallback: callbackPage(
        named('oauth-callback.js', filesText(callback.outputFiles, '.js')),
      ),
      bootScript: bootScript.path,
      clientScript: client.script.path,
      visitorScripts: { consent: consentScript.path, feedback: feedbackScript.path },
    },
    inputs: [...new Set([...inputs, ...urls.inputs()])].map((file) => path.resolve(siteDir, file)),
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
