import type { Outcome } from '../../diagnostics/diagnostic.js';
import type { OutputFile } from '../../files/output-file.js';
import { valueDigest } from '../../files/sha256.js';
import type { SearchRecord } from '../../search/search-record.js';
import {
  type BuiltPage,
  markdownText,
  type PageFacts,
  type PageMarkdown,
  type PageResult,
  type PlannedPage,
} from '../../site/index.js';
import {
  type BuildCache,
  type CachedPageEntry,
  fromJson,
  type StoredEntry,
  toJson,
} from '../cache/index.js';
import { lazyOutputFile } from '../files/lazy-output-file.js';
import { linkDigest, type PageKeys } from './page-keys.js';
import type { KnownTexts } from './page-renderer.js';
import type { RenderedPage } from './rendered-page.js';

/** A result with its digests, which are absent if nothing of the page is cached. */
export interface CachedPageResult extends PageResult {
  /** Digest of the facts except `record` and `queries`. */
  readonly digest?: string | undefined;
  /** Key of `markdown` and `record`: equal keys mean equal results. */
  readonly contentKey?: string | undefined;
}

/** The result and the files of a page. File contents are read on demand. */
export interface PageOutput {
  readonly result: CachedPageResult;
  readonly files: readonly OutputFile[];
}

/** The pages of earlier builds, as far as they are unchanged, and those of this one. */
export class PageCache {
  readonly #keys: PageKeys;
  readonly #cache: BuildCache;

  constructor(keys: PageKeys, cache: BuildCache) {
    this.#keys = keys;
    this.#cache = cache;
  }

  /** Returns the result of a page whose inputs are unchanged, and keeps it for the next build. */
  find(page: PlannedPage): CachedPageResult | undefined {
    const entry = this.#entry(page);
    return entry && this.#retain(page, entry);
  }

  /**
   * Like {@link find}, with the files; undefined if the HTML was never rendered.
   * @param renderAgain renders the HTML again if the cache is damaged
   */
  findOutput(page: PlannedPage, renderAgain: () => string | undefined): PageOutput | undefined {
    const entry = this.#entry(page);
    const { pages, markdowns } = this.#cache;
    if (!entry?.htmlKey || pages.entryKey(page.file) !== entry.htmlKey) return undefined;
    const hasMarkdown = markdowns.entryKey(page.file) === entry.contentKey;
    const result = this.#retain(page, entry);
    return this.#output(result, entry.htmlKey, hasMarkdown, renderAgain);
  }

  /** Returns the keys of the stored texts of a page, whether its inputs have changed or not. */
  knownTexts({ file, url }: PlannedPage): KnownTexts {
    const { pages, terms } = this.#cache;
    return { html: pages.entryKey(file), terms: terms.entryKey(url) };
  }

