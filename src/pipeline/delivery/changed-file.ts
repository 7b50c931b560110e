import type { OutputFile } from '../../files/output-file.js';
import { valueDigest } from '../../files/sha256.js';
import { lazyOutputFile } from '../files/lazy-output-file.js';

/**
 * Returns a text file with a change; on demand, if its contents are.
 * @param changeKey equal for equal changes
 */
export function changedFile(
  file: OutputFile,
  change: (text: string) => string,
  changeKey: string,
  path = file.path,
): OutputFile {
  const make = (): string => change(outputText(file));
  return file.key === undefined
    ? { path, contents: make() }
    : lazyOutputFile(path, valueDigest([file.key, changeKey]), make);
}

export function outputText({ contents }: OutputFile): string {
  return typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8');
}
