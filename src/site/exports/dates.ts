import type { LastUpdate } from '../input.js';
import type { PageResult } from '../pages/page.js';

/**
 * Returns the last-modified date of each page by file, as an ISO 8601 date: from the front matter, else from git, else
 * the date of a post. A list takes the date of the newest page on it.
 */
export function pageDates(
  pages: readonly PageResult[],
  lastUpdates: ReadonlyMap<string, LastUpdate>,
): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  const byUrl = new Map<string, string>();
  for (const found of pages) {
    const date = ownDate(found, lastUpdates);
    if (date === undefined) continue;
    dates.set(found.page.file, date);
    byUrl.set(found.page.url, date);
  }
  for (const { page, facts } of pages) {
    if (dates.has(page.file)) continue;
    const newest = facts.listedUrls
      .flatMap((url) => byUrl.get(url) ?? [])
      .sort()
      .at(-1);
    if (newest !== undefined) dates.set(page.file, newest);
  }
  return dates;
}

function ownDate(
  { page: { doc, source }, facts }: PageResult,
  lastUpdates: ReadonlyMap<string, LastUpdate>,
): string | undefined {
  const changed = source === undefined ? undefined : lastUpdates.get(source)?.date;
  const date = doc?.meta.last_update?.date ?? changed ?? facts.publishedDate;
  // The day is precise enough, and the only part of a front matter date that is always valid.
  return date?.slice(0, 10);
}
