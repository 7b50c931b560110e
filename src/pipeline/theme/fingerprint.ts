import { hash } from 'node:crypto';

/** Returns the SHA-256 digest, hex. */
export function digest(contents: string | Uint8Array): string {
  return hash('sha256', contents);
}

/**
 * `site.css` → `assets/site-1a2b3c4d.css`: the name changes with the contents, so that browsers can
 * cache the file forever.
 */
export function fingerprintedName(name: string, contents: string | Uint8Array): string {
  const dot = name.lastIndexOf('.');
  const stem = dot > 0 ? name.slice(0, dot) : name;
  const safe = stem.replace(/[^\w.-]+/g, '-');
  return `assets/${safe}-${digest(contents).slice(0, 8)}${dot > 0 ? name.slice(dot) : ''}`;
}
