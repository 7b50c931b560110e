import { asList, type RawObject } from '../../json-schema/json.js';
import { asText } from '../json.js';

/** Returns a server for each scheme, combined with `host` and `basePath`. */
export function swaggerServers(
  { host, basePath }: RawObject,
  schemes: unknown,
): readonly RawObject[] {
  const path = (asText(basePath) ?? '').replace(/\/+$/, '');
  // Authors often write a whole URL as the host.
  const authority = asText(host)?.replace(/^[a-z]+:\/\/|\/+$/gi, '');
  if (authority === undefined) return path === '' ? [] : [{ url: path }];
  const written = asList(schemes)
    .map(asText)
    .filter((scheme) => scheme !== undefined);
  // Without `schemes`, the default is the scheme of the description's own URL; HTTPS is the best
  // guess.
  const urls = (written.length > 0 ? written : ['https']).map((scheme) => ({
    url: `${scheme}://${authority}${path}`,
  }));
  // HTTP servers come first, because samples and the request form use the first server and do not
  // support WebSockets.
  return [...urls.filter(isHttp), ...urls.filter((server) => !isHttp(server))];
}

function isHttp({ url }: { readonly url: string }): boolean {
  return /^https?:/i.test(url);
}
