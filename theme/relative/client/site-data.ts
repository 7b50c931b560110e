import { siteBase } from '../../client/navigation/site-base.js';

export { MissingFile } from '../../client/missing-file.js';

import { MissingFile } from '../../client/missing-file.js';

/** A script whose only statement sets its own property to the data. */
interface DataScript extends HTMLScriptElement {
  readonly data?: unknown;
}

/**
 * Loads a data file as a script, because pages on a disk cannot fetch.
 *
 * @throws MissingFile if it fails to load
 */
export async function loadJson(url: string): Promise<unknown> {
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

/** Data files name pages and files by their paths below the site's root. */
export function siteUrl(path: string): string {
  return new URL(path, siteBase).href;
}

/** The URL of a link, in the form of {@link siteUrl}. */
export function linkUrl(link: HTMLAnchorElement): string {
  return link.href;
}
