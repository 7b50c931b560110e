import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DiagnosticError, type Place } from '../diagnostics/diagnostic.js';
import { isMarkdownFile } from '../files/markdown-file.js';
import { sha256 } from '../files/sha256.js';
import type { SourceFile } from '../files/source-file.js';
import { isSystemError, systemProblem } from '../files/system-problem.js';
import { attemptHook, type Hook, hookProblem } from './attempt-hook.js';
import type { SourceHook } from './schema/hooks.js';

/** What the source hooks of a site made. */
export interface GeneratedSources {
  readonly files: readonly SourceFile[];
  /** Files that the hooks read, relative to the site's folder. */
  readonly inputs: readonly string[];
  /** Durations by hook. */
  readonly timings: readonly { readonly stage: string; readonly milliseconds: number }[];
}

interface SourcesSite extends Pick<Hook, 'siteDir' | 'onSlow'> {
  /** Finds the position of a configuration value. */
  readonly locate: (keys: readonly (string | number)[]) => Place | undefined;
}

/**
 * Runs the source hooks of a site one after the other.
 * @throws DiagnosticError that names the hook if it fails or returns no Markdown files
 */
export async function runSources(
  hooks: readonly SourceHook[],
  { siteDir, locate, onSlow }: SourcesSite,
): Promise<GeneratedSources> {
  const files = new Map<string, SourceFile>();
  const inputs = new Set<string>();
  const timings: { stage: string; milliseconds: number }[] = [];
  const read = async (name: string): Promise<string> => {
    inputs.add(name);
    try {
      return await readFile(path.resolve(siteDir, name), 'utf8');
    } catch (error) {
      if (!isSystemError(error)) throw error;
      const problem = systemProblem(error);
      throw new Error(`${name} cannot be read: ${problem}`);
    }
  };
  for (const [at, hook] of hooks.entries()) {
    const stage = `sources[${at}]${hook.name === '' ? '' : ` ${hook.name}`}`;
    const named = { name: stage, siteDir, place: locate(['sources', at]), onSlow };
    const fail = (problem: string): DiagnosticError =>
      new DiagnosticError([hookProblem(named, problem)]);
    const started = performance.now();
    const made: unknown = await attemptHook(() => hook({ siteDir, read }), named);
    if (!Array.isArray(made)) throw fail('it returned no list of files');
    for (const file of made) {
      const { path: name, text } = checked(file, fail);
      const problem = pathProblem(name, siteDir, files);
      if (problem !== undefined) throw fail(`${name} ${problem}`);
      files.set(name, { path: name, text, digest: sha256(text) });
    }
    timings.push({ stage, milliseconds: Math.round((performance.now() - started) * 10) / 10 });
  }
  return { files: [...files.values()], inputs: [...inputs], timings };
}

function checked(
  file: unknown,
  fail: (problem: string) => DiagnosticError,
): Pick<SourceFile, 'path' | 'text'> {
  const { path: name, text, ...others }: { path?: unknown; text?: unknown } = Object(file);
  if (typeof name !== 'string' || typeof text !== 'string') {
    const keys = Object.keys(Object(file)).join(', ');
    throw fail(`each file needs a path and a text${keys && `, found one with the keys ${keys}`}`);
  }
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw fail(`${name} has the unknown key ${unknown}`);
  return { path: name, text };
}

/** Returns why a hook cannot make a file with this path; undefined if it can. */
export function pathProblem(
  name: string,
  siteDir: string,
  known: ReadonlyMap<string, unknown>,
): string | undefined {
  if (name !== path.posix.normalize(name) || !/^content\/[^\0]+$/.test(name)) {
    return 'is not a path in content/, such as content/docs/cli.md';
  }
  if (!isMarkdownFile(name)) return 'is not a Markdown file (.md or .mdx)';
  if (known.has(name)) return 'was made twice';
  return existsSync(path.join(siteDir, name)) ? 'exists as a file of the site' : undefined;
}
