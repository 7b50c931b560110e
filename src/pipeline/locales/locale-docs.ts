import type { Doc, FrontMatter } from '../../content/doc.js';
import { uninheritedKeys } from '../../content/front-matter/effects.js';
import { type LocaleDoc, originalPath, type TranslationFolders } from '../../site/index.js';

/**
 * Returns the documents for a locale: translations, and originals where there is none. A
 * translation inherits the front matter of its original, except texts and its own fields.
 * @param docs the documents of all locales
 * @param drafts whether to include drafts; otherwise the original replaces a draft translation
 */
export function localeDocs(
  docs: readonly Doc[],
  locale: { readonly isDefault: boolean },
  translations: TranslationFolders,
  drafts: boolean,
): readonly LocaleDoc[] {
  const shown = new Map<string, LocaleDoc>();
  for (const doc of docs) {
    if (!doc.path.startsWith('i18n/')) shown.set(doc.path, ofOriginal(doc, !locale.isDefault));
  }
  for (const doc of docs) {
    const path = originalPath(doc.path, translations);
    if (path === undefined || (doc.meta.draft && !drafts)) continue;
    const original = shown.get(path);
    shown.set(path, {
      ...doc,
      ...(original && inherited(doc, original)),
      path,
      // Includes the original's digest, because headings take their ids from the original.
      digest: original ? `${doc.digest} ${original.digest}` : doc.digest,
      file: doc.path,
      untranslated: false,
      original,
      // The digests of the file alone miss the inherited front matter.
      digests: undefined,
    });
  }
  return [...shown.values()].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/**
 * Lists the properties explicitly, because spreading thousands of documents is slow. `satisfies`
 * ensures that none is missing.
 */
function ofOriginal(doc: Doc, untranslated: boolean): LocaleDoc {
  return {
    path: doc.path,
    digest: doc.digest,
    meta: doc.meta,
    metaPlaces: doc.metaPlaces,
    title: doc.title,
    titleHtml: doc.titleHtml,
    includes: doc.includes,
    blocks: doc.blocks,
    hasExcerpt: doc.hasExcerpt,
    operations: doc.operations,
    component: doc.component,
    digests: doc.digests,
    file: doc.path,
    untranslated,
  } satisfies LocaleDoc & Record<keyof Doc, unknown>;
}

function inherited(doc: Doc, original: Doc): Pick<Doc, 'meta' | 'metaPlaces'> {
  const taken = Object.keys(original.meta).filter(
    (key) => !uninheritedKeys.has(key) && !(key in doc.meta),
  );
  const meta: FrontMatter = { ...pick(original.meta, taken), ...doc.meta };
  const places = Object.keys(original.metaPlaces).filter((key) =>
    taken.includes(key.split('.')[0] ?? key),
  );
  return { meta, metaPlaces: { ...pick(original.metaPlaces, places), ...doc.metaPlaces } };
}

function pick<T extends object>(from: T, keys: readonly string[]): T {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key))) as T;
}
