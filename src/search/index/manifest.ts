import { pageKinds, type SearchManifest } from '../query/format.js';
import { packWords } from '../query/front-coding.js';
import type { SearchRecord, SearchScope } from '../search-record.js';
import type { SearchPage } from './search-index.js';

/** A page in the manifest, with the number of its sections. */
export interface ManifestPage extends Omit<SearchRecord, 'aliases' | 'sections'> {
  readonly sections: number;
}

/** Returns the manifest's columns of pages. */
export function listPages(
  records: readonly ManifestPage[],
): Pick<SearchManifest, 'pages' | 'trails'> {
  const trails = new Map<string, number>([['[]', 0]]);
  const trailNumber = (trail: readonly string[]): number => {
    const key = JSON.stringify(trail);
    const known = trails.get(key) ?? trails.size;
    trails.set(key, known);
    return known;
  };
  const methods: Record<number, string> = {};
  const paths: Record<number, string> = {};
  const verbs: Record<number, string> = {};
  const keywords: Record<number, readonly string[]> = {};
  for (const [number, { method, path, verb, keywords: own = [] }] of records.entries()) {
    if (own.length > 0) keywords[number] = own;
    if (verb !== undefined) verbs[number] = verb;
    if (method !== undefined) methods[number] = method;
    if (path !== undefined) paths[number] = path;
  }
  const pages = {
    titles: records.map(({ title }) => title),
    urls: packWords(records.map(({ url }) => url)),
    kinds: records.map(({ kind }) => pageKinds.indexOf(kind)),
    trails: records.map(({ breadcrumbs }) => trailNumber(breadcrumbs)),
    sections: records.map(({ sections }) => sections),
    methods,
    paths,
    verbs,
    ...(Object.keys(keywords).length > 0 && { keywords }),
  };
  return { pages, trails: [...trails.keys()].map((key) => JSON.parse(key)) };
}

/** Returns the manifest's ranges of pages of other products; none for most sites. */
export function elsewhereRanges(
  pages: readonly Pick<SearchPage, 'elsewhere'>[],
): Pick<SearchManifest, 'elsewhere'> {
  const ranges: [from: number, to: number][] = [];
  for (const [number, { elsewhere }] of pages.entries()) {
    if (!elsewhere) continue;
    const last = ranges.at(-1);
    if (last?.[1] === number) last[1] = number + 1;
    else ranges.push([number, number + 1]);
  }
  return ranges.length === 0 ? {} : { elsewhere: ranges };
}

/** Whether a page's entry in the manifest is unchanged. */
export function isListedAs(
  record: SearchRecord,
  number: number,
  { pages, trails }: Pick<SearchManifest, 'pages' | 'trails'>,
): boolean {
  return (
    record.title === pages.titles[number] &&
    pageKinds.indexOf(record.kind) === pages.kinds[number] &&
    JSON.stringify(record.breadcrumbs) === JSON.stringify(trails[pages.trails[number] ?? 0]) &&
    record.sections.length === pages.sections[number] &&
    record.method === pages.methods[number] &&
    record.path === pages.paths[number] &&
    record.verb === pages.verbs[number] &&
    JSON.stringify(record.keywords ?? []) === JSON.stringify(pages.keywords?.[number] ?? [])
  );
}

/** Returns the interface messages of the search by key. */
export function scopePhrases({
  messages,
}: Pick<SearchScope, 'messages'>): SearchManifest['phrases'] {
  const own = Object.entries(messages.phrases).filter(([key]) => key.startsWith('search.'));
  return Object.fromEntries(own);
}
