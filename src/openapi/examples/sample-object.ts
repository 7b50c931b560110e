import { isJsonObject, type Json } from '../../json-schema/json.js';
import type { ApiSchema } from '../api/schema.js';
import { anySchema } from '../normalize/schema-draft.js';
import { declaredValues } from './declared-value.js';
import { isForbiddenField, requiredNames, schemasOfField } from './fields.js';
import { isHiddenInDirection, isValid, type ValidationContext } from './is-valid.js';
import { oneOfValues, schemaNegation } from './negation.js';
import { highestLimit, lowestLimit } from './parts.js';
import type { Make } from './sample-array.js';

/** How many optional properties an object sample shows. */
export interface SampleExtent {
  /** The maximum depth is reached, so optional properties are omitted. */
  readonly isDeep: boolean;
  /** Maximum number of optional properties. */
  readonly breadth: number;
  /** Shows optional properties only where none is required. */
  readonly isBrief: boolean;
}

/** Number of optional properties in a brief sample, if no property is required or has an example. */
const fewProperties = 4;

/** Maximum number of generated property names, enough for readers. */
const mostNamed = 10;

/** Generates an object that matches all parts of a schema. */
export function sampleObject(
  parts: readonly ApiSchema[],
  make: Make,
  context: ValidationContext,
  { isDeep, breadth, isBrief }: SampleExtent,
): Json {
  const entries = new Map<string, Json>();
  const given = parts.flatMap(declaredValues).filter(isJsonObject);
  const add = (name: string, fallback?: Json): void => {
    const schemas = schemasOfField(name, parts);
    const isGood = (value: Json) => schemas.every((schema) => isValid(value, schema, context));
    const said = given.flatMap((one) => (Object.hasOwn(one, name) ? [one[name] ?? null] : []));
    const made = said.find(isGood) ?? make(schemas);
    const value = made === undefined ? fallback : made;
    if (value !== undefined) entries.set(name, value);
  };
  const required = new Set(parts.flatMap(requiredNames));
  const { sent, offered } = knownNames(parts, context);
  const isRequired = sent.some((name) => required.has(name));
  const optional = isBrief ? briefNames(isRequired ? [] : [...offered], parts) : offered;
  const most = lowestLimit(parts, 'max properties') ?? Number.POSITIVE_INFINITY;
  const room = most - sent.filter((name) => required.has(name)).length;
  let left = Math.min(room, breadth);
  for (const name of sent) {
    if (required.has(name)) add(name, nullSchema(schemasOfField(name, parts)));
    else if (optional.has(name) && left > 0) {
      left -= 1;
      if (!isDeep) add(name);
    }
  }
  const known = new Set(sent);
  for (const name of required) {
    if (!known.has(name) && isSent(name, parts, context)) add(name, 'string');
  }
  const least = Math.min(highestLimit(parts, 'min properties') ?? 0, mostNamed);
  for (const name of offered) if (entries.size < least && !entries.has(name)) add(name);
  if (!isDeep && left > 0 && !(isBrief && isRequired)) {
    for (const names of freeNames(parts, least > 0)) {
      const name = freshName(names, [...entries.keys()], make, context);
      if (name !== undefined) add(name);
    }
  }
  const others = closedNames(parts);
  for (let count = 0; entries.size < least && count < mostNamed; count += 1) {
    const names = others[count % others.length] ?? [];
    const name = freshName(names, [...entries.keys()], make, context);
    if (name !== undefined && !isForbiddenField(name, parts)) add(name, 'string');
  }
  // Property names may include `__proto__`.
  return Object.fromEntries(entries);
}

/** Returns the properties for which the author gives an example, and files, which have none; or else a few. */
function briefNames(names: readonly string[], parts: readonly ApiSchema[]): ReadonlySet<string> {
  const given = names.filter((name) =>
    schemasOfField(name, parts).some(
      ({ examples, format }) => examples.length > 0 || format === 'binary',
    ),
  );
  if (given.length > 0) return new Set(given);
  const plain = names.filter((name) => !schemasOfField(name, parts).some(isNested));
  return new Set((plain.length > 0 ? plain : names).slice(0, fewProperties));
}

