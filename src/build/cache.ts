import type { Api, Doc, Outcome } from '../model/index.js';

/** What earlier builds of this process have made, by the digests of all that went into it. */
export interface BuildCache {
  readonly docs: Map<string, Outcome<Doc>>;
  readonly apis: Map<string, Outcome<Api | undefined>>;
}

export function emptyCache(): BuildCache {
  return { docs: new Map(), apis: new Map() };
}
