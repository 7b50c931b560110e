import type { Json } from '../../../json-schema/json.js';
import { schemaName } from '../../../json-schema/references.js';
import type { RequestShape } from '../../../request/index.js';

/**
 * The named schemas of a description. Caches the references of each, because many operations reach the same schemas.
 */
export class NamedDefs {
  readonly #schemas: Readonly<Record<string, Json>>;
  readonly #references = new Map<string, readonly string[]>();
  readonly #sizes = new Map<string, number>();

  constructor(schemas: Readonly<Record<string, Json>>) {
    this.#schemas = schemas;
  }

  /**
   * Returns the schemas that the given ones reference, directly or indirectly.
   *
   * @param limit maximum characters of their JSON in total
   * @returns undefined if they exceed the limit
   */
  reached(schemas: readonly Json[], limit = Infinity): Readonly<Record<string, Json>> | undefined {
    const reached = new Map<string, Json>();
    const waiting = schemas.flatMap(referencesIn);
    let size = 0;
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const schema = Object.hasOwn(this.#schemas, name) ? this.#schemas[name] : undefined;
      if (schema === undefined || reached.has(name)) continue;
      reached.set(name, schema);
      size += this.#schemaSize(name, schema);
      if (size > limit) return undefined;
      waiting.push(...this.#schemaReferences(name, schema));
    }
    return Object.fromEntries([...reached].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #schemaSize(name: string, schema: Json): number {
    const known = this.#sizes.get(name) ?? JSON.stringify(schema).length;
    this.#sizes.set(name, known);
    return known;
  }

  #schemaReferences(name: string, schema: Json): readonly string[] {
    const known = this.#references.get(name) ?? referencesIn(schema);
    this.#references.set(name, known);
    return known;
  }
}

function referencesIn(schema: Json): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = schemaName(schema);
  const deeper = Object.values(schema).flatMap(referencesIn);
  return own === undefined ? deeper : [own, ...deeper];
}

/** Returns the schemas of an operation's parameters and bodies. */
export function sentSchemas({ parameters, bodies }: RequestShape): readonly Json[] {
  return [
    ...parameters.map(({ schema }) => schema),
    ...bodies.flatMap(({ schema, encoding }) => [
      ...optional(schema),
      ...encoding.flatMap(({ headers }) => headers.map((header) => header.schema)),
    ]),
  ];
}

function optional(schema: Json | undefined): readonly Json[] {
  return schema === undefined ? [] : [schema];
}

/** Returns the schemas of an operation's parameters, bodies and responses. */
export function schemasIn(shape: RequestShape): readonly Json[] {
  const { responses } = shape;
  return [
    ...sentSchemas(shape),
    ...responses.flatMap(({ headers = [] }) => headers.map(({ schema }) => schema)),
    ...responses.flatMap(({ media }) =>
      media.flatMap(({ schema, itemSchema }) => [...optional(schema), ...optional(itemSchema)]),
    ),
  ];
}
