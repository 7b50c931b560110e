import { sha256 } from '../files/sha256.js';
import type { PlannedPage } from '../site/index.js';
import type { BuildCache, PageHead } from './cache/index.js';
import type { BuiltTheme } from './theme/index.js';

type ThemeDigest = Pick<BuiltTheme, 'digest'>;

/** Returns the key of a page's head, which covers everything that the page may depend on. */
export function headKey(page: PlannedPage, theme: ThemeDigest): string {
  return sha256(theme.digest + page.key());
}

/**
 * Returns the key of a page's content.
 * @param key of the page's head; also the result if it is not recorded what the page reads from the
 * site
 */
export function textKey(
  page: PlannedPage,
  key: string,
  theme: ThemeDigest,
  answers: string | undefined,
): string {
  return answers === undefined ? key : sha256(theme.digest + page.ownKey() + answers);
}

/**
 * Returns the cached head of an unchanged page: its possible inputs are the same, or everything
 * that it reads from the site still has the same value.
 */
export function findPageHead(
  page: PlannedPage,
  key: string,
  theme: ThemeDigest,
  { pageHeads, findings }: Pick<BuildCache, 'pageHeads' | 'findings'>,
): PageHead | undefined {
  const { file } = page;
  const known = pageHeads.find(file);
  if (known === undefined || known.key === key) return known?.value;
  const { text } = known.value;
  const found = findings.find(file);
  const answers = found?.key === text ? page.answers(found.value.queries) : undefined;
  if (answers === undefined || textKey(page, key, theme, answers) !== text) return undefined;
  pageHeads.keep(file, { key, value: known.value });
  return known.value;
}
