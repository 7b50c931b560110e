import type { JsonObject } from '../json.js';

/** An unprocessed parameter with its JSON pointer. */
export interface RawParameter {
  readonly node: JsonObject;
  readonly pointer: string;
}
