import type { ApiOptions, SiteConfig } from '../../config/index.js';
import type { ContentOptions } from '../../content/index.js';
import { firstPosition, type Outcome, startOfFile } from '../../diagnostics/diagnostic.js';
import { fileAccess } from '../../files/index.js';
import { valueDigest } from '../../files/sha256.js';
import type { SourceFile } from '../../files/source-file.js';
import type { Api } from '../../openapi/api/api.js';
import type { DescriptionInput } from '../../openapi/description-input.js';
import { refusal } from '../../openapi/refusal.js';
import { ThreadEnded } from '../../workers/index.js';
import type { BuildCache } from '../cache/index.js';
import { optionsKey } from '../docs/options-key.js';
import type { Pool } from '../workers/index.js';
import { type ApiLoadSetup, loadSiteApi } from './load-site-api.js';

/** Loads an API description. The value is undefined if errors leave nothing to show. */
export type ApiLoader = (
  file: DescriptionInput,
  content: ContentOptions,
  options: ApiOptions,
) => Promise<Outcome<Api | undefined>>;

/** Number of characters from which a description is parsed in a worker. */
const minWorkerCharacters = 100_000;

/** Minimum speed, even on a busy machine. A worker that is slower is stopped. */
const minCharactersPerSecond = 10_000;

/**
 * Returns a loader that caches the latest result of each description and parses large ones in a
 * worker.
 */
export function cachedApis(
  config: Pick<SiteConfig, 'siteDir'>,
  cache: BuildCache,
  pool?: Pool,
): ApiLoader {
  const access = fileAccess(config.siteDir, config);
  return async (file, content, written) => {
    const { key, cached } = findCachedApi(file, content, written, cache);
    if (cached) return cached;
    const { trustedHtml, idPrefix, messages } = content;
    const setup = {
      access,
      content: { trustedHtml, idPrefix, messages },
      options: parsingOptions(written),
    };
    try {
      const loaded =
        pool?.canRunAlone && isLargeApi(file)
          ? await pool.runAlone('loadApi', setup, file, limitFor(file))
          : await loadSiteApi(file, setup);
      const standsAlone = loaded.value?.files === undefined || loaded.value.files.length === 0;
      if (key === undefined || !standsAlone) return loaded;
      const outcome = withDigest(loaded, key);
      cache.apis.keep(entryName(file, written), { key, value: outcome });
      return outcome;
    } catch (error) {
      // Not cached: the next build may have more memory or less work.
      if (error instanceof ThreadEnded) return tooComplex(file, error);
      throw error;
    }
  };
}

/**
 * Whether parsing takes long enough to block other requests, such as Ctrl+C or a page in `docsgen
 * dev`.
 */
export function isLargeApi({ text }: Pick<SourceFile, 'text'>): boolean {
  return text.length >= minWorkerCharacters;
}

/**
 * Returns the cached result, and the key to store a new one under; no key if the description cannot
 * be cached.
 */
export function findCachedApi(
  file: DescriptionInput,
  content: ContentOptions,
  written: ApiOptions,
  cache: BuildCache,
): { readonly key?: string; readonly cached?: Outcome<Api | undefined> | undefined } {
  // A description with external references cannot be cached: its loader reads those files itself.
  const { overlays = [] } = file;
  const externalReference = /\$ref["']?\s*:\s*["']?[^"'#\s]/;
  if ([file, ...overlays].some(({ text }) => externalReference.test(text))) return {};
  const digests = [file, ...overlays].map((one) => one.digest);
  const origin = [file.url, file.location, file.pulled];
  const key = valueDigest([digests, origin, optionsKey(content), parsingOptions(written)]);
  const known = cache.apis.find(entryName(file, written));
  return { key, cached: known?.key === key ? known.value : undefined };
}

function withDigest(loaded: Outcome<Api | undefined>, digest: string): Outcome<Api | undefined> {
  return { ...loaded, value: loaded.value && { ...loaded.value, digest } };
}

/** Several references may show parts of one file. */
function entryName({ path }: SourceFile, { id }: ApiOptions): string {
  return `${path}#${id}`;
}

/** Picks the options that affect how a description is parsed. */
function parsingOptions(options: ApiOptions): ApiLoadSetup['options'] {
  const { allowHosts, rules, samples, lenient, only, except, internal } = options;
  return { allowHosts, rules, samples, lenient, filter: { only, except, internal } };
}

/** Returns the time limit in milliseconds. */
function limitFor({ text }: SourceFile): number {
  return (60 + text.length / minCharactersPerSecond) * 1000;
}

function tooComplex({ path }: SourceFile, { message: reason }: ThreadEnded): Outcome<undefined> {
  const place = { ...startOfFile(path), end: firstPosition };
  return { value: undefined, diagnostics: [refusal(reason, place)] };
}
