import type { SearchScope } from '../../model/index.js';
import type { Page } from '../page.js';
import { recordOf } from './record.js';

/**
 * What can be searched, by locale and docs version: each page says which manifest it searches in. Pages that
 * belong to no version are found from all of them.
 */
export function searchScopes(pages: readonly Page[], baseUrl: string): readonly SearchScope[] {
  const locales = new Set(pages.map(({ locale }) => locale));
  return [...locales].flatMap((locale) => {
    const own = pages.filter((page) => page.locale === locale);
    const found = own.flatMap((page) => {
      const record = recordOf(page);
      return record ? [{ page, record }] : [];
    });
    const scopes = new Map(own.map(({ props }) => [props.chrome.search, props.texts]));
    return [...scopes].flatMap(([url, texts]) => {
      if (url === undefined) return [];
      const records = found
        .filter(({ page }) => page.version === undefined || page.props.chrome.search === url)
        .map(({ record }) => record);
      return records.length === 0 ? [] : [{ file: url.slice(baseUrl.length), texts, records }];
    });
  });
}
