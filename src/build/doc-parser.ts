import { type ContentOptions, optionsKey, parseDoc, type ReadFile } from '../content/index.js';
import type { FileAccess } from '../files/index.js';
import type { Doc, Outcome, SourceFile, Texts } from '../model/index.js';
import {
  docDigests,
  originalPath,
  type TranslationFolders,
  translatedPath,
} from '../site/index.js';
import { includeReader } from './include-reader.js';

/** What a document is understood with, beside its file. Plain data, so that it can be sent to another thread. */
export interface ParserSetup {
  /** Files that texts may include. */
  readonly access: FileAccess;
  readonly trustedHtml: boolean;
  /** The default one first. */
  readonly locales: readonly {
    readonly texts: Texts;
    readonly translations: TranslationFolders;
  }[];
}

/** A file, understood. */
export interface ParsedFile {
  readonly head: Outcome<Doc>;
  /** What it says, a `DocText` as JSON: kept like this, as it is needed for a moment only. */
  readonly text: Uint8Array;
}

/** Understands Markdown files, each in the language of the folder that it lies in. */
export function docParser(setup: ParserSetup): (file: SourceFile) => ParsedFile {
  const optionsOf = contentOptions(setup);
  const read = includeReader(setup.access);
  return (file) => {
    const { value, diagnostics } = parseDoc(file, optionsOf(file.path), read);
    return {
      head: { value: onItsOwn(value.head), diagnostics },
      text: Buffer.from(JSON.stringify(value.text)),
    };
  };
}

/**
 * A copy with its digests, without strings that were cut from longer ones: such a string keeps the whole text in
 * memory.
 */
function onItsOwn(head: Doc): Doc {
  const copy: Doc = JSON.parse(JSON.stringify(head));
  return { ...copy, digests: docDigests(copy) };
}

/** A short text that is another one wherever a file might be understood in another way. */
export function optionsKeys(setup: ParserSetup): (path: string) => string {
  const optionsOf = contentOptions(setup);
  return (path) => optionsKey(optionsOf(path));
}

/** The options of a file, by its path. */
export function contentOptions(setup: ParserSetup): (path: string) => ContentOptions {
  const { trustedHtml, locales } = setup;
  const read = includeReader(setup.access);
  const [main] = locales;
  if (!main) throw new Error('A site has at least one locale.');
  const original = {
    trustedHtml,
    texts: main.texts,
    findFile: (path: string) => besideTheDocs(path, read),
  };
  const ofLocales = locales.map(({ texts, translations }) => ({
    root: `${translations.root}/`,
    options: {
      trustedHtml,
      texts,
      findFile: (path: string) => translatedInclude(path, translations, read),
    },
  }));
  return (path) => ofLocales.find(({ root }) => path.startsWith(root))?.options ?? original;
}

/** What a translation includes is translated, too, or else the original's. */
function translatedInclude(path: string, translations: TranslationFolders, read: ReadFile): string {
  const original = originalPath(path, translations) ?? path;
  const candidates = [translatedPath(original, translations), original, unfrozen(original)];
  return candidates.find((file) => file !== undefined && read(file) !== undefined) ?? path;
}

/** What a frozen document includes from outside of its folder lay beside the documents being written. */
function besideTheDocs(path: string, read: ReadFile): string {
  const other = unfrozen(path);
  return other !== undefined && read(path) === undefined && read(other) !== undefined
    ? other
    : path;
}

function unfrozen(path: string): string | undefined {
  const frozen = 'versioned_docs/';
  return path.startsWith(frozen) ? `content/${path.slice(frozen.length)}` : undefined;
}
