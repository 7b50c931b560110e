import type { Feed, FeedItem } from './feed.js';
import { emptyElement, escapeXml, lines, xmlElement } from './xml.js';

/**
 * Returns the feed as RSS 2.0 (rssboard.org). RSS's own `author` must be an email address, so names go into Dublin
 * Core's `creator`; the full text goes into `content:encoded`.
 */
export function rss(feed: Feed): string {
  const { title, description, homeUrl, language, copyright, updated, url, items } = feed;
  return lines(
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    xmlElement('title', title),
    xmlElement('link', homeUrl),
    xmlElement('description', description ?? title),
    xmlElement('language', language),
    xmlElement('copyright', copyright),
    xmlElement('lastBuildDate', rfc822(updated)),
    xmlElement('generator', 'docsgen'),
    emptyElement('atom:link', { href: url, rel: 'self', type: 'application/rss+xml' }),
    items.map(item),
    '</channel>',
    '</rss>\n',
  );
}

function item({ title, url, published, summary, html, authors, tags }: FeedItem): string {
  return lines(
    '<item>',
    xmlElement('title', title),
    xmlElement('link', url),
    xmlElement('guid', url, { isPermaLink: 'true' }),
    xmlElement('pubDate', rfc822(published)),
    authors.map(({ name }) => xmlElement('dc:creator', name)),
    tags.map((tag) => xmlElement('category', tag)),
    xmlElement('description', summary),
    `<content:encoded>${escapeXml(html)}</content:encoded>`,
    '</item>',
  );
}

/** `Sat, 31 Jan 2026 00:00:00 GMT`: JavaScript's UTC string is RFC 822 with a four-digit year. */
function rfc822(instant: string): string {
  return new Date(instant).toUTCString();
}
