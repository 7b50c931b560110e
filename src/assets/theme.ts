import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type BuildFailure,
  type BuildOptions,
  build,
  type OutputFile as EsbuildFile,
} from 'esbuild';
import type { ComponentType } from 'react';
import { diagnose, esbuildPlace } from '../diagnostics/index.js';
import {
  type Diagnostic,
  DiagnosticError,
  type OperationEmbed,
  type OutputFile,
  type PageProps,
  type SchemaEmbed,
} from '../model/index.js';
import { browserOptions, buildScript } from './browser-script.js';
import { digest, fingerprinted } from './fingerprint.js';
import { packageTheme, reactByUrl, reactInBundle, themeOverlay } from './theme-overlay.js';

/** What a theme exports. */
interface ThemeModule {
  readonly Document: ComponentType<{ page: PageProps; body: string }>;
  readonly Embed: ComponentType<{ embed: SchemaEmbed | OperationEmbed; page: PageProps }>;
}

/** The theme, ready to render with, and the files that its pages load. */
export interface BuiltTheme {
  readonly module: ThemeModule;
  /** Of the code that renders pages. */
  readonly digest: string;
  readonly files: readonly OutputFile[];
  /** Paths of those files that only an island loads, by its name. */
  readonly islands: Readonly<Record<'search' | 'try-it', readonly string[]>>;
  /** Paths below the output folder. */
  readonly styles: StyleSheets;
  /** The page that authorization servers lead back to, with its script; for sites that let readers log in there. */
  readonly oauthCallback: readonly OutputFile[];
  readonly bootScript: string;
  readonly clientScript: string;
  /** Absolute paths of all that went in. */
  readonly inputs: readonly string[];
}

/** The style sheet of every page, and those that only some kinds of pages load after it. */
interface StyleSheets {
  readonly site: string;
  /** Home and Not Found. */
  readonly landing: string;
  /** Texts with blocks of the API reference. */
  readonly embeds: string;
  /** The pages of the API reference: all of `embeds`, too. */
  readonly reference: string;
  readonly blog: string;
}

export interface ThemeOptions {
  /** Absolute path of the site's folder; its `theme` folder replaces files of docsgen's theme. */
  readonly siteDir: string;
  readonly accentHue?: number | undefined;
}

/**
 * Compiles docsgen's theme with the site's own files in it: for the server to render with, for the browser
 * as two small scripts, style sheets, and the scripts that those load when they are needed.
 *
 * @throws DiagnosticError where a file of the theme is wrong
 */
