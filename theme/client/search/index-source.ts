import { Searcher, type SearchManifest } from 'docsgen/search';
import type { Messages } from 'docsgen/theme';
import { loadJson, siteUrl } from '../site-data.js';

/** A loaded index and the messages of its locale. */
export interface LoadedIndex {
  readonly searcher: Searcher;
  readonly messages: Messages;
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
  const manifest = (await loadJson(url, 'no-cache').catch(() =>
    loadJson(url, 'force-cache'),
  )) as SearchManifest;
  const searcher = new Searcher(manifest, (file) => loadJson(siteUrl(manifest.folder + file)));
  const phrases = manifest.phrases as Messages['phrases'];
  return { searcher, messages: { locale: manifest.locale, phrases } };
}
