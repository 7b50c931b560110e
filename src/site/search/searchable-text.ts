import { decodeHTML } from 'entities/decode';

/** Inline elements, which do not separate words. */
const inline =
  /<\/?(?:a|abbr|b|code|del|em|i|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)\b[^>]*>/gi;

/** Returns the text of HTML that docsgen generated. */
export function searchableText(html: string | undefined): string {
  if (html === undefined) return '';
  return html
    .replace(inline, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, (reference) => decodeHTML(reference))
    .replace(/\s+/g, ' ')
    .trim();
}
