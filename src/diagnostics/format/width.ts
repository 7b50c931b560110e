const plain = /^[\x20-\x7e]*$/;
const wide =
  /^[\p{Emoji_Presentation}\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]|\ufe0f/u;
const invisible = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

/** Created on first use: it is slow to create and rarely needed. */
let graphemes: Intl.Segmenter | undefined;

/** Splits text into graphemes (user-perceived characters). */
export function splitGraphemes(text: string): readonly string[] {
  if (plain.test(text)) return [...text];
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

/** Returns the terminal columns of `text`: two for East Asian wide characters and emoji (UAX 11). */
export function displayWidth(text: string): number {
  if (plain.test(text)) return text.length;
  return splitGraphemes(text).reduce((width, grapheme) => width + graphemeWidth(grapheme), 0);
}

export function graphemeWidth(grapheme: string): number {
  if (invisible.test(grapheme)) return 0;
  return wide.test(grapheme) ? 2 : 1;
}
