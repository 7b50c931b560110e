import { fileNameTitle } from '../text/words.js';
/** Returns a title for a file without one: "Getting started" for `content/docs/01-getting_started.md`. */
export function titleFromPath(path: string): string {
  const names = path.replace(/\.[^./]*$/, '').split('/');
  const last = names.at(-1) ?? '';
  // An index file takes the name of its folder.
  const name = /^(index|readme)$/i.test(last) ? (names.at(-2) ?? last) : last;
  return fileNameTitle(name.replace(/^\d+[-_.\s]+(?=[^\d\s])/, ''));
}
