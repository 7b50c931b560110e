import type { OutputFile } from '../../files/output-file.js';
import { buildIndex } from '../../search/index/build-index.js';
import { type PageTerms, TermCounter } from '../../search/index/page-terms.js';
import type { SearchRecord } from '../../search/search-record.js';
import { serveTasks } from '../../workers/serve-tasks.js';
import { fromJson, jsonCodec, toJson } from '../cache/codec.js';
import { Store } from '../cache/store.js';
import { fingerprintedName } from '../theme/fingerprint.js';
import { packBytes, unpackBytes } from '../workers/packed-bytes.js';
import type {
  CountedPages,
  IndexedScope,
  IndexedSite,
  PageName,
  PagesToCount,
  ScopeToIndex,
  SearchTasks,
} from './search-tasks.js';

// A store overflows to disk, because a large site's records do not fit into memory.
const records = new Store<SearchRecord>(jsonCodec({ remembered: false }));
const words = new Store<PageTerms>(jsonCodec({ remembered: false }));
const counter = new TermCounter();

serveTasks<SearchTasks>({
  count: async () => (messages, begin) =>
    messages.map((message) => {
      begin();
      return count(message);
    }),
  index:
    async ({ baseUrl }) =>
    (scopes, begin) =>
      indexAll(scopes, baseUrl, begin),
});

function count({ pages, bytes }: PagesToCount): CountedPages {
  const pieces = unpackBytes(bytes);
  const fresh: PageName[] = [];
  const counted: Uint8Array[] = [];
  for (const [index, page] of pages.entries()) {
    const { url, digest } = page;
    const record = pieces[2 * index] ?? new Uint8Array();
    const known = pieces[2 * index + 1] ?? new Uint8Array();
    records.keepBytes(url, digest, record);
    if (known.byteLength > 0) {
      words.keepBytes(url, digest, known);
      continue;
    }
    const terms = toJson(counter.count(fromJson<SearchRecord>(record)));
    words.keepBytes(url, digest, terms);
    fresh.push(page);
    counted.push(terms);
  }
  return { pages: fresh, terms: packBytes(counted) };
}

function indexAll(
  scopes: readonly ScopeToIndex[],
  baseUrl: string,
  begin: () => void,
): IndexedSite {
  const parts = new Map<string, OutputFile['contents']>();
  const searches = scopes.map((scope): IndexedScope => {
    begin();
    const { file } = scope;
    const { manifest, state, files } = makeIndex(scope, baseUrl);
    const own = files.filter(({ path }) => path !== file);
    for (const { path, contents } of own) parts.set(path, contents);
    return { file, manifest, state, parts: own.map(({ path }) => path) };
  });
  return { searches, paths: [...parts.keys()], contents: packBytes([...parts.values()]) };
}

function makeIndex({ file, messages, pages }: ScopeToIndex, baseUrl: string) {
  const source = {
    file,
    messages,
    pages: pages.map((page) => ({ ...page, record: () => found(records, page) })),
  };
  return buildIndex(source, {
    fingerprinted: fingerprintedName,
    urlOf: (path) => baseUrl + path,
    terms: (page) => found(words, page),
  });
}

/** @throws Error if the page was not sent, or has another digest */
function found<T>(store: Store<T>, { url, digest }: PageName): T {
  const kept = store.find(url);
  if (kept?.key !== digest) throw new Error(`${url} is not known to the search.`);
  return kept.value;
}
