import type { Direction } from '../json-schema/direction.js';
import type { Api } from '../openapi/api/api.js';
import type { SecurityScheme } from '../openapi/api/security.js';

/** The context of a comparison: named schemas and security schemes of both versions. */
export interface DiffContext {
  readonly defs: { readonly before: Api['jsonSchemas']; readonly after: Api['jsonSchemas'] };
  readonly schemes: {
    readonly before: readonly SecurityScheme[];
    readonly after: readonly SecurityScheme[];
  };
  /**
   * The direction of the request, seen from the reader's program: it sends the requests of
   * operations and receives those of webhooks and callbacks.
   */
  readonly requestDirection: Direction;
}

/** The direction of the response, seen from the reader's program. */
export function responseDirection({ requestDirection }: DiffContext): Direction {
  return requestDirection === 'request' ? 'response' : 'request';
}
