import type { PlannedPage } from '../site/index.js';
import type { BuildCache, PageHead } from './cache/index.js';
import { type BuiltTheme, digest } from './theme/index.js';

type ThemeDigest = Pick<BuiltTheme, 'digest'>;

/** Key of a page's head: of all that the page may depend on. */
export function headKey(page: PlannedPage, theme: ThemeDigest): string {
  return digest(theme.digest + page.key());
}

/**
 * Key of what a page says.
 *
 * @param key of its head, which it is where nobody knows what the page has asked
 */
export function textKey(
  page: PlannedPage,
  key: string,
  theme: ThemeDigest,
  answers: string | undefined,
): string {
  return answers === undefined ? key : digest(theme.digest + page.ownKey() + answers);
}

/**
 * What an earlier build has left of a page that is the same as then: because nothing has changed that it may depend
 * on, or because the site still answers the same to what it has asked.
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
