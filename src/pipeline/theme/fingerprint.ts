import { sha256 } from '../../files/sha256.js';

/**
 * `site.css` → `assets/site-1a2b3c4d.css`: the name changes with the contents, so that browsers can
 * cache the file forever.
 */
export function fingerprintedName(name: string, contents: string | Uint8Array): string {
  const dot = name.lastIndexOf('.');
  const stem = dot > 0 ? name.slice(0, dot) : name;
  const safe = stem.replace(/[^\w.-]+/g, '-');
  return `assets/${safe}-${sha256(contents).slice(0, 8)}${dot > 0 ? name.slice(dot) : ''}`;
}
