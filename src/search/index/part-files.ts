import type { OutputFile } from '../../files/output-file.js';
import type { SearchPorts } from './search-index.js';

/** The files of an index in progress, possibly based on a previous one. */
export class PartFiles {
  readonly files: OutputFile[] = [];
  readonly #fingerprinted: SearchPorts['fingerprinted'];
  readonly #earlier: ReadonlyMap<string, OutputFile>;

  /** @param earlier files by name */
  constructor(
    { fingerprinted }: Pick<SearchPorts, 'fingerprinted'>,
    earlier: ReadonlyMap<string, OutputFile> = new Map(),
  ) {
    this.#fingerprinted = fingerprinted;
    this.#earlier = earlier;
  }

  /** @returns the name of the file that contains the value as JSON */
  add(kind: 'terms' | 'texts' | 'spelling', value: unknown): string {
    const contents = JSON.stringify(value);
    const path = this.#fingerprinted(`search-${kind}.json`, contents);
    // The name contains the digest.
    this.files.push({ path, key: path, contents });
    return path.slice(path.lastIndexOf('/') + 1);
  }

  /** Parses a previous file. */
  read<T>(name: string): T {
    // Only docsgen writes these files, and their names contain their digests.
    return JSON.parse(String(this.#earlier.get(name)?.contents)) as T;
  }

  /** Keeps a previous file unchanged. */
  keep(name: string): string {
    const file = this.#earlier.get(name);
    if (file) this.files.push(file);
    return name;
  }
}
