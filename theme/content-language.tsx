import type { PageProps } from 'docsgen/theme';
import { usePage } from './page.js';

interface Language {
  readonly lang: string;
  readonly dir: PageProps['head']['dir'];
}

/**
 * Attributes for an element that shows words of the content, such as an operation's description: its language
 * and direction where they are not those of the page (WCAG 2.2, 3.1.2 "Language of Parts").
 */
export function useContentLanguage(): Partial<Language> {
  const { untranslated } = usePage() ?? {};
  return untranslated ? { lang: untranslated.lang, dir: untranslated.dir } : {};
}

/** `dir` for code, paths and names: they read from left to right also where the page does not. */
export function useCodeDirection(): 'ltr' | undefined {
  return usePage()?.head.dir === 'rtl' ? 'ltr' : undefined;
}
