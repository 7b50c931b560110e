import { fingerprinted } from '../assets/index.js';
import type { SiteConfig } from '../config/index.js';
import type { Outcome, OutputFile } from '../model/index.js';
import { checkExpectations, makeSearch } from '../search/index.js';
import { type Site, searchScopes } from '../site/index.js';
import { locatorOf } from './locator.js';

/** Makes what the site's search reads, and looks whether it finds what the configuration promises. */
export async function indexSite(
  { pages }: Site,
  config: SiteConfig,
): Promise<Outcome<readonly OutputFile[]>> {
  const { search, baseUrl } = config;
  if (search === false) return { value: [], diagnostics: [] };
  const ports = { fingerprinted, urlOf: (path: string) => baseUrl + path };
  const made = searchScopes(pages, baseUrl).map((scope) => makeSearch(scope, ports));
  // Scopes that say the same share files.
  const files = new Map(made.flatMap(({ files: own }) => own.map((file) => [file.path, file])));
  const locate = locatorOf(config);
  return {
    value: [...files.values()],
    diagnostics: await checkExpectations(search.expect, made, {
      baseUrl,
      locate: (index, key) => locate(['search', 'expect', index, key]),
    }),
  };
}
