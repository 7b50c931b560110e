import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildFailure, BuildOptions, BuildResult, Plugin } from 'esbuild';
import {
  type Diagnostic,
  DiagnosticError,
  type Place,
  startOfFile,
} from '../../diagnostics/diagnostic.js';
import { componentErrorMessage, errorMessage } from '../../diagnostics/error-message.js';
import { diagnose, esbuildPlace, unresolvedImportHint } from '../../diagnostics/index.js';
import { sitePath } from '../../diagnostics/site-path.js';
import { runEsbuild } from '../../files/run-esbuild.js';
import { evaluateModule } from '../modules/evaluate-module.js';
import { HandlerRecorder } from '../modules/handler-recorder.js';
import { isReactComponent } from '../modules/react-library.js';
import { framePlaces, isForeignFile, stackFrames } from '../modules/stack-places.js';
import { browserOptions, buildScript } from '../theme/browser-script.js';
import type { Compilation } from '../theme/cached-compilation.js';
import { missingExport } from '../theme/compile-problems.js';
import type { TextFile } from '../theme/compiled-theme.js';
import { fingerprintedName } from '../theme/fingerprint.js';
import { bundledReact, reactByName, requireForTheme } from '../theme/react.js';
import { type MissingSheetFile, type SiteRoot, sheetUrls } from '../theme/sheet-urls.js';
import { themeFolders, themeOverlay } from '../theme/theme-overlay.js';
import { compilerWarnings } from '../theme/theme-warnings.js';
import type { CompiledReactPages } from './compiled-pages.js';
import { handlersOfPages } from './handlers-of-pages.js';
import { islandPropPlace } from './island-prop-place.js';
import { islandImports, islandRegistry, islandScript } from './islands.js';

/**
 * Compiles pages from React components, renders them, and compiles the islands that they import for the browser.
 *
 * @param paths of the pages, relative to the site's folder
 * @throws DiagnosticError if a page cannot be compiled or throws an error
 */
export async function compileReactPages(
  paths: readonly string[],
  siteDir: string,
  root: SiteRoot,
): Promise<Compilation<CompiledReactPages>> {
  const siteThemes = themeFolders(siteDir, root.extendedDirs);
  const urls = sheetUrls(siteThemes, root);
  const overlay = themeOverlay(siteThemes);
  const islands = new Map<string, string>();
  const imports = islandImports(siteDir, islands);
  const entryPoints = Object.fromEntries(
    paths.map((file, at) => [pageName(at), path.join(siteDir, file)]),
  );
  const common: BuildOptions = {
    ...compileOptions,
    absWorkingDir: siteDir,
    outdir: siteDir,
    plugins: [urls.plugin, bundledReact, overlay],
  };
  try {
    const server = await runEsbuild({
      ...common,
      plugins: [imports, imageImports(siteDir), urls.plugin, reactByName, overlay],
      entryPoints,
      ...renderedOnce,
    });
    const script = islands.size === 0 ? undefined : await islandFiles(islands, common);
    const pages = paths.map((file, at) => renderedPage(file, pageName(at), server, siteDir));
    const sheets = pages.flatMap(({ sheet }) => sheet ?? []);
    const inputs = [server, ...(script?.results ?? [])].flatMap(compiledFiles);
    return {
      value: {
        pages: pages.map(({ path: file, html, sheet, hasIslands }) => ({
          path: file,
          html,
          styles: sheet ? [sheet.path] : [],
          scripts: script && hasIslands ? [script.script.path] : [],
        })),
        warnings: [
          ...compilerWarnings(server.warnings, siteDir),
          ...handlersOfPages(pages, server.metafile?.inputs ?? {}, siteDir),
        ],
        files: [...sheets, ...(script ? [script.script, ...script.parts] : [])],
        assets: urls.assets().map(({ path: file, contents }) => ({
          path: file,
          base64: Buffer.from(contents).toString('base64'),
        })),
      },
      inputs: [...new Set([...inputs, ...urls.inputs()])].map((file) =>
        path.resolve(siteDir, file),
      ),
    };
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    throw new DiagnosticError(compileProblems(error, siteDir));
  }
}

const compileOptions = {
  bundle: true,
  write: false,
  metafile: true,
  logLevel: 'silent',
  charset: 'utf8',
  jsx: 'automatic',
  tsconfigRaw: {},
  legalComments: 'none',
} as const satisfies BuildOptions;

/** The scripts of the pages run once, here, to make their HTML. Their style sheets are published. */
const renderedOnce = {
  format: 'cjs',
  platform: 'node',
  target: browserOptions.target,
  sourcemap: 'external',
  // Otherwise style sheets name the folder that docsgen is installed in, and their hashes depend on it.
  minifyWhitespace: true,
} as const satisfies BuildOptions;

/** Names of the outputs, which are independent of the names of the pages. */
function pageName(at: number): string {
  return `page-${at}`;
}

/** `docsgen-island:/site/content/counter.tsx` → `/site/content/counter.tsx` */
function withoutNamespace(input: string): string {
  return input.replace(/^docsgen-[a-z]+:/, '');
}

