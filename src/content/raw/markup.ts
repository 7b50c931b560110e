import { isElementName } from './allowed.js';

const tag = /<(\/?)([a-z][a-z\d-]*)(?=[\s/>])/gi;

/**
 * The elements that HTML does not have and that are meant as such all the same: they are closed again, and stand
 * among elements that HTML has (`<note> <p>…</p> </note>`). Alone it is a word in angle brackets: `<planet-id>`.
 *
 * @returns their names in lower case
 */
export function markupIn(html: string): ReadonlySet<string> {
  const opened = new Set<string>();
  const closed = new Set<string>();
  for (const [, slash, name = ''] of html.matchAll(tag)) {
    (slash === '' ? opened : closed).add(name.toLowerCase());
  }
  const names = [...opened];
  if (!names.some(isElementName)) return new Set();
  return new Set(names.filter((name) => closed.has(name) && !isElementName(name)));
}
