import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { diagnose } from '../diagnostics/index.js';
import { DiagnosticError } from '../model/index.js';
import type { CompiledConfig } from './compile.js';
import { findCompiled, keepCompiled } from './kept-compiled.js';

interface EvaluateOptions {
  /** Absolute path of the site's folder. */
  readonly siteDir: string;
  /** Relative to it. */
  readonly configFile: string;
  readonly text: string;
  /** Absolute path of a file in which the compiled configuration is kept. */
  readonly keptIn?: string | undefined;
}

export interface EvaluatedConfig {
  readonly value: unknown;
  /** The files that went in and the packages it imports, relative to the site's folder. */
  readonly inputs: readonly string[];
}

/**
 * Runs a configuration file and returns what it exports by default: of JSON, what it holds. TypeScript is
 * compiled, local imports are bundled; packages are imported from where they lie. It runs every time, since it
 * may ask for anything, but is compiled only when it has changed.
 *
 * @throws DiagnosticError when the file is not valid or throws.
 */
export async function evaluateConfig(options: EvaluateOptions): Promise<EvaluatedConfig> {
  if (options.configFile.endsWith('.json')) {
    const value = parseJson(options.text);
    if (value !== undefined) return { value, inputs: [options.configFile] };
  }
  const { siteDir, configFile: file } = options;
  const { code, inputs } = await compiled(options);
  try {
    const exports: { default?: unknown } = await import(
      urlOf(code, path.resolve(siteDir, file), siteDir)
    );
    const config: unknown = exports.default;
    return { value: typeof config === 'function' ? await config() : config, inputs };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const place = { file, start: { line: 1, column: 1, offset: 0 } };
    throw new DiagnosticError([diagnose('config/failed', { problem }, { place })]);
  }
}

/** Undefined where it is none; then the compiler says where it is wrong. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function compiled({ siteDir, configFile, keptIn }: EvaluateOptions): Promise<CompiledConfig> {
  const known = keptIn && findCompiled(keptIn, siteDir, configFile);
  if (known) return known;
  const { compileConfig } = await import('./compile.js');
  const made = await compileConfig(siteDir, configFile);
  if (keptIn) keepCompiled(keptIn, siteDir, configFile, made);
  return made;
}

let evaluations = 0;

/** The module as a URL, with the paths of this machine in it: nothing is written to disk. */
function urlOf(code: string, file: string, siteDir: string): string {
  const located = code.replace(/(["'`])docsgen-file:([^"'`]+)\1/g, (_, _quote, name: string) =>
    JSON.stringify(pathToFileURL(path.resolve(siteDir, decodeURIComponent(name))).href),
  );
  const names = [
    `const __docsgen_config_url = ${JSON.stringify(pathToFileURL(file).href)};`,
    `const __docsgen_config_dirname = ${JSON.stringify(path.dirname(file))};`,
    `const __docsgen_config_filename = ${JSON.stringify(file)};`,
  ];
  // Node runs a module once: one that says the same would not ask for anything again.
  evaluations += 1;
  const source = `${names.join(' ')}\n${located}\n// ${evaluations}`;
  return `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`;
}
