import type { OutputFile, SearchScope } from '../../model/index.js';
import type { Manifest } from '../rank/format.js';
import { countTerms } from './count.js';
import { pagesOf, phrasesOf } from './manifest.js';
import { spellingOf } from './spelling.js';
import { cutTerms, orderTerms } from './terms.js';
import { cutTexts } from './texts.js';

/** What making an index asks of the rest of the build. */
export interface SearchPorts {
  /** `terms.json` → `assets/terms-1a2b3c4d.json` */
  readonly fingerprinted: (name: string, contents: string) => string;
  /** `assets/a.json` → `/base/assets/a.json` */
  readonly urlOf: (path: string) => string;
}

/** Characters of JSON up to which all parts are loaded at the first search: about 100 KB when compressed. */
const smallLength = 400_000;

/**
 * Characters that parts should have; about a third of it when compressed. In a large index they are small, as a
 * reader who types a word letter by letter comes through several. Of one that is loaded whole, many small files
 * would only cost more.
 */
const partLengths = {
  large: { terms: 14_000, texts: 7_000 },
  small: { terms: 150_000, texts: 100_000 },
};

/** Makes the index of one language and docs version: its parts and, last, the manifest that names them. */
export function makeSearch(
  scope: SearchScope,
  ports: SearchPorts,
): { readonly manifest: Manifest; readonly files: readonly OutputFile[] } {
  const files: OutputFile[] = [];
  const part = (name: string, value: unknown): string => {
    const contents = JSON.stringify(value);
    const path = ports.fingerprinted(`search-${name}.json`, contents);
    files.push({ path, contents });
    return path.slice(path.lastIndexOf('/') + 1);
  };
  // Ordered by address, so that neighbours lie in the same parts and addresses begin alike.
  const records = scope.records.toSorted((one, other) => (one.url < other.url ? -1 : 1));
  const ordered = { ...scope, records };
  const sections = records.flatMap((record) => record.sections);
  const entries = countTerms(records);
  const { terms, common } = orderTerms(entries, sections.length);
  const titles = records.map(({ title }) => title);
  const spelling = spellingOf(terms, titles);
  const cut = (size: keyof typeof partLengths) => ({
    terms: cutTerms(terms, partLengths[size].terms),
    texts: cutTexts(records, partLengths[size].texts),
  });
  const whole = cut('small');
  // The words alone tell of a large index, without writing all of it.
  const words = whole.texts.flatMap(([, { sections }]) => sections.map(([text]) => text.length));
  const isLarge = words.reduce((sum, length) => sum + length, 0) > smallLength;
  const small = !isLarge && JSON.stringify([whole, spelling]).length <= smallLength;
  const values = small ? whole : cut('large');
  const parts = {
    terms: values.terms.map(([first, value]) => [first, part('terms', value)] as const),
    texts: values.texts.map(([first, value]) => [first, part('texts', value)] as const),
    spelling: part('spelling', spelling),
  };
  const manifest: Manifest = {
    format: 1,
    locale: scope.texts.locale,
    phrases: phrasesOf(scope),
    folder: ports.urlOf('assets/'),
    ...pagesOf(ordered),
    common,
    ...parts,
    small,
  };
  files.push({ path: scope.file, contents: JSON.stringify(manifest) });
  return { manifest, files };
}
