import { headingIds } from '../../content/html/heading-ids.js';
import type { HeadingIdRule } from '../../content/options.js';
import type { TextPass } from '../source-tool.js';
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
  isChanged: (words: string, isTitle: boolean) => boolean,
  plain: (words: string) => string,
): string {
  const idOf = headingIds([], rule);
  return replaceOutsideCode(text, headingLine, ([all, marks = '', words = '', written]) => {
    if (written !== undefined) return all;
    const id = idOf(plain(words));
    return isChanged(words, marks.trim() === '#') ? `${marks}${words} {#${id}}` : all;
  });
}

const codeOrTag = /(`[^`]*`)|<\/?[A-Za-z][^<>]*>/g;

/**
 * Headings with components, `## Dust <Since version="2" />`, keep the ids that the tools of MDX make of their other words:
 * what a component shows is no part of them.
 */
export const idsOfHeadingsWithTags: TextPass = (text) =>
  keepHeadingIds(
    text,
    'github',
    (words, isTitle) => !isTitle && /<[A-Z][\w.]*\s[^<>]*\/>/.test(words.replace(/`[^`]*`/g, '')),
    (words) =>
      words
        .replace(codeOrTag, (_, code: string | undefined) => code ?? '')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
  );
