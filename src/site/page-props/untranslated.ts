/** Language of what is shown on a page of another language, because nobody has translated it. */
export interface Untranslated {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}
