/** Returns a language as Open Graph writes it, with a region: `de` becomes `de_DE` by Unicode's likely subtags. */
export function openGraphLocale(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return region === undefined ? language : `${language}_${region}`;
}