  /** Stores a page that was built and not rendered. */
  keep(page: PlannedPage, { facts, linkInputs, markdown, record }: BuiltPage): PageResult {
    return this.#store(page, {
      linkDigest: linkDigest(linkInputs),
      facts,
      texts: { markdown: markdown && toJson(markdown), record: record && toJson(record) },
    });
  }

  /**
   * Stores a page that was rendered. Nothing of a page that the theme failed to render is stored.
   * @param renderAgain renders the HTML again if the cache is damaged
   */
  keepOutput(
    page: PlannedPage,
    rendered: RenderedPage,
    renderAgain: () => string | undefined,
  ): Outcome<PageOutput> {
    const { diagnostics, htmlKey, texts } = rendered;
    if (diagnostics.length > 0) return { value: failedPage(page, rendered), diagnostics };
    const result = this.#store(page, rendered);
    const value = this.#output(result, htmlKey, texts.markdown !== undefined, renderAgain);
    return { value, diagnostics };
  }

  /**
   * Returns the entry of an unchanged page: its possible inputs are the same, or everything that it reads from the site
   * still has the same value.
   */
  #entry(page: PlannedPage): CachedPageEntry | undefined {
    const { pageEntries, facts } = this.#cache;
    const { file } = page;
    const known = pageEntries.find(file);
    if (known === undefined) return undefined;
    const key = this.#keys.key(page);
    if (known.key === key) return known.value;
    const { contentKey } = known.value;
    const found = facts.find(file);
    if (found?.key !== contentKey) return undefined;
    const links = linkDigest(page.linkInputs(found.value.queries));
    if (links === undefined || this.#keys.contentKey(page, links) !== contentKey) return undefined;
    pageEntries.keep(file, { key, value: known.value });
    return known.value;
  }

  #retain(page: PlannedPage, { traits, digest, contentKey }: CachedPageEntry): CachedPageResult {
    const { facts, markdowns, records } = this.#cache;
    for (const store of [facts, markdowns, records]) store.retain(page.file);
    const readFacts = partReader(page, contentKey, facts, 'facts');
    return {
      page,
      traits,
      digest,
      contentKey,
      get facts() {
        return readFacts();
      },
      markdown: partReader(page, contentKey, markdowns, 'markdown'),
      record: partReader(page, contentKey, records, 'record'),
    };
  }

  #store(page: PlannedPage, stored: StoredPage): CachedPageResult {
    // Copied to local variables, because closures over `stored` would keep its texts in memory.
    const { facts, htmlKey, linkDigest: links } = stored;
    const { html, markdown, record, terms } = stored.texts;
    const { file, url } = page;
    const cache = this.#cache;
    const key = this.#keys.key(page);
    // If it is not recorded what the page reads from the site, it may read anything.
    const contentKey = links === undefined ? key : this.#keys.contentKey(page, links);
    const { styles, hasTryIt } = facts;
    const traits = { styles, hasTryIt, record: facts.record };
    const digest = factsDigest(facts);
    const value = { traits, digest, htmlKey, contentKey };
    cache.pageEntries.keep(file, { key, value });
    cache.facts.keep(file, { key: contentKey, value: facts });
    if (html && htmlKey !== undefined) cache.pages.keepBytes(file, htmlKey, html);
    if (markdown) cache.markdowns.keepBytes(file, contentKey, markdown);
    if (record) cache.records.keepBytes(file, contentKey, record);
    if (terms && facts.record) cache.terms.keepBytes(url, facts.record, terms);
    return {
      page,
      traits,
      facts,
      digest,
      contentKey,
      markdown: markdown ? partReader(page, contentKey, cache.markdowns, 'markdown') : nothing,
      record: record ? partReader(page, contentKey, cache.records, 'record') : nothing,
    };
  }

  #output(
    result: CachedPageResult,
    htmlKey: string,
    hasMarkdown: boolean,
    renderAgain: () => string | undefined,
  ): PageOutput {
    const { pages } = this.#cache;
    const { file } = result.page;
    pages.retain(file);
    const html = lazyOutputFile(
      file,
      htmlKey,
      () => pages.find(file)?.value ?? renderAgain() ?? '',
    );
    const markdownKey = hasMarkdown ? result.contentKey : undefined;
    return { result, files: [html, ...markdownFiles(result, markdownKey)] };
  }
}

/** The parts of a page that are stored. */
interface StoredPage extends Pick<RenderedPage, 'linkDigest' | 'facts' | 'texts'> {
  /** Absent if the page was not rendered. */
  readonly htmlKey?: string;
}

/** Returns a function that reads a part of a page from the cache, or builds the page again if it is not there. */
function partReader<Part extends 'facts' | 'markdown' | 'record'>(
  page: PlannedPage,
  contentKey: string,
  store: { find(name: string): StoredEntry<NonNullable<BuiltPage[Part]>> | undefined },
  part: Part,
): () => BuiltPage[Part] {
  return () => {
    const kept = store.find(page.file);
    return kept?.key === contentKey ? kept.value : page.build()[part];
  };
}

/** Digest of the facts without the record, which changes far more often; see `CachedPageResult.digest`. */
function factsDigest({ record: _, queries: __, ...others }: PageFacts): string {
  return valueDigest(others);
}

function failedPage(page: PlannedPage, { facts, texts }: RenderedPage): PageOutput {
  const { markdown, record } = texts;
  const result = {
    page,
    traits: facts,
    facts,
    markdown: () => markdown && fromJson<PageMarkdown>(markdown),
    record: () => record && fromJson<SearchRecord>(record),
  };
  return { result, files: markdownFiles(result) };
}

/** @param key of the Markdown; if given, the page certainly has some */
function markdownFiles(result: PageResult, key?: string): OutputFile[] {
  const { markdown } = result.page;
  if (!markdown || markdown.isReplaced) return [];
  const text = (): string => {
    const made = result.markdown();
    return made === undefined ? '' : markdownText(made);
  };
  if (key !== undefined) return [lazyOutputFile(markdown.path, key, text)];
  return result.markdown() ? [{ path: markdown.path, contents: text() }] : [];
}

function nothing(): undefined {}
