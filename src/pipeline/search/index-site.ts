import type { SiteConfig } from '../../config/index.js';
import type { Outcome } from '../../diagnostics/diagnostic.js';
import type { OutputFile } from '../../files/output-file.js';
import { valueDigest } from '../../files/sha256.js';
import {
  type BuiltSearchIndex,
  buildIndex,
  checkExpectations,
  type PageTerms,
  type SearchIndexSource,
  type SearchPage,
  TermCounter,
  updateIndex,
} from '../../search/index.js';
import type { BuildCache, CachedSearch } from '../cache/index.js';
import { createConfigLocator } from '../config/config-locator.js';
import { fingerprintedName } from '../theme/index.js';

/**
 * Builds the site's search indexes, and checks the searches that the configuration expects to
 * succeed.
 * @param fresh indexes that are already built, by the path of their manifest
 */
export async function indexSite(
  sources: readonly SearchIndexSource[],
  config: SiteConfig,
  cache: BuildCache,
  fresh: ReadonlyMap<string, BuiltSearchIndex> = new Map(),
): Promise<Outcome<readonly OutputFile[]>> {
  const { search, baseUrl } = config;
  if (search === false) return { value: [], diagnostics: [] };
  const indexer = new Indexer(cache, baseUrl, fresh);
  const made = sources.map((source) => indexer.index(source));
  // Scopes with the same contents share files.
  const files = new Map(made.flatMap(({ files: own }) => own.map((file) => [file.path, file])));
  const locate = createConfigLocator(config);
  return {
    value: [...files.values()],
    diagnostics: await checkExpectations(search.expect, made, {
      baseUrl,
      locate: (index, key) => locate(['search', 'expect', index, key]),
    }),
  };
}

/** Builds search indexes incrementally from the cache. */
class Indexer {
  readonly #cache: BuildCache;
  readonly #baseUrl: string;
  readonly #fresh: ReadonlyMap<string, BuiltSearchIndex>;
  /** Terms that were replaced in the cache, by the digest of their page's record. */
  readonly #replaced = new Map<string, PageTerms>();
  readonly #counter = new TermCounter();

  constructor(cache: BuildCache, baseUrl: string, fresh: ReadonlyMap<string, BuiltSearchIndex>) {
    this.#cache = cache;
    this.#baseUrl = baseUrl;
    this.#fresh = fresh;
  }

  index(source: SearchIndexSource): Pick<BuiltSearchIndex, 'manifest' | 'files'> {
    const { searches, terms } = this.#cache;
    const { file, messages } = source;
    const digests = source.pages
      .map((page) => `${page.url} ${page.digest}${page.elsewhere ? ' elsewhere' : ''}`)
      .toSorted();
    const key = valueDigest([this.#baseUrl, messages, digests]);
    const cached = searches.find(file);
    if (cached?.key === key) {
      const parts = cached.value.files.map((path) => this.#stored(path, source));
      if (parts.every((part) => part !== undefined)) {
        for (const { url } of source.pages) terms.retain(url);
        const { manifest } = cached.value;
        return { manifest, files: [...parts, { path: file, contents: JSON.stringify(manifest) }] };
      }
    }
    const indexed =
      (cached && this.#update(source, cached.value)) ??
      this.#fresh.get(file) ??
      buildIndex(source, this.#ports);
    for (const { url } of source.pages) terms.retain(url);
    const { manifest, state, files } = indexed;
    const parts = files.filter(({ path }) => path !== file);
    for (const part of parts) this.#keepPart(part);
    searches.keep(file, { key, value: { manifest, state, files: parts.map(({ path }) => path) } });
    return indexed;
  }

  #update(source: SearchIndexSource, stored: CachedSearch): BuiltSearchIndex | undefined {
    const { manifest, state, files } = stored;
    const paths = new Map(files.map((path) => [pathName(path), path]));
    const file = (name: string) => this.#stored(paths.get(name) ?? '', source);
    const terms = (url: string, of: string) => this.#earlierTerms(url, of);
    return updateIndex(source, { manifest, state, file, terms }, this.#ports);
  }

  /** Returns a cached file, read on demand, because most are neither changed nor written. */
  #stored(path: string, source: SearchIndexSource): OutputFile | undefined {
    const { searchFiles } = this.#cache;
    if (searchFiles.entryKey(path) === undefined) return undefined;
    searchFiles.retain(path);
    // If the cache is damaged, a rebuilt index contains the file.
    const again = () => buildIndex(source, this.#ports).files.find((file) => file.path === path);
    return {
      path,
      key: path,
      get contents() {
        return searchFiles.find(path)?.value ?? again()?.contents ?? '';
      },
    };
  }

  /** Caches a part. Its name contains its digest, so a part that is already cached is not read. */
  #keepPart(part: OutputFile): void {
    const { searchFiles } = this.#cache;
    const { path } = part;
    if (searchFiles.entryKey(path) !== undefined) {
      searchFiles.retain(path);
      return;
    }
    const { contents } = part;
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
    searchFiles.keepBytes(path, path, bytes);
  }

  #earlierTerms(url: string, of: string): PageTerms | undefined {
    const known = this.#cache.terms.find(url);
    return known?.key === of ? known.value : this.#replaced.get(of);
  }

  get #ports() {
    return {
      fingerprinted: fingerprintedName,
      urlOf: (path: string) => this.#baseUrl + path,
      terms: (page: SearchPage) => this.#terms(page),
    };
  }

  #terms(page: SearchPage): PageTerms {
    const { terms } = this.#cache;
    const known = terms.find(page.url);
    if (known?.key === page.digest) return known.value;
    if (known) this.#replaced.set(known.key, known.value);
    const value = this.#counter.count(page.record());
    terms.keep(page.url, { key: page.digest, value });
    return value;
  }
}

function pathName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
