import type { Doc } from '../../content/doc.js';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.js';
import type { Api } from '../../openapi/api/api.js';
import type { MadeSearch, PageTerms } from '../../search/index.js';
import type { SearchRecord } from '../../search/search-record.js';
import type {
  LastUpdate,
  PageFindings,
  PageMarkdown,
  PageTraits,
  SettledSite,
} from '../../site/index.js';
import type { StoredTheme } from '../theme/index.js';
import { bytes, type Codec, json, text } from './codec.js';
import { docForm, type StoredDoc } from './doc-codec.js';
import { asTheyAre, ShardedShelf } from './sharded-store.js';
import { Shelf } from './store.js';

/** What earlier builds have made. Of each thing the last state is kept, with the digest of all that went into it. */
export interface BuildCache {
  /** By path. */
  readonly docs: ShardedShelf<Outcome<Doc>, StoredDoc>;
  /** What they say, by path, each a `DocText` as JSON. */
  readonly texts: Shelf<Uint8Array>;
  /** By path. */
  readonly apis: Shelf<Outcome<Api | undefined>>;
  /** HTML by the path of the page's file; its key tells all that the page shows. */
  readonly pages: Shelf<string>;
  /** By the path of the page's file, as are the next three; the key tells all that the page may depend on. */
  readonly pageHeads: ShardedShelf<PageHead>;
  /** The keys of these three are `PageHead.text`. */
  readonly findings: ShardedShelf<PageFindings>;
  readonly markdowns: Shelf<PageMarkdown>;
  readonly records: Shelf<SearchRecord>;
  /** What is made from all pages together, and the files of it by path. */
  readonly completions: Shelf<StoredCompletion>;
  readonly siteFiles: Shelf<Uint8Array>;
  /** By the path of the manifest's file. */
  readonly searches: Shelf<StoredSearch>;
  /** Contents by path. */
  readonly searchFiles: Shelf<string>;
  /** Of pages, by URL. */
  readonly terms: Shelf<PageTerms>;
  /** The site's own theme, compiled. */
  readonly themes: Shelf<StoredTheme>;
  /** What git tells of the sources; the key is the commit. */
  readonly histories: Shelf<readonly StoredCommit[]>;
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
  readonly site: Omit<SettledSite, 'files'>;
  readonly diagnostics: readonly Diagnostic[];
}

/** A search index with the paths of its parts. */
export interface StoredSearch extends Pick<MadeSearch, 'manifest' | 'state'> {
  readonly files: readonly string[];
}

/** What a commit was the last to change. */
export interface StoredCommit extends LastUpdate {
  /** Relative to the site's folder. */
  readonly files: readonly string[];
}

/** All shelves; `open` says what lies on one already. */
export function buildCache(open: <T>(name: string, codec: Codec<T>) => Shelf<T>): BuildCache {
  const many = { remembered: false };
  const few = { remembered: true };
  return {
    docs: new ShardedShelf(open('docs', json(many)), docForm),
    texts: open('texts', bytes),
    apis: open('apis', json(few)),
    pages: open('pages', text),
    pageHeads: new ShardedShelf(open('page-heads', json(many)), asTheyAre()),
    findings: new ShardedShelf(open('findings', json(many)), asTheyAre()),
    markdowns: open('markdowns', json(many)),
    records: open('records', json(many)),
    completions: open('completions', json(few)),
    siteFiles: open('site-files', bytes),
    searches: open('searches', json(few)),
    searchFiles: open('search-files', text),
    terms: open('terms', json(many)),
    themes: open('themes', json(few)),
    histories: open('histories', json(few)),
  };
}

/**
 * A cache for the life of this process.
 *
 * @param held bytes of values that are held in memory, of each kind; the others lie in a file that goes with the process
 */
export function emptyCache(held?: number): BuildCache {
  return buildCache((_, codec) => new Shelf(codec, undefined, undefined, held));
}
