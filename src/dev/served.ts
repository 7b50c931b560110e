import type { DevBuild } from './attempt.js';
import { memoryFiles } from './file-set.js';
import type { ServedSite } from './serve.js';

/** A build as it is served. */
export interface Served extends ServedSite {
  readonly built: DevBuild;
  /** Built without an error. */
  readonly good: boolean;
}

/**
 * What to serve after a build: the last good one. As long as there was none, one with errors is better than
 * nothing. A build that gave the very same files takes no one's place, so that no page reloads for nothing.
 */
export function nextServed(
  current: Served | undefined,
  built: DevBuild | undefined,
  baseUrl: string,
  good: boolean,
): Served | undefined {
  if (built === undefined || (!good && current?.good)) return current;
  const next = { built, good, baseUrl, files: memoryFiles(built.files) };
  const same = current && current.baseUrl === baseUrl && isSameSite(current.built, built);
  return same && current.good === good ? current : next;
}

function isSameSite(a: DevBuild, b: DevBuild): boolean {
  if (a.files.length !== b.files.length) return false;
  const before = new Map(a.files.map((file) => [file.path, file.contents]));
  return b.files.every(({ path, contents }) => {
    const old = before.get(path);
    if (typeof contents === 'string' || typeof old === 'string') return old === contents;
    return old !== undefined && Buffer.compare(old, contents) === 0;
  });
}
