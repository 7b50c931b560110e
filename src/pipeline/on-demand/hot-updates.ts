import path from 'node:path';
import type { SiteConfig } from '../../config/index.js';
import type { Doc, DocText } from '../../content/doc.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { applyRules } from '../../diagnostics/index.js';
import { sitePath } from '../../diagnostics/site-path.js';
import { decodeText, invalidByteIn } from '../../files/decode-text.js';
import { FileGuard, isRefusal, maxTextBytes } from '../../files/index.js';
import { sha256, valueDigest } from '../../files/sha256.js';
import type { PlannedPage } from '../../site/index.js';
import { fromJson } from '../cache/index.js';
import type { ParserSetup } from '../docs/doc-parser.js';
import { includeReader } from '../docs/include-reader.js';
import { TimeLimitedParser } from './time-limited-parser.js';

/** The result of applying changed files. */
export interface Revision {
  /** Diagnostics of the pages that show the files. Pages with errors are not replaced. */
  readonly diagnostics: readonly Diagnostic[];
  /** HTML of the changed pages by URL; `all` if any page may have changed. */
  readonly pages: ReadonlyMap<string, string> | 'all';
  /** Whether more pages show the files; they are updated when the site is opened again. */
  readonly needsBuild?: boolean | undefined;
}

/** A page that was rendered again. */
export interface RenderedRevision {
  readonly page: PlannedPage;
  readonly html: string;
  readonly diagnostics: readonly Diagnostic[];
}

interface RevisedFrom {
  readonly config: Pick<SiteConfig, 'rules'>;
  /** Returns the Markdown files as far as they have been parsed. */
  readonly docs: () => readonly Doc[];
  readonly setup: ParserSetup;
  /** Receives the current texts, except those with errors; `show` reads them. */
  readonly texts: Map<string, DocText>;
  /** Renders the pages of a Markdown file. */
  readonly show: (file: string) => readonly RenderedRevision[];
  /** Receives the pages to serve from now on. */
  readonly keep: (shown: RenderedRevision) => void;
  /** Markdown files of the requested pages, most recent first. */
  readonly seen: () => readonly string[];
}

/** A file that has changed since the site was planned. */
interface Revised {
  readonly doc: Doc;
  /** Digest of the inputs. */
  readonly key: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly text: DocText;
}

/**
 * Limits of the documents that are rendered at once: all of them, or, if there are too many, those
 * requested most recently. The rest follows when the site is opened again.
 */
const maxRevised = 30;
const maxRecent = 8;

/** Applies changed documents to a site, if only the pages that show them are affected. */
export class Revisions {
  readonly #from: RevisedFrom;
  /** The latest state of the changed files, by path. */
  readonly #last = new Map<string, Pick<Revised, 'key' | 'diagnostics'>>();
  readonly #parser: TimeLimitedParser;
  #areAny = false;
  /** Changes are applied in order, however long each takes to parse. */
  #before: Promise<unknown> = Promise.resolve();

  constructor(from: RevisedFrom) {
    this.#from = from;
    this.#parser = new TimeLimitedParser(from.setup);
  }

  /** Whether any change has been applied. */
  get areAny(): boolean {
    return this.#areAny;
  }

  /** Returns the documents that are, or include, one of these files (absolute paths). */
  docsOf(files: Iterable<string>): readonly Doc[] {
    const names = new Set(this.#namesOf(files));
    return this.#from
      .docs()
      .filter(
        ({ path: file, includes }) => names.has(file) || includes.some((one) => names.has(one)),
      );
  }

  /**
   * Like {@link docsOf}, but if there are too many, only those of recently requested pages.
   * @param seen Markdown files of the requested pages, most recent first
   */
  seenOf(files: Iterable<string>, seen = this.#from.seen()): readonly Doc[] {
    const all = this.docsOf(files);
    if (all.length <= maxRevised) return all;
    const byPath = new Map(all.map((doc) => [doc.path, doc]));
    return [...new Set(seen)].flatMap((file) => byPath.get(file) ?? []).slice(0, maxRecent);
  }

  /**
   * Applies the current state of files. Returns undefined if it may affect other pages; then the
   * site has to be opened again, which is always correct once the files are stable.
   * @param files absolute paths
   * @returns `later` if a file is probably still being written
   */
  apply(files: Iterable<string>): Promise<Revision | 'later' | undefined> {
    const taken = this.#before.then(() => this.#applyNow([...files]));
    this.#before = taken.catch(() => undefined);
    return taken;
  }

  async #applyNow(files: readonly string[]): Promise<Revision | 'later' | undefined> {
    const all = this.docsOf(files);
    const touched = this.seenOf(files);
    const known = new Set(all.flatMap((doc) => [doc.path, ...doc.includes]));
    if (touched.length === 0) return undefined;
    if (this.#namesOf(files).some((name) => !known.has(name))) return undefined;
    // A page in React is compiled with its modules.
    if (all.some(({ component }) => component)) return undefined;
    const fresh = await this.#parseChanged(touched);
    if (!Array.isArray(fresh)) return fresh;
    if (fresh.length > 0) this.#areAny = true;
    const pages = this.#show(fresh);
    const diagnostics = touched.flatMap((doc) => this.#last.get(doc.path)?.diagnostics ?? []);
    return { diagnostics, pages, needsBuild: touched.length < all.length };
  }

  async #parseChanged(docs: readonly Doc[]): Promise<Revised[] | 'later' | undefined> {
    const { setup, texts } = this.#from;
    const read = includeReader(setup.access);
    const guard = new FileGuard(setup.access);
    const fresh: Revised[] = [];
    for (const doc of docs) {
      const source = guard.read(path.join(setup.access.siteDir, doc.path), maxTextBytes);
      // Editors truncate or remove a file before they write it.
      if (source === undefined || ('byteLength' in source && source.byteLength === 0))
        return 'later';
      // The diagnostic is reported when the site is opened again.
      if (isRefusal(source)) return undefined;
      const file = {
        path: doc.path,
        text: decodeText(source),
        invalidByte: invalidByteIn(source),
        digest: sha256(source),
      };
      const key = valueDigest([file.digest, ...doc.includes.map(read)]);
      if (this.#last.get(doc.path)?.key === key) continue;
      if (file.digest === doc.digest && doc.includes.length === 0 && !texts.has(doc.path)) {
        this.#last.delete(doc.path);
        continue;
      }
      const { doc: parsed, text, isLost } = await this.#parser.parse(file);
      if (!isLost && !isSameDoc(parsed.value, doc)) return undefined;
      fresh.push({ doc, key, diagnostics: parsed.diagnostics, text: fromJson<DocText>(text) });
    }
    return fresh;
  }

  /** @returns HTML of the changed pages by URL */
  #show(fresh: readonly Revised[]): ReadonlyMap<string, string> {
    const { config, texts, show, keep } = this.#from;
    const before = new Map(fresh.map(({ doc }) => [doc.path, texts.get(doc.path)]));
    for (const { doc, text } of fresh) texts.set(doc.path, text);
    const pages = new Map<string, string>();
    for (const { doc, key, diagnostics } of fresh) {
      const made = show(doc.path);
      const found = [...diagnostics, ...made.flatMap((one) => one.diagnostics)];
      const all = applyRules(found, config.rules);
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

/** Whether two states of a file are equal in all that other pages show. */
function isSameDoc(a: Doc, b: Doc): boolean {
  return JSON.stringify({ ...a, digest: '' }) === JSON.stringify({ ...b, digest: '' });
}
