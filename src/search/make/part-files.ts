import type { OutputFile } from '../../model/index.js';
import type { SearchPorts } from './made-search.js';

/** The files of an index that is being made, perhaps from an earlier one. */
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

  /** @returns the name of the file that has the value as JSON */
  add(kind: 'terms' | 'texts' | 'spelling', value: unknown): string {
    const contents = JSON.stringify(value);
    const path = this.#fingerprinted(`search-${kind}.json`, contents);
    // The name is made from the contents.
    this.files.push({ path, key: path, contents });
    return path.slice(path.lastIndexOf('/') + 1);
  }

  /** What an earlier file says. */
  read<T>(name: string): T {
    // Only docsgen writes these files; what it keeps of them has been checked by its digest.
    return JSON.parse(String(this.#earlier.get(name)?.contents)) as T;
  }

  /** Leaves an earlier file as it is. */
  keep(name: string): string {
    const file = this.#earlier.get(name);
    if (file) this.files.push(file);
    return name;
  }
}
