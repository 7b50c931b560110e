import type { SiteConfig } from '../../config/index.js';
import type { SiteInput } from '../../site/index.js';
import type { BuildCache } from '../cache/index.js';
import { DocTexts, type PortableText } from '../docs/doc-texts.js';
import { configLocales } from '../locales/locales.js';
import { parseLocaleMessages } from '../locales/parse-locale-messages.js';
import type { SiteSources } from '../read.js';
import {
  type CloneablePlanSources,
  type PlanContext,
  type PlanSources,
  siteInputs,
} from '../site-inputs.js';
import { versionsToPublish } from '../versions/versions.js';

/**
 * Inputs of the plan as plain data for another thread; functions are replaced by the data to
 * recreate them.
 */
export interface PortableInputs {
  readonly parsed: CloneablePlanSources;
  /** Texts by path, in shared memory if possible, or on disk. */
  readonly texts: ReadonlyMap<string, PortableText>;
  readonly sources: Pick<SiteSources, 'messageFiles' | 'versions'>;
  readonly config: SiteConfig;
  /** What the pages of one build share. */
  readonly build: Pick<PlanContext, 'mode' | 'lastUpdates' | 'bundle'>;
}

/** Keys of the configuration whose value is a function. */
type CallbackKey = {
  [Key in keyof SiteConfig]-?: NonNullable<SiteConfig[Key]> extends (...args: never) => unknown
    ? Key
    : never;
}[keyof SiteConfig];

/** Functions cannot be sent to other threads, which need none of them. The type refuses a list that lacks one. */
const withoutCallbacks = {
  onPages: undefined,
  onBuilt: undefined,
  onSlowHook: undefined,
} satisfies Record<CallbackKey, undefined>;

interface Inputs extends Pick<PortableInputs, 'sources' | 'config' | 'build'> {
  readonly parsed: CloneablePlanSources & Pick<PlanSources, 'texts'>;
  readonly cache: Pick<BuildCache, 'texts'>;
}

export function portableInputs({
  parsed,
  sources: { messageFiles, versions },
  config,
  build,
  cache,
}: Inputs): PortableInputs {
  const { docs, apis, categories, icons, authors, contentAssets, staticFiles, announcements } =
    parsed;
  const filePart = (file: string) => cache.texts.spilled(file);
  return {
    parsed: { docs, apis, categories, icons, authors, contentAssets, staticFiles, announcements },
    texts: parsed.texts.all(filePart),
    sources: { messageFiles, versions },
    config: {
      ...config,
      ...withoutCallbacks,
      sources: [],
      generated: undefined,
      frontMatter: undefined,
    },
    build,
  };
}

/** Recreates the inputs in another thread. */
export function restoreInputs({
  parsed,
  texts,
  sources,
  config,
  build,
}: PortableInputs): readonly SiteInput[] {
  return siteInputs(
    {
      ...parsed,
      texts: DocTexts.from(texts),
      locales: configLocales(config).map((locale) =>
        parseLocaleMessages(locale, sources.messageFiles),
      ),
      versions: versionsToPublish(sources.versions, config).value,
    },
    { ...build, config },
  );
}
