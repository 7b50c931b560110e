/*
 * Front coding of sorted words: each entry is the length of the prefix shared with the previous
 * word, as one character from `0` (ASCII 48) on, followed by the rest.
 */

/** Maximum length of a shared prefix, so that its character is printable ASCII. */
const maxPrefixLength = 75;

export function packWords(words: readonly string[]): string[] {
  return words.map((word, index) => {
    const shared = sharedLength(words[index - 1] ?? '', word);
    return String.fromCharCode(48 + shared) + word.slice(shared);
  });
}

export function unpackWords(packed: readonly string[]): string[] {
  let previous = '';
  return packed.map((entry) => {
    previous = previous.slice(0, entry.charCodeAt(0) - 48) + entry.slice(1);
    return previous;
  });
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < maxPrefixLength && length < one.length && one[length] === other[length])
    length += 1;
  return length;
}
