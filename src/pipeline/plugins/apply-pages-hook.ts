import type { SiteConfig } from '../../config/index.js';
import { type ChangedPages, runPagesHook } from '../../config/run-pages-hook.js';
import type { Doc } from '../../content/doc.js';
import type { PluginTimes } from '../../content/plugins/site-plugin.js';
import type { SourceFile } from '../../files/source-file.js';
import { escapeText } from '../../text/escape.js';
import { createConfigLocator } from '../config/config-locator.js';
import type { ParsedDocs } from '../docs/parse-docs.js';
import type { DocChange } from '../parsed.js';

/** The parsed documents after the hook `onPages`. */
export interface HookedDocs {
  readonly docs: ParsedDocs;
  /** Pages that the hook added. */
  readonly added: readonly SourceFile[];
  /** Applies the same changes to newer versions of the documents. */
  readonly change: DocChange;
  readonly times: PluginTimes;
}

/**
 * Calls the hook `onPages`, and parses the pages that it adds.
 * @throws DiagnosticError if the hook fails
 */
export async function applyPagesHook(
  config: SiteConfig,
  parsed: ParsedDocs,
  parse: (files: readonly SourceFile[]) => Promise<ParsedDocs>,
): Promise<HookedDocs> {
  const { onPages, siteDir, onSlowHook: onSlow } = config;
  if (!onPages) return { docs: parsed, added: [], change: (docs) => docs, times: {} };
  const pages = parsed.docs.map(({ value: { path, title, meta } }) => {
    const { description, tags, own: frontMatter } = meta;
    return { path, title, description, tags, frontMatter };
  });
  const place = createConfigLocator(config)(['onPages']);
  const begin = performance.now();
  const changed = await runPagesHook(onPages, pages, { siteDir, place, onSlow });
  const times = { onPages: performance.now() - begin };
  const before = new Map(pages.map((page) => [page.path, page]));
  const added = await parse(changed.added);
  const changeOne = (doc: Doc): Doc | undefined => changedDoc(doc, before.get(doc.path), changed);
  const docs = parsed.docs.flatMap(({ value, diagnostics }) => {
    const doc = changeOne(value);
    return doc ? [{ value: doc, diagnostics }] : [];
  });
  return {
    docs: {
      ...parsed,
      docs: [...docs, ...added.docs],
      texts: new Map([...parsed.texts, ...added.texts]),
    },
    added: changed.added,
    change: (docs) => [
      ...docs.flatMap((doc) => changeOne(doc) ?? []),
      ...added.docs.map(({ value }) => value),
    ],
    times,
  };
}

/** Returns undefined for a page that the hook removed. The digests follow what it changed. */
function changedDoc(
  doc: Doc,
  before: (Pick<Doc, 'title'> & { readonly description?: string | undefined }) | undefined,
  { kept }: ChangedPages,
): Doc | undefined {
  const wanted = kept.get(doc.path);
  if (!wanted) return undefined;
  const { title, description } = wanted;
  const isRenamed = title !== before?.title;
  if (!isRenamed && description === before?.description) return doc;
  return {
    ...doc,
    ...(isRenamed && { title, titleHtml: escapeText(title) }),
    meta: { ...doc.meta, description, ...(isRenamed && { title, sidebar_label: undefined }) },
    digests: undefined,
  };
}