/** Whether values are objects or lists, or may be. */
function isNested({ types, ref, alternatives, properties, items }: ApiSchema): boolean {
  return (
    types.includes('object') ||
    types.includes('array') ||
    ref !== undefined ||
    items !== undefined ||
    alternatives.length > 0 ||
    properties.length > 0
  );
}

interface Names {
  /** Described properties that exist in the current direction. */
  readonly sent: readonly string[];
  /** Of these, the ones that are neither forbidden nor deprecated. */
  readonly offered: ReadonlySet<string>;
}

function knownNames(parts: readonly ApiSchema[], context: ValidationContext): Names {
  const all = parts.flatMap(({ properties }) => properties.map(({ name }) => name));
  const sent = [...new Set(all)].filter((name) => isSent(name, parts, context));
  const isOffered = (name: string): boolean =>
    !isForbiddenField(name, parts) && !schemasOfField(name, parts).some((one) => one.deprecated);
  return { sent, offered: new Set(sent.filter(isOffered)) };
}

function isSent(name: string, parts: readonly ApiSchema[], context: ValidationContext): boolean {
  return !schemasOfField(name, parts).some((one) => one.never || isHiddenInDirection(one, context));
}

/** Returns null for a required property without a sample value, if null is allowed. */
function nullSchema(schemas: readonly ApiSchema[]): Json | undefined {
  return schemas.every((one) => one.nullable || isAnything(one)) ? null : undefined;
}

function isAnything({ types, ref, alternatives, properties }: ApiSchema): boolean {
  return (
    types.length === 0 && ref === undefined && alternatives.length === 0 && properties.length === 0
  );
}

type NameSchemas = readonly ApiSchema[];

function patterned(parts: readonly ApiSchema[]): readonly NameSchemas[] {
  const patterns = parts.flatMap(({ patternProperties = [] }) => patternProperties);
  return patterns.map(({ pattern }) => [
    { ...anySchema, types: ['string'], constraints: [{ label: 'pattern', value: pattern }] },
    ...partsNames(parts),
  ]);
}

function partsNames(parts: readonly ApiSchema[]): NameSchemas {
  return parts.flatMap(({ propertyNames }) => propertyNames ?? []);
}

/** Schemas of names for unnamed properties: one for each pattern, and one for a map. */
function freeNames(parts: readonly ApiSchema[], isNeeded: boolean): readonly NameSchemas[] {
  const isMap =
    parts.every(({ properties }) => properties.length === 0) &&
    parts.some(({ additional }) => typeof additional === 'object' && !isAnything(additional));
  const isBare = parts.some(({ additional }) => typeof additional === 'object');
  return [...patterned(parts), ...(isMap || (isBare && isNeeded) ? [partsNames(parts)] : [])];
}

/** Schemas of names for further properties. */
function closedNames(parts: readonly ApiSchema[]): readonly NameSchemas[] {
  const isClosed = parts.some(({ additional }) => additional === 'closed');
  return isClosed ? patterned(parts) : [partsNames(parts)];
}

/** Generates a valid property name that is not in use. */
function freshName(
  schemas: NameSchemas,
  taken: readonly string[],
  make: Make,
  context: ValidationContext,
): string | undefined {
  const isGood = (name: string): boolean =>
    !taken.includes(name) && schemas.every((schema) => isValid(name, schema, context));
  const usual = Array.from({ length: mostNamed }, (_, at) => (at === 0 ? 'key' : `key${at + 1}`));
  const found = usual.find(isGood);
  if (found !== undefined) return found;
  const others = [schemaNegation(oneOfValues(taken))];
  const made = make([
    { ...anySchema, types: ['string'] },
    ...schemas,
    ...(taken.length > 0 ? others : []),
  ]);
  return typeof made === 'string' && isGood(made) ? made : undefined;
}
