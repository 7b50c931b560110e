import type { Feed, FeedItem } from './feed.js';
import { emptyElement, lines, xmlElement } from './xml.js';

/** Returns the feed as Atom (RFC 4287). An entry without authors needs a feed author, so the site serves as one. */
export function atom(feed: Feed): string {
  const { title, description, homeUrl, language, copyright, updated, url, items } = feed;
  return lines(
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    xmlElement('title', title),
    xmlElement('subtitle', description),
    xmlElement('id', homeUrl),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: homeUrl }),
    emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: url }),
    xmlElement('updated', updated),
    xmlElement('rights', copyright),
    xmlElement('generator', 'docsgen'),
    lines('<author>', xmlElement('name', title), xmlElement('uri', homeUrl), '</author>'),
    items.map(entry),
    '</feed>\n',
  );
}

function entry(item: FeedItem): string {
  const { title, url, published, updated, authors, tags, summary, html, language } = item;
  return lines(
    language === undefined ? '<entry>' : `<entry xml:lang="${language}">`,
    xmlElement('title', title),
    xmlElement('id', url),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: url }),
    xmlElement('published', published),
    xmlElement('updated', updated),
    authors.map((author) =>
      lines(
        '<author>',
        xmlElement('name', author.name),
        xmlElement('uri', author.url),
        '</author>',
      ),
    ),
    tags.map((tag) => emptyElement('category', { term: tag })),
    xmlElement('summary', summary),
    xmlElement('content', html, { type: 'html' }),
    '</entry>',
  );
}
