import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.js';
import type { OutputFile } from '../files/source-file.js';
import type { SearchRecord } from '../search/search-record.js';
import {
  type FoundPage,
  markdownText,
  type PageFindings,
  type PageMarkdown,
  type PageTraits,
  type PlannedPage,
} from '../site/index.js';
import { type BuildCache, fromJson } from './cache/index.js';
import { lazyFile } from './lazy-file.js';
import type { PageToIndex } from './search/search-thread.js';
import { digest } from './theme/index.js';

/** A page with its key, see `Page.key`, and where it stands among the others. */
export interface KeyedPage {
  readonly page: PlannedPage;
  readonly key: string;
  readonly index: number;
}

/** A page that has been made, with the keys under which it is kept: see `BuildCache`. */
interface MadePage extends Pick<KeyedPage, 'page' | 'key'> {
  readonly text: string;
}

/** A page with all that turned out about it. What its files have in them is read when somebody asks. */
export interface RenderedPage {
  readonly found: FoundPage;
  readonly files: readonly OutputFile[];
}

/** A page that has just been made, as bytes: thousands of pages are too much for memory in any other way. */
export interface FreshPage {
  /** See `Page.answers`. */
  readonly answers?: string | undefined;
  readonly findings: PageFindings;
  /** Digest of all that the HTML shows. */
  readonly htmlKey: string;
  /** Why there is no HTML. */
  readonly diagnostics: readonly Diagnostic[];
  readonly bytes: PageBytes;
  readonly markdown: () => PageMarkdown | undefined;
}

/** What was made of a page. Markdown, record and terms are JSON. */
interface PageBytes {
  /** Absent where it is known, or where the theme could not show the page. */
  readonly html?: Uint8Array | undefined;
  readonly markdown?: Uint8Array | undefined;
  readonly record?: Uint8Array | undefined;
  /** Of the record, for the search. */
  readonly terms?: Uint8Array | undefined;
}

/**
 * Puts a page into the cache, from where it is read whenever somebody asks for it.
 *
 * @param again makes the HTML anew, should the cache be damaged
 */
export function keepPage(
  made: MadePage,
  fresh: FreshPage,
  cache: BuildCache,
  again: () => string | undefined,
): Outcome<RenderedPage> {
  const { diagnostics } = fresh;
  if (diagnostics.length > 0) return { value: failedPage(made, fresh), diagnostics };
  const seen = findingsDigest(fresh.findings);
  putAway(made, fresh, seen, cache);
  // The functions below must not see the bytes, which would stay in memory with them.
  const { page, text } = made;
  const { findings, htmlKey, bytes } = fresh;
  const found = {
    page,
    traits: findingsTraits(findings),
    findings,
    digest: seen,
    textKey: text,
    markdown: bytes.markdown ? stored(cache.markdowns, page) : nothing,
    record: bytes.record ? stored(cache.records, page) : nothing,
  };
  const markdownKey = bytes.markdown && text;
  const value = storedPage(found, htmlKey, markdownKey, cache, again) ?? { found, files: [] };
  return { value, diagnostics };
}

export function findingsTraits({ styles, hasTryIt, record }: PageFindings): PageTraits {
  return { styles, hasTryIt, record };
}

/** See `FoundPage.digest`: what a page says is in its record, and changes far more often than the rest. */
export function findingsDigest({ record: _, queries: __, ...others }: PageFindings): string {
  return digest(JSON.stringify(others));
}

/** A page that the theme could not show: nothing of it is kept for other builds. */
function failedPage({ page }: MadePage, { findings, bytes }: FreshPage): RenderedPage {
  const { markdown, record } = bytes;
  const found = {
    page,
    traits: findings,
    findings,
    markdown: () => markdown && fromJson<PageMarkdown>(markdown),
    record: () => record && fromJson<SearchRecord>(record),
  };
  return { found, files: markdownFiles(found) };
}

function putAway(
  { page: { file, url }, key, text }: MadePage,
  { findings, htmlKey, bytes: { html, markdown, record, terms } }: FreshPage,
  seen: string,
  cache: BuildCache,
): void {
  if (html) cache.pages.keepBytes(file, htmlKey, html);
  const traits = findingsTraits(findings);
  cache.pageHeads.keep(file, { key, value: { traits, digest: seen, html: htmlKey, text } });
  cache.findings.keep(file, { key: text, value: findings });
  if (markdown) cache.markdowns.keepBytes(file, text, markdown);
  if (record) cache.records.keepBytes(file, text, record);
  if (terms && findings.record) cache.terms.keepBytes(url, findings.record, terms);
}

function stored<T>(
  shelf: { find(name: string): { readonly value: T } | undefined },
  { file }: PlannedPage,
): () => T | undefined {
  return () => shelf.find(file)?.value;
}

function nothing(): undefined {}

/** What a page that has just been made is written from, without reading it back. */
export function freshFiles(
  { page: { file, markdown: address }, text: key }: MadePage,
  { htmlKey, diagnostics, bytes: { html }, markdown }: FreshPage,
): OutputFile[] {
  if (diagnostics.length > 0) return [];
  const written = address && !address.isReplaced && markdown();
  return [
    ...(html ? [{ path: file, key: htmlKey, contents: html }] : []),
    ...(written ? [{ path: address.path, key, contents: markdownText(written) }] : []),
  ];
}

/** What the search needs of a page that has just been made; undefined where readers do not search it. */
export function pageToIndex(
  { url }: PlannedPage,
  { findings, diagnostics, bytes: { record, terms } }: FreshPage,
): PageToIndex | undefined {
  if (diagnostics.length > 0 || !record || !findings.record) return undefined;
  return { url, digest: findings.record, record, terms };
}

/**
 * A page whose HTML is in the cache; undefined where it is not.
 *
 * @param htmlKey of its HTML
 * @param markdownKey of what is known to have a text; it need not be made to find that out
 * @param again makes the HTML anew, should the cache be damaged
 */
export function storedPage(
  found: FoundPage,
  htmlKey: string,
  markdownKey: string | undefined,
  { pages }: BuildCache,
  again: () => string | undefined,
): RenderedPage | undefined {
  const { file } = found.page;
  if (pages.keyOf(file) !== htmlKey) return undefined;
  pages.retain(file);
  const html = lazyFile(file, htmlKey, () => pages.find(file)?.value ?? again() ?? '');
  return { found, files: [html, ...markdownFiles(found, markdownKey)] };
}

function markdownFiles(found: FoundPage, key?: string): OutputFile[] {
  const { markdown } = found.page;
  if (!markdown || markdown.isReplaced) return [];
  const text = () => {
    const made = found.markdown();
    return made === undefined ? '' : markdownText(made);
  };
  if (key !== undefined) return [lazyFile(markdown.path, key, text)];
  return found.markdown() ? [{ path: markdown.path, contents: text() }] : [];
}
