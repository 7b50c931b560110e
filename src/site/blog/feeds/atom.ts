import type { Feed, FeedItem } from './feed.js';
import { element, emptyElement, lines } from './xml.js';

/** Returns the feed as Atom (RFC 4287). An entry without authors needs a feed author, so the site serves as one. */
export function atom(feed: Feed): string {
  const { title, description, homeUrl, language, copyright, updated, url, items } = feed;
  return lines(
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('title', title),
    element('subtitle', description),
    element('id', homeUrl),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: homeUrl }),
    emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: url }),
    element('updated', updated),
    element('rights', copyright),
    element('generator', 'docsgen'),
    lines('<author>', element('name', title), element('uri', homeUrl), '</author>'),
    items.map(entry),
    '</feed>\n',
  );
}

function entry(item: FeedItem): string {
  const { title, url, published, updated, authors, tags, summary, html, language } = item;
  return lines(
    language === undefined ? '<entry>' : `<entry xml:lang="${language}">`,
    element('title', title),
    element('id', url),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: url }),
    element('published', published),
    element('updated', updated),
    authors.map((author) =>
      lines('<author>', element('name', author.name), element('uri', author.url), '</author>'),
    ),
    tags.map((tag) => emptyElement('category', { term: tag })),
    element('summary', summary),
    element('content', html, { type: 'html' }),
    '</entry>',
  );
}
