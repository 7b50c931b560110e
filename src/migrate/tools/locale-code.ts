/**
 * Returns the name of a locale in docsgen: that of its folder, which keeps its addresses, if it is a language tag; else
 * its language, or the folder with hyphens, as in `zh_hans`.
 */
export function localeCode(folder: string, lang: string): string {
  const names = [folder, lang, folder.replaceAll('_', '-'), lang.replaceAll('_', '-')];
  return names.find(isLanguageTag) ?? lang;
}

function isLanguageTag(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length > 0 && /^[a-z]{2,3}(?:-|$)/i.test(name);
  } catch {
    return false;
  }
}
