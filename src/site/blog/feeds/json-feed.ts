import type { Feed } from './feed.js';

/** Returns the feed as JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed(feed: Feed): string {
  const { title, description, homeUrl, language, url, items } = feed;
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: homeUrl,
    feed_url: url,
    description,
    language,
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      content_html: item.html,
      summary: item.summary,
      date_published: item.published,
      date_modified: item.updated,
      authors: item.authors.map(({ name, url, image }) => ({ name, url, avatar: image })),
      tags: item.tags,
      language: item.language,
    })),
  };
  return `${JSON.stringify(document, undefined, 1)}\n`;
}
