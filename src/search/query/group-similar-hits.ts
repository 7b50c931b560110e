import { spacedTerms } from './closeness.js';
import { isVersion, versionlessPath } from './operation-name.js';
import type { SearchHit } from './searcher.js';

/** Number of similar hits that are listed at once. */
const maxSimilar = 3;

/** A listed hit. */
export interface GroupedHit {
  readonly hit: SearchHit;
  /** Of the last listed one among similar hits, those that are not listed, best first. */
  readonly similar: readonly SearchHit[];
}

/**
 * Lists at most three operations or three schemas that differ only in version or namespace, as the
 * same operation in `v1` and `v1beta1` does; the third one has the others.
 */
export function groupSimilarHits(hits: readonly SearchHit[]): readonly GroupedHit[] {
  const families = new Map<string, SearchHit[]>();
  const others = new Map<SearchHit, SearchHit[]>();
  return hits
    .filter((hit) => {
      const keys = similarityKeys(hit);
      const family = keys.map((key) => families.get(key)).find((known) => known) ?? [];
      for (const key of keys) if (!families.has(key)) families.set(key, family);
      if (keys.length === 0) return true;
      if (family.length < maxSimilar) {
        family.push(hit);
        return true;
      }
      const last = family.at(-1) ?? hit;
      others.set(last, [...(others.get(last) ?? []), hit]);
      return false;
    })
    .map((hit) => ({ hit, similar: others.get(hit) ?? [] }));
}

/** Hits that share one of their keys are similar. */
function similarityKeys({ kind, title, method, path }: SearchHit): readonly string[] {
  if (kind === 'schema') return [`schema ${title.slice(title.lastIndexOf('.') + 1).toLowerCase()}`];
  if (kind !== 'operation' || path === undefined) return [];
  const words = spacedTerms(title)
    .split(' ')
    .filter((word) => word !== '' && !isVersion(word));
  const ofTitle = words.length > 0 ? [`title ${words.join(' ')}`] : [];
  const ofPath = path.startsWith('/') ? [`path ${method} ${versionlessPath(path)}`] : [];
  return [...ofTitle, ...ofPath];
}
