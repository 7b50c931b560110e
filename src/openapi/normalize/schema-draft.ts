import type { ApiSchema, Property } from '../api/schema.js';

/** A schema under construction. Required names may precede or lack their property. */
export interface SchemaDraft {
  readonly schema: ApiSchema;
  readonly required: ReadonlySet<string>;
}

/** The schema that allows anything. */
export const anySchema: ApiSchema = {
  types: [],
  nullable: false,
  enum: [],
  examples: [],
  limits: [],
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  properties: [],
  additional: 'unspecified',
  prefixItems: [],
  alternatives: [],
};

/** The schema `false`, which matches nothing. */
export const neverSchema: ApiSchema = { ...anySchema, not: anySchema, never: true };

export function createSchemaDraft(schema: ApiSchema, required: Iterable<string> = []): SchemaDraft {
  return { schema, required: new Set(required) };
}

export function finishSchemaDraft({ schema, required }: SchemaDraft): ApiSchema {
  return required.size === 0 ? schema : withRequired(schema, required);
}

/** Marks properties as required and keeps required names without a property separately. */
export function withRequired(schema: ApiSchema, required: ReadonlySet<string>): ApiSchema {
  const names = new Set(schema.properties.map(({ name }) => name));
  const properties = schema.properties.map(
    (property): Property =>
      required.has(property.name) && !property.required
        ? { ...property, required: true }
        : property,
  );
  const others = [...required].filter((name) => !names.has(name));
  const alsoRequired = others.length > 0 ? others : undefined;
  return { ...schema, properties, alsoRequired };
}

/** Returns only the constraints, which derived schemas inherit. */
export function withoutAnnotations({ schema, required }: SchemaDraft): SchemaDraft {
  const {
    title,
    description,
    default: ignored,
    externalDocs,
    xml,
    discriminator,
    ...shape
  } = schema;
  return { schema: { ...shape, examples: [], deprecated: false }, required };
}

/** Whether the schema does not limit a value, except perhaps its type. */
export function isAnnotation({ schema, required }: SchemaDraft): boolean {
  const { ref, format, items, not, contains, content, discriminator, never } = schema;
  const { propertyNames, unevaluated, closedItems } = schema;
  const single = [ref, format, items, not, contains, content, discriminator, never];
  const others = [schema.const, propertyNames, unevaluated, closedItems];
  return (
    [...single, ...others].every((value) => value === undefined) &&
    schema.additional === 'unspecified' &&
    required.size === 0 &&
    [
      schema.enum,
      schema.limits,
      schema.properties,
      schema.prefixItems,
      schema.alternatives,
      schema.patternProperties,
      schema.alsoRequired,
      schema.dependentRequired,
      schema.dependentSchemas,
      schema.conditions,
    ].every((list) => list === undefined || list.length === 0)
  );
}
