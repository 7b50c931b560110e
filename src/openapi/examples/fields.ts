import { matchesPattern } from '../../json-schema/pattern/index.js';
import type { ApiSchema, Property } from '../api/schema.js';

/**
 * Returns the property names that identify other alternatives: they require them, and this one does
 * not declare them. For example `oneOf: [{ required: [card] }, { required: [iban] }]` with both
 * properties declared outside of the alternatives.
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

/**
 * Property names that any alternative requires. Cached, because each example asks for them once for
 * each alternative.
 */
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

/** The target of a reference, or else the schema itself. */
function schemaTarget(
  schema: ApiSchema,
  resolve: (name: string) => ApiSchema | undefined,
): ApiSchema {
  return (schema.ref === undefined ? undefined : resolve(schema.ref)) ?? schema;
}

/** Returns the property names that a schema requires. */
export function requiredNames({ alsoRequired = [], properties }: ApiSchema): readonly string[] {
  const named = properties.filter(({ required }) => required).map(({ name }) => name);
  return [...alsoRequired, ...named];
}

/** Returns a schema without the optional properties of these names. */
export function withoutFields(schema: ApiSchema, names: ReadonlySet<string>): ApiSchema {
  if (names.size === 0) return schema;
  const properties = schema.properties.filter((one) => one.required || !names.has(one.name));
  return { ...schema, properties };
}

/** Returns the schemas of a property from all parts. */
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

/** Cached, because objects with hundreds of properties are looked up once for each name. */
function schemasByName(properties: readonly Property[]): ReadonlyMap<string, readonly ApiSchema[]> {
  const known = byName.get(properties);
  if (known !== undefined) return known;
  const made = new Map<string, readonly ApiSchema[]>();
  for (const { name, schema } of properties) made.set(name, [...(made.get(name) ?? []), schema]);
  byName.set(properties, made);
  return made;
}

/** Whether a closed part of the schema does not describe the property. */
export function isForbiddenField(name: string, parts: readonly ApiSchema[]): boolean {
  return parts.some((part) => part.additional === 'closed' && schemasIn(name, part).length === 0);
}
