import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.js';
import type { OutputFile } from '../../files/output-file.js';
import { valueDigest } from '../../files/sha256.js';
import type { SearchRecord } from '../../search/search-record.js';
import {
  markdownText,
  type PageFindings,
  type PageMarkdown,
  type PageResult,
  type PageTraits,
  type PlannedPage,
} from '../../site/index.js';
import { type BuildCache, fromJson } from '../cache/index.js';
import { lazyOutputFile } from '../files/lazy-output-file.js';
import type { PageToIndex } from '../search/search-thread.js';

/** A page with its key, see `PageKeys`, and its position in the site. */
export interface KeyedPage {
  readonly page: PlannedPage;
  readonly key: string;
  readonly index: number;
}

/** A built page with its cache keys, see `BuildCache`. */
interface PageWithKeys extends Pick<KeyedPage, 'page' | 'key'> {
  readonly contentKey: string;
}

/** A result with its digests, which are absent if nothing of the page is cached. */
export interface CachedPageResult extends PageResult {
  /** Digest of the findings except `record` and `queries`. */
  readonly digest?: string | undefined;
  /** Key of `markdown` and `record`: equal keys mean equal results. */
  readonly contentKey?: string | undefined;
}

/** The result and the files of a page. File contents are read on demand. */
export interface PageOutput {
  readonly result: CachedPageResult;
  readonly files: readonly OutputFile[];
}

/** A newly built page as bytes, the only form in which thousands of pages fit into memory. */
export interface RenderedPage {
  /** Digest of `BuiltPage.linkInputs`. */
  readonly linkDigest?: string | undefined;
  readonly findings: PageFindings;
  /** Digest of everything that the HTML shows. */
  readonly htmlKey: string;
  /** Why there is no HTML. */
  readonly diagnostics: readonly Diagnostic[];
  readonly bytes: PageBytes;
}

/** Output of a page. Markdown, record and terms are JSON. */
interface PageBytes {
  /** Absent if it is already cached or the theme failed to render it. */
  readonly html?: Uint8Array | undefined;
  readonly markdown?: Uint8Array | undefined;
  readonly record?: Uint8Array | undefined;
  /** Search terms of the record. */
  readonly terms?: Uint8Array | undefined;
}

/**
 * Stores a page in the cache, from which it is read on demand.
 * @param renderAgain renders the HTML again if the cache is damaged
 */
export function keepPage(
  made: PageWithKeys,
  rendered: RenderedPage,
  cache: BuildCache,
  renderAgain: () => string | undefined,
): Outcome<PageOutput> {
  const { diagnostics } = rendered;
  if (diagnostics.length > 0) return { value: failedPage(made, rendered), diagnostics };
  const digest = findingsDigest(rendered.findings);
  storePage(made, rendered, digest, cache);
  // Copied to local variables, because closures over `rendered` would keep its bytes in memory.
  const { page, contentKey } = made;
  const { findings, htmlKey, bytes } = rendered;
  const result = {
    page,
    traits: findingsTraits(findings),
    findings,
    digest,
    contentKey,
    markdown: bytes.markdown ? stored(cache.markdowns, page) : nothing,
    record: bytes.record ? stored(cache.records, page) : nothing,
  };
  const markdownKey = bytes.markdown && contentKey;
  const value = storedPage(result, htmlKey, markdownKey, cache, renderAgain) ?? {
    result,
    files: [],
  };
  return { value, diagnostics };
}

/** Returns the files of a newly built page with its HTML at hand, which need not be read from the cache. */
export function renderedFiles(
  { result, files }: PageOutput,
  { bytes: { html } }: RenderedPage,
): readonly OutputFile[] {
  const path = result.page.file;
  return files.map((file) =>
    html && file.path === path ? { path, key: file.key, contents: html } : file,
  );
}

export function findingsTraits({ styles, hasTryIt, record }: PageFindings): PageTraits {
  return { styles, hasTryIt, record };
}

/**
 * Digest of the findings without the record, which changes far more often; see `CachedPageResult.digest`.
 */
export function findingsDigest({ record: _, queries: __, ...others }: PageFindings): string {
  return valueDigest(others);
}

/** A page that the theme failed to render. Nothing of it is cached. */
function failedPage({ page }: PageWithKeys, { findings, bytes }: RenderedPage): PageOutput {
  const { markdown, record } = bytes;
  const result = {
    page,
    traits: findings,
    findings,
    markdown: () => markdown && fromJson<PageMarkdown>(markdown),
    record: () => record && fromJson<SearchRecord>(record),
  };
  return { result, files: markdownFiles(result) };
}

function storePage(
  { page: { file, url }, key, contentKey }: PageWithKeys,
  { findings, htmlKey, bytes: { html, markdown, record, terms } }: RenderedPage,
  digest: string,
  cache: BuildCache,
): void {
  if (html) cache.pages.keepBytes(file, htmlKey, html);
  const traits = findingsTraits(findings);
  cache.pageEntries.keep(file, {
    key,
    value: { traits, digest, htmlKey, contentKey },
  });
  cache.findings.keep(file, { key: contentKey, value: findings });
  if (markdown) cache.markdowns.keepBytes(file, contentKey, markdown);
  if (record) cache.records.keepBytes(file, contentKey, record);
  if (terms && findings.record) cache.terms.keepBytes(url, findings.record, terms);
}

function stored<T>(
  store: { find(name: string): { readonly value: T } | undefined },
  { file }: PlannedPage,
): () => T | undefined {
  return () => store.find(file)?.value;
}

function nothing(): undefined {}

/** Returns the search input of a newly built page; undefined if the page is not searchable. */
export function pageToIndex(
  { url }: PlannedPage,
  { findings, diagnostics, bytes: { record, terms } }: RenderedPage,
): PageToIndex | undefined {
  if (diagnostics.length > 0 || !record || !findings.record) return undefined;
  return { url, digest: findings.record, record, terms };
}

/**
 * Returns a page with cached HTML; undefined if it is not cached.
 * @param htmlKey key of the HTML
 * @param markdownKey key of the Markdown; if given, the page certainly has some
 * @param renderAgain renders the HTML again if the cache is damaged
 */
export function storedPage(
  result: CachedPageResult,
  htmlKey: string,
  markdownKey: string | undefined,
  { pages }: BuildCache,
  renderAgain: () => string | undefined,
): PageOutput | undefined {
  const { file } = result.page;
  if (pages.keyOf(file) !== htmlKey) return undefined;
  pages.retain(file);
  const html = lazyOutputFile(file, htmlKey, () => pages.find(file)?.value ?? renderAgain() ?? '');
  return { result, files: [html, ...markdownFiles(result, markdownKey)] };
}

function markdownFiles(found: PageResult, key?: string): OutputFile[] {
  const { markdown } = found.page;
  if (!markdown || markdown.isReplaced) return [];
  const text = () => {
    const made = found.markdown();
    return made === undefined ? '' : markdownText(made);
  };
  if (key !== undefined) return [lazyOutputFile(markdown.path, key, text)];
  return found.markdown() ? [{ path: markdown.path, contents: text() }] : [];
}
