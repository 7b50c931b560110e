/**
 * What the page around a text names its own parts by: `_main`, `_search-results`, `_scheme-token`. In texts themselves
 * an underscore in front is nothing special: `__init__`, `_id`.
 */
const ownWords = new Set([
  'authentication',
  'feeds',
  'main',
  'menu',
  'navbar',
  'recent',
  'request',
  'response',
  'schemas',
  'scheme',
  'search',
  'servers',
  'shortcuts',
  'sidebar',
  'status',
  'tab',
  'tags',
  'texts',
  'toc',
  'try',
  'unused',
  'webhooks',
  'year',
]);

/** Whether an id belongs to the page around a text. */
export function isPageId(id: string): boolean {
  return id.startsWith('_') && ownWords.has(id.slice(1).split('-', 1)[0] ?? '');
}
