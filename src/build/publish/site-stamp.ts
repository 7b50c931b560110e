import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import path from 'node:path';
import { listForeign } from './foreign.js';
import { readManifest } from './manifest.js';
import { manifestName } from './output-path.js';
import { stampOf } from './site-writer.js';

/**
 * A short text that is another one when somebody has changed, removed or added something in a published site.
 * Undefined where a file is missing, or where there is none.
 */
export function siteStamp(folder: string): string | undefined {
  const manifest = readManifest(folder);
  if (manifest === undefined) return undefined;
  const all = createHash('sha256');
  for (const file of [manifestName, ...manifest.files]) {
    const stats = lstatSync(path.join(folder, file), { throwIfNoEntry: false });
    if (!stats?.isFile()) return undefined;
    all.update(stampOf(stats));
  }
  all.update(JSON.stringify(listForeign(folder, manifest)));
  return all.digest('base64url');
}
