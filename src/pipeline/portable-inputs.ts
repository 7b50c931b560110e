import type { SiteConfig } from '../config/index.js';
import type { SiteInput } from '../site/index.js';
import type { BuildCache } from './cache/index.js';
import { type PortableText, Texts } from './doc-texts.js';
import { localesOf } from './locales.js';
import { parseWording } from './parse-locale-messages.js';
import type { Parsed } from './parsed.js';
import type { Sources } from './read.js';
import { type Surroundings, siteInputs } from './site-inputs.js';
import { versionsOf } from './versions.js';

/** The input of the plan without its functions: what they are made from is there instead. Plain data. */
export interface PortableInputs {
  readonly parsed: Omit<Parsed, 'locales' | 'versions' | 'texts' | 'examples'>;
  /** What files say, by path, in memory that threads share as far as it can be, or on the disk. */
  readonly texts: ReadonlyMap<string, PortableText>;
  readonly sources: Pick<Sources, 'wording' | 'versions'>;
  readonly config: SiteConfig;
  readonly surroundings: Pick<Surroundings, 'mode' | 'lastUpdates' | 'bundle'>;
}

export function portableInputs(
  { locales: _, versions: __, texts, examples: ___, ...parsed }: Parsed,
  { wording, versions }: PortableInputs['sources'],
  config: SiteConfig,
  surroundings: PortableInputs['surroundings'],
  cache: Pick<BuildCache, 'texts'>,
): PortableInputs {
  const partOf = (file: string) => cache.texts.spilled(file);
  return { parsed, texts: texts.all(partOf), sources: { wording, versions }, config, surroundings };
}

/** The same input as the one that it was made from, in another thread. */
export function portedInputs({
  parsed,
  texts,
  sources,
  config,
  surroundings,
}: PortableInputs): readonly SiteInput[] {
  return siteInputs(
    {
      ...parsed,
      texts: Texts.from(texts),
      locales: localesOf(config).map((locale) => parseWording(locale, sources.wording)),
      versions: versionsOf(sources.versions, config).value,
    },
    { ...surroundings, config },
  );
}
