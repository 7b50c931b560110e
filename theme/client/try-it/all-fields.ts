import {
  alternativeSchemas,
  asJsonList,
  type BodyValue,
  isJsonObject,
  type RequestShape,
  type RequestValues,
} from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { bodyStart } from './body/start.js';
import { type JsonSchemaNode, schemaFacets } from './json/subschemas.js';

/** Levels of nested objects that are filled in. */
const maxDepth = 5;

/** The values with all parameters and body fields, except for deprecated ones. */
export function allFieldsValues(shape: RequestShape, values: RequestValues): RequestValues {
  const root: Json = { $defs: shape.defs };
  const parameters = shape.parameters.flatMap((parameter) => {
    const { in: place, name, schema, example, deprecated } = parameter;
    const given = values.parameters.find((one) => one.in === place && one.name === name);
    if (given) return [given];
    const value = deprecated ? undefined : (example ?? exampleOf(schema, root));
    return value === undefined ? [] : [{ in: place, name, value }];
  });
  const [body] = shape.bodies;
  const start = body && (values.body ?? bodyStart(body));
  return { ...values, parameters, body: start && withAllFields(start, body?.schema, root) };
}

function withAllFields(body: BodyValue, schema: Json | undefined, root: Json): BodyValue {
  if (schema === undefined) return body;
  if (body.kind === 'value') return { ...body, value: completed(body.value, schema, root, 0) };
  if (body.kind === 'fields') {
    const known = new Set(body.fields.map(({ name }) => name));
    const whole = completed({}, schema, root, 0);
    const others = isJsonObject(whole) ? Object.entries(whole) : [];
    const added = others.flatMap(([name, value]) => (known.has(name) ? [] : [{ name, value }]));
    return { ...body, fields: [...body.fields, ...added] };
  }
  if (body.kind !== 'text' || body.text !== '') return body;
  return { kind: 'value', type: body.type, value: completed({}, schema, root, 0) };
}

/** Adds the properties that a value leaves out, in the order of the schema. */
function completed(value: Json, schema: Json, root: Json, depth: number): Json {
  const facets = certainFacets(schema, root);
  if (Array.isArray(value)) {
    const items = facets.find((facet) => facet.items !== undefined)?.items;
    return items === undefined
      ? value
      : value.map((item) => completed(item, items, root, depth + 1));
  }
  if (!isJsonObject(value) || depth > maxDepth) return value;
  const properties = facets.flatMap((facet) =>
    Object.entries(isJsonObject(facet.properties) ? facet.properties : {}),
  );
  const entries = new Map<string, Json>();
  for (const [name, property] of properties) {
    if (entries.has(name)) continue;
    if (Object.hasOwn(value, name)) {
      entries.set(name, completed(value[name] ?? null, property, root, depth + 1));
    } else if (!isLeftOut(property, root)) {
      const made = exampleOf(property, root, depth + 1);
      if (made !== undefined) entries.set(name, made);
    }
  }
  for (const [name, one] of Object.entries(value)) if (!entries.has(name)) entries.set(name, one);
  return Object.fromEntries(entries);
}

function isLeftOut(schema: Json, root: Json): boolean {
  const facets = certainFacets(schema, root);
  return (
    schema === false || facets.some((facet) => facet.readOnly === true || facet.deprecated === true)
  );
}

/** References and `allOf`, and the first alternative of each choice. */
function certainFacets(schema: Json, root: Json): readonly JsonSchemaNode[] {
  return schemaFacets(schema, root, (one) => alternativeSchemas(one).slice(0, 1));
}

/** An example of a value: the author's, or else a plain one of its type. */
function exampleOf(schema: Json, root: Json, depth = 0): Json | undefined {
  const facets = certainFacets(schema, root);
  for (const facet of facets) {
    const [example = facet.example] = asJsonList(facet.examples);
    const [choice] = asJsonList(facet.enum);
    const said = example ?? facet.const ?? facet.default ?? choice;
    if (said !== undefined && !isEmptyContainer(said)) return said;
  }
  if (depth > maxDepth) return undefined;
  const facet = facets.find(({ type }) => type !== undefined) ?? {};
  switch ([facet.type ?? ''].flat().find((type) => type !== 'null')) {
    case 'array': {
      const items = facets.find((one) => one.items !== undefined)?.items;
      const item = items === undefined ? undefined : exampleOf(items, root, depth + 1);
      return item === undefined ? [] : [item];
    }
    case 'object':
      return completed({}, schema, root, depth);
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return typeof facet.minimum === 'number' ? facet.minimum : 1;
    case 'string':
      return texts[String(facet.format)] ?? 'string';
    default:
      return facets.some((one) => isJsonObject(one.properties))
        ? completed({}, schema, root, depth)
        : undefined;
  }
}

/** `default: {}` says less than an example of the object. */
function isEmptyContainer(value: Json): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

const texts: Readonly<Record<string, string>> = {
  date: '2025-01-31',
  'date-time': '2025-01-31T09:30:00Z',
  email: 'user@example.com',
  uri: 'https://example.com',
  url: 'https://example.com',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
};
