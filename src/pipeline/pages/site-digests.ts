import { createHash, type Hash } from 'node:crypto';
import path from 'node:path';
import { sha256 } from '../../files/sha256.js';
import type { LocaleDoc, LocalePlan, PlannedPage, SiteInput } from '../../site/index.js';
import { defaultVersions } from '../../site/versions.js';
import { docDigests } from '../docs/doc-digests.js';
import { DataDigests } from './data-digests.js';

/** A separator that file names cannot contain. */
const separator = '\0';

/** Digests of everything that pages can depend on, computed without building a page. */
export class SiteDigests {
  /** Digest of all planning inputs except texts: equal digests mean equal plans. */
  readonly plan: string;
  /** Digest of the inputs that all pages share, except other documents and the structure of the site. */
  readonly #shared: string;
  readonly #arrangement: string;
  /** By code of the locale. */
  readonly #inputs: ReadonlyMap<string, SiteInput>;

  /** @param plans all locales, because pages link to their translations */
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
    this.#inputs = new Map(plans.map(({ input }) => [input.locale.code, input]));
    const lines = [this.#shared, this.#arrangement];
    for (const { input, definitions } of plans) {
      for (const doc of input.docs) lines.push(docHead(doc, input));
      // The sitemap also contains the last-modified dates of pages from other sources.
      for (const { source, doc } of definitions) {
        if (source === undefined || source === doc?.file) continue;
        lines.push(JSON.stringify([source, input.lastUpdates.get(source)]));
      }
    }
    this.plan = sha256(lines.join(separator));
  }

  /** Returns a text of some hundred characters: equal texts mean that building the page has equal results. */
  ofPage(page: PlannedPage): string {
    return this.#arrangement + separator + this.ownOfPage(page);
  }

  /** Like `ofPage`, without the structure of the site, for callers that follow the page's links themselves. */
  ownOfPage({ doc, route, locale, dependencies }: PlannedPage): string {
    const input = this.#inputs.get(locale);
    const own = doc && input ? doc.digest + separator + docHead(doc, input) : '';
    const shown = dependencies ? JSON.stringify(dependencies()) : '';
    return [this.#shared, locale, route, own, shown].join(separator);
  }
}

/** Digest of everything about a document except its text. */
function docHead(doc: LocaleDoc, { lastUpdates }: SiteInput): string {
  const update = lastUpdates.get(doc.file);
  const changed = update ? JSON.stringify(update) : '';
  return [doc.file, doc.untranslated, docDigests(doc).own, changed].join(separator);
}

/** @param digests shared, because locales have most inputs in common */
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
  add(defaultVersions(versions).map(({ version }) => version.name));
  const { locale } = input;
  const { code, lang, dir, isDefault, prefix, baseUrl } = locale;
  // Other locales show its label. The label comes from a slow getter, so it is only read if needed.
  add([code, lang, dir, isDefault, prefix, baseUrl, areSeveral && locale.label]);
  // A whole API has millions of characters.
  for (const { api, ...one } of input.apis) add([one, api?.digest ?? api]);
  for (const [name, part] of Object.entries(input)) {
    if (!digestedSeparately.has(name) && typeof part !== 'function') add(part);
  }
}

const digestedSeparately: ReadonlySet<string> = new Set<keyof SiteInput>([
  ...(['config', 'versions', 'locale', 'lastUpdates', 'mode', 'apis'] as const),
  ...(['docs', 'categories', 'contentAssets', 'staticFiles'] as const),
]);

/** Adds the inputs that reach a page through navigation or link resolution. */
function addArrangement(
  all: Hash,
  { input: { docs, categories, contentAssets, staticFiles, mode }, versions, blog }: LocalePlan,
  digests: DataDigests,
): void {
  // `docsgen dev` lists unlisted posts; drafts are either among the documents or absent.
  const parts = [categories, contentAssets, staticFiles, blog && mode];
  for (const part of parts) all.update(digests.of(part)).update('\n');
  // Includes the translated labels, because the translator is a function and has no digest. Serialized directly:
  // sidebars are long and share nothing.
  all.update(JSON.stringify(versions.map(({ version, sidebars }) => [version.sidebars, sidebars])));
  all.update(docs.map(seenByAll).join(separator));
}

/** The location of the site on disk does not affect the output. */
function portable({
  siteDir,
  outDir: _,
  frontMatter: __,
  ...config
}: SiteInput['config']): unknown {
  return { ...config, siteDir: path.basename(siteDir) };
}

function seenByAll(doc: LocaleDoc): string {
  return [doc.path, doc.file, doc.untranslated, docDigests(doc).shared].join(separator);
}
