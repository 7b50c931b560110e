import { type FetchedPage, fetchPage } from './fetch-page.js';
import { pageKey } from './internal-page.js';

interface CacheEntry {
  readonly page: Promise<FetchedPage>;
  readonly since: number;
}

/** Capacity in pages, and the age in ms up to which a link may show a cached page. */
const maxPages = 24;
const maxAgeMs = 5 * 60_000;

/** In order of use, the most recent last. */
const cache = new Map<string, CacheEntry>();

/**
 * A page from the cache, else from the server. Failed requests are not cached.
 *
 * @param maxAge in ms; Back and Forward accept any age
 */
export function loadPage(
  url: URL,
  options: RequestInit = {},
  maxAge = maxAgeMs,
): Promise<FetchedPage> {
  const key = pageKey(url);
  const entry = cache.get(key);
  const good = entry && Date.now() - entry.since <= maxAge;
  const use = good ? entry : { page: fetchPage(url, options), since: Date.now() };
  cache.delete(key);
  cache.set(key, use);
  if (!good) {
    use.page.catch(() => {
      if (cache.get(key) === use) cache.delete(key);
    });
  }
  const [oldest = key] = cache.keys();
  if (cache.size > maxPages) cache.delete(oldest);
  return use.page.then(({ html, url: finalUrl }) => {
    const target = new URL(finalUrl);
    target.hash = url.hash || finalUrl.hash;
    return { html, url: target };
  });
}
