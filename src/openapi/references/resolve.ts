import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A resolved reference, before its target is read. */
export type Resolved =
  | { readonly kind: 'local'; readonly fragment: string }
  | { readonly kind: 'file'; readonly location: string; readonly fragment: string }
  | { readonly kind: 'remote'; readonly location: string; readonly fragment: string };

/**
 * Resolves a reference as a URL (RFC 3986) against the location of its file, which is an absolute
 * path or a URL. Everything with its own scheme or host is remote, including forms that URL parsers
 * tolerate: backslashes, leading spaces, `//host`.
 */
export function resolveReference(from: string, reference: string): Resolved {
  if (reference.startsWith('#')) return { kind: 'local', fragment: reference.slice(1) };
  const fromWeb = isWeb(from);
  const base = fromWeb ? new URL(from) : pathToFileURL(from);
  let url: URL;
  try {
    url = new URL(reference.replace(/\\/g, '/'), base);
  } catch {
    return { kind: 'remote', location: reference, fragment: '' };
  }
  const fragment = url.hash.slice(1);
  url.hash = '';
  const remote = { kind: 'remote', location: url.href, fragment } as const;
  if (url.href === base.href) return { kind: 'local', fragment };
  if (fromWeb) return remote;
  const ownScheme = /^[\s\p{Cc}]*[a-z][a-z\d+.-]+:/iu.test(reference);
  if (ownScheme || url.protocol !== 'file:' || url.host !== '' || url.search !== '') return remote;
  let target: string;
  try {
    target = path.resolve(fileURLToPath(url));
  } catch {
    return remote;
  }
  if (target === path.resolve(from)) return { kind: 'local', fragment };
  return { kind: 'file', location: target, fragment };
}

/** Whether a location is an HTTP or HTTPS URL. */
export function isWeb(location: string): boolean {
  return /^https?:\/\//i.test(location);
}
