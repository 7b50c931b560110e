import type { DevBuild } from './build-attempt.js';
import type { ServedSite } from './serve.js';

/** A site as it is served. */
export interface ServedBuild<B extends DevBuild = DevBuild> extends ServedSite {
  readonly files: B;
  /** Built without an error. */
  readonly good: boolean;
}

/** What to serve after a build: the last good one. As long as there was none, one with errors is better than nothing. */
export function nextServedBuild<B extends DevBuild>(
  current: ServedBuild<B> | undefined,
  built: B | undefined,
  baseUrl: string,
  good: boolean,
): ServedBuild<B> | undefined {
  if (built === undefined || (!good && current?.good)) return current;
  return { files: built, good, baseUrl };
}
