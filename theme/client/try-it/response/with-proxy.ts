import type { FetchRequest } from 'docsgen/request';

/**
 * Returns the request to a proxy that sends the given one: the same method, headers and body, with
 * the URL percent-encoded at the end of the proxy's.
 *
 * @param proxy `https://proxy.example.com/?url=`, or a path on this host
 */
export function withProxy(request: FetchRequest, proxy: string | undefined): FetchRequest {
  if (!proxy) return request;
  return { ...request, url: new URL(proxy + encodeURIComponent(request.url), location.href).href };
}
