/**
 * Names that the page layout uses for ids after an underscore: `_main`, `_search-results`, `_scheme-token`. Other ids
 * with an underscore are free for texts: `__init__`, `_id`.
 */
const reservedNames = new Set([
  'authentication',
  'feeds',
  'main',
  'menu',
  'messages',
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
  'toc',
  'try',
  'unfolded',
  'unused',
  'webhooks',
  'year',
]);

/** Whether an id is reserved for the page layout. */
export function isReservedId(id: string): boolean {
  return id.startsWith('_') && reservedNames.has(id.slice(1).split('-', 1)[0] ?? '');
}
