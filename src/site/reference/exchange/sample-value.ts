import type { Json } from '../../../json-schema/json.js';
import type { ApiSchema } from '../../../openapi/api/schema.js';

export type Resolve = (name: string) => ApiSchema | undefined;

/** Whether a value is a scalar, an array or an object. */
export type ValueShape = 'value' | 'list' | 'fields';

export function schemaShape(schema: ApiSchema, resolve: Resolve): ValueShape {
  const { types, properties, items } = target(schema, resolve);
  if (types.includes('array') || items !== undefined) return 'list';
  return types.includes('object') || properties.length > 0 ? 'fields' : 'value';
}

/** Returns the alternative with fields of a schema, as `deepObject` is about fields; the schema if it has none. */
export function alternativeWithFields(schema: ApiSchema, resolve: Resolve): ApiSchema {
  const options = target(schema, resolve)
    .alternatives.filter(({ keyword }) => keyword !== 'allOf')
    .flatMap(({ schemas }) => schemas);
  return options.find((option) => schemaShape(option, resolve) === 'fields') ?? schema;
}

/** Returns a small sample value for the serialization of a parameter, from the description if it has one. */
export function sampleValue(node: ApiSchema, resolve: Resolve, depth = 0): Json {
  const schema = target(node, resolve);
  const declared = schema.const?.value ?? schema.examples[0]?.value ?? schema.default?.value;
  if (declared !== undefined) return declared;
  const [first] = schema.enum;
  if (first) return first.value;
  switch (schemaShape(schema, resolve)) {
    case 'list':
      return schema.prefixItems.length > 0 && depth < 2
        ? schema.prefixItems.map((item) => sampleValue(item, resolve, depth + 1))
        : listSample(schema.items, resolve, depth);
    case 'fields':
      return fieldsSample(schema, resolve, depth);
    case 'value':
      return scalarSample(schema);
  }
}

function listSample(items: ApiSchema | undefined, resolve: Resolve, depth: number): Json {
  const item = items && target(items, resolve);
  const [one, other] = item?.enum ?? [];
  if (one && other) return [one.value, other.value];
  if (!item || depth > 1) return ['a', 'b'];
  const sample = sampleValue(item, resolve, depth + 1);
  if (sample === 'a') return ['a', 'b'];
  return typeof sample === 'number' ? [sample, sample + 1] : [sample];
}

function fieldsSample(schema: ApiSchema, resolve: Resolve, depth: number): Json {
  const shown = schema.properties.slice(0, 2);
  if (shown.length === 0 || depth > 1) return { key: 'value' };
  return Object.fromEntries(
    shown.map(({ name, schema: field }) => [name, sampleValue(field, resolve, depth + 1)]),
  );
}

function scalarSample({ types, format }: ApiSchema): Json {
  if (types.includes('integer')) return 1;
  if (types.includes('number')) return 1.5;
  if (types.includes('boolean')) return true;
  return format === 'date' ? '2024-01-31' : 'a';
}

function target(schema: ApiSchema, resolve: Resolve): ApiSchema {
  const found = schema.ref === undefined ? undefined : resolve(schema.ref);
  return found ? { ...found, ...ownWords(schema) } : schema;
}

/** Keywords beside a reference override those of the referenced schema. */
function ownWords({ examples, default: preset }: ApiSchema): Partial<ApiSchema> {
  return {
    ...(examples.length > 0 ? { examples } : {}),
    ...(preset === undefined ? {} : { default: preset }),
  };
}
