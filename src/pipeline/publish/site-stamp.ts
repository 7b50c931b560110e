import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { contentStamp } from '../file-state/stat-stamp.js';
import { type ForeignEntry, listForeign } from './foreign-files.js';
import { readManifest } from './manifest.js';
import { manifestName } from './output-path.js';

/**
 * Returns a stamp of a published site that changes if any file is changed, removed or added.
 * Undefined if a file or the site is missing.
 */
export function siteStamp(folder: string): string | undefined {
  const manifest = readManifest(folder);
  if (manifest === undefined) return undefined;
  const stamps: string[] = [];
  for (const file of [manifestName, ...manifest.files]) {
    const stats = lstatSync(`${folder}/${file}`, { throwIfNoEntry: false });
    if (!stats?.isFile()) return undefined;
    stamps.push(contentStamp(stats));
  }
  return stampOfSite(stamps, listForeign(folder, manifest.files));
}

/** @param stamps of the manifest, then of its files in order */
export function stampOfSite(stamps: readonly string[], foreign: readonly ForeignEntry[]): string {
  const all = createHash('sha256').update(stamps.join(''));
  return all.update(JSON.stringify(foreign)).digest('base64url');
}
