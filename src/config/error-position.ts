import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import type { Place } from '../diagnostics/diagnostic.js';
import { lineStarts } from '../diagnostics/index.js';
import { compileConfig } from './compile.js';

/** A position in the compiled module; line and column count from 0. */
interface CompiledPosition {
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the position in the configuration, or in a module that it imports, that has thrown an
 * error.
 * @param addedLines lines before the compiled code
 */
export async function thrownAt(
  error: unknown,
  siteDir: string,
  configFile: string,
  addedLines: number,
): Promise<Place | undefined> {
  const at = firstFrame(error);
  if (at === undefined) return undefined;
  const { sourceMap } = await compileConfig(siteDir, configFile, { withSourceMap: true });
  if (sourceMap === undefined) return undefined;
  const map = new SourceMap(JSON.parse(sourceMap));
  const entry = map.findEntry(at.line - addedLines, at.column);
  if (!('originalSource' in entry)) return undefined;
  const { originalSource: file, originalLine: line, originalColumn: column } = entry;
  const text = await readFile(path.resolve(siteDir, file), 'utf8');
  const offset = (lineStarts(text)[line] ?? 0) + column;
  return { file, start: { line: line + 1, column: column + 1, offset } };
}

function firstFrame(error: unknown): CompiledPosition | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, line, column] = /data:text\/javascript;base64,[\w+/=]*:(\d+):(\d+)/.exec(stack) ?? [];
  return line && column ? { line: Number(line) - 1, column: Number(column) - 1 } : undefined;
}
