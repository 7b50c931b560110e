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

/** The result of showing changed files without a build. */
export type HotUpdate = AppliedChanges | { readonly kind: 'unfinished' | 'needs-build' };

/**
 * - `applied`: the pages show the changes, except those with errors.
 * - `unfinished`: a file looks half-written, so nothing was done. The next change event will follow.
 * - `needs-build`: other pages may change as well. Opening the site again is always correct once the files are stable.
 */
interface AppliedChanges {
  readonly kind: 'applied';
  /** Diagnostics of the pages that show the files. Pages with errors are not replaced. */
  readonly diagnostics: readonly Diagnostic[];
  /** HTML of the changed pages by URL; `all` if any page may have changed. */
  readonly pages: ReadonlyMap<string, string> | 'all';
  /** Whether more pages show the files; they are updated when the site is opened again. */
  readonly hasMorePages?: boolean | undefined;
}

/** A page that was rendered again. */
export interface UpdatedPage {
  readonly page: PlannedPage;
  readonly html: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** The site to which changes are applied. */
interface UpdatedSite {
  readonly config: Pick<SiteConfig, 'rules'>;
  /** Returns the Markdown files as far as they have been parsed. */
  readonly docs: () => readonly Doc[];
  readonly setup: ParserSetup;
  /** Receives the current texts, except those with errors; `render` reads them. */
  readonly texts: Map<string, DocText>;
  /** Renders the pages of a Markdown file. */
  readonly render: (file: string) => readonly UpdatedPage[];
  /** Receives the pages to serve from now on. */
  readonly serve: (updated: UpdatedPage) => void;
  /** Returns the Markdown files of the requested pages, most recent first. */
  readonly requestedFiles: () => readonly string[];
}

/** A document that has changed since the site was planned. */
interface ChangedDoc {
  readonly doc: Doc;
  /** Digest of the inputs. */
  readonly key: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly text: DocText;
}

/** Why changes were not applied. */
type NotApplied = Exclude<HotUpdate, AppliedChanges>;

/**
 * Limits of the documents that are rendered at once: all of them, or, if there are too many, those
 * requested most recently. The rest follows when the site is opened again.
 */
const maxUpdated = 30;
const maxRecent = 8;

/** Applies changed documents to a site, if only the pages that show them are affected. */
export class HotUpdates {
  readonly #site: UpdatedSite;
  /** The latest applied state of the changed files, by path. */
  readonly #applied = new Map<string, Pick<ChangedDoc, 'key' | 'diagnostics'>>();
  readonly #parser: TimeLimitedParser;
  #areAny = false;
  /** Changes are applied in order, however long each takes to parse. */
  #previous: Promise<unknown> = Promise.resolve();

  constructor(site: UpdatedSite) {
    this.#site = site;
    this.#parser = new TimeLimitedParser(site.setup);
  }

  /** Whether any change has been applied. */
  get areAny(): boolean {
    return this.#areAny;
  }

