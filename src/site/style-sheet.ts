/** The style sheets of the theme that only pages with their contents load, in `theme/style-sheets`. */
export const pageSheets = [
  'landing',
  'cards',
  'lists',
  'admonitions',
  'terms',
  'images',
  'controls',
  'annotations',
  'diagrams',
  'math',
  'embeds',
  'fields',
  'alternatives',
  'reference',
  'overview',
  'blog',
  'printing',
  'icons',
] as const;

/** A style sheet of the theme; every page loads `site`. */
export type StyleSheet = 'site' | (typeof pageSheets)[number];
