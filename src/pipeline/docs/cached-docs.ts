import type { Doc } from '../../content/doc.js';
import type { Outcome } from '../../diagnostics/diagnostic.js';
import { valueDigest } from '../../files/sha256.js';
import type { SourceFile } from '../../files/source-file.js';
import type { BuildCache } from '../cache/index.js';
import {
  createDocParser,
  optionsKeys,
  type ParsedDocFile,
  type ParserSetup,
} from './doc-parser.js';
import { includeReader } from './include-reader.js';

/** A parsed file. Its text, a `DocText` as JSON, is read on demand. */
export interface CachedDoc {
  readonly doc: Outcome<Doc>;
  readonly text: () => Uint8Array;
}

/** Cache of parsed Markdown files. An entry is valid as long as none of its inputs has changed. */
export class CachedDocs {
  readonly parse: (file: SourceFile) => ParsedDocFile;
  readonly #cache: Pick<BuildCache, 'docs' | 'texts'>;
  readonly #keyOf: (file: SourceFile, inputs: DocInputs) => string;
  readonly #optionsKeyOf: (path: string) => string;

  constructor(setup: ParserSetup, cache: Pick<BuildCache, 'docs' | 'texts'>) {
    this.#cache = cache;
    this.parse = createDocParser(setup);
    this.#optionsKeyOf = optionsKeys(setup);
    this.#keyOf = setupKeys(setup, this.#optionsKeyOf);
  }

  find(file: SourceFile): CachedDoc | undefined {
    const { docs, texts } = this.#cache;
    const doc = docs.find(file.path);
    if (!doc || !this.#isKey(doc.key, file, doc.value.value)) return undefined;
    if (texts.entryKey(file.path) !== doc.key) return undefined;
    // Most texts are never read; a text that is damaged on disk is parsed again.
    texts.retain(file.path);
    return { doc: doc.value, text: () => texts.entryBytes(file.path) ?? this.parse(file).text };
  }

  /**
   * Whether a key belongs to the file. Files without other inputs are compared without building a
   * key, which matters for thousands of files.
   */
  #isKey(key: string, file: SourceFile, inputs: DocInputs): boolean {
    if (!standsAlone(inputs)) return key === this.#keyOf(file, inputs);
    const own = file.digest;
    const options = this.#optionsKeyOf(file.path);
    const isAsLong = key.length === own.length + 1 + options.length;
    return isAsLong && key.startsWith(own) && key.endsWith(options);
  }

  /** @returns a function that reads the text from the cache, because thousands of texts do not fit into memory */
  keep(file: SourceFile, { doc, text }: ParsedDocFile): () => Uint8Array {
    const key = this.#keyOf(file, doc.value);
    this.#cache.docs.keep(file.path, { key, value: doc });
    this.#cache.texts.keep(file.path, { key, value: text });
    const { path } = file;
    return () => {
      const kept = this.#cache.texts.entryBytes(path);
      if (!kept) throw new Error(`No text of ${path}`);
      return kept;
    };
  }
}

/** What a document depends on besides its own bytes and the Markdown options. */
type DocInputs = Pick<Doc, 'includes' | 'blocks'>;

function standsAlone({ includes, blocks = [] }: DocInputs): boolean {
  return includes.length === 0 && blocks.length === 0;
}

/** A document depends on its bytes, on files that it includes, on blocks that it uses and on the Markdown options. */
function setupKeys(
  setup: ParserSetup,
  optionsKeyOf: (path: string) => string,
): (file: SourceFile, inputs: DocInputs) => string {
  const read = includeReader(setup.access);
  const blockDigests = new Map(
    setup.blocks?.declarations.map(({ name, digest: code }) => [name, code]),
  );
  return (file, inputs) => {
    const own = `${file.digest} ${optionsKeyOf(file.path)}`;
    // Most documents stand alone, and hashing thousands of keys is slow.
    if (standsAlone(inputs)) return own;
    const { includes, blocks = [] } = inputs;
    // Distinguishes a missing file from an empty one.
    const files = includes.map((path) => [path, read(path) ?? null]);
    const used = blocks.map((name) => [name, blockDigests.get(name) ?? null]);
    return valueDigest([own, ...files, ...used]);
  };
}
