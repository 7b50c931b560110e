import { asList, asObject, isObject, type RawObject } from '../../json-schema/json.js';
import type { Mark } from '../../json-schema/sample/index.js';
import type { ApiSchema, Mapping } from '../api/schema.js';
import { asText, nodeReference } from '../json.js';
import { referencedSchemaName } from './referenced-schema-name.js';

/** How to distinguish the alternatives of a schema, or the schemas that extend it. */
export interface Discriminator {
  readonly property: string;
  readonly mapping: Mapping;
  readonly default?: string | undefined;
}

/** Creates a reader of discriminators. */
export function makeDiscriminatorReader(
  schemas: RawObject,
): (node: RawObject, choices: readonly ApiSchema[]) => Discriminator | undefined {
  const derived = inheritingSchemas(schemas);
  const writtenName = (written: string): string | undefined =>
    referencedSchemaName(written, schemas) ??
    (Object.hasOwn(schemas, written) ? written : undefined);
  return (node, choices) => {
    const raw = asObject(node.discriminator);
    // Descriptions of OpenAPI 3 sometimes use Swagger's string form.
    const property = asText(raw.propertyName) ?? asText(node.discriminator);
    if (property === undefined) return undefined;
    const written = Object.entries(asObject(raw.mapping)).map(([value, target]) => ({
      value,
      schema: writtenName(asText(target) ?? ''),
    }));
    const mapped = new Set(written.map(({ schema }) => schema));
    // Without a mapping, the schema name is the discriminator value.
    const named =
      choices.length > 0 ? choices.flatMap(({ ref }) => ref ?? []) : (derived.get(node) ?? []);
    const implied = named
      .filter((name) => !mapped.has(name))
      .map((name) => ({ value: rawConstant(schemas[name], property) ?? name, schema: name }));
    const fallback = asText(raw.defaultMapping);
    return {
      property,
      mapping: [...written, ...implied],
      default: fallback === undefined ? undefined : (writtenName(fallback) ?? fallback),
    };
  };
}

/** The only value that a schema allows for a property, which authors mean if no mapping exists. */
function rawConstant(raw: unknown, property: string): string | undefined {
  const schema = asObject(raw);
  const extension = asText(schema['x-ms-discriminator-value'] ?? schema['x-discriminator-value']);
  if (extension !== undefined) return extension;
  for (const part of [schema, ...asList(schema.allOf)]) {
    const node = asObject(asObject(asObject(part).properties)[property]);
    const [value, ...others] = node.const === undefined ? asList(node.enum) : [node.const];
    if (typeof value === 'string' && others.length === 0) return value;
  }
  return undefined;
}

/** Creates a lookup of the discriminator value that identifies a derived schema. */
export function createDiscriminatorValues(
  schemas: RawObject,
  schemaOf: (name: string) => ApiSchema | undefined,
): (name: string) => Mark | undefined {
  let marks: Map<string, Mark> | undefined;
  const collect = () => {
    const found = new Map<string, Mark>();
    for (const [name, raw] of Object.entries(schemas)) {
      if (!isObject(raw) || !raw.discriminator) continue;
      for (const { property, mapping } of schemaDiscriminators(schemaOf(name))) {
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

/** Returns the named schemas that extend a base, with their discriminator values. */
export function derivedSchemas(
  base: ApiSchema | undefined,
): readonly (Mark & { readonly schema: string })[] {
  const { property = '', mapping = [] } = base?.discriminator ?? {};
  return mapping.flatMap(({ value, schema }) =>
    schema === undefined ? [] : [{ property, value, schema }],
  );
}

/** The discriminators of a schema: for derived schemas, and for its alternatives. */
function schemaDiscriminators(schema: ApiSchema | undefined): readonly Discriminator[] {
  if (schema === undefined) return [];
  const { discriminator, alternatives } = schema;
  const choices = alternatives.flatMap(({ discriminator: property, mapping }) =>
    property === undefined || mapping === undefined ? [] : [{ property, mapping }],
  );
  return discriminator === undefined ? choices : [discriminator, ...choices];
}

/** Returns the names of the schemas that extend each named schema with `allOf`. */
export function inheritingSchemas(schemas: RawObject): ReadonlyMap<unknown, readonly string[]> {
  const derived = new Map<unknown, string[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    for (const part of asList(asObject(schema).allOf)) {
      const base = isObject(part)
        ? referencedSchemaName(nodeReference(part) ?? '', schemas)
        : undefined;
      if (base === undefined) continue;
      derived.set(schemas[base], [...(derived.get(schemas[base]) ?? []), name]);
    }
  }
  return derived;
}
