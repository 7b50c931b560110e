import type { OutputFile } from '../files/output-file.js';
import { sha256 } from '../files/sha256.js';

/**
 * Creates a JSON file for scripts, `assets/try-it-messages-1a2b3c4d.json`; the content hash in its name allows permanent caching.
 */
export function jsonFile(name: string, value: unknown): OutputFile & { readonly contents: string } {
  const contents = JSON.stringify(value);
  const digest = sha256(contents).slice(0, 8);
  return { path: `assets/${name}-${digest}.json`, contents };
}
