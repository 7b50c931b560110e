import { createHash, type Hash, hash } from 'node:crypto';
import path from 'node:path';
import type { LocaleDoc, SiteInput } from '../input.js';
import type { LocalePlan } from '../locale-plan.js';
import { leadingVersion } from '../versions.js';
import { DataDigests } from './data-digests.js';
import { docDigests } from './doc-digests.js';
import type { PageDefinition } from './page.js';

/** No name of a file has it in it. */
const separator = '\0';

/**
 * Tells by digests whether a page can be another one than before, without making it: what every page may depend on,
 * then the page's own text and front matter.
 */
export class PageKeys {
  /** Digest of all that the site is planned from, texts apart: where they do, the plan is the same. */
  readonly outline: string;
  /** Of what all pages share, other texts and the arrangement of the site apart. */
  readonly #shared: string;
  readonly #arrangement: string;

  /** @param plans of all locales: pages lead to their translations */
  constructor(plans: readonly LocalePlan[]) {
    const shared = createHash('sha256');
    const arrangement = createHash('sha256');
    const digests = new DataDigests();
    for (const plan of plans) {
      addShared(shared, plan, digests, plans.length > 1);
      addArrangement(arrangement, plan, digests);
    }
    this.#shared = shared.digest('base64url');
    this.#arrangement = arrangement.digest('base64url');
    const lines = [this.#shared, this.#arrangement];
    for (const { input, definitions } of plans) {
      for (const doc of input.docs) lines.push(docHead(doc, input));
      // The sitemap says of other pages, too, when they were changed.
      for (const { source, doc } of definitions) {
        if (source === undefined || source === doc?.file) continue;
        lines.push(JSON.stringify([source, input.lastUpdates.get(source)]));
      }
    }
    this.outline = hash('sha256', lines.join(separator), 'base64url');
  }

  /** A text, to be shortened by whoever adds to it. */
  of(definition: PageDefinition, plan: LocalePlan): string {
    return this.#arrangement + separator + this.own(definition, plan);
  }

  /** The same for whoever finds out in another way what the page sees of other texts. */
  own({ doc, route, dependencies }: PageDefinition, { input }: LocalePlan): string {
    const own = doc ? doc.digest + separator + docHead(doc, input) : '';
    const shown = dependencies ? JSON.stringify(dependencies()) : '';
    return [this.#shared, input.locale.code, route, own, shown].join(separator);
  }
}

/** All that is known of a document but for what it says. */
function docHead(doc: LocaleDoc, { lastUpdates }: SiteInput): string {
  const update = lastUpdates.get(doc.file);
  const changed = update ? JSON.stringify(update) : '';
  return [doc.file, doc.untranslated, docDigests(doc).own, changed].join(separator);
}

/** @param digests locales share most of what they are made from */
function addShared(
  all: Hash,
  { input, versions }: LocalePlan,
  digests: DataDigests,
  areSeveral: boolean,
): void {
  const add = (part: unknown): void => {
    all.update(digests.of(part)).update('\n');
  };
  add(portable(input.config));
  add(input.versions.map(({ sidebars: _, ...version }) => version));
  add(leadingVersion(versions)?.version.name);
  const { locale } = input;
  const { code, lang, dir, isDefault, prefix, baseUrl } = locale;
  // Its name is shown beside others. To look it up takes long, which reading the field does.
  add([code, lang, dir, isDefault, prefix, baseUrl, areSeveral && locale.label]);
  for (const [name, part] of Object.entries(input)) {
    if (!toldElsewhere.has(name) && typeof part !== 'function') add(part);
  }
}

const toldElsewhere: ReadonlySet<string> = new Set<keyof SiteInput>([
  ...(['config', 'versions', 'locale', 'lastUpdates', 'mode'] as const),
  ...(['docs', 'categories', 'contentAssets', 'staticFiles'] as const),
]);

/** What pages see of by what stands around them, and by what they ask their links. */
function addArrangement(
  all: Hash,
  { input: { docs, categories, contentAssets, staticFiles, mode }, versions, blog }: LocalePlan,
  digests: DataDigests,
): void {
  // Who writes posts sees those that are not listed; drafts are among the texts, or they are not.
  const parts = [categories, contentAssets, staticFiles, blog && mode];
  for (const part of parts) all.update(digests.of(part)).update('\n');
  // Labels that are translated: where they come from is no data. Nothing in them is shared, and they are long.
  all.update(JSON.stringify(versions.map(({ version, sidebars }) => [version.sidebars, sidebars])));
  all.update(docs.map(seenByAll).join(separator));
}

/** Where the site lies makes no difference to it. */
function portable({ siteDir, outDir: _, ...config }: SiteInput['config']): unknown {
  return { ...config, siteDir: path.basename(siteDir) };
}

function seenByAll(doc: LocaleDoc): string {
  return [doc.path, doc.file, doc.untranslated, docDigests(doc).shared].join(separator);
}
