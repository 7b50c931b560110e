import type { Doc } from '../content/doc.js';
import type { Outcome } from '../diagnostics/diagnostic.js';
import type { SourceFile } from '../files/source-file.js';
import type { BuildCache } from './cache/index.js';
import {
  createDocParser,
  optionsKeys,
  type ParsedDocFile,
  type ParserSetup,
} from './doc-parser.js';
import { includeReader } from './include-reader.js';
import { digest } from './theme/index.js';

/** A file, understood; what it says is a `DocText` as JSON, made when it is asked for. */
export interface CachedDoc {
  readonly head: Outcome<Doc>;
  readonly text: () => Uint8Array;
}

/** Markdown files that have been understood before, as long as all that went into them is as it was. */
export class CachedDocs {
  readonly parse: (file: SourceFile) => ParsedDocFile;
  readonly #cache: Pick<BuildCache, 'docs' | 'texts'>;
  readonly #keyOf: (file: SourceFile, includes: readonly string[]) => string;
  readonly #optionsKeyOf: (path: string) => string;

  constructor(setup: ParserSetup, cache: Pick<BuildCache, 'docs' | 'texts'>) {
    this.#cache = cache;
    this.parse = createDocParser(setup);
    this.#optionsKeyOf = optionsKeys(setup);
    this.#keyOf = setupKeys(setup, this.#optionsKeyOf);
  }

  find(file: SourceFile): CachedDoc | undefined {
    const { docs, texts } = this.#cache;
    const head = docs.find(file.path);
    if (!head || !this.#isKey(head.key, file, head.value.value.includes)) return undefined;
    if (texts.keyOf(file.path) !== head.key) return undefined;
    // Most are not asked for; one that the disk has not kept whole is made again.
    texts.retain(file.path);
    return { head: head.value, text: () => texts.bytesOf(file.path) ?? this.parse(file).text };
  }

  /** Whether a key is the file's. Of most, no other is put together to compare it with. */
  #isKey(key: string, file: SourceFile, includes: readonly string[]): boolean {
    if (includes.length > 0) return key === this.#keyOf(file, includes);
    const own = file.digest;
    const options = this.#optionsKeyOf(file.path);
    const isAsLong = key.length === own.length + 1 + options.length;
    return isAsLong && key.startsWith(own) && key.endsWith(options);
  }

  /** @returns the text, which lies in the cache alone: thousands of texts are too much for memory */
  keep(file: SourceFile, { head, text }: ParsedDocFile): () => Uint8Array {
    const key = this.#keyOf(file, head.value.includes);
    this.#cache.docs.keep(file.path, { key, value: head });
    this.#cache.texts.keep(file.path, { key, value: text });
    const { path } = file;
    return () => {
      const kept = this.#cache.texts.bytesOf(path);
      if (!kept) throw new Error(`No text of ${path}`);
      return kept;
    };
  }
}

/** A document depends on its bytes, on the files it includes and on the Markdown options. */
function setupKeys(
  setup: ParserSetup,
  optionsKeyOf: (path: string) => string,
): (file: SourceFile, includes: readonly string[]) => string {
  const read = includeReader(setup.access);
  return (file, includes) => {
    const own = `${file.digest} ${optionsKeyOf(file.path)}`;
    // Most include nothing, and to shorten thousands of keys takes long.
    if (includes.length === 0) return own;
    // A file that is missing differs from an empty one.
    return digest(JSON.stringify([own, ...includes.map((path) => [path, read(path) ?? null])]));
  };
}
