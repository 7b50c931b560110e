import type { LastUpdate } from '../input.js';
import type { Page } from '../page.js';

/**
 * When each page was changed last, as an ISO 8601 date, by its file: what the front matter says, else git, else
 * the date of a post. A list is as new as the newest page on it.
 */
export function pageDates(
  pages: readonly Page[],
  lastUpdates: ReadonlyMap<string, LastUpdate>,
): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  const byUrl = new Map<string, string>();
  for (const page of pages) {
    const date = ownDate(page, lastUpdates);
    if (date === undefined) continue;
    dates.set(page.file, date);
    byUrl.set(page.url, date);
  }
  for (const { file, props } of pages) {
    if (dates.has(file)) continue;
    const newest = listedUrls(props.content)
      .flatMap((url) => byUrl.get(url) ?? [])
      .sort()
      .at(-1);
    if (newest !== undefined) dates.set(file, newest);
  }
  return dates;
}

function ownDate(
  { doc, source, props: { content } }: Page,
  lastUpdates: ReadonlyMap<string, LastUpdate>,
): string | undefined {
  const posted = content.kind === 'blog-post' ? content.post.date : undefined;
  const changed = source === undefined ? undefined : lastUpdates.get(source)?.date;
  const date = doc?.meta.last_update?.date ?? changed ?? posted;
  // The day is enough, and the only form in which front matter always is a valid date.
  return date?.slice(0, 10);
}

function listedUrls(content: Page['props']['content']): readonly string[] {
  if (content.kind === 'category') return content.items.map(({ url }) => url);
  if (content.kind === 'blog-list') return content.posts.map(({ url }) => url);
  if (content.kind === 'blog-archive') {
    return content.years.flatMap(({ posts }) => posts.map(({ url }) => url));
  }
  return [];
}
