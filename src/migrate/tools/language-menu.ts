/**
 * Adds the menu of languages, which other tools show by themselves, to the items of a navbar. Without items, the navbar of
 * docsgen has it.
 */
export function withLanguageMenu(items: readonly unknown[], languages: number): readonly unknown[] {
  return items.length > 0 && languages > 1
    ? [...items, { type: 'localeDropdown', position: 'right' }]
    : items;
}
