/**
 * English words of four letters or more; forms of shorter ones can be other words, such as `as` and
 * `ass`.
 */
const inflected = /^[a-z]{4,}$/;

/** The end of verbs in -ate and of nouns in -ion: `allocate` and `allocation`, `invitation`, `rotation`. */
const nounEnding = /(?<=.{5})at(?:ion)?$|(?<=.{4}t)ion$/;

/** The end of a verb whose noun in -al names the same act: `reversal`, `approval`, `removal`, `renewal`. */
const verbOfNoun = /(?:vers|prov|mov|iev|miss|new|draw|ferr?|pos)$/;

/**
 * Returns the stem of an English word: `packag` for `package`, `packages` and `packaging`. Other
 * words and scripts are returned unchanged. A stem is only compared with other stems, so it need
 * not be a word.
 */
export function termStem(term: string): string {
  if (!inflected.test(term)) return term;
  return withoutNounEnding(singular(term))
    .replace(/ification$/, 'ify')
    .replace(/(?<=[aeiouy].*)(?<=...)ing$/, '')
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(?<=..[^e])ed?$/, '')
    .replace(nounEnding, '');
}

function withoutNounEnding(term: string): string {
  const verb = term.endsWith('al') ? term.slice(0, -2) : '';
  return verb.length > 3 && verbOfNoun.test(verb) ? verb : term;
}

/** Returns an English noun in the singular: `repository` for `repositories`. */
export function singular(term: string): string {
  if (!inflected.test(term)) return term;
  return term
    .replace(/ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss|z)es$/, '')
    .replace(/(?<=[^siu])s$/, '');
}

/** Returns the stems of terms separated by spaces. */
export function textStems(text: string): string {
  return text.split(' ').map(termStem).join(' ');
}

/** Endings of the forms of a stem. */
const endings = ['', 's', 'e', 'es', 'ing', 'ion', 'ions'];

/** The end of a form that may have lost the last letter of its verb: `merging`, `creation`. */
const verbForm = /(?:ing|ed|ions?)$/;

/** Letters of a stem to which verbs in -ate and nouns in -ation are reduced: `alloc`, but not `cre`. */
const minStemBeforeAt = 5;

/** Returns other forms of a word that an index may contain. */
export function termForms(term: string): readonly string[] {
  const stem = termStem(term);
  if (!inflected.test(term) || stem.length < 3) return [];
  const plural = stem.endsWith('y') ? [`${stem.slice(0, -1)}ies`] : [];
  const nouns = verbOfNoun.test(stem) ? [`${stem}al`, `${stem}als`] : [];
  const bases = stem.length < minStemBeforeAt ? [stem] : [stem, `${stem}at`];
  const own = termEndings(term);
  const forms = bases.flatMap((base) => own.map((ending) => base + ending));
  return [...forms, ...plural, ...nouns].filter((form) => form !== term);
}

/** Returns the endings of a word's forms: neither `not` is a form of `note` nor `plane` of `plan`. */
function termEndings(term: string): readonly string[] {
  if (verbForm.test(term)) return endings;
  const isWithE = singular(term).endsWith('e');
  return endings.filter((ending) => (isWithE ? /^[ei]/.test(ending) : ending !== 'e'));
}
