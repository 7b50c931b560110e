import { sketchDoc } from '../../content/index.js';
import type { FileAccess } from '../../files/index.js';
import type { Diagnostic, Doc, SourceFile } from '../../model/index.js';
import type { BuildCache } from '../cache/index.js';
import { contentOptions, type ParserSetup } from '../doc-parser.js';
import { includeReader } from '../include-reader.js';
import { type KeptDoc, KeptDocs } from '../kept-docs.js';
import type { ParsedDocs } from '../parse-docs.js';
import { ReportingReader, readTexts } from '../read-files.js';
import { SourceFiles } from '../source-files.js';

/** Markdown files of which only the beginnings have been looked at, until somebody asks for one. */
export class SketchedDocs {
  readonly #access: FileAccess;
  readonly #kept: KeptDocs;
  readonly #files: Map<string, SourceFile>;
  readonly #heads: Map<string, Doc>;
  readonly #understood = new Map<string, KeptDoc>();

  constructor(files: readonly SourceFile[], setup: ParserSetup, cache: BuildCache) {
    const kept = new KeptDocs(setup, cache);
    const optionsOf = contentOptions(setup);
    const read = includeReader(setup.access);
    this.#access = setup.access;
    this.#kept = kept;
    this.#files = new Map(files.map((file) => [file.path, file]));
    this.#heads = new Map(
      files.map((file) => [
        file.path,
        kept.find(file)?.head.value ?? sketchDoc(file, optionsOf(file.path), read),
      ]),
    );
  }

  /** What is known of all files by now. */
  heads(): readonly Doc[] {
    return [...this.#heads.values()];
  }

  /** As if they were understood; what is wrong with them is told when they are. */
  parsed(): ParsedDocs {
    return {
      heads: this.heads().map((value) => ({ value, diagnostics: [] })),
      texts: new Map(
        [...this.#files.keys()].map((path) => [path, () => this.#understand(path).text()]),
      ),
      areSketched: true,
    };
  }

  /** Understands a file. Whether pages show something else of its head than was thought. */
  learn(path: string): boolean {
    const before = this.#heads.get(path);
    if (!before) return false;
    const head = this.#understand(path).head.value;
    this.#heads.set(path, head);
    return shownOf(head) !== shownOf(before);
  }

  /**
   * Takes in what files say now, unless there are errors in them.
   *
   * @returns what is wrong with them; undefined where one of them is no document, or has gone
   */
  reread(paths: readonly string[]): readonly Diagnostic[] | undefined {
    if (!paths.every((path) => this.#files.has(path))) return undefined;
    const { siteDir } = this.#access;
    const reader = new ReportingReader(siteDir, new SourceFiles(this.#access));
    const files = readTexts(siteDir, paths, reader);
    if (files.length < paths.length) return undefined;
    const made = files.map((file) => ({ file, doc: this.#kept.find(file) ?? this.#make(file) }));
    const diagnostics = made.flatMap(({ doc }) => doc.head.diagnostics);
    if (diagnostics.some(({ severity }) => severity === 'error')) return diagnostics;
    for (const { file, doc } of made) {
      this.#files.set(file.path, file);
      this.#understood.set(file.path, doc);
      this.#heads.set(file.path, doc.head.value);
    }
    return diagnostics;
  }

  #understand(path: string): KeptDoc {
    const known = this.#understood.get(path);
    if (known) return known;
    const file = this.#files.get(path);
    if (!file) throw new Error(`No text of ${path}`);
    const found = this.#kept.find(file) ?? this.#make(file);
    this.#understood.set(path, found);
    return found;
  }

  #make(file: SourceFile): KeptDoc {
    const parsed = this.#kept.parse(file);
    this.#kept.keep(file, parsed);
    return { head: parsed.head, text: () => parsed.text };
  }
}

function shownOf({ path, meta, title, titleHtml, hasExcerpt }: Doc): string {
  return JSON.stringify([path, meta, title, titleHtml, hasExcerpt]);
}
