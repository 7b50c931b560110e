import { get } from 'node-emoji';
import type { TextPass } from '../source-tool.js';
import { replaceOutsideCode } from './code-ranges.js';
import { keepHeadingIds } from './keep-heading-ids.js';

/** `:tada:`, but no part of a time, an address or a name of C++. */
export const emojiCode = /(?<![\w:/]):([a-z0-9_+-]+):(?![\w:])/g;

/** Codes as emoji, where the old tool draws them. */
export const emojiCodes: TextPass = (text) =>
  replaceOutsideCode(text, emojiCode, ([all, name = '']) => get(name) ?? all);

/** Whether a text has a code that becomes an emoji. */
export function hasEmojiCode(words: string): boolean {
  return [...words.matchAll(emojiCode)].some(([, name = '']) => get(name) !== undefined);
}

/** As `emojiCodes`; headings keep the ids that GitHub makes of the codes: `:tada: New` is `tada-new`. */
export const emojiCodesOfGitHub: TextPass = (text, context) =>
  emojiCodes(
    keepHeadingIds(text, 'github', hasEmojiCode, (words) => words.trim()),
    context,
  );
