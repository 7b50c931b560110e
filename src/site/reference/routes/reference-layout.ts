import type { Api } from '../../../openapi/api/api.js';

/**
 * How a description is split into pages. `paged`: one for each operation; `single`: one with all operations; `both`:
 * all of these.
 */
export type ReferenceLayout = 'paged' | 'both' | 'single';

/** Maximum number of operations and webhooks that are readable on one page. */
const maxOperations = 20;

/** Maximum characters of a description for such a page; a longer one would make it several megabytes large. */
const maxDescriptionLength = 300_000;

export function referenceLayout(
  api: Api,
  configured: 'single' | 'paged' | 'auto',
): ReferenceLayout {
  if (configured !== 'auto') return configured;
  const count = api.operations.length + (api.webhooks ?? []).length;
  const isLong = (api.downloads[0]?.text.length ?? 0) > maxDescriptionLength;
  return count > 0 && count <= maxOperations && !isLong ? 'both' : 'paged';
}
