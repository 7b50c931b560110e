import type { Severity } from '../diagnostics/diagnostic.js';
import { decodeUriPart } from './links/api-links.js';
import type { LinkOrigin } from './links/link-target.js';
import type { ApiNames } from './reference/names.js';

/** How links in the texts of an API description are resolved. */
export interface DescriptionLinks {
  /** What links to nowhere are; undefined: not reported. */
  readonly broken: Severity | undefined;
  /** The URL against which links are resolved that lead nowhere on this site. */
  readonly linkBase?: string | undefined;
}

/** What begins with a scheme or a host. */
export const withScheme = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * The operation that a link names by its id as in ReadMe (`create-planet`, `/reference/create-planet`,
 * `ref:create-planet`), as `op:` names it.
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

/** Where a link leads on the site that the description was written for; one with an origin names no page of it. */
export function atLinkBase(written: string, { linkBase }: DescriptionLinks): string | undefined {
  if (linkBase === undefined || withScheme.test(written)) return undefined;
  return URL.canParse(written, linkBase) ? new URL(written, linkBase).href : undefined;
}
