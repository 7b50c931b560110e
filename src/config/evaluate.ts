import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import {
  type Diagnostic,
  DiagnosticError,
  type Place,
  startOfFile,
} from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import { isObject } from '../json-schema/json.js';
import { type CompiledConfig, compileConfig } from './compile.js';
import { cacheCompiledConfig, findCachedConfig } from './compiled-config-cache.js';
import { thrownAt } from './error-position.js';
import { noteRunningConfig } from './uncaught-config-error.js';
import { waitUntilSettled } from './wait-until-settled.js';

interface EvaluateOptions {
  /** Absolute path of the site's folder. */
  readonly siteDir: string;
  /** Relative to the site's folder. */
  readonly configFile: string;
  readonly text: string;
  /** Absolute path of the cache file of the compiled configuration. */
  readonly compiledConfigFile?: string | undefined;
  /** Time limit for evaluation. */
  readonly timeoutMs?: number | undefined;
}

/** Enough for a few slow requests. */
const defaultTimeoutMs = 60_000;

export interface EvaluatedConfig {
  readonly value: unknown;
  /** Bundled files and imported packages, relative to the site's folder. */
  readonly inputs: readonly string[];
}

/**
 * Evaluates a configuration file and returns its default export, or its contents for JSON.
 * TypeScript is compiled and local imports are bundled; packages are imported from their location.
 * The module runs every time, because it may read anything, but is compiled only after a change.
 * @throws DiagnosticError if the file is invalid or throws
 */
export async function evaluateConfig(options: EvaluateOptions): Promise<EvaluatedConfig> {
  if (options.configFile.endsWith('.json')) {
    const value = parseJson(options.text);
    if (value !== undefined) return { value, inputs: [options.configFile] };
  }
  const { siteDir, configFile: file } = options;
  const { code, inputs } = await compiled(options);
  const top = startOfFile(file);
  noteRunningConfig({ file, locate: (error) => placeInConfig(error, siteDir, file) });
  try {
    const url = codeDataUrl(code, path.resolve(siteDir, file), siteDir);
    const unsettled = (problem: string): Diagnostic =>
      diagnose('config/unsettled', { problem }, { place: top });
    const timeoutMs = options.timeoutMs ?? defaultTimeoutMs;
    const value = await waitUntilSettled(() => run(url), unsettled, timeoutMs);
    return { value: snapshot(value), inputs };
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    const problem = error instanceof Error ? error.message : inspect(error);
    const place = await placeInConfig(error, siteDir, file);
    const hint = / is not defined in ES module scope|^Dynamic require of /.test(problem)
      ? 'write `export default { … }`, and `import` instead of `require`'
      : undefined;
    throw new DiagnosticError([
      diagnose('config/failed', { problem }, { place: place ?? top, hint }),
    ]);
  }
}

/** Returns where a configuration file, or a module that it imports, has thrown an error; undefined if it is not known. */
export async function placeInConfig(
  error: unknown,
  siteDir: string,
  configFile: string,
): Promise<Place | undefined> {
  return thrownAt(error, siteDir, configFile, addedLines).catch(() => undefined);
}

async function run(url: string): Promise<unknown> {
  const exports: { default?: unknown } = await import(url);
  const config = await exports.default;
  return typeof config === 'function' ? await config() : config;
}

/**
 * Copies objects and arrays, so that getters run once and their errors are caught here.
 * @throws Error if an object contains itself or a getter throws
 */
function snapshot(
  value: unknown,
  keys: readonly string[] = [],
  within: readonly object[] = [],
): unknown {
  if (typeof value !== 'object' || value === null || !isPlainValue(value)) return value;
  if (within.includes(value)) throw new Error(`${keys.join('.')} contains itself`);
  const above = [...within, value];
  const entries = Object.entries(Array.isArray(value) ? [...value] : value).map(
    ([key, inner]): [string, unknown] => [key, snapshot(inner, [...keys, key], above)],
  );
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Whether a value is an array or an object without a class. */
export function isPlainValue(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || prototype === Object.prototype;
}

/**
 * Returns undefined for invalid JSON or duplicate keys; the compiler then reports the error with
 * its position.
 */
function parseJson(text: string): unknown {
  let keys = 0;
  try {
    const value: unknown = JSON.parse(text, (_, inner: unknown) => {
      keys += isObject(inner) ? Object.keys(inner).length : 0;
      return inner;
    });
    const written = text.match(/"(?:[^"\\]|\\.)*"(?:\s*:)?/g) ?? [];
    return keys === written.filter((token) => token.endsWith(':')).length ? value : undefined;
  } catch {
    return undefined;
  }
}

async function compiled({
  siteDir,
  configFile,
  compiledConfigFile,
}: EvaluateOptions): Promise<CompiledConfig> {
  const known = compiledConfigFile && findCachedConfig(compiledConfigFile, siteDir, configFile);
  if (known) return known;
  const made = await compileConfig(siteDir, configFile);
  if (compiledConfigFile) cacheCompiledConfig(compiledConfigFile, siteDir, configFile, made);
  return made;
}

/** Number of lines that `codeDataUrl` adds before the code. */
const addedLines = 1;

/** Returns the module as a `data:` URL with absolute paths, so that nothing is written to disk. */
function codeDataUrl(code: string, file: string, siteDir: string): string {
  const located = code.replace(/(["'`])docsgen-file:([^"'`]+)\1/g, (_, _quote, name: string) =>
    JSON.stringify(pathToFileURL(path.resolve(siteDir, decodeURIComponent(name))).href),
  );
  const names = [
    `const __docsgen_config_url = ${JSON.stringify(pathToFileURL(file).href)};`,
    `const __docsgen_config_dirname = ${JSON.stringify(path.dirname(file))};`,
    `const __docsgen_config_filename = ${JSON.stringify(file)};`,
  ];
  // The comment makes the URL unique, because Node.js evaluates a module only once.
  const source = `${names.join(' ')}\n${located}\n// ${randomUUID()}`;
  return `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`;
}
