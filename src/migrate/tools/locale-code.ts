/** Returns the name of a locale in docsgen: that of its folder, which keeps its addresses, if it is a language tag. */
export function localeCode(folder: string, lang: string): string {
  return isLanguageTag(folder) ? folder : lang;
}

function isLanguageTag(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length > 0 && /^[a-z]{2,3}(?:-|$)/i.test(name);
  } catch {
    return false;
  }
}