  /**
   * Returns the documents that are, or include, one of these files (absolute paths). If there are too many, only those
   * of recently requested pages.
   *
   * @param requested Markdown files of the requested pages, most recent first
   */
  docsToUpdate(files: Iterable<string>, requested: readonly string[]): readonly Doc[] {
    return recentDocs(this.#affectedDocs(files), requested);
  }

  /**
   * Applies the current state of files.
   * @param files absolute paths
   */
  apply(files: Iterable<string>): Promise<HotUpdate> {
    const update = this.#previous.then(() => this.#apply([...files]));
    this.#previous = update.catch(() => undefined);
    return update;
  }

  async #apply(files: readonly string[]): Promise<HotUpdate> {
    const all = this.#affectedDocs(files);
    const docs = recentDocs(all, this.#site.requestedFiles());
    const known = new Set(all.flatMap((doc) => [doc.path, ...doc.includes]));
    const areKnown = docs.length > 0 && this.#sitePaths(files).every((name) => known.has(name));
    // A page in React is compiled with its modules.
    if (!areKnown || all.some(({ component }) => component)) return { kind: 'needs-build' };
    const changed = await this.#parseChanged(docs);
    if ('kind' in changed) return changed;
    if (changed.length > 0) this.#areAny = true;
    const pages = this.#render(changed);
    const diagnostics = docs.flatMap((doc) => this.#applied.get(doc.path)?.diagnostics ?? []);
    return { kind: 'applied', diagnostics, pages, hasMorePages: docs.length < all.length };
  }

  /** Returns the documents that are, or include, one of these files (absolute paths). */
  #affectedDocs(files: Iterable<string>): readonly Doc[] {
    const names = new Set(this.#sitePaths(files));
    return this.#site
      .docs()
      .filter(
        ({ path: file, includes }) => names.has(file) || includes.some((name) => names.has(name)),
      );
  }

  async #parseChanged(docs: readonly Doc[]): Promise<readonly ChangedDoc[] | NotApplied> {
    const { setup, texts } = this.#site;
    const read = includeReader(setup.access);
    const guard = new FileGuard(setup.access);
    const changed: ChangedDoc[] = [];
    for (const doc of docs) {
      const source = guard.read(path.join(setup.access.siteDir, doc.path), maxTextBytes);
      // Editors truncate or remove a file before they write it.
      const isUnfinished =
        source === undefined || ('byteLength' in source && source.byteLength === 0);
      if (isUnfinished) return { kind: 'unfinished' };
      // The diagnostic is reported when the site is opened again.
      if (isRefusal(source)) return { kind: 'needs-build' };
      const file = {
        path: doc.path,
        text: decodeText(source),
        invalidByte: invalidByteIn(source),
        digest: sha256(source),
      };
      const key = valueDigest([file.digest, ...doc.includes.map(read)]);
      if (this.#applied.get(doc.path)?.key === key) continue;
      if (file.digest === doc.digest && doc.includes.length === 0 && !texts.has(doc.path)) {
        this.#applied.delete(doc.path);
        continue;
      }
      const { doc: parsed, text, isLost } = await this.#parser.parse(file);
      if (!isLost && !isSameDoc(parsed.value, doc)) return { kind: 'needs-build' };
      changed.push({ doc, key, diagnostics: parsed.diagnostics, text: fromJson<DocText>(text) });
    }
    return changed;
  }

  /** @returns HTML of the changed pages by URL */
  #render(changed: readonly ChangedDoc[]): ReadonlyMap<string, string> {
    const { config, texts, render, serve } = this.#site;
    const textsBefore = new Map(changed.map(({ doc }) => [doc.path, texts.get(doc.path)]));
    for (const { doc, text } of changed) texts.set(doc.path, text);
    const htmlByUrl = new Map<string, string>();
    for (const { doc, key, diagnostics } of changed) {
      const pages = render(doc.path);
      const found = [...diagnostics, ...pages.flatMap((page) => page.diagnostics)];
      const all = applyRules(found, config.rules);
      this.#applied.set(doc.path, { key, diagnostics: all });
      if (all.some(({ severity }) => severity === 'error')) {
        const text = textsBefore.get(doc.path);
        if (text) texts.set(doc.path, text);
        else texts.delete(doc.path);
        continue;
      }
      for (const page of pages) {
        serve(page);
        htmlByUrl.set(page.page.url, page.html);
      }
    }
    return htmlByUrl;
  }

  /** Paths as in diagnostics, relative to the site's folder. */
  #sitePaths(files: Iterable<string>): readonly string[] {
    return [...files].map((file) => sitePath(this.#site.setup.access.siteDir, file));
  }
}

/** @param requested Markdown files of the requested pages, most recent first */
function recentDocs(docs: readonly Doc[], requested: readonly string[]): readonly Doc[] {
  if (docs.length <= maxUpdated) return docs;
  const byPath = new Map(docs.map((doc) => [doc.path, doc]));
  return [...new Set(requested)].flatMap((file) => byPath.get(file) ?? []).slice(0, maxRecent);
}

/** Whether two states of a file are equal in all that other pages show. */
function isSameDoc(a: Doc, b: Doc): boolean {
  return JSON.stringify({ ...a, digest: '' }) === JSON.stringify({ ...b, digest: '' });
}
