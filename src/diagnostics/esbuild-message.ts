import { isBuiltin } from 'node:module';
import type { Place, Position } from './diagnostic.js';
import { lineStarts } from './lines.js';

/** esbuild's `Location`: line from 1, column from 0, column and length in bytes. */
interface EsbuildLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly lineText: string;
}

/** Converts the location of an esbuild message in `text` to a place; the path gets `/` as separator. */
export function esbuildPlace(location: EsbuildLocation, text: string): Place {
  const { file, line, column, length, lineText } = location;
  const lineStart = lineStarts(text)[line - 1] ?? 0;
  const bytes = Buffer.from(lineText);
  const at = (byte: number): Position => {
    const units = bytes.subarray(0, byte).toString().length;
    return { line, column: units + 1, offset: lineStart + units };
  };
  return { file: file.replaceAll('\\', '/'), start: at(column), end: at(column + length) };
}

/** Returns what to do about an import that esbuild cannot resolve; undefined for other problems. */
export function unresolvedImportHint(problem: string): string | undefined {
  const [, name] = /^Could not resolve "([^"]+)"$/.exec(problem) ?? [];
  if (name === undefined) return undefined;
  if (/^[./]/.test(name)) return 'there is no such file: correct the path';
  if (isBuiltin(name))
    return 'browsers have no modules of Node.js: use it in the page, and pass the result as a prop';
  const [scope = '', unscoped] = name.split('/');
  return `npm install ${scope.startsWith('@') ? `${scope}/${unscoped}` : scope}`;
}
