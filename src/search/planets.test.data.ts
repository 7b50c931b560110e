import { createHash } from 'node:crypto';
import { messagesFor } from '../i18n/index.js';
import { buildIndex, type SearchIndexSource, type SearchPage, TermCounter } from './index.js';
import { Searcher } from './query/searcher.js';
import type { SearchRecord } from './search-record.js';

/** A page of the planets' documentation by what is unusual about it. */
export function planetPage(over: Partial<SearchRecord> & { readonly title: string }): SearchRecord {
  const name = over.title.toLowerCase().replace(/\W+/g, '-');
  return {
    url: `/docs/${name}`,
    kind: 'doc',
    breadcrumbs: [],
    aliases: [],
    sections: [{ text: '' }],
    ...over,
  };
}

export function planetScope(records: readonly SearchRecord[], locale = 'en'): SearchIndexSource {
  const pages = records.map((record) => ({
    url: record.url,
    digest: JSON.stringify(record),
    record: () => record,
  }));
  return { file: 'search-index.json', messages: messagesFor(locale), pages };
}

export const ports = {
  fingerprinted: (name: string, contents: string) =>
    `assets/${name.replace('.json', '')}-${contentsDigest(contents)}.json`,
  urlOf: (path: string) => `/base/${path}`,
  terms: ({ record }: SearchPage) => new TermCounter().count(record()),
};

/** Searches an index as the browser does; `loaded` are the files it has asked for. */
export function searchIn(records: readonly SearchRecord[], locale = 'en') {
  const { manifest, files } = buildIndex(planetScope(records, locale), ports);
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

function contentsDigest(contents: string): string {
  return createHash('sha1').update(contents).digest('hex').slice(0, 8);
}
