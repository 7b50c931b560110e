import { dereference, initialBaseURI, type Schema, validate } from '@cfworker/json-schema';
import type { Direction } from '../../json-schema/direction.js';
import type { Json } from '../../json-schema/json.js';
import { schemaFor } from '../../json-schema/json-schema.js';
import { withLinearPatterns } from '../../json-schema/pattern/index.js';
import type { Api } from '../../openapi/api/api.js';
import { schemaViolations, type Violation } from './violations.js';

/** Holds values against schemas of one description; what it makes of a schema is kept. */
export class SchemaValidator {
  readonly defs: Api['jsonSchemas'];
  readonly #sides = new Map<Direction, Side>();

  constructor({ jsonSchemas }: Pick<Api, 'jsonSchemas'>) {
    this.defs = jsonSchemas;
  }

  /** What does not fit, and with which part of the schema. */
  misfits(value: Json, schema: Json, direction: Direction): readonly Violation[] {
    const side = this.#side(direction);
    const made = side.made.get(schema) ?? this.#prepare(schema, direction, side);
    try {
      const { errors } = withLinearPatterns(() =>
        validate(value, made, '2020-12', side.lookup, false),
      );
      return schemaViolations(errors, { schema: made as Json, defs: side.defs }, value);
    } catch (error) {
      // A schema and its alternatives that are each made of the other have no end: nothing can be said.
      if (error instanceof RangeError) return [];
      throw error;
    }
  }

  /** The named schemas of one direction, made when the first value is held against one of them. */
  #side(direction: Direction): Side {
    const known = this.#sides.get(direction);
    if (known) return known;
    const defs = Object.fromEntries(
      Object.entries(this.defs).map(([name, one]) => [
        name,
        // The library writes into what it is given.
        structuredClone(schemaFor(direction, one, this.defs)),
      ]),
    );
    const side = { defs, lookup: dereference(libraryType({ $defs: defs })), made: new Map() };
    this.#sides.set(direction, side);
    return side;
  }

  #prepare(schema: Json, direction: Direction, side: Side): Schema | boolean {
    const made = libraryType(structuredClone(schemaFor(direction, schema, this.defs)));
    // It gets an address of its own, in the document that has the named ones.
    dereference(made, side.lookup, initialBaseURI, `/schemas/${side.made.size}`);
    side.made.set(schema, made);
    return made;
  }
}

interface Side {
  readonly defs: Readonly<Record<string, Json>>;
  readonly lookup: Record<string, Schema | boolean>;
  readonly made: Map<Json, Schema | boolean>;
}

/** JSON is what the library takes, though its type says so in another way. */
function libraryType(schema: Json): Schema {
  return schema as unknown as Schema;
}
