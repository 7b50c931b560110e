import type { Doc } from '../../content/doc.js';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.js';
import type { Api } from '../../openapi/api/api.js';
import type { BuiltSearchIndex, PageTerms } from '../../search/index.js';
import type { SearchRecord } from '../../search/search-record.js';
import type {
  CompletionData,
  LastUpdate,
  PageFindings,
  PageMarkdown,
  PageTraits,
} from '../../site/index.js';
import type { CachedTheme } from '../theme/index.js';
import { bytes, type Codec, jsonCodec, textCodec } from './codec.js';
import { docCodec, type StoredDoc } from './doc-codec.js';
import { identityCodec, ShardedStore } from './sharded-store.js';
import { Store } from './store.js';

/** What earlier builds have made. Of each thing the last state is kept, with the digest of all that went into it. */
export interface BuildCache {
  /** By path. */
  readonly docs: ShardedStore<Outcome<Doc>, StoredDoc>;
  /** What they say, by path, each a `DocText` as JSON. */
  readonly texts: Store<Uint8Array>;
  /** By path. */
  readonly apis: Store<Outcome<Api | undefined>>;
  /** HTML by the path of the page's file; its key tells all that the page shows. */
  readonly pages: Store<string>;
  /** By the path of the page's file, as are the next three; the key tells all that the page may depend on. */
  readonly pageHeads: ShardedStore<PageHead>;
  /** The keys of these three are `PageHead.text`. */
  readonly findings: ShardedStore<PageFindings>;
  readonly markdowns: Store<PageMarkdown>;
  readonly records: Store<SearchRecord>;
  /** What is made from all pages together, and the files of it by path. */
  readonly completions: Store<StoredCompletion>;
  readonly siteFiles: Store<Uint8Array>;
  /** By the path of the manifest's file. */
  readonly searches: Store<CachedSearch>;
  /** Contents by path. */
  readonly searchFiles: Store<string>;
  /** Of pages, by URL. */
  readonly terms: Store<PageTerms>;
  /** The site's own theme, compiled. */
  readonly themes: Store<CachedTheme>;
  /** What git tells of the sources; the key is the commit. */
  readonly histories: Store<readonly CachedCommit[]>;
}

/** What each build needs to know of a page that it does not make. */
export interface PageHead {
  readonly traits: PageTraits;
  /** Of the findings, see `FoundPage`. */
  readonly digest: string;
  /** Key of its HTML; absent where nobody has asked for it. */
  readonly html?: string | undefined;
  /** Key of what it says: the same as long as all that the page has asked of the site is. */
  readonly text: string;
}

/** A site settled, with the digests of its files. */
interface StoredCompletion {
  readonly files: readonly { readonly path: string; readonly key: string }[];
  readonly site: Omit<CompletionData, 'files'>;
  readonly diagnostics: readonly Diagnostic[];
}

/** A search index with the paths of its parts. */
export interface CachedSearch extends Pick<BuiltSearchIndex, 'manifest' | 'state'> {
  readonly files: readonly string[];
}

/** What a commit was the last to change. */
export interface CachedCommit extends LastUpdate {
  /** Relative to the site's folder. */
  readonly files: readonly string[];
}

/** All shelves; `open` says what lies on one already. */
export function buildCache(open: <T>(name: string, codec: Codec<T>) => Store<T>): BuildCache {
  const many = { remembered: false };
  const few = { remembered: true };
  return {
    docs: new ShardedStore(open('docs', jsonCodec(many)), docCodec),
    texts: open('texts', bytes),
    apis: open('apis', jsonCodec(few)),
    pages: open('pages', textCodec),
    pageHeads: new ShardedStore(open('page-heads', jsonCodec(many)), identityCodec()),
    findings: new ShardedStore(open('findings', jsonCodec(many)), identityCodec()),
    markdowns: open('markdowns', jsonCodec(many)),
    records: open('records', jsonCodec(many)),
    completions: open('completions', jsonCodec(few)),
    siteFiles: open('site-files', bytes),
    searches: open('searches', jsonCodec(few)),
    searchFiles: open('search-files', textCodec),
    terms: open('terms', jsonCodec(many)),
    themes: open('themes', jsonCodec(few)),
    histories: open('histories', jsonCodec(few)),
  };
}

/**
 * A cache for the life of this process.
 *
 * @param held bytes of values that are held in memory, of each kind; the others lie in a file that goes with the process
 */
export function emptyCache(held?: number): BuildCache {
  return buildCache((_, codec) => new Store(codec, undefined, undefined, held));
}
