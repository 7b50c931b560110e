import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import path from 'node:path';
import { type ForeignEntry, listForeign } from './foreign.js';
import { readManifest } from './manifest.js';
import { manifestName } from './output-path.js';
import { stampOf } from './stamp.js';

/**
 * A short text that is another one when somebody has changed, removed or added something in a published site.
 * Undefined where a file is missing, or where there is none.
 */
export function siteStamp(folder: string): string | undefined {
  const manifest = readManifest(folder);
  if (manifest === undefined) return undefined;
  const stamps: string[] = [];
  for (const file of [manifestName, ...manifest.files]) {
    const stats = lstatSync(path.join(folder, file), { throwIfNoEntry: false });
    if (!stats?.isFile()) return undefined;
    stamps.push(stampOf(stats));
  }
  return stampOfSite(stamps, listForeign(folder, manifest));
}

/** @param stamps of the manifest and of its files, in its order */
export function stampOfSite(stamps: readonly string[], foreign: readonly ForeignEntry[]): string {
  const all = createHash('sha256').update(stamps.join(''));
  return all.update(JSON.stringify(foreign)).digest('base64url');
}
