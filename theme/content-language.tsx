import type { PageProps } from 'docsgen/theme';
import { usePage } from './page.js';

interface Language {
  readonly lang: string;
  readonly dir: PageProps['head']['dir'];
}

/**
 * `lang` and `dir` for an element with text of the content, such as an operation's description, if they differ from the
 * page's (WCAG 2.2, 3.1.2 "Language of Parts").
 */
export function useContentLanguage(): Partial<Language> {
  const { untranslated } = usePage() ?? {};
  return untranslated ? { lang: untranslated.lang, dir: untranslated.dir } : {};
}

/** `dir` for code, paths and names, which are left to right in every language. */
export function useCodeDirection(): 'ltr' | undefined {
  return usePage()?.head.dir === 'rtl' ? 'ltr' : undefined;
}
