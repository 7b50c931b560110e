import type { RawObject } from '../../json-schema/json.js';
import type { Moves } from './moves.js';

/** Context for upgrading the parts of a Swagger description. */
export interface UpgradeContext {
  /** The original description. */
  readonly swagger: RawObject;
  readonly moves: Moves;
}
