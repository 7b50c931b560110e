import { Searcher, type SearchManifest } from 'docsgen/search';
import type { Messages } from 'docsgen/theme';

/** A loaded index and the messages of its locale. */
export interface LoadedIndex {
  readonly searcher: Searcher;
  readonly texts: Messages;
}

/** A file of the index failed to load. */
export class MissingFile extends Error {
  /** The server does not have it: most likely the site was published again. */
  readonly gone: boolean;

  constructor(message: string, gone: boolean, options?: ErrorOptions) {
    super(message, options);
    this.gone = gone;
  }
}

/** By URL of the manifest, until the window loads another page. */
const indexes = new Map<string, Promise<LoadedIndex>>();

/** The index of a manifest; the next call after a failure tries again. */
export function loadSearchIndex(url: string): Promise<LoadedIndex> {
  const known = indexes.get(url);
  if (known) return known;
  const index = fetchIndex(url);
  indexes.set(url, index);
  index.catch(() => forgetIndex(url));
  return index;
}

/** After a new publication, the files that an old manifest names no longer exist. */
export function forgetIndex(url: string): void {
  indexes.delete(url);
}

async function fetchIndex(url: string): Promise<LoadedIndex> {
  // The manifest keeps its name across publications, so it has to be revalidated.
  const manifest = (await fetchJson(url, 'no-cache').catch(() =>
    fetchJson(url, 'force-cache'),
  )) as SearchManifest;
  const searcher = new Searcher(manifest, (file) => fetchJson(manifest.folder + file, 'default'));
  const phrases = manifest.phrases as Messages['phrases'];
  return { searcher, texts: { locale: manifest.locale, phrases } };
}

async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  try {
    const response = await fetch(url, { cache });
    if (response.ok) return await response.json();
    throw new MissingFile(`${url}: ${response.status}`, response.status === 404);
  } catch (error) {
    if (error instanceof MissingFile) throw error;
    throw new MissingFile(url, false, { cause: error });
  }
}
