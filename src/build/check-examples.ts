import type { SiteConfig } from '../config/index.js';
import { type CheckedDoc, makeDocCheck } from '../drift/index.js';
import type { Api, Diagnostic, Doc, TextOf } from '../model/index.js';
import { originalPath } from '../site/index.js';
import type { WordedLocale } from './parse-wording.js';

/** A document with the requests and answers that it shows. */
export interface CheckedExamples extends CheckedDoc {
  readonly doc: Doc;
}

/**
 * Holds the code of all texts against the description. Frozen versions tell of an API as it was, so they are left
 * alone; so are posts, which are of their day, but for blocks that name an operation themselves.
 */
export function checkExamples(
  docs: readonly Doc[],
  textOf: TextOf,
  api: Api | undefined,
  locales: readonly Pick<WordedLocale, 'translations'>[],
  config: SiteConfig,
): readonly CheckedExamples[] {
  const { examples } = config.openapi || { examples: 'off' as const };
  if (api === undefined) return [];
  const check = makeDocCheck(api, examples === 'warn' ? 'warning' : 'error');
  const posts = config.blog === false ? undefined : `content/${config.blog.path}/`;
  return docs.flatMap((doc) => {
    const path = locales
      .map(({ translations }) => originalPath(doc.path, translations))
      .find((original) => original !== undefined);
    const original = path ?? doc.path;
    if (original.startsWith('versioned_docs/')) return [];
    const isPost = posts !== undefined && original.startsWith(posts);
    const { shown, diagnostics } = check(textOf(doc.path), isPost);
    return [{ doc, shown, diagnostics: examples === 'off' ? [] : diagnostics }];
  });
}

export function exampleFindings(checked: readonly CheckedExamples[]): readonly Diagnostic[] {
  return checked.flatMap(({ diagnostics }) => diagnostics);
}
