/** Shorter words have forms that mean something else: `add` and `adds`, but also `as` and `ass`. */
const inflected = /^[a-z]{4,}$/;

/**
 * What the forms of an English word begin with: `packag` of `package`, `packages` and `packaging`. Other words, and
 * those in other scripts, are their own stems. Compared only with stems, so that it need not be a word.
 */
export function termStem(term: string): string {
  if (!inflected.test(term)) return term;
  const singular = term
    .replace(/ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss|z)es$/, '')
    .replace(/(?<=[^siu])s$/, '');
  return singular
    .replace(/(?<=[aeiouy].*)(?<=...)ing$/, '')
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(?<=..[^e])ed?$/, '');
}

/** The stems of single terms with spaces between. */
export function textStems(text: string): string {
  return text.split(' ').map(termStem).join(' ');
}

/** Other forms of a word that an index may have. */
export function termForms(term: string): readonly string[] {
  const stem = termStem(term);
  if (!inflected.test(term) || stem.length < 3) return [];
  const plural = stem.endsWith('y') ? [`${stem.slice(0, -1)}ies`] : [];
  const forms = [stem, `${stem}s`, `${stem}e`, `${stem}es`, `${stem}ing`, ...plural];
  return forms.filter((form) => form !== term);
}
