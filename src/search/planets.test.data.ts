import type { SearchRecord, SearchScope } from '../model/index.js';
import { textsFor } from '../strings/index.js';
import { makeSearch } from './index.js';
import { Searcher } from './rank/searcher.js';

/** A page of the planets' documentation by what is unusual about it. */
export function planetPage(over: Partial<SearchRecord> & { readonly title: string }): SearchRecord {
  const name = over.title.toLowerCase().replace(/\W+/g, '-');
  return {
    url: `/docs/${name}`,
    kind: 'doc',
    trail: [],
    aliases: [],
    sections: [{ text: '' }],
    ...over,
  };
}

export function planetScope(records: readonly SearchRecord[], locale = 'en'): SearchScope {
  return { file: 'search-index.json', texts: textsFor(locale), records };
}

export const ports = {
  fingerprinted: (name: string, contents: string) =>
    `assets/${name.replace('.json', '')}-${contents.length}.json`,
  urlOf: (path: string) => `/base/${path}`,
};

/** Searches an index as the browser does; `loaded` are the files it has asked for. */
export function searchIn(records: readonly SearchRecord[], locale = 'en') {
  const { manifest, files } = makeSearch(planetScope(records, locale), ports);
  const loaded: string[] = [];
  let offline = false;
  const searcher = new Searcher(manifest, async (name) => {
    if (offline) throw new Error(`${name} did not come`);
    loaded.push(name);
    const file = files.find(({ path }) => path === `assets/${name}`);
    return JSON.parse(String(file?.contents));
  });
  return {
    manifest,
    files,
    loaded,
    searcher,
    goOffline: (state: boolean) => {
      offline = state;
    },
    titles: async (query: string) => (await searcher.search(query)).hits.map(({ title }) => title),
  };
}
