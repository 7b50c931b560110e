/**
 * Returns the available locale that best fits a BCP 47 tag: the tag itself, else one of the same language and script.
 * CLDR's likely subtags complete tags without a script: `zh` and `zh-Hans` match `zh-CN`, `zh-TW` does not.
 */
export function matchLocale(tag: string, available: readonly string[]): string | undefined {
  const [wanted = tag] = Intl.getCanonicalLocales(tag);
  if (available.includes(wanted)) return wanted;
  const { language, script, region } = new Intl.Locale(wanted).maximize();
  const readable = available.filter((locale) => {
    const likely = new Intl.Locale(locale).maximize();
    return likely.language === language && likely.script === script;
  });
  return (
    readable.find((locale) => new Intl.Locale(locale).maximize().region === region) ??
    readable.find((locale) => isMainLocale(locale)) ??
    readable[0]
  );
}

/** Whether a locale is the default of its language: `pt-BR` for `pt`. */
function isMainLocale(locale: string): boolean {
  const { language, region } = new Intl.Locale(locale).maximize();
  return new Intl.Locale(language).maximize().region === region;
}
