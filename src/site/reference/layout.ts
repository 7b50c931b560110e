import type { Api } from '../../openapi/api/api.js';

/**
 * How a description is spread over pages: a page for each operation, the same and one page with all of them,
 * or that page alone.
 */
export type Layout = 'paged' | 'both' | 'single';

/** Up to this many operations and webhooks fit on one page that can still be read. */
const fewOperations = 20;

/** Characters of a description from which on that page would be megabytes, however few operations there are. */
const longDescription = 300_000;

export function apiLayout(api: Api, configured: 'single' | 'paged' | 'auto'): Layout {
  if (configured !== 'auto') return configured;
  const count = api.operations.length + (api.webhooks ?? []).length;
  const isLong = (api.downloads[0]?.text.length ?? 0) > longDescription;
  return count > 0 && count <= fewOperations && !isLong ? 'both' : 'paged';
}
