/** A style sheet of the theme; every page loads `site`. */
export type StyleSheet =
  | 'site'
  | 'landing'
  | 'cards'
  | 'lists'
  | 'admonitions'
  | 'terms'
  | 'pictures'
  | 'annotations'
  | 'diagrams'
  | 'math'
  | 'embeds'
  | 'fields'
  | 'alternatives'
  | 'reference'
  | 'overview'
  | 'blog'
  | 'printing';
