import { matchesPattern } from '../../json-schema/pattern/index.js';
import type { ApiSchema, Property } from '../api/schema.js';

/**
 * Names by which other alternatives are told from this one: they need them, this one does not know them. As in
 * `oneOf: [{ required: [card] }, { required: [iban] }]`, where both fields are described beside the alternatives.
 */
export function namesOfOthers(
  option: ApiSchema,
  options: readonly ApiSchema[],
  resolve: (name: string) => ApiSchema | undefined,
): ReadonlySet<string> {
  const known = schemaTarget(option, resolve);
  const own = new Set([...requiredNames(known), ...known.properties.map(({ name }) => name)]);
  return new Set([...namesOfAny(options, resolve)].filter((name) => !own.has(name)));
}

const required = new WeakMap<readonly ApiSchema[], ReadonlySet<string>>();

/** What any of the alternatives requires; hundreds of them are asked for by each of them, in each example. */
function namesOfAny(
  options: readonly ApiSchema[],
  resolve: (name: string) => ApiSchema | undefined,
): ReadonlySet<string> {
  const known = required.get(options);
  if (known !== undefined) return known;
  const made = new Set(options.flatMap((option) => requiredNames(schemaTarget(option, resolve))));
  required.set(options, made);
  return made;
}

/** What a reference leads to; else, or where that is nothing, the schema itself. */
function schemaTarget(
  schema: ApiSchema,
  resolve: (name: string) => ApiSchema | undefined,
): ApiSchema {
  return (schema.ref === undefined ? undefined : resolve(schema.ref)) ?? schema;
}

/** Names that a schema requires. */
export function requiredNames({ alsoRequired = [], properties }: ApiSchema): readonly string[] {
  const named = properties.filter(({ required }) => required).map(({ name }) => name);
  return [...alsoRequired, ...named];
}

/** A schema without its optional fields of these names. */
export function withoutFields(schema: ApiSchema, names: ReadonlySet<string>): ApiSchema {
  if (names.size === 0) return schema;
  const properties = schema.properties.filter((one) => one.required || !names.has(one.name));
  return { ...schema, properties };
}

/** What all parts of a schema say about a field of an object. */
export function schemasOfField(name: string, parts: readonly ApiSchema[]): readonly ApiSchema[] {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return schemasIn(name, first);
  return [...new Set(parts.flatMap((part) => schemasIn(name, part)))];
}

function schemasIn(name: string, part: ApiSchema): readonly ApiSchema[] {
  const { properties, patternProperties = none, additional } = part;
  const own = schemasByName(properties).get(name) ?? none;
  const matching =
    patternProperties.length === 0
      ? none
      : patternProperties.flatMap(({ pattern, schema }) =>
          matchesPattern(pattern, name) ? schema : [],
        );
  if (own.length + matching.length > 0) return [...own, ...matching];
  return typeof additional === 'object' ? [additional] : none;
}

const none: readonly never[] = [];

const byName = new WeakMap<readonly Property[], ReadonlyMap<string, readonly ApiSchema[]>>();

/** An object may have hundreds of fields, each of which is asked for by its name. */
function schemasByName(properties: readonly Property[]): ReadonlyMap<string, readonly ApiSchema[]> {
  const known = byName.get(properties);
  if (known !== undefined) return known;
  const made = new Map<string, readonly ApiSchema[]>();
  for (const { name, schema } of properties) made.set(name, [...(made.get(name) ?? []), schema]);
  byName.set(properties, made);
  return made;
}

/** Whether a part of a schema forbids fields that it does not describe, such as this one. */
export function isForbiddenField(name: string, parts: readonly ApiSchema[]): boolean {
  return parts.some((part) => part.additional === 'closed' && schemasIn(name, part).length === 0);
}
