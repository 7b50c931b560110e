import { asList, asText, type JsonObject } from '../json.js';

/** A server for each scheme: `schemes`, `host` and `basePath` are the parts of its URL. */
export function serversOf({ host, basePath }: JsonObject, schemes: unknown): readonly JsonObject[] {
  const path = (asText(basePath) ?? '').replace(/\/+$/, '');
  // A whole URL is a frequent mistake.
  const authority = asText(host)?.replace(/^[a-z]+:\/\/|\/+$/gi, '');
  if (authority === undefined) return path === '' ? [] : [{ url: path }];
  const written = asList(schemes)
    .map(asText)
    .filter((scheme) => scheme !== undefined);
  // Without schemes it is the one by which the description was reached; today that is https.
  const urls = (written.length > 0 ? written : ['https']).map((scheme) => ({
    url: `${scheme}://${authority}${path}`,
  }));
  // Samples and the form take the first, and cannot speak to sockets.
  return [...urls.filter(isHttp), ...urls.filter((server) => !isHttp(server))];
}

function isHttp({ url }: { readonly url: string }): boolean {
  return /^https?:/i.test(url);
}
