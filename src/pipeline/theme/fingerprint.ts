import { hash } from 'node:crypto';

/** SHA-256 of the bytes, hex. */
export function digest(contents: string | Uint8Array): string {
  return hash('sha256', contents);
}

/** `site.css` → `assets/site-1a2b3c4d.css`: a name that changes with the contents, so that it can be kept for ever. */
export function fingerprintedName(name: string, contents: string | Uint8Array): string {
  const dot = name.lastIndexOf('.');
  const stem = dot > 0 ? name.slice(0, dot) : name;
  const safe = stem.replace(/[^\w.-]+/g, '-');
  return `assets/${safe}-${digest(contents).slice(0, 8)}${dot > 0 ? name.slice(dot) : ''}`;
}
