import type { ApiOptions, SiteConfig } from '../config/index.js';
import { type ContentOptions, optionsKey } from '../content/index.js';
import type { Outcome } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import { fileAccess } from '../files/index.js';
import type { SourceFile } from '../files/source-file.js';
import type { Api } from '../openapi/api/api.js';
import type { BuildCache } from './cache/index.js';
import { type DescriptionSetup, loadDescription } from './load-description.js';
import { digest } from './theme/index.js';
import { type Pool, ThreadEnded } from './workers/index.js';

/** Understands an API description. The value is undefined where its errors leave nothing to show. */
export type ApiLoader = (
  file: SourceFile,
  content: ContentOptions,
  options: ApiOptions,
) => Promise<Outcome<Api | undefined>>;

/** Characters of a description from which on it takes long. */
const large = 100_000;

/** However busy the machine is, a worker that is slower than this after a minute does not come back. */
const charactersPerSecond = 10_000;

/** Of each file, the last state is kept. A large one is understood in a worker. */
export function cachedApis(
  config: Pick<SiteConfig, 'siteDir'>,
  cache: BuildCache,
  pool?: Pool,
): ApiLoader {
  const access = fileAccess(config.siteDir, config);
  return async (file, content, written) => {
    const { key, known } = findCachedApi(file, content, written, cache);
    if (known) return known;
    const { trustedHtml, idPrefix, texts } = content;
    const setup = { access, content: { trustedHtml, idPrefix, texts }, options: readBy(written) };
    try {
      const outcome =
        pool?.canRunAlone && isLargeApi(file)
          ? await pool.runAlone('describe', setup, file, limitFor(file))
          : await loadDescription(file, setup);
      const standsAlone = outcome.value?.files === undefined || outcome.value.files.length === 0;
      if (key !== undefined && standsAlone) cache.apis.keep(file.path, { key, value: outcome });
      return outcome;
    } catch (error) {
      // The next time there may be more memory, or less to do.
      if (error instanceof ThreadEnded) return givenUp(file, error);
      throw error;
    }
  };
}

/** Whether nobody else should wait for a description: who wants to end it all, or to see a page of `docsgen dev`. */
export function isLargeApi({ text }: Pick<SourceFile, 'text'>): boolean {
  return text.length >= large;
}

/** What a description was understood as, and the key to keep it under; none where it cannot be kept. */
export function findCachedApi(
  file: SourceFile,
  content: ContentOptions,
  written: ApiOptions,
  cache: BuildCache,
): { readonly key?: string; readonly known?: Outcome<Api | undefined> | undefined } {
  // Files that a description refers to are read by its loader: only one that stands alone can be kept.
  if (/\$ref["']?\s*:\s*["']?[^"'#\s]/.test(file.text)) return {};
  const key = digest(JSON.stringify([file.digest, optionsKey(content), readBy(written)]));
  const known = cache.apis.find(file.path);
  return { key, known: known?.key === key ? known.value : undefined };
}

/** The options that decide how a description is understood. */
function readBy({ allowHosts, rules, samples }: ApiOptions): DescriptionSetup['options'] {
  return { allowHosts, rules, samples };
}

/** In milliseconds. */
function limitFor({ text }: SourceFile): number {
  return (60 + text.length / charactersPerSecond) * 1000;
}

function givenUp({ path }: SourceFile, { message: reason }: ThreadEnded): Outcome<undefined> {
  const start = { line: 1, column: 1, offset: 0 };
  const place = { file: path, start, end: start };
  return {
    value: undefined,
    diagnostics: [diagnose('openapi/too-complex', { reason }, { place })],
  };
}
