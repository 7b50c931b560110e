import { sha256 } from '../../files/sha256.js';
import type { PlannedPage } from '../../site/index.js';
import type { BuildCache, PageEntry } from '../cache/index.js';
import type { BuiltTheme } from '../theme/index.js';

type ThemeDigest = Pick<BuiltTheme, 'digest'>;

/** Returns the key of a page, which covers everything that the page may depend on. */
export function pageInputsKey(page: PlannedPage, theme: ThemeDigest): string {
  return sha256(theme.digest + page.key());
}

/**
 * Returns the key of a page's content.
 * @param key of the page; also the result if it is not recorded what the page reads from the
 * site
 */
export function pageContentKey(
  page: PlannedPage,
  key: string,
  theme: ThemeDigest,
  linkDigest: string | undefined,
): string {
  return linkDigest === undefined ? key : sha256(theme.digest + page.ownKey() + linkDigest);
}

/**
 * Returns the cache entry of an unchanged page: its possible inputs are the same, or everything
 * that it reads from the site still has the same value.
 */
export function findPageEntry(
  page: PlannedPage,
  key: string,
  theme: ThemeDigest,
  { pageEntries, findings }: Pick<BuildCache, 'pageEntries' | 'findings'>,
): PageEntry | undefined {
  const { file } = page;
  const known = pageEntries.find(file);
  if (known === undefined || known.key === key) return known?.value;
  const { contentKey: knownKey } = known.value;
  const found = findings.find(file);
  const linkDigest = found?.key === knownKey ? page.linkDigest(found.value.queries) : undefined;
  if (linkDigest === undefined) return undefined;
  if (pageContentKey(page, key, theme, linkDigest) !== knownKey) return undefined;
  pageEntries.keep(file, { key, value: known.value });
  return known.value;
}
