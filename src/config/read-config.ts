import { isUtf8 } from 'node:buffer';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { DiagnosticError, startOfFile } from '../diagnostics/diagnostic.js';
import { diagnose, encodingProblems } from '../diagnostics/index.js';
import { sitePath } from '../diagnostics/site-path.js';
import { invalidByteIn } from '../files/decode-text.js';
import { isSystemError, maxTextBytes, readLinkedFile, systemProblem } from '../files/index.js';
import { evaluateConfig } from './evaluate.js';
import { type ConfigLayer, extendConfig } from './extend.js';
import { configFileNames } from './file-names.js';
import { furtherSources } from './further-sources.js';
import { inferConfig, withInferredSources } from './infer-config.js';

/** An evaluated configuration, not yet validated. */
export interface ReadConfig {
  /** Absolute path of the site's folder. */
  readonly siteDir: string;
  /** Relative to the site's folder; absent if there is no file. */
  readonly configFile?: string | undefined;
  /** Text of the file, for code frames and positions. */
  readonly configText?: string | undefined;
  /** Merged with the configurations that it extends and with what the folder has. */
  readonly value: object;
  /** See `ExtendedConfig`. */
  readonly layers?: readonly ConfigLayer[] | undefined;
  readonly extendedDirs?: readonly string[] | undefined;
  /** Source files and packages, relative to the site's folder. */
  readonly inputs: readonly string[];
}

export interface ReadConfigOptions {
  /** The site's folder, absolute or relative to the working directory. */
  readonly dir: string;
  /** Relative to the site's folder, or absolute. */
  readonly configFile?: string | undefined;
  /** Absolute path of the cache file of the compiled configuration. */
  readonly compiledConfigFile?: string | undefined;
  /** Time limit for evaluating the configuration. */
  readonly timeoutMs?: number | undefined;
}

/**
 * Finds and evaluates the configuration of the site in `dir`; without a file, returns an empty one.
 * @throws DiagnosticError if there is no site, or the configuration cannot be read
 */
export async function readConfig(options: ReadConfigOptions): Promise<ReadConfig> {
  const siteDir = path.resolve(options.dir);
  const configFile = findConfig(siteDir, options.configFile);
  if (configFile === undefined) {
    return { siteDir, value: siteLayout(siteDir), inputs: [] };
  }
  const configText = readConfigText(siteDir, configFile);
  const { value, inputs } = await evaluateConfig({
    siteDir,
    configFile,
    text: configText,
    compiledConfigFile: options.compiledConfigFile,
    timeoutMs: options.timeoutMs,
  });
  if (typeof value !== 'object' || value === null) {
    const place = startOfFile(configFile);
    throw new DiagnosticError([diagnose('config/no-export', undefined, { place })]);
  }
  const siteLayer = { dir: siteDir, file: configFile, text: configText, value };
  const extended = await extendConfig(siteLayer, options.timeoutMs);
  return {
    siteDir,
    configFile,
    configText,
    value: attempt(siteDir, () => withInferredSources(extended.value, siteDir)),
    layers: extended.layers,
    extendedDirs: extended.extendedDirs,
    inputs: [...inputs, ...extended.inputs],
  };
}

/** Requires UTF-8, because compilers read no other encoding. */
function requireUtf8(path: string, text: string, bytes: Buffer): void {
  if (isUtf8(bytes)) return;
  // UTF-16 is valid for other files, so it needs a position of its own.
  const invalidByte = invalidByteIn(bytes) ?? { offset: 0, byte: bytes[0] ?? 0 };
  const problems = encodingProblems({ path, text, invalidByte });
  throw new DiagnosticError(problems.map((problem) => ({ ...problem, severity: 'error' })));
}

function findConfig(siteDir: string, given: string | undefined): string | undefined {
  if (given === undefined)
    return configFileNames.find((name) => existsSync(path.join(siteDir, name)));
  if (!existsSync(path.resolve(siteDir, given))) {
    throw new DiagnosticError([diagnose('config/not-found', { file: given })]);
  }
  return sitePath(siteDir, path.resolve(siteDir, given));
}

function readConfigText(siteDir: string, configFile: string): string {
  const file = path.resolve(siteDir, configFile);
  const read = attempt(file, () => readLinkedFile(file, maxTextBytes));
  if (read && 'problem' in read) throw unreadable(configFile, read.problem);
  if (!read) throw unreadable(configFile, 'it is a folder');
  const text = read.toString('utf8');
  requireUtf8(configFile, text, read);
  return text;
}

/** Runs `look`, and turns a system error into a `DiagnosticError` of the file. */
function attempt<T>(file: string, look: () => T): T {
  try {
    return look();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw unreadable(file, systemProblem(error));
  }
}

function unreadable(file: string, problem: string): DiagnosticError {
  return new DiagnosticError([diagnose('build/cannot-read', { file, problem })]);
}

function requireFolder(siteDir: string): void {
  const stats = attempt(siteDir, () => statSync(siteDir, { throwIfNoEntry: false }));
  if (stats && !stats.isDirectory()) {
    throw new DiagnosticError([diagnose('config/site-is-file', { file: siteDir })]);
  }
}

/**
 * Returns the configuration that a folder without one stands for.
 * @throws DiagnosticError if it has nothing to make pages from
 */
function siteLayout(siteDir: string): object {
  requireFolder(siteDir);
  const inferred = attempt(siteDir, () => inferConfig(siteDir));
  if (inferred) return inferred;
  const [description] = furtherSources(siteDir).descriptions;
  throw new DiagnosticError([diagnose('config/no-site', { folder: siteDir, description })]);
}
