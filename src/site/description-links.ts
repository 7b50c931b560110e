import type { Severity } from '../diagnostics/diagnostic.js';
import { decodeUriPart } from '../url/decode-uri-part.js';
import type { LinkOrigin } from './links/link-target.js';
import type { ApiNames } from './reference/naming/api-names.js';

/** How links in the texts of an API description resolve. */
export interface DescriptionLinks {
  /** Severity of broken links; undefined: not reported. */
  readonly broken: Severity | undefined;
  /** Base URL for links that do not resolve on this site. */
  readonly linkBase?: string | undefined;
}

/** Matches a URL that begins with a scheme or a host. */
export const schemeOrHost = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * Returns the `op:` link for an operation that a ReadMe link names by its id (`create-planet`,
 * `/reference/create-planet`, `ref:create-planet`).
 */
export function namedOperation(
  written: string,
  names: Pick<ApiNames, 'find'>,
  origin: LinkOrigin,
): string | undefined {
  const [, path = '', hash = ''] = /^(?:ref:)?([^?#]*)(?:\?[^#]*)?(#.*)?$/s.exec(written) ?? [];
  const id = decodeUriPart(path.replace(/\/$/, '').replace(/^.*\//s, ''));
  const isFound = id !== '' && names.find('operation', id, origin).kind === 'found';
  return isFound ? `op:${id}${hash}` : undefined;
}

/**
 * Resolves a link against the site that the description was written for. Returns undefined for links with an origin.
 */
export function atLinkBase(
  written: string,
  { linkBase }: Pick<DescriptionLinks, 'linkBase'>,
): string | undefined {
  if (linkBase === undefined || schemeOrHost.test(written)) return undefined;
  return URL.canParse(written, linkBase) ? new URL(written, linkBase).href : undefined;
}
