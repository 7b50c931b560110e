import { headingIds } from '../../content/html/heading-ids.js';
import type { HeadingIdRule } from '../../content/options.js';
import { replaceOutsideCode } from './code-ranges.js';

const headingLine = /^(#{1,6}[ \t]+)([^\n]*?)[ \t]*(\{#[^}\n]*\})?\r?$/gm;

/**
 * Gives the headings whose words a conversion changes the ids that they had.
 * @param isChanged whether the words of a heading will change
 * @param plain the words of which the old tool made the id
 */
export function keepHeadingIds(
  text: string,
  rule: HeadingIdRule,
  isChanged: (words: string) => boolean,
  plain: (words: string) => string,
): string {
  const idOf = headingIds([], rule);
  return replaceOutsideCode(text, headingLine, ([all, marks = '', words = '', written]) => {
    if (written !== undefined) return all;
    const id = idOf(plain(words));
    return isChanged(words) ? `${marks}${words} {#${id}}` : all;
  });
}
