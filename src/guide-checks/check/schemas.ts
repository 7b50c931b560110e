import { dereference, initialBaseURI, type Schema, validate } from '@cfworker/json-schema';
import type { Direction } from '../../json-schema/direction.js';
import type { Json } from '../../json-schema/json.js';
import { schemaFor } from '../../json-schema/json-schema.js';
import { withLinearPatterns } from '../../json-schema/pattern/index.js';
import type { Api } from '../../openapi/api/api.js';
import { schemaViolations, type Violation } from './violations.js';

/** Validates values against the schemas of one description and caches the prepared schemas. */
export class SchemaValidator {
  readonly defs: Api['jsonSchemas'];
  readonly #sides = new Map<Direction, Side>();

  constructor({ jsonSchemas }: Pick<Api, 'jsonSchemas'>) {
    this.defs = jsonSchemas;
  }

  /** Returns the violations of a schema by a value. */
  misfits(value: Json, schema: Json, direction: Direction): readonly Violation[] {
    const side = this.#side(direction);
    const made = side.made.get(schema) ?? this.#prepare(schema, direction, side);
    try {
      const { errors } = withLinearPatterns(() =>
        validate(value, made, '2020-12', side.lookup, false),
      );
      return schemaViolations(errors, { schema: made as Json, defs: side.defs }, value);
    } catch (error) {
      // Mutually recursive alternatives overflow the stack, and no result is possible.
      if (error instanceof RangeError) return [];
      throw error;
    }
  }

  /** Prepares the named schemas of one direction on first use. */
  #side(direction: Direction): Side {
    const known = this.#sides.get(direction);
    if (known) return known;
    const defs = Object.fromEntries(
      Object.entries(this.defs).map(([name, one]) => [
        name,
        // The validator modifies its input.
        structuredClone(schemaFor(direction, one, this.defs)),
      ]),
    );
    const side = { defs, lookup: dereference(libraryType({ $defs: defs })), made: new Map() };
    this.#sides.set(direction, side);
    return side;
  }

  #prepare(schema: Json, direction: Direction, side: Side): Schema | boolean {
    const made = libraryType(structuredClone(schemaFor(direction, schema, this.defs)));
    // Each schema gets a URL in the document of the named schemas, so that references resolve.
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

/** The validator accepts any JSON, although its type is narrower. */
function libraryType(schema: Json): Schema {
  return schema as unknown as Schema;
}