function compiledFiles({ metafile }: BuildResult): readonly string[] {
  return Object.keys(metafile?.inputs ?? {}).map(withoutNamespace);
}

async function islandFiles(islands: ReadonlyMap<string, string>, common: BuildOptions) {
  const { plugins = [] } = common;
  const script = await buildScript('islands', islandScript, {
    ...common,
    plugins: [islandRegistry(islands), withoutSheets, ...plugins],
  });
  return { ...script, parts: script.parts.map(({ neededBy: _, ...file }) => file) };
}

/** The style sheets of islands are part of those of their pages. */
const withoutSheets: Plugin = {
  name: 'without-sheets',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, ({ path: file }) =>
      file.endsWith('.module.css') ? undefined : { contents: '', loader: 'js' },
    );
  },
};

/** Resolves imported images to their path from the content folder, which is a link like that in a text. */
function imageImports(siteDir: string): Plugin {
  const content = path.join(siteDir, 'content');
  return {
    name: 'images',
    setup(build) {
      build.onLoad({ filter: /\.(?:avif|gif|jpe?g|png|svg|webp)$/i }, ({ path: file }) => {
        const within = sitePath(content, file);
        if (within.startsWith('..')) {
          const text = `the imported image is not in content/; move it there, or write the URL of a static file: <img src="/img/${path.basename(file)}">`;
          return { errors: [{ text }] };
        }
        return { contents: `export default ${JSON.stringify(`/${within}`)};`, loader: 'js' };
      });
    },
  };
}

interface RenderedPage {
  readonly path: string;
  readonly html: string;
  /** Names of the event handlers that it renders outside of islands. */
  readonly handlers: readonly string[];
  readonly sheet: TextFile | undefined;
  readonly hasIslands: boolean;
}

/** @throws DiagnosticError that names the place if the page throws an error */
function renderedPage(
  file: string,
  name: string,
  { outputFiles = [], metafile }: BuildResult,
  siteDir: string,
): RenderedPage {
  const output = (ending: string): string =>
    outputFiles.find((one) => one.path === path.join(siteDir, name + ending))?.text ?? '';
  const code = output('.js');
  const fail = (problem: string, place: Place | undefined): DiagnosticError => {
    const at = place ?? startOfFile(file);
    return new DiagnosticError([diagnose('content/react-failed', { problem }, { place: at })]);
  };
  const recorder = new HandlerRecorder();
  const require = (wanted: string) => requireForTheme(wanted, (react) => recorder.library(react));
  const { default: Page }: { default?: unknown } = attempt(() =>
    evaluateModule<{ default: unknown }>(code, name, require),
  );
  if (!isReactComponent(Page)) throw fail('it exports no component as default', undefined);
  const css = output('.css');
  const inputs = Object.keys(metafile?.outputs[`${name}.js`]?.inputs ?? {});
  const stem = path.posix.basename(file).replace(/\.\w+$/, '');
  return {
    path: file,
    ...attempt(() => recorder.render(Page, {})),
    sheet: css === '' ? undefined : { path: fingerprintedName(`${stem}.css`, css), contents: css },
    hasIslands: inputs.some((input) => input.startsWith('docsgen-island:')),
  };

  function attempt<T>(run: () => T): T {
    try {
      return run();
    } catch (error) {
      const problem = componentErrorMessage(error);
      const places = framePlaces(output('.js.map'), siteDir)(stackFrames(error, name));
      throw fail(
        problem,
        islandPropPlace(error, file, siteDir) ??
          places.find(({ file: source }) => !isForeignFile(source)),
      );
    }
  }
}

function compileProblems(error: unknown, siteDir: string): Diagnostic[] {
  const { errors }: Partial<BuildFailure> = Object(error);
  if (!Array.isArray(errors)) {
    const problem = errorMessage(error);
    return [diagnose('content/react-failed', { problem })];
  }
  return errors.map(({ text, location, detail }) => {
    const unusable = islandProblem(text);
    if (unusable) {
      const { file: module, problem } = unusable;
      const place = startOfFile(sitePath(siteDir, path.resolve(siteDir, module)));
      return diagnose('content/react-failed', { problem }, { place });
    }
    const file = location ? withoutNamespace(location.file) : undefined;
    const place =
      location && file !== undefined
        ? esbuildPlace({ ...location, file }, readFileSync(path.resolve(siteDir, file), 'utf8'))
        : undefined;
    const { missingFile: target }: Partial<MissingSheetFile> = detail ?? {};
    return target === undefined
      ? diagnose(
          'content/react-failed',
          { problem: text },
          { place, hint: unresolvedImportHint(text) },
        )
      : diagnose('theme/missing-file', { target }, { place });
  });
}

/** Describes an island that is not the default export of its module. */
function islandProblem(
  text: string,
): { readonly file: string; readonly problem: string } | undefined {
  const missing = missingExport(text);
  if (missing === undefined) return undefined;
  const { name } = missing;
  const file = missing.file.replace(/^docsgen-island:/, '');
  if (name === 'default') return { file, problem: 'it has no default export' };
  if (file === missing.file) return undefined;
  const problem = `an island is the default export of its module, and ${name} is not`;
  return { file, problem };
}
