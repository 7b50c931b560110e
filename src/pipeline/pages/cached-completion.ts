import type { Outcome } from '../../diagnostics/diagnostic.js';
import type { OutputFile } from '../../files/output-file.js';
import { sha256 } from '../../files/sha256.js';
import type { CompletedSite, GenerateFiles, Site, SiteWideFiles } from '../../site/index.js';
import type { BuildCache } from '../cache/index.js';
import { lazyOutputFile } from '../files/lazy-output-file.js';
import type { CachedPageResult } from './page-cache.js';
import type { PageKeys } from './page-keys.js';

/** The store has only this entry. */
const name = 'site';

/** Completes the site like `site.complete`, and reuses what has not changed since the last build. */
export function completeWithCache(
  site: Pick<Site, 'complete'>,
  pages: readonly CachedPageResult[],
  keys: Pick<PageKeys, 'planDigest'>,
  cache: BuildCache,
): Outcome<CompletedSite> {
  const key = generatedKey(keys, pages);
  return site.complete(pages, key === undefined ? undefined : cachedGenerate(key, cache));
}

/** Returns undefined if a page has no digest. */
function generatedKey(
  { planDigest }: Pick<PageKeys, 'planDigest'>,
  pages: readonly CachedPageResult[],
): string | undefined {
  const digests = pages.flatMap((page) => page.digest ?? []);
  if (digests.length < pages.length) return undefined;
  return sha256([planDigest, ...digests].join('\n'));
}

/** Caches the files by digest. They are read only when they are written. */
function cachedGenerate(key: string, cache: BuildCache): GenerateFiles {
  return (make) => {
    const { completions, siteFiles } = cache;
    const known = completions.find(name);
    if (known?.key === key && known.value.files.every((file) => isStored(file, cache))) {
      const { files, site, diagnostics } = known.value;
      for (const { path } of files) siteFiles.retain(path);
      const again = (path: string) => make().value.files.find((file) => file.path === path);
      return {
        value: { ...site, files: files.map((file) => stored(file, cache, again)) },
        diagnostics,
      };
    }
    return keep(key, make(), cache);
  };
}

function keep(
  key: string,
  { value, diagnostics }: Outcome<SiteWideFiles>,
  { completions, siteFiles }: BuildCache,
): Outcome<SiteWideFiles> {
  const { files, ...site } = value;
  const keyed = files.map((file) => ({ ...file, key: sha256(file.contents) }));
  for (const { path, key: own, contents } of keyed) {
    if (siteFiles.entryKey(path) === own) siteFiles.retain(path);
    else siteFiles.keepBytes(path, own, Buffer.from(contents));
  }
  const named = keyed.map(({ path, key: own }) => ({ path, key: own }));
  completions.keep(name, { key, value: { files: named, site, diagnostics } });
  return { value: { ...site, files: keyed }, diagnostics };
}

type NamedFile = Pick<OutputFile, 'path'> & { readonly key: string };

function isStored({ path, key }: NamedFile, { siteFiles }: BuildCache): boolean {
  return siteFiles.entryKey(path) === key;
}

/** @param again renders a file again if the cache is damaged */
function stored(
  { path, key }: NamedFile,
  { siteFiles }: BuildCache,
  again: (path: string) => OutputFile | undefined,
): OutputFile {
  return lazyOutputFile(
    path,
    key,
    () => siteFiles.find(path)?.value ?? again(path)?.contents ?? '',
  );
}
