import type { Mapping, Schema } from '../api/schema.js';
import { isObject, type JsonObject, listOf, objectOf, referenceOf, textOf } from '../json.js';
import { nameOfReference } from './reference-names.js';

/** How the alternatives of a schema, or the schemas that build on it, are told apart. */
export interface Discriminator {
  readonly property: string;
  readonly mapping: Mapping;
  readonly default?: string | undefined;
}

/** Makes a reader of discriminators. */
export function makeDiscriminatorReader(
  schemas: JsonObject,
): (node: JsonObject, choices: readonly Schema[]) => Discriminator | undefined {
  const heirs = heirsOf(schemas);
  const nameOf = (written: string): string | undefined =>
    nameOfReference(written, schemas) ?? (Object.hasOwn(schemas, written) ? written : undefined);
  return (node, choices) => {
    const raw = objectOf(node.discriminator);
    // Swagger's spelling turns up in descriptions of OpenAPI 3, too.
    const property = textOf(raw.propertyName) ?? textOf(node.discriminator);
    if (property === undefined) return undefined;
    const written = Object.entries(objectOf(raw.mapping)).map(([value, target]) => ({
      value,
      schema: nameOf(textOf(target) ?? ''),
    }));
    const mapped = new Set(written.map(({ schema }) => schema));
    // Without a mapping, the name of a schema is the value that stands for it.
    const named =
      choices.length > 0 ? choices.flatMap(({ ref }) => ref ?? []) : (heirs.get(node) ?? []);
    const implied = named
      .filter((name) => !mapped.has(name))
      .map((name) => ({ value: constantOf(schemas[name], property) ?? name, schema: name }));
    const fallback = textOf(raw.defaultMapping);
    return {
      property,
      mapping: [...written, ...implied],
      default: fallback === undefined ? undefined : (nameOf(fallback) ?? fallback),
    };
  };
}

/** The only value that a schema allows for a property, which is what authors mean where no mapping says so. */
function constantOf(raw: unknown, property: string): string | undefined {
  const schema = objectOf(raw);
  const said = textOf(schema['x-ms-discriminator-value'] ?? schema['x-discriminator-value']);
  if (said !== undefined) return said;
  for (const part of [schema, ...listOf(schema.allOf)]) {
    const node = objectOf(objectOf(objectOf(part).properties)[property]);
    const [value, ...others] = node.const === undefined ? listOf(node.enum) : [node.const];
    if (typeof value === 'string' && others.length === 0) return value;
  }
  return undefined;
}

/** Finds the value of the discriminator by which a schema is told that builds on another one. */
export function makeMarks(
  schemas: JsonObject,
  schemaOf: (name: string) => Schema | undefined,
): (name: string) => { readonly property: string; readonly value: string } | undefined {
  let marks: Map<string, { readonly property: string; readonly value: string }> | undefined;
  const collect = () => {
    const found = new Map<string, { readonly property: string; readonly value: string }>();
    for (const [name, raw] of Object.entries(schemas)) {
      if (!isObject(raw) || !raw.discriminator) continue;
      for (const { property, mapping } of toldBy(schemaOf(name))) {
        for (const { value, schema } of mapping) {
          if (schema !== undefined && !found.has(schema)) found.set(schema, { property, value });
        }
      }
    }
    return found;
  };
  return (name) => {
    marks ??= collect();
    return marks.get(name);
  };
}

/** The discriminators of a schema: its heirs', and those of its alternatives. */
function toldBy(schema: Schema | undefined): readonly Discriminator[] {
  if (schema === undefined) return [];
  const { discriminator, alternatives } = schema;
  const choices = alternatives.flatMap(({ discriminator: property, mapping }) =>
    property === undefined || mapping === undefined ? [] : [{ property, mapping }],
  );
  return discriminator === undefined ? choices : [discriminator, ...choices];
}

/** The names of the schemas that build on each named schema with `allOf`. */
export function heirsOf(schemas: JsonObject): ReadonlyMap<unknown, readonly string[]> {
  const heirs = new Map<unknown, string[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    for (const part of listOf(objectOf(schema).allOf)) {
      const base = isObject(part) ? nameOfReference(referenceOf(part) ?? '', schemas) : undefined;
      if (base === undefined) continue;
      heirs.set(schemas[base], [...(heirs.get(schemas[base]) ?? []), name]);
    }
  }
  return heirs;
}
