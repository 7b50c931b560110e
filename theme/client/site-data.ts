import { MissingFile } from './missing-file.js';

/*
 * How scripts load the data files of the site and understand their URLs. A relative site also works from a disk, where
 * pages cannot fetch.
 */

export { MissingFile };

/** Whether the script belongs to a relative site; the compiler replaces it by a literal. */
declare const RELATIVE_SITE: boolean;

/**
 * Loads a data file.
 *
 * @throws MissingFile if it fails to load
 */
export function loadJson(url: string, cache: RequestCache = 'default'): Promise<unknown> {
  return RELATIVE_SITE ? runDataScript(url) : fetchJson(url, cache);
}

/** The URL of a page or file that a data file names. Those of a relative site have paths below its root. */
export function siteUrl(url: string): string {
  // An import of the root's URL would be a script of its own in other sites.
  return RELATIVE_SITE ? new URL(url, new URL('..', import.meta.url)).href : url;
}

/** The URL of a link, in the form of {@link siteUrl}. */
export function linkUrl(link: HTMLAnchorElement): string {
  return RELATIVE_SITE ? link.href : (link.getAttribute('href') ?? '');
}

async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  try {
    const response = await fetch(url, { cache });
    if (response.ok) return await response.json();
    throw new MissingFile(`${url}: ${response.status}`, response.status === 404);
  } catch (error) {
    if (error instanceof MissingFile) throw error;
    throw new MissingFile(url, false, { cause: error });
  }
}

/** A script whose only statement sets its own property to the data. */
interface DataScript extends HTMLScriptElement {
  readonly data?: unknown;
}

async function runDataScript(url: string): Promise<unknown> {
  const script: DataScript = document.createElement('script');
  script.src = `${url}.js`;
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new MissingFile(url, true)));
  });
  document.head.append(script);
  await loaded;
  script.remove();
  return script.data;
}
