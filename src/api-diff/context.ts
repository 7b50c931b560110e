import type { Direction } from '../json-schema/direction.js';
import type { Api } from '../openapi/api/api.js';
import type { SecurityScheme } from '../openapi/api/security.js';

/** What two states of a part are compared with. */
export interface DiffContext {
  readonly defs: { readonly before: Api['jsonSchemas']; readonly after: Api['jsonSchemas'] };
  readonly schemes: {
    readonly before: readonly SecurityScheme[];
    readonly after: readonly SecurityScheme[];
  };
  /** What the program of a reader does with a request: webhooks and callbacks it receives. */
  readonly asks: Direction;
}

/** What it does with the answer. */
export function responseDirection({ asks }: DiffContext): Direction {
  return asks === 'request' ? 'response' : 'request';
}
