import path from 'node:path';
import { exportsFrontMatter, reactPageFile } from '../../content/index.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { sitePath } from '../../diagnostics/site-path.js';
import type { OutputFile } from '../../files/output-file.js';
import type { SourceFile } from '../../files/source-file.js';
import { type CompilationStore, compileWithCache } from '../theme/cached-compilation.js';
import type { SiteRoot } from '../theme/sheet-urls.js';
import { compileReactPages } from './compile-pages.js';
import type { CompiledReactPages } from './compiled-pages.js';

/** The pages of a site that are made by React components. */
export interface ReactPages {
  /** Rendered pages as source files for the pipeline. */
  readonly sources: readonly SourceFile[];
  /** What they load: style sheets, scripts, fonts and images of style sheets. */
  readonly files: readonly OutputFile[];
  /** Absolute paths of the modules that they are made from. */
  readonly inputs: readonly string[];
  /** Paths of modules that are neither pages nor imported by one. */
  readonly ignored: readonly string[];
  readonly warnings: readonly Diagnostic[];
}

/**
 * Renders the pages among the modules of a site: those that export `frontMatter`. Modules that they import are parts.
 *
 * @throws DiagnosticError if a page cannot be compiled or throws an error
 */
export async function makeReactPages(
  modules: readonly SourceFile[],
  siteDir: string,
  root: SiteRoot,
  store: CompilationStore<CompiledReactPages> | undefined,
): Promise<ReactPages> {
  const pages = modules.filter(exportsFrontMatter);
  const others = modules.filter((module) => !pages.includes(module)).map((module) => module.path);
  if (pages.length === 0) {
    return { sources: [], files: [], inputs: [], ignored: others, warnings: [] };
  }
  const paths = pages.map((page) => page.path);
  const compile = () => compileReactPages(paths, siteDir, root);
  const { value, inputs } = await compileWithCache(paths, { siteDir, ...root }, store, compile);
  const parts = new Set(inputs.map((file) => sitePath(siteDir, file)));
  return {
    sources: value.pages.flatMap(({ path: file, ...rendered }) => {
      const source = pages.find((page) => page.path === file)?.text;
      return source === undefined ? [] : [reactPageFile(file, { source, ...rendered })];
    }),
    files: [
      ...value.files,
      ...value.assets.map(({ path: file, base64 }) => ({
        path: file,
        contents: Buffer.from(base64, 'base64'),
      })),
    ],
    warnings: value.warnings,
    inputs: inputs.map((file) => path.resolve(siteDir, file)),
    ignored: others.filter((file) => !parts.has(file)),
  };
}
