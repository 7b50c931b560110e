import { valueDigest } from '../../files/sha256.js';
import type { OutputFile } from '../../files/source-file.js';
import { lazyFile } from '../files/lazy-file.js';

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
    : lazyFile(path, valueDigest([file.key, changeKey]), make);
}

export function outputText({ contents }: OutputFile): string {
  return typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8');
}
