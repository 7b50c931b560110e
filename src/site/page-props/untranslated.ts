/** Language of content that is not translated into the page's language. */
export interface Untranslated {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}
