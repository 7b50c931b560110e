import type { Doc } from '../../content/doc.js';
import { outlineDoc } from '../../content/index.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { FileAccess } from '../../files/index.js';
import type { SourceFile } from '../../files/source-file.js';
import type { BuildCache } from '../cache/index.js';
import { type CachedDoc, CachedDocs } from '../cached-docs.js';
import { contentOptions, type ParsedDocFile, type ParserSetup } from '../doc-parser.js';
import { includeReader } from '../include-reader.js';
import type { ParsedDocs } from '../parse-docs.js';
import { ReportingReader, readTexts } from '../read-files.js';
import { SourceFiles } from '../source-files.js';
import { timeSlices } from '../time-slice.js';
import { SideParser } from './slow-file-parser.js';

/** Milliseconds after which whoever tells the process to end is heard. */
const sketchTurn = 200;

/** Markdown files of which only the beginnings have been looked at, until somebody asks for one. */
export class OutlinedDocs {
  readonly #access: FileAccess;
  readonly #kept: CachedDocs;
  readonly #parser: SideParser;
  readonly #files = new Map<string, SourceFile>();
  readonly #heads = new Map<string, Doc>();
  readonly #understood = new Map<string, CachedDoc>();
  /** What is being understood. */
  readonly #pending = new Map<string, Promise<CachedDoc>>();
  /** What takes too long for this thread; until somebody asks for it, it says nothing. */
  readonly #slow = new Map<string, CachedDoc>();

  private constructor(setup: ParserSetup, cache: BuildCache) {
    this.#access = setup.access;
    this.#kept = new CachedDocs(setup, cache);
    this.#parser = new SideParser(setup);
  }

  static async open(
    files: readonly SourceFile[],
    setup: ParserSetup,
    cache: BuildCache,
  ): Promise<OutlinedDocs> {
    const docs = new OutlinedDocs(setup, cache);
    const { giveWay } = timeSlices(sketchTurn);
    const optionsOf = contentOptions(setup);
    const read = includeReader(setup.access);
    for (const file of files) {
      await giveWay();
      const sketch = (): Doc => outlineDoc(file, optionsOf(file.path), read);
      docs.#files.set(file.path, file);
      docs.#heads.set(
        file.path,
        docs.#kept.find(file)?.head.value ??
          docs.#parser.atOnce(sketch) ??
          outlineDoc({ ...file, text: '' }, optionsOf(file.path), read),
      );
    }
    return docs;
  }

  /** What is known of all files by now. */
  heads(): readonly Doc[] {
    return [...this.#heads.values()];
  }

  /** As if they were understood; what is wrong with them is told when they are. */
  parsed(): ParsedDocs {
    return {
      heads: this.heads().map((value) => ({ value, diagnostics: [] })),
      texts: new Map([...this.#files.keys()].map((path) => [path, () => this.#textNow(path)])),
      areSketched: true,
    };
  }

  /** Understands a file. Whether pages show something else of its head than was thought. */
  async learn(path: string): Promise<boolean> {
    const before = this.#heads.get(path);
    if (!before) return false;
    const head = (await this.#understand(path)).head.value;
    this.#heads.set(path, head);
    return docShown(head) !== docShown(before);
  }

  /**
   * Takes in what files say now, unless there are errors in them.
   *
   * @returns what is wrong with them; undefined where one of them is no document, or has gone
   */
  async reread(paths: readonly string[]): Promise<readonly Diagnostic[] | undefined> {
    if (!paths.every((path) => this.#files.has(path))) return undefined;
    const { siteDir } = this.#access;
    const reader = new ReportingReader(siteDir, new SourceFiles(this.#access));
    const files = readTexts(siteDir, paths, reader);
    if (files.length < paths.length) return undefined;
    const made: { readonly file: SourceFile; readonly doc: CachedDoc }[] = [];
    for (const file of files) {
      made.push({ file, doc: this.#kept.find(file) ?? (await this.#make(file)) });
    }
    const diagnostics = made.flatMap(({ doc }) => doc.head.diagnostics);
    if (diagnostics.some(({ severity }) => severity === 'error')) return diagnostics;
    for (const { file, doc } of made) {
      this.#files.set(file.path, file);
      this.#pending.delete(file.path);
      this.#understood.set(file.path, doc);
      this.#heads.set(file.path, doc.head.value);
    }
    return diagnostics;
  }

  async #understand(path: string): Promise<CachedDoc> {
    const known = this.#known(path);
    if (known) return known;
    const pending = this.#pending.get(path) ?? this.#make(this.#fileOf(path));
    this.#pending.set(path, pending);
    try {
      const made = await pending;
      // It may have been written meanwhile.
      if (this.#pending.get(path) === pending) this.#understood.set(path, made);
      return this.#known(path) ?? made;
    } finally {
      if (this.#pending.get(path) === pending) this.#pending.delete(path);
    }
  }

  /** What a file says, as far as it can be understood in no time: another page shows something of it. */
  #textNow(path: string): Uint8Array {
    const known = this.#known(path) ?? this.#slow.get(path);
    if (known) return known.text();
    const file = this.#fileOf(path);
    const parsed = this.#parser.parseAtOnce(file);
    if (!parsed) {
      const { head, text } = this.#kept.parse({ ...file, text: '' });
      this.#slow.set(path, { head, text: () => text });
      return text;
    }
    this.#understood.set(path, this.#keep(file, parsed));
    return parsed.text;
  }

  #known(path: string): CachedDoc | undefined {
    const known = this.#understood.get(path) ?? this.#kept.find(this.#fileOf(path));
    if (known) this.#understood.set(path, known);
    return known;
  }

  #fileOf(path: string): SourceFile {
    const file = this.#files.get(path);
    if (!file) throw new Error(`No text of ${path}`);
    return file;
  }

  async #make(file: SourceFile): Promise<CachedDoc> {
    const parsed = await this.#parser.parse(file);
    const { head, text, isLost } = parsed;
    return isLost ? { head, text: () => text } : this.#keep(file, parsed);
  }

  #keep(file: SourceFile, parsed: ParsedDocFile): CachedDoc {
    this.#kept.keep(file, parsed);
    return { head: parsed.head, text: () => parsed.text };
  }
}

function docShown({ path, meta, title, titleHtml, hasExcerpt }: Doc): string {
  return JSON.stringify([path, meta, title, titleHtml, hasExcerpt]);
}
