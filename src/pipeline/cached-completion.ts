import type { Outcome } from '../diagnostics/diagnostic.js';
import type { OutputFile } from '../files/source-file.js';
import type { CompletionCache, CompletionData, MemoizeCompletion } from '../site/index.js';
import type { BuildCache } from './cache/index.js';
import { cachedFullText } from './cached-full-text.js';
import { lazyFile } from './lazy-file.js';
import { digest } from './theme/index.js';

/** The store has only this entry. */
const name = 'site';

/** Caches the results that depend on all pages. */
export function cachedCompletion(cache: BuildCache): CompletionCache {
  return { settled: keptSettled(cache), fullText: cachedFullText(cache) };
}

/**
 * Caches the part that needs no page texts. Its files are identified by digest and read only when
 * written.
 */
function keptSettled(cache: BuildCache): MemoizeCompletion {
  return (key, make) => {
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
  { value, diagnostics }: Outcome<CompletionData>,
  { completions, siteFiles }: BuildCache,
): Outcome<CompletionData> {
  const { files, ...site } = value;
  const keyed = files.map((file) => ({ ...file, key: digest(file.contents) }));
  for (const { path, key: own, contents } of keyed) {
    if (siteFiles.keyOf(path) === own) siteFiles.retain(path);
    else siteFiles.keepBytes(path, own, Buffer.from(contents));
  }
  const named = keyed.map(({ path, key: own }) => ({ path, key: own }));
  completions.keep(name, { key, value: { files: named, site, diagnostics } });
  return { value: { ...site, files: keyed }, diagnostics };
}

type NamedFile = Pick<OutputFile, 'path'> & { readonly key: string };

function isStored({ path, key }: NamedFile, { siteFiles }: BuildCache): boolean {
  return siteFiles.keyOf(path) === key;
}

/** @param again renders a file again if the cache is damaged */
function stored(
  { path, key }: NamedFile,
  { siteFiles }: BuildCache,
  again: (path: string) => OutputFile | undefined,
): OutputFile {
  return lazyFile(path, key, () => siteFiles.find(path)?.value ?? again(path)?.contents ?? '');
}
