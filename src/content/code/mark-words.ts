import type { LineMark } from './line-markers.js';

/** A text in code that is marked wherever it occurs. */
export interface MarkedWord {
  readonly mark: Exclude<LineMark, 'focus'>;
  readonly text: string;
}

/**
 * Marks texts in highlighted code. A mark that reaches over tokens or lines has a part in each.
 *
 * @param text the code that `html` shows
 */
export function markWords(html: string, text: string, words: readonly MarkedWord[]): string {
  const marks = marksByOffset(text, words);
  if (marks.size === 0) return html;
  let offset = 0;
  return html.replace(/(<[^>]*>)|([^<]+)/g, (_, tag?: string, content = '') => {
    if (tag !== undefined) return tag;
    let made = '';
    let open: string | undefined;
    for (const [character] of content.matchAll(/&#?\w+;|[\s\S]/g)) {
      const mark = character === '\n' ? undefined : marks.get(offset);
      if (mark !== open) {
        if (open !== undefined) made += '</mark>';
        if (mark !== undefined) made += `<mark class="code-word code-word-${mark}">`;
        open = mark;
      }
      made += character;
      offset += 1;
    }
    return open === undefined ? made : `${made}</mark>`;
  });
}

function marksByOffset(
  text: string,
  words: readonly MarkedWord[],
): ReadonlyMap<number, MarkedWord['mark']> {
  const marks = new Map<number, MarkedWord['mark']>();
  for (const { mark, text: word } of words) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length))
      for (let offset = at; offset < at + word.length; offset += 1) marks.set(offset, mark);
  }
  return marks;
}
