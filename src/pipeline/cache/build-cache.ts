import type { Doc } from '../../content/doc.js';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.js';
import type { Api } from '../../openapi/api/api.js';
import type { BuiltSearchIndex, PageTerms } from '../../search/index.js';
import type { SearchRecord } from '../../search/search-record.js';
import type {
  LastUpdate,
  PageFacts,
  PageMarkdown,
  PageTraits,
  SiteWideFiles,
} from '../../site/index.js';
import type { CompiledBlocks } from '../blocks/compiled-blocks.js';
import type { CompiledPlugin } from '../plugins/compiled-plugins.js';
import type { CompiledReactPages } from '../react-pages/index.js';
import type { CachedCompilation, CompiledTheme } from '../theme/index.js';
import { bytes, type Codec, jsonCodec, textCodec } from './codec.js';
import { Store } from './store.js';

/**
 * Results of earlier builds. Each entry keeps the latest value, keyed by the digest of its inputs.
 */
export interface BuildCache {
  /** By path. */
  readonly docs: Store<Outcome<Doc>>;
  /** Text of the documents by path, each a `DocText` as JSON. */
  readonly texts: Store<Uint8Array>;
  /** By path. */
  readonly apis: Store<Outcome<Api | undefined>>;
  /** HTML by the output path of the page; the key covers everything that the page shows. */
  readonly pages: Store<string>;
  /**
   * By the output path of the page, like the next three stores; the key covers everything that the
   * page may depend on.
   */
  readonly pageEntries: Store<CachedPageEntry>;
  /** The keys of these three stores are `CachedPageEntry.contentKey`. */
  readonly facts: Store<PageFacts>;
  readonly markdowns: Store<PageMarkdown>;
  readonly records: Store<SearchRecord>;
  /** Results that depend on all pages, and their files by path. */
  readonly completions: Store<StoredCompletion>;
  readonly siteFiles: Store<Uint8Array>;
  /** By the path of the manifest. */
  readonly searches: Store<CachedSearch>;
  /** File contents by path. */
  readonly searchFiles: Store<string>;
  /** Terms of the pages by URL. */
  readonly terms: Store<PageTerms>;
  /** The compiled theme of the site. */
  readonly themes: Store<CachedCompilation<CompiledTheme>>;
  /** The pages from React components. */
  readonly reactPages: Store<CachedCompilation<CompiledReactPages>>;
  /** The site's own blocks. */
  readonly blocks: Store<CachedCompilation<CompiledBlocks>>;
  /** The site's plugins. */
  readonly plugins: Store<CachedCompilation<readonly CompiledPlugin[]>>;
  /** Git history of the sources, keyed by commit. */
  readonly histories: Store<readonly CachedCommit[]>;
}

/** What every build needs to know about a page that it does not render again. */
export interface CachedPageEntry {
  readonly traits: PageTraits;
  /** Digest of the page's facts, see `CachedPageResult`. */
  readonly digest: string;
  /** Cache key of the HTML; absent until the page is rendered. */
  readonly htmlKey?: string | undefined;
  /**
   * Cache key of the page's content. It changes only if something that the page reads from the site
   * changes.
   */
  readonly contentKey: string;
}

/** A completed site, with the digests of its files. */
interface StoredCompletion {
  readonly files: readonly { readonly path: string; readonly key: string }[];
  readonly site: Omit<SiteWideFiles, 'files'>;
  readonly diagnostics: readonly Diagnostic[];
}

/** A search index with the paths of its parts. */
export interface CachedSearch extends Pick<BuiltSearchIndex, 'manifest' | 'state'> {
  readonly files: readonly string[];
}

/** A commit, and the files whose latest change it is. */
export interface CachedCommit extends LastUpdate {
  /** Relative to the site's folder. */
  readonly files: readonly string[];
}

/** Creates all stores. `open` creates a store with the entries that are already on disk. */
export function buildCache(open: <T>(name: string, codec: Codec<T>) => Store<T>): BuildCache {
  const kept = { remembered: true };
  const onDemand = { remembered: false };
  return {
    docs: open('docs', jsonCodec(kept)),
    texts: open('texts', bytes),
    apis: open('apis', jsonCodec(kept)),
    pages: open('pages', textCodec),
    pageEntries: open('page-entries', jsonCodec(kept)),
    facts: open('facts', jsonCodec(kept)),
    markdowns: open('markdowns', jsonCodec(onDemand)),
    records: open('records', jsonCodec(onDemand)),
    completions: open('completions', jsonCodec(kept)),
    siteFiles: open('site-files', bytes),
    searches: open('searches', jsonCodec(kept)),
    searchFiles: open('search-files', textCodec),
    terms: open('terms', jsonCodec(onDemand)),
    themes: open('themes', jsonCodec(kept)),
    reactPages: open('react-pages', jsonCodec(kept)),
    blocks: open('blocks', jsonCodec(kept)),
    plugins: open('plugins', jsonCodec(kept)),
    histories: open('histories', jsonCodec(kept)),
  };
}

/**
 * Creates a cache that lasts as long as this process.
 * @param maxHeldBytes size of the values that each store keeps in memory; the rest goes to an overflow file
 * that is removed with the process
 */
export function emptyCache(maxHeldBytes?: number): BuildCache {
  return buildCache((_, codec) => new Store(codec, undefined, undefined, maxHeldBytes));
}
