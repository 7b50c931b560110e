import { isInternalPage } from './internal-page.js';
import { loadPage } from './page-cache.js';
import { siteBase } from './site-base.js';

interface ReadPage {
  /** The URL after redirects and refreshes. */
  readonly url: URL;
  /**
   * Undefined if only the browser can load the URL: no HTML, not a page of this site, or a page with other scripts
   * because the site was published again.
   */
  readonly fresh: Document | undefined;
}

/** Limit for pages that refresh to each other in a loop; the browser handles those. */
const maxRefreshes = 5;

/**
 * Loads and parses a page and follows redirect pages (`<meta http-equiv="refresh">`).
 *
 * @param main URL of the script that runs in this document
 * @throws Error as `fetchPage` does
 */
export async function readPage(wanted: URL, main: string, maxAge?: number): Promise<ReadPage> {
  let url = wanted;
  for (let step = 0; step < maxRefreshes && isInternalPage(url, siteBase); step += 1) {
    const page = await loadPage(url, {}, maxAge);
    url = page.url;
    if (page.html === undefined) break;
    const fresh = new DOMParser().parseFromString(page.html, 'text/html');
    const next = documentRefresh(fresh, url);
    if (!next) return { url, fresh: isCompatible(fresh, main) ? fresh : undefined };
    next.hash ||= url.hash;
    url = next;
  }
  return { url, fresh: undefined };
}

function documentRefresh(page: Document, url: URL): URL | undefined {
  const content = page.querySelector('meta[http-equiv="refresh" i]')?.getAttribute('content');
  const [, target] = content?.match(/url\s*=\s*['"]?([^'"]+)/i) ?? [];
  return target === undefined ? undefined : new URL(target.trim(), url);
}

/** Whether all scripts of a page already run here: scripts of a parsed document never run. */
function isCompatible(fresh: Document, main: string): boolean {
  const running = documentScripts(document);
  const wanted = documentScripts(fresh);
  return (
    fresh.getElementById('_main') !== null &&
    wanted.includes(new URL(main).pathname) &&
    wanted.every((source) => source !== undefined && running.includes(source))
  );
}

/** Paths of the scripts; undefined for an inline script. Data blocks are skipped. */
function documentScripts(page: Document): readonly (string | undefined)[] {
  return [...page.querySelectorAll('script')]
    .filter(({ type }) => !type.includes('json'))
    .map(({ src }) => (src === '' ? undefined : new URL(src).pathname));
}
