import { digest, fingerprinted } from '../assets/index.js';
import type { SiteConfig } from '../config/index.js';
import type { Outcome, OutputFile } from '../model/index.js';
import { checkExpectations, makeSearch } from '../search/index.js';
import { type Site, searchScopes } from '../site/index.js';
import type { BuildCache } from './cache/index.js';
import { locatorOf } from './locator.js';

/** Makes what the site's search reads, and looks whether it finds what the configuration promises. */
export async function indexSite(
  { pages }: Site,
  config: SiteConfig,
  cache: BuildCache,
): Promise<Outcome<readonly OutputFile[]>> {
  const { search, baseUrl } = config;
  if (search === false) return { value: [], diagnostics: [] };
  const ports = { fingerprinted, urlOf: (path: string) => baseUrl + path };
  const made = searchScopes(pages, baseUrl).map((scope) => {
    const key = digest(baseUrl + JSON.stringify(scope));
    const known = cache.searches.find(scope.file);
    if (known?.key === key) return known.value;
    const value = makeSearch(scope, ports);
    cache.searches.keep(scope.file, { key, value });
    return value;
  });
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
