const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Inline elements, which do not separate words. */
const inline =
  /<\/?(?:a|abbr|b|code|del|em|i|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)\b[^>]*>/gi;

/** Returns the text of HTML that docsgen generated: well-formed, with few character references. */
export function plainWords(html: string | undefined): string {
  if (html === undefined) return '';
  return html
    .replace(inline, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
      if (name !== undefined) return characters[name] ?? whole;
      return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16));
    })
    .replace(/\s+/g, ' ')
    .trim();
}
