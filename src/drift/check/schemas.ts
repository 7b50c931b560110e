import { type Schema, Validator } from '@cfworker/json-schema';
import { type Api, type Json, reachedDefs, schemaFor } from '../../model/index.js';
import { type Misfit, misfitsOf } from './misfits.js';

export type Direction = 'request' | 'response';

/** Holds values against schemas of one description; what it makes of a schema is kept. */
export class Schemas {
  readonly defs: Api['jsonSchemas'];
  readonly #made = new Map<Json, Map<Direction, Prepared>>();

  constructor({ jsonSchemas }: Pick<Api, 'jsonSchemas'>) {
    this.defs = jsonSchemas;
  }

  /** What does not fit, and with which part of the schema. */
  misfits(value: Json, schema: Json, direction: Direction): readonly Misfit[] {
    const { root, validator } = this.#prepare(schema, direction);
    const { errors } = validator.validate(value);
    return misfitsOf(errors, root, value);
  }

  #prepare(schema: Json, direction: Direction): Prepared {
    const known = this.#made.get(schema)?.get(direction);
    if (known) return known;
    const reached = Object.entries(reachedDefs(schema, this.defs));
    const $defs = Object.fromEntries(
      reached.map(([name, one]) => [name, schemaFor(direction, one, this.defs)]),
    );
    const root: Json = { allOf: [schemaFor(direction, schema, this.defs)], $defs };
    // JSON is what the library takes, though its type says so in another way.
    const validator = new Validator(root as unknown as Schema, '2020-12', false);
    const made = { root, validator };
    const byDirection = this.#made.get(schema) ?? new Map<Direction, Prepared>();
    this.#made.set(schema, byDirection.set(direction, made));
    return made;
  }
}

interface Prepared {
  readonly root: Json;
  readonly validator: Validator;
}
