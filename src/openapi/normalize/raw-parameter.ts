import type { JsonObject } from '../json.js';

/** A parameter as the description has it, and where. */
export interface RawParameter {
  readonly node: JsonObject;
  readonly pointer: string;
}
