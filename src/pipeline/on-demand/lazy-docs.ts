import type { Doc } from '../../content/doc.js';
import { outlineDoc } from '../../content/index.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { applyRules, type Rules } from '../../diagnostics/index.js';
import type { FileAccess } from '../../files/index.js';
import type { SourceFile } from '../../files/source-file.js';
import type { BuildCache } from '../cache/index.js';
import { type CachedDoc, CachedDocs } from '../docs/cached-docs.js';
import { contentOptions, type ParsedDocFile, type ParserSetup } from '../docs/doc-parser.js';
import { includeReader } from '../docs/include-reader.js';
import type { ParsedDocs } from '../docs/parse-docs.js';
import { SourceReader } from '../file-state/source-reader.js';
import { ReportingReader, readTexts } from '../files/read-files.js';
import { timeSlices } from '../timing/time-slice.js';
import { TimeLimitedParser } from './time-limited-parser.js';

/** Milliseconds of work before other events, such as Ctrl+C, are handled. */
const sliceMs = 200;

/** Markdown files that are only outlined until one of their pages is requested. */
export class LazyDocs {
  readonly #access: FileAccess;
  readonly #rules: Rules;
  readonly #kept: CachedDocs;
  readonly #parser: TimeLimitedParser;
  readonly #files = new Map<string, SourceFile>();
  readonly #docs = new Map<string, Doc>();
  readonly #understood = new Map<string, CachedDoc>();
  /** Files that are being parsed. */
  readonly #pending = new Map<string, Promise<CachedDoc>>();
  /** Files that take too long to parse on this thread; empty until their page is requested. */
  readonly #slow = new Map<string, CachedDoc>();

  private constructor(setup: ParserSetup, cache: BuildCache, rules: Rules) {
    this.#rules = rules;
    this.#access = setup.access;
    this.#kept = new CachedDocs(setup, cache);
    this.#parser = new TimeLimitedParser(setup);
  }

  static async open(
    files: readonly SourceFile[],
    setup: ParserSetup,
    cache: BuildCache,
    rules: Rules,
  ): Promise<LazyDocs> {
    const docs = new LazyDocs(setup, cache, rules);
    const { yieldIfOver } = timeSlices(sliceMs);
    const optionsOf = contentOptions(setup);
    const read = includeReader(setup.access);
    for (const file of files) {
      await yieldIfOver();
      const outline = (): Doc => outlineDoc(file, optionsOf(file.path), read);
      docs.#files.set(file.path, file);
      docs.#docs.set(
        file.path,
        docs.#kept.find(file)?.doc.value ??
          docs.#parser.runWithinLimit(outline) ??
          outlineDoc({ ...file, text: '' }, optionsOf(file.path), read),
      );
    }
    return docs;
  }

  /** Returns the documents of all files, parsed or outlined. */
  docs(): readonly Doc[] {
    return [...this.#docs.values()];
  }

  /** Returns the outlines in the form of parsed documents, without diagnostics. */
  parsed(): ParsedDocs {
    return {
      docs: this.docs().map((value) => ({ value, diagnostics: [] })),
      texts: new Map([...this.#files.keys()].map((path) => [path, () => this.#textNow(path)])),
      areOutlined: true,
    };
  }

  /**
   * Parses a file. Returns whether it differs from the outline in a way that other pages
   * show.
   */
  async learn(path: string): Promise<boolean> {
    const before = this.#docs.get(path);
    if (!before) return false;
    const doc = (await this.#understand(path)).doc.value;
    this.#docs.set(path, doc);
    return docShown(doc) !== docShown(before);
  }

  /**
   * Applies the current state of files, unless it has errors.
   * @returns diagnostics; undefined if a file is not a known document or has disappeared
   */
  async reread(paths: readonly string[]): Promise<readonly Diagnostic[] | undefined> {
    if (!paths.every((path) => this.#files.has(path))) return undefined;
    const { siteDir } = this.#access;
    const reader = new ReportingReader(siteDir, new SourceReader(this.#access));
    const files = readTexts(siteDir, paths, reader);
    if (files.length < paths.length) return undefined;
    const parsedDocs: { readonly file: SourceFile; readonly doc: CachedDoc }[] = [];
    for (const file of files) {
      parsedDocs.push({ file, doc: this.#kept.find(file) ?? (await this.#make(file)) });
    }
    const docDiagnostics = parsedDocs.flatMap(({ doc }) => doc.doc.diagnostics);
    const diagnostics = applyRules(docDiagnostics, this.#rules);
    if (diagnostics.some(({ severity }) => severity === 'error')) return diagnostics;
    for (const { file, doc } of parsedDocs) {
      this.#files.set(file.path, file);
      this.#pending.delete(file.path);
      this.#understood.set(file.path, doc);
      this.#docs.set(file.path, doc.doc.value);
    }
    return diagnostics;
  }

  async #understand(path: string): Promise<CachedDoc> {
    const known = this.#known(path);
    if (known) return known;
    const pending = this.#pending.get(path) ?? this.#make(this.#sourceFile(path));
    this.#pending.set(path, pending);
    try {
      const made = await pending;
      // The file may have been saved and parsed again meanwhile.
      if (this.#pending.get(path) === pending) this.#understood.set(path, made);
      return this.#known(path) ?? made;
    } finally {
      if (this.#pending.get(path) === pending) this.#pending.delete(path);
    }
  }

  /** Returns a file's text for another page, empty if parsing takes too long on this thread. */
  #textNow(path: string): Uint8Array {
    const known = this.#known(path) ?? this.#slow.get(path);
    if (known) return known.text();
    const file = this.#sourceFile(path);
    const parsed = this.#parser.parseWithinLimit(file);
    if (!parsed) {
      const { doc, text } = this.#kept.parse({ ...file, text: '' });
      this.#slow.set(path, { doc, text: () => text });
      return text;
    }
    this.#understood.set(path, this.#keep(file, parsed));
    return parsed.text;
  }

  #known(path: string): CachedDoc | undefined {
    const known = this.#understood.get(path) ?? this.#kept.find(this.#sourceFile(path));
    if (known) this.#understood.set(path, known);
    return known;
  }

  #sourceFile(path: string): SourceFile {
    const file = this.#files.get(path);
    if (!file) throw new Error(`No text of ${path}`);
    return file;
  }

  async #make(file: SourceFile): Promise<CachedDoc> {
    const parsed = await this.#parser.parse(file);
    const { doc, text, isLost } = parsed;
    return isLost ? { doc, text: () => text } : this.#keep(file, parsed);
  }

  #keep(file: SourceFile, parsed: ParsedDocFile): CachedDoc {
    this.#kept.keep(file, parsed);
    return { doc: parsed.doc, text: () => parsed.text };
  }
}

function docShown({ path, meta, title, titleHtml, hasExcerpt, operations }: Doc): string {
  return JSON.stringify([path, meta, title, titleHtml, hasExcerpt, operations]);
}