export async function buildTheme(options: ThemeOptions): Promise<BuiltTheme> {
  const siteTheme = path.join(options.siteDir, 'theme');
  const overlay = themeOverlay(siteTheme);
  const common: BuildOptions = {
    absWorkingDir: options.siteDir,
    bundle: true,
    write: false,
    metafile: true,
    outdir: options.siteDir,
    logLevel: 'silent',
    charset: 'utf8',
    jsx: 'automatic',
    tsconfigRaw: {},
    legalComments: 'none',
    plugins: [reactInBundle, overlay],
  };
  const entry = (name: string): string =>
    [path.join(siteTheme, name), path.join(packageTheme, name)].find((file) => existsSync(file)) ??
    name;
  try {
    const [server, parts, boot, callback] = await Promise.all([
      build({
        ...common,
        plugins: [reactByUrl, overlay],
        entryPoints: { site: entry('index.tsx') },
        format: 'esm',
        platform: 'node',
        target: ['node20', 'es2022', 'chrome123', 'safari17.5', 'firefox128'],
        minify: true,
      }),
      build({
        ...common,
        ...browserOptions,
        entryPoints: {
          landing: entry('landing.css'),
          embeds: entry('embeds.css'),
          reference: entry('reference.css'),
          blog: entry('blog.css'),
          search: entry('search.css'),
          'try-it': entry('try-it.css'),
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
    ]);
    const css = textOf(server.outputFiles, '.css') + accent(options.accentHue);
    const site = named('site.css', css);
    const sheet = (name: string): OutputFile => named(name, textOf(parts.outputFiles, `/${name}`));
    const landing = sheet('landing.css');
    const embeds = sheet('embeds.css');
    const reference = sheet('reference.css');
    const blog = sheet('blog.css');
    const search = sheet('search.css');
    const tryIt = sheet('try-it.css');
    // The script of an island asks for its sheet by itself, from the folder that it lies in too.
    const beside = ({ path: file }: OutputFile): string =>
      JSON.stringify(`./${path.posix.basename(file)}`);
    const sheets = { SEARCH_SHEET: beside(search), TRY_IT_SHEET: beside(tryIt) };
    const client = await buildScript('main', entry('client/main.ts'), {
      ...common,
      define: sheets,
    });
    const bootScript = named('boot.js', textOf(boot.outputFiles, '.js'));
    const inputs = [server, parts, boot, callback, ...client.results].flatMap(({ metafile }) =>
      Object.keys(metafile?.inputs ?? {}),
    );
    const ofIsland = (name: string, { path: styles }: OutputFile): string[] => {
      const folder = `${path.sep}${path.join('client', name)}${path.sep}`;
      const parts = client.parts.filter(({ neededBy }) =>
        neededBy.every((module) => module.includes(folder)),
      );
      return [styles, ...parts.map((part) => part.path)];
    };
    const code = textOf(server.outputFiles, '.js');
    return {
      module: await evaluate(code),
      digest: digest(code),
      files: [
        ...[site, landing, embeds, reference, blog, search, tryIt],
        ...[bootScript, client.script],
        ...client.parts.map(({ neededBy, ...file }) => file),
      ],
      islands: { search: ofIsland('search', search), 'try-it': ofIsland('try-it', tryIt) },
      styles: {
        site: site.path,
        landing: landing.path,
        embeds: embeds.path,
        reference: reference.path,
        blog: blog.path,
      },
      oauthCallback: callbackPage(named('oauth-callback.js', textOf(callback.outputFiles, '.js'))),
      bootScript: bootScript.path,
      clientScript: client.script.path,
      inputs: [...new Set(inputs)].map((file) => path.resolve(options.siteDir, file)),
    };
  } catch (error) {
    throw new DiagnosticError(problemsOf(error, options.siteDir));
  }
}

async function evaluate(code: string): Promise<ThemeModule> {
  const module: Partial<ThemeModule> = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  const { Document, Embed } = module;
  if (!Document || !Embed) throw new Error('theme/index.tsx must export Document and Embed');
  return { Document, Embed };
}

/** It shows nothing and closes its window: `theme/client/try-it/auth/oauth/callback.ts`. */
function callbackPage(script: OutputFile): OutputFile[] {
  const head = `<meta charset="utf-8"><meta name="robots" content="noindex"><title>OAuth 2.0</title>`;
  const contents = `<!doctype html><html lang="en"><head>${head}<script src="${script.path}"></script></head><body></body></html>\n`;
  return [{ path: 'oauth-callback.html', contents }, script];
}

/** Outside all layers, so that it goes before the theme's own value. */
function accent(hue: number | undefined): string {
  return hue === undefined ? '' : `:root{--accent-hue:${hue}}`;
}

function named(name: string, contents: string): OutputFile {
  return { path: fingerprinted(name, contents), contents };
}

function textOf(files: readonly EsbuildFile[] | undefined, ending: string): string {
  return files?.find((file) => file.path.endsWith(ending))?.text ?? '';
}

function problemsOf(error: unknown, siteDir: string): Diagnostic[] {
  const failure = error as Partial<BuildFailure>;
  if (!Array.isArray(failure.errors)) {
    const problem = error instanceof Error ? error.message : String(error);
    return [diagnose('theme/failed', { problem })];
  }
  return failure.errors.map(({ text, location }) => {
    const place = location
      ? esbuildPlace(location, readFileSync(path.resolve(siteDir, location.file), 'utf8'))
      : undefined;
    return diagnose('theme/failed', { problem: text }, { place });
  });
}
