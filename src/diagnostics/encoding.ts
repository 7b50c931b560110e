import type { SourceFile } from '../files/source-file.js';
import { diagnose } from './diagnose.js';
import type { Diagnostic } from './diagnostic.js';
import { lineStarts, positionAt } from './lines.js';

/** Reports the first invalid byte of a file that is not valid text. */
export function encodingProblems({
  path: file,
  text,
  invalidByte,
}: Pick<SourceFile, 'path' | 'text' | 'invalidByte'>): Diagnostic[] {
  if (!invalidByte) return [];
  const { offset, byte } = invalidByte;
  const starts = lineStarts(text);
  const place = { file, start: positionAt(starts, offset), end: positionAt(starts, offset + 1) };
  return [diagnose('build/invalid-encoding', { byte }, { place })];
}
