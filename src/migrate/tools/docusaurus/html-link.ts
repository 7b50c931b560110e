type Item = Readonly<Record<string, unknown>>;

/** Returns an item that is HTML as a link: the words of its `<a>`, or those of its image, and its target. */
export function linkOfHtml<Name extends string>(item: Item, name: Name): Item {
  const { [name]: html, ...rest } = item;
  if (typeof html !== 'string') return item;
  const href = /<a\b[^>]*\shref=["']([^"']+)/.exec(html)?.[1];
  const label = htmlText(html) || /\s(?:alt|title|aria-label)=["']([^"']+)/.exec(html)?.[1];
  return href === undefined || label === undefined ? item : { ...rest, label, href };
}

/** Returns the words of HTML. */
export function htmlText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&copy;', '©')
    .replaceAll('&amp;', '&')
    .replace(/&\w+;/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
