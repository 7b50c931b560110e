import { createHash, type Hash, hash } from 'node:crypto';
import path from 'node:path';
import type { FrontMatter } from '../model/index.js';
import { DataDigests } from './data-digests.js';
import type { LocaleDraft } from './draft.js';
import type { LocaleDoc, SiteInput } from './input.js';
import type { PageSeed } from './page.js';

/**
 * Front matter that only the page of its file shows, and lists that say so by `PageSeed.shows`. All the rest counts
 * for every page.
 */
const ownWords: ReadonlySet<string> = new Set<keyof FrontMatter>([
  ...(['description', 'keywords', 'image', 'last_update', 'custom_edit_url'] as const),
  ...(['hide_title', 'hide_table_of_contents'] as const),
  ...(['toc_min_heading_level', 'toc_max_heading_level', 'redirect_from'] as const),
]);

/**
 * Tells by digests whether a page can be another one than before, without making it: what every page may depend on,
 * then the page's own text and front matter.
 */
export class PageKeys {
  /** Digest of all that the site is planned from, texts apart: where they do, the plan is the same. */
  readonly outline: string;
  readonly #common: string;
  readonly #heads = new Map<LocaleDoc, string>();

  /** @param drafts of all locales: pages lead to their translations */
  constructor(drafts: readonly LocaleDraft[]) {
    const common = createHash('sha256');
    const digests = new DataDigests();
    for (const draft of drafts) addLocale(common, draft, digests, drafts.length > 1);
    this.#common = common.digest('base64url');
    const outline = createHash('sha256').update(this.#common);
    for (const { input, seeds } of drafts) {
      for (const doc of input.docs) outline.update(this.#headOf(doc, input));
      // The sitemap says of other pages, too, when they were changed.
      for (const { source, doc } of seeds) {
        if (source === undefined || source === doc?.file) continue;
        outline.update(JSON.stringify([source, input.lastUpdates.get(source)]));
      }
    }
    this.outline = outline.digest('base64url');
  }

  of(seed: PageSeed, { input }: LocaleDraft): string {
    const { doc } = seed;
    const own = doc && [doc.digest, this.#headOf(doc, input)];
    const all = [this.#common, input.locale.code, seed.route, own, seed.shows?.()];
    return hash('sha256', JSON.stringify(all), 'base64url');
  }

  /** Digest of all that is known of a document but for what it says. */
  #headOf(doc: LocaleDoc, { lastUpdates }: SiteInput): string {
    const known = this.#heads.get(doc);
    if (known !== undefined) return known;
    const all = [{ ...doc, digest: undefined, original: undefined }, lastUpdates.get(doc.file)];
    const head = hash('sha256', JSON.stringify(all), 'base64url');
    this.#heads.set(doc, head);
    return head;
  }
}

/** @param digests locales share most of what they are made from */
function addLocale(
  all: Hash,
  { input, versions }: LocaleDraft,
  digests: DataDigests,
  areSeveral: boolean,
): void {
  const add = (part: unknown): void => {
    all.update(digests.of(part)).update('\n');
  };
  const { docs, config, locale, lastUpdates: _, ...others } = input;
  add(portable(config));
  const { code, lang, dir, isDefault, prefix, baseUrl } = locale;
  // Its name is shown beside others, and takes long to look up.
  add([code, lang, dir, isDefault, prefix, baseUrl, areSeveral && locale.label]);
  for (const part of Object.values(others)) if (typeof part !== 'function') add(part);
  // Labels that are translated: where they come from is no data.
  add(versions.map(({ sidebars }) => sidebars));
  for (const doc of docs) all.update(seenByAll(doc));
}

/** Where the site lies makes no difference to it. */
function portable({ siteDir, outDir: _, ...config }: SiteInput['config']): unknown {
  return { ...config, siteDir: path.basename(siteDir) };
}

function seenByAll({ path: file, title, meta, untranslated }: LocaleDoc): string {
  return `${JSON.stringify([
    file,
    title,
    untranslated,
    Object.entries(meta).filter(([key]) => !ownWords.has(key)),
  ])}\n`;
}
