/**
 * Reading speed for each kind of script. Scripts with spaces count words, at a careful pace (Brysbaert 2019 has 238 for
 * English prose; code and tables are slower). Scripts without spaces count characters: 357 a minute for Japanese, 255
 * for Chinese (Trauzettel-Klosinski and Dietz 2012); South-East Asian scripts use about four letters a word.
 * `Intl.Segmenter` would find the words, but takes 200 times as long, a second for a dozen posts.
 */
const kinds: readonly { readonly pattern: RegExp; readonly perMinute: number }[] = [
  { pattern: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu, perMinute: 300 },
  { pattern: /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/gu, perMinute: 800 },
];
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’.,][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
const wordsPerMinute = 200;

/** Returns the minutes that a text takes to read, rounded, at least 1. */
export function readingMinutes(text: string): number {
  let rest = text;
  let minutes = 0;
  for (const { pattern, perMinute } of kinds) {
    minutes += (rest.match(pattern)?.length ?? 0) / perMinute;
    rest = rest.replace(pattern, ' ');
  }
  minutes += (rest.match(word)?.length ?? 0) / wordsPerMinute;
  return Math.max(1, Math.round(minutes));
}
