/** Length of HTML from which a description fills a screen, so that readers would not see what follows it. */
const minLongHtml = 1500;

const paragraphEnd = '</p>';

/** Splits a long description after its first paragraph. A short one, or one that begins otherwise, is all lead. */
export function descriptionLead(html: string | undefined): {
  readonly lead: string | undefined;
  readonly rest?: string;
} {
  if (html === undefined || html.length < minLongHtml || !html.startsWith('<p>')) {
    return { lead: html };
  }
  const end = html.indexOf(paragraphEnd) + paragraphEnd.length;
  return { lead: html.slice(0, end), rest: html.slice(end) };
}
