/**
 * Words for the same act or thing, of which readers type one and titles have another. A word may be in several groups.
 * Not for what only one field calls by two names, as `song` and `track`, except for the tools of developers, as in git a
 * branch is a reference.
 */
const groups = [
  'get retrieve fetch read show view find list inspect',
  'create add make insert register upload',
  'add attach assign upload',
  'update edit change modify patch',
  'rename update edit',
  'copy duplicate clone',
  'delete remove destroy',
  'cancel stop terminate abort end',
  'buy purchase',
  'search find query',
  'my me myself current authenticated',
  'stats statistics metrics',
  'picture image photo',
  'branch reference ref',
  'pr prs pull',
  'mr mrs merge',
].map((group) => group.split(' '));

const synonymsByWord = new Map(groups.flat().map((word) => [word, wordSynonyms(word)]));

/** Returns other words for the same. */
export function synonyms(word: string): readonly string[] {
  return synonymsByWord.get(word) ?? [];
}

function wordSynonyms(word: string): readonly string[] {
  const others = groups.filter((group) => group.includes(word)).flat();
  return [...new Set(others)].filter((other) => other !== word);
}

/** What developers write for the resources of code hosts. */
const abbreviations: Readonly<Record<string, readonly string[]>> = {
  pr: ['pull', 'request'],
  prs: ['pull', 'requests'],
  mr: ['merge', 'request'],
  mrs: ['merge', 'requests'],
};

/** Writes abbreviations out: `list pull requests` for `list prs`. */
export function withoutAbbreviations(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => abbreviations[word] ?? word);
}
