import path from 'node:path';
import type { Doc, DocText } from '../../content/doc.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { sitePath } from '../../diagnostics/site-path.js';
import { decodeText, invalidByteIn } from '../../files/decode-text.js';
import { FileGuard, isRefusal, maxTextBytes } from '../../files/index.js';
import type { PlannedPage } from '../../site/index.js';
import { fromJson } from '../cache/index.js';
import type { ParserSetup } from '../doc-parser.js';
import { includeReader } from '../include-reader.js';
import { digest } from '../theme/index.js';
import { SideParser } from './slow-file-parser.js';

/** What has become of some files. */
export interface Revision {
  /** What is wrong with the pages that show them; those with errors stay as they were. */
  readonly diagnostics: readonly Diagnostic[];
  /** HTML of those pages by their URL, where they are another now; `all` where any page may be. */
  readonly pages: ReadonlyMap<string, string> | 'all';
  /** Whether there are more pages that show them, for which the site has to be opened anew. */
  readonly isPart?: boolean | undefined;
}

/** A page made anew. */
export interface RenderedRevision {
  readonly page: PlannedPage;
  readonly html: string;
  readonly diagnostics: readonly Diagnostic[];
}

interface RevisedFrom {
  /** What is known of the Markdown files by now. */
  readonly docs: () => readonly Doc[];
  readonly setup: ParserSetup;
  /** Gets what files say now but for what cannot be shown; read by `show`. */
  readonly texts: Map<string, DocText>;
  /** Makes the pages of a Markdown file. */
  readonly show: (file: string) => readonly RenderedRevision[];
  /** Gets those that are shown from now on. */
  readonly keep: (shown: RenderedRevision) => void;
  /** Markdown files whose pages were asked for, the last one first. */
  readonly seen: () => readonly string[];
}

/** What a file says since the site was planned. */
interface Revised {
  readonly doc: Doc;
  /** Digest of all that went into it. */
  readonly key: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly text: DocText;
}

/**
 * Of how many texts the pages are made again at once; for more, others would have to wait too long. Those that somebody
 * looks at come first, and all when the site is opened anew.
 */
const mostRevised = 30;
const mostSeen = 8;

/** Texts that have changed since the site was planned, where that changes nothing but the pages that show them. */
export class Revisions {
  readonly #from: RevisedFrom;
  /** The last look at files that have changed, by path. */
  readonly #last = new Map<string, Pick<Revised, 'key' | 'diagnostics'>>();
  readonly #parser: SideParser;
  #areAny = false;
  /** What was read first is shown first, however long it takes to understand it. */
  #before: Promise<unknown> = Promise.resolve();

  constructor(from: RevisedFrom) {
    this.#from = from;
    this.#parser = new SideParser(from.setup);
  }

  /** Whether there has been one. */
  get areAny(): boolean {
    return this.#areAny;
  }

  /** What is made from these files, by their absolute paths, or includes them. */
  docsOf(files: Iterable<string>): readonly Doc[] {
    const names = new Set(this.#namesOf(files));
    return this.#from
      .docs()
      .filter(
        ({ path: file, includes }) => names.has(file) || includes.some((one) => names.has(one)),
      );
  }

  /**
   * The same, of many only those that somebody looks at.
   *
   * @param seen Markdown files whose pages were asked for, the last one first
   */
  seenOf(files: Iterable<string>, seen = this.#from.seen()): readonly Doc[] {
    const all = this.docsOf(files);
    if (all.length <= mostRevised) return all;
    const byPath = new Map(all.map((doc) => [doc.path, doc]));
    return [...new Set(seen)].flatMap((file) => byPath.get(file) ?? []).slice(0, mostSeen);
  }

  /**
   * Takes in what some files say now. Undefined where it may change more than their pages; then the site has to be
   * opened anew, which is right in any case once the files have come to rest.
   *
   * @param files absolute paths
   * @returns `later` where somebody seems to be writing still
   */
  take(files: Iterable<string>): Promise<Revision | 'later' | undefined> {
    const taken = this.#before.then(() => this.#take([...files]));
    this.#before = taken.catch(() => undefined);
    return taken;
  }

  async #take(files: readonly string[]): Promise<Revision | 'later' | undefined> {
    const all = this.docsOf(files);
    const touched = this.seenOf(files);
    const known = new Set(all.flatMap((doc) => [doc.path, ...doc.includes]));
    if (touched.length === 0) return undefined;
    if (this.#namesOf(files).some((name) => !known.has(name))) return undefined;
    const fresh = await this.#understand(touched);
    if (!Array.isArray(fresh)) return fresh;
    if (fresh.length > 0) this.#areAny = true;
    const pages = this.#show(fresh);
    const diagnostics = touched.flatMap((doc) => this.#last.get(doc.path)?.diagnostics ?? []);
    return { diagnostics, pages, isPart: touched.length < all.length };
  }

  async #understand(docs: readonly Doc[]): Promise<Revised[] | 'later' | undefined> {
    const { setup, texts } = this.#from;
    const read = includeReader(setup.access);
    const guard = new FileGuard(setup.access);
    const fresh: Revised[] = [];
    for (const doc of docs) {
      const source = guard.read(path.join(setup.access.siteDir, doc.path), maxTextBytes);
      // Editors empty a file, or take it away, before they write it.
      if (source === undefined || ('byteLength' in source && source.byteLength === 0))
        return 'later';
      // Opening the site anew says why.
      if (isRefusal(source)) return undefined;
      const file = {
        path: doc.path,
        text: decodeText(source),
        invalidByte: invalidByteIn(source),
        digest: digest(source),
      };
      const key = digest(JSON.stringify([file.digest, ...doc.includes.map(read)]));
      if (this.#last.get(doc.path)?.key === key) continue;
      if (file.digest === doc.digest && doc.includes.length === 0 && !texts.has(doc.path)) {
        this.#last.delete(doc.path);
        continue;
      }
      const { head, text, isLost } = await this.#parser.parse(file);
      if (!isLost && !isSameHead(head.value, doc)) return undefined;
      fresh.push({ doc, key, diagnostics: head.diagnostics, text: fromJson<DocText>(text) });
    }
    return fresh;
  }

  /** @returns HTML of the pages that are another now, by their URL */
  #show(fresh: readonly Revised[]): ReadonlyMap<string, string> {
    const { texts, show, keep } = this.#from;
    const before = new Map(fresh.map(({ doc }) => [doc.path, texts.get(doc.path)]));
    for (const { doc, text } of fresh) texts.set(doc.path, text);
    const pages = new Map<string, string>();
    for (const { doc, key, diagnostics } of fresh) {
      const made = show(doc.path);
      const all = [...diagnostics, ...made.flatMap((one) => one.diagnostics)];
      this.#last.set(doc.path, { key, diagnostics: all });
      if (all.some(({ severity }) => severity === 'error')) {
        const text = before.get(doc.path);
        if (text) texts.set(doc.path, text);
        else texts.delete(doc.path);
        continue;
      }
      for (const one of made) {
        keep(one);
        pages.set(one.page.url, one.html);
      }
    }
    return pages;
  }

  #namesOf(files: Iterable<string>): readonly string[] {
    return [...files].map((file) => sitePath(this.#from.setup.access.siteDir, file));
  }
}

/** Whether the rest of the site sees no difference between two states of a file. */
function isSameHead(a: Doc, b: Doc): boolean {
  return JSON.stringify({ ...a, digest: '' }) === JSON.stringify({ ...b, digest: '' });
}
