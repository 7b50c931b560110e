import type { SiteConfig } from '../config/index.js';
import { type ContentOptions, highlight, parseFragment } from '../content/index.js';
import { diagnose } from '../diagnostics/index.js';
import type { Api, Outcome, SourceFile } from '../model/index.js';
import { loadApi } from '../openapi/index.js';
import type { BuildCache } from './cache.js';
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
  const name = `${file.path}\n`;
  const openapi = config.openapi || undefined;
  const key = `${name}${file.digest}\n${JSON.stringify(openapi)}`;
  const cached = alone ? cache.apis.get(key) : undefined;
  if (cached) return cached;
  const outcome = await loadApi(
    file,
    { siteDir: config.siteDir, ...openapi },
    { highlight, markdown: (text, origin) => parseFragment(text, origin, options) },
  );
  for (const known of cache.apis.keys()) if (known.startsWith(name)) cache.apis.delete(known);
  cache.apis.set(key, outcome);
  return outcome;
}
