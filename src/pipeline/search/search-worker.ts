import { parentPort } from 'node:worker_threads';
import type { OutputFile } from '../../files/source-file.js';
import { buildIndex } from '../../search/index/build-index.js';
import { countTerms, type PageTerms } from '../../search/index/page-terms.js';
import type { SearchRecord } from '../../search/search-record.js';
import { fromJson, jsonCodec, toJson } from '../cache/codec.js';
import { Store } from '../cache/store.js';
import { fingerprintedName } from '../theme/fingerprint.js';
import { packBytes, unpackBytes } from '../workers/packed-bytes.js';
import {
  type FromIndexer,
  type IndexedScope,
  minPagesForThread,
  type PageName,
  type ScopeToIndex,
  type ToIndexer,
} from './messages.js';

// A store overflows to disk, because a large site's records do not fit into memory.
const records = new Store<SearchRecord>(jsonCodec({ remembered: false }));
const words = new Store<PageTerms>(jsonCodec({ remembered: false }));

parentPort?.on('message', (message: ToIndexer) => {
  if (message.kind === 'pages') count(message.pages, unpackBytes(message.bytes));
  else makeAll(message.scopes, message.baseUrl);
});

function count(pages: readonly PageName[], bytes: readonly Uint8Array[]): void {
  const fresh: PageName[] = [];
  const counted: Uint8Array[] = [];
  for (const [index, page] of pages.entries()) {
    const { url, digest } = page;
    const record = bytes[2 * index] ?? new Uint8Array();
    const known = bytes[2 * index + 1] ?? new Uint8Array();
    records.keepBytes(url, digest, record);
    if (known.byteLength > 0) {
      words.keepBytes(url, digest, known);
      continue;
    }
    const terms = toJson(countTerms(fromJson<SearchRecord>(record)));
    words.keepBytes(url, digest, terms);
    fresh.push(page);
    counted.push(terms);
  }
  if (fresh.length > 0) answer({ kind: 'counted', pages: fresh, terms: packBytes(counted) });
}

function makeAll(scopes: readonly ScopeToIndex[], baseUrl: string): void {
  const told = new Set<string>();
  let waiting: OutputFile[] = [];
  let length = 0;
  const tell = (): void => {
    const contents = packBytes(waiting.map((part) => part.contents));
    answer({ kind: 'parts', paths: waiting.map(({ path }) => path), contents });
    waiting = [];
    length = 0;
  };
  const take = (part: OutputFile): void => {
    if (told.has(part.path)) return;
    told.add(part.path);
    waiting.push(part);
    length += part.contents.length;
    if (length >= minPagesForThread) tell();
  };
  const searches = scopes.map((scope) => make(scope, baseUrl, take));
  if (waiting.length > 0) tell();
  answer({ kind: 'made', searches });
}

function make(
  { file, texts, pages }: ScopeToIndex,
  baseUrl: string,
  onPart: (part: OutputFile) => void,
): IndexedScope {
  const source = {
    file,
    texts,
    pages: pages.map((page) => ({ ...page, record: () => found(records, page) })),
  };
  const { manifest, state, files } = buildIndex(
    source,
    {
      fingerprinted: fingerprintedName,
      urlOf: (path) => baseUrl + path,
      terms: (page) => found(words, page),
    },
    onPart,
  );
  const parts = files.map(({ path }) => path).filter((path) => path !== file);
  return { file, manifest, state, parts };
}

/** @throws Error if the page was not sent, or has another digest */
function found<T>(store: Store<T>, { url, digest }: PageName): T {
  const kept = store.find(url);
  if (kept?.key !== digest) throw new Error(`${url} is not known to the search.`);
  return kept.value;
}

function answer(message: FromIndexer): void {
  parentPort?.postMessage(message);
}
