import type { DevBuild } from './build-attempt.js';
import type { ServedSite } from './serve.js';

/** A build that the development server sends. */
export interface ServedBuild<B extends DevBuild = DevBuild> extends ServedSite {
  readonly files: B;
  /** Whether the build had no errors. */
  readonly hasNoErrors: boolean;
}

/** Returns the build to serve: the last one without errors or, if there was none yet, the newest one with errors. */
export function nextServedBuild<B extends DevBuild>(
  current: ServedBuild<B> | undefined,
  built: B | undefined,
  baseUrl: string,
  hasNoErrors: boolean,
): ServedBuild<B> | undefined {
  if (built === undefined || (!hasNoErrors && current?.hasNoErrors)) return current;
  return { files: built, hasNoErrors, baseUrl };
}
