import { MissingFile } from './missing-file.js';

/*
 * How scripts load the data files of the site and understand their URLs. A relative site has
 * `theme/relative/client/site-data.ts` instead.
 */

export { MissingFile };

/**
 * Loads a data file.
 *
 * @throws MissingFile if it fails to load
 */
export async function loadJson(url: string, cache: RequestCache = 'default'): Promise<unknown> {
  try {
    const response = await fetch(url, { cache });
    if (response.ok) return await response.json();
    throw new MissingFile(`${url}: ${response.status}`, response.status === 404);
  } catch (error) {
    if (error instanceof MissingFile) throw error;
    throw new MissingFile(url, false, { cause: error });
  }
}

/** The URL of a page or file that a data file names. */
export function siteUrl(url: string): string {
  return url;
}

/** The URL of a link, in the form of {@link siteUrl}. */
export function linkUrl(link: HTMLAnchorElement): string {
  return link.getAttribute('href') ?? '';
}
