import type { RawObject } from '../../json-schema/json.js';

/** An unprocessed parameter with its JSON pointer. */
export interface RawParameter {
  readonly node: RawObject;
  readonly pointer: string;
}
