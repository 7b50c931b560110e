import type { JsonObject } from '../json.js';
import type { Moves } from './moves.js';

/** What the parts of a Swagger description are upgraded with. */
export interface UpgradeContext {
  /** The whole description as it came. */
  readonly swagger: JsonObject;
  readonly moves: Moves;
}
