/** Returns `site.json` for each language: labels in the main language with their translations. */
export function labelFiles(
  labels: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): Record<string, string> {
  return Object.fromEntries(
    [...labels].map(([language, one]) => [
      `i18n/${language}/site.json`,
      `${JSON.stringify(one, undefined, 2)}\n`,
    ]),
  );
}
