/**
 * The available locale whose texts fit a BCP 47 tag: the tag itself, else one in the same language and script, which
 * CLDR's likely subtags name where a tag leaves them out. `zh` and `zh-Hans` match `zh-CN`, `zh-TW` does not.
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

/** Whether a locale is what its language alone stands for: `pt-BR` for `pt`. */
function isMainLocale(locale: string): boolean {
  const { language, region } = new Intl.Locale(locale).maximize();
  return new Intl.Locale(language).maximize().region === region;
}
