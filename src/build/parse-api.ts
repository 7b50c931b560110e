import { digest } from '../assets/index.js';
import type { SiteConfig } from '../config/index.js';
import { type ContentOptions, highlight, optionsKey, parseFragment } from '../content/index.js';
import { diagnose } from '../diagnostics/index.js';
import type { Api, Outcome, SourceFile } from '../model/index.js';
import { loadApi } from '../openapi/index.js';
import type { BuildCache } from './cache/index.js';
import { locatorOf } from './locator.js';

/** One description for now: the one that is named, or the only one there is. */
export async function parseApi(
  files: readonly SourceFile[],
  options: ContentOptions,
  config: SiteConfig,
  cache: BuildCache,
): Promise<Outcome<Api | undefined>> {
  const named = config.openapi ? config.openapi.path : undefined;
  const [file, ...others] = files;
  if (named !== undefined && file === undefined) {
    const place = locatorOf(config)(['openapi', 'path']);
    return {
      value: undefined,
      diagnostics: [diagnose('build/no-description', { file: named }, { place })],
    };
  }
  if (file === undefined) return { value: undefined, diagnostics: [] };
  if (others.length > 0) {
    const names = files.map(({ path }) => path);
    return {
      value: undefined,
      diagnostics: [diagnose('build/several-descriptions', { files: names })],
    };
  }
  return cachedApi(file, options, config, cache);
}

/** Of each file, the last state is kept. */
export async function cachedApi(
  file: SourceFile,
  options: ContentOptions,
  config: SiteConfig,
  cache: BuildCache,
): Promise<Outcome<Api | undefined>> {
  // Files that a description refers to are read by its loader: only one that stands alone can be kept.
  const alone = !/\$ref["']?\s*:\s*["']?[^"'#\s]/.test(file.text);
  const openapi = config.openapi || undefined;
  const key = digest(JSON.stringify([file.digest, optionsKey(options), openapi]));
  const known = alone ? cache.apis.find(file.path) : undefined;
  if (known?.key === key) return known.value;
  const outcome = await loadApi(
    file,
    { siteDir: config.siteDir, ...openapi },
    { highlight, markdown: (text, origin) => parseFragment(text, origin, options) },
  );
  if (alone) cache.apis.keep(file.path, { key, value: outcome });
  return outcome;
}
