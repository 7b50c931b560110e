import { appliedSchemas } from '../applied-schemas.js';
import { isJsonObject, type Json, type JsonObject } from '../json.js';
import type { Defs } from '../references.js';
import { declaredValues } from './declared-values.js';
import type { EmptiedObjects } from './emptied-objects.js';
import {
  describedProperties,
  describesContent,
  isForbiddenProperty,
  type PropertyNames,
  propertySchemas,
  requiredNames,
  schemasByName,
} from './property-schemas.js';
import type { GenerateValue } from './sample-array.js';
import { readOnce, type SampleContext } from './sample-context.js';
import { highestLimit, lowestLimit } from './schema-parts.js';

/** How many optional properties an object shows. */
export interface ObjectExtent {
  /** The maximum depth is reached, so optional properties are omitted. */
  readonly isDeep: boolean;
  /** Maximum number of optional properties. */
  readonly breadth: number;
  /** Shows only those optional properties for which the author gives an example. */
  readonly isBrief: boolean;
  /** Whether the object is inside another one or a list: it then shows some properties rather than none. */
  readonly isInner: boolean;
  /** Called with a number of values that will certainly be generated; throws if they are too many. */
  readonly expect: (values: number) => void;
  readonly emptied: EmptiedObjects;
}

/** Maximum number of optional properties of an object inside a brief example that would be empty otherwise. */
const maxInnerProperties = 3;

/** Maximum number of generated property names, enough for readers. */
const maxNamed = 10;

/** Generates an object that matches all parts of a schema, required properties first as in lists of fields. */
export function sampleObject(
  parts: readonly JsonObject[],
  generate: GenerateValue,
  context: SampleContext,
  { isDeep, breadth, isBrief, isInner, expect, emptied }: ObjectExtent,
): Json {
  const entries = new Map<string, Json>();
  const declared = parts.flatMap(declaredValues).filter(isJsonObject);
  // Authors do not mean the additional properties of one part of an allOf to limit the properties of the others.
  const described = (name: string, schemas: readonly Json[]): Json | undefined => {
    const own = schemasByName(name, parts);
    return own.length > 0 && own.length < schemas.length ? generate(own) : undefined;
  };
  const required = new Set(parts.flatMap(requiredNames));
  const add = (name: string, fallback?: () => Json | undefined): void => {
    const schemas = propertySchemas(name, parts);
    const isGood = (value: Json) => schemas.every((schema) => context.isValid(value, schema));
    const values = declared.flatMap((one) => (Object.hasOwn(one, name) ? [one[name] ?? null] : []));
    const value =
      values.find(isGood) ?? generate(schemas) ?? described(name, schemas) ?? fallback?.();
    if (value === undefined) return;
    if (!required.has(name)) emptied.replaceable(value, undefined);
    else if (emptied.has(value) && fallback?.() === null) emptied.replaceable(value, null);
    entries.set(name, value);
  };
  const { sent, offered } = knownNames(parts, context);
  const given = isBrief ? givenNames([...offered], parts, context) : offered;
  const isEmpty = required.size + given.size === 0;
  const optional = isInner && isEmpty ? plainNames([...offered], parts, context) : given;
  const maxProperties = lowestLimit(parts, 'maxProperties') ?? Number.POSITIVE_INFINITY;
  const needed = sent.filter((name) => required.has(name));
  const left = Math.max(0, Math.min(maxProperties - needed.length, breadth));
  const others = sent.filter((name) => !required.has(name) && optional.has(name)).slice(0, left);
  // Values that authors declare are not generated, so they do not count.
  if (declared.length === 0) expect(needed.length + (isDeep ? 0 : others.length));
  for (const name of needed) add(name, () => nullValue(propertySchemas(name, parts), context));
  const sentNames = new Set(sent);
  for (const name of required) {
    if (!sentNames.has(name) && isSent(name, parts, context)) add(name, () => 'string');
  }
  if (!isDeep) for (const name of others) add(name);
  const least = Math.min(highestLimit(parts, 'minProperties') ?? 0, maxNamed);
  for (const name of offered) if (entries.size < least && !entries.has(name)) add(name);
  if (!isDeep && left > others.length && !isBrief) {
    for (const names of freeNames(parts, least > 0)) {
      const name = freshName(names, [...entries.keys()], generate, context);
      if (name !== undefined) add(name);
    }
  }
  // Property names may include `__proto__`.
  return Object.fromEntries(entries);
}

/**
 * Returns the properties for which the author gives an example, and files, which have none; or else
 * those with such a property inside, as in a list of objects.
 */
function givenNames(
  names: readonly string[],
  parts: readonly JsonObject[],
  { defs }: SampleContext,
): ReadonlySet<string> {
  const named = (isGiven: (schema: Json) => boolean): readonly string[] =>
    names.filter((name) => propertySchemas(name, parts).some(isGiven));
  const given = named((schema) => isJsonObject(schema) && hasExample(schema));
  if (given.length > 0 || parts.some((part) => requiredNames(part).length > 0)) {
    return new Set(given);
  }
  return new Set(named((schema) => holdsExample(schema, defs, maxNesting)));
}

/** Returns the first properties without contents of their own, or else the first property. */
function plainNames(
  names: readonly string[],
  parts: readonly JsonObject[],
  { defs }: SampleContext,
): ReadonlySet<string> {
  const isPlain = (name: string): boolean =>
    !propertySchemas(name, parts).some((schema) =>
      appliedSchemas(schema, defs).some(describesContent),
    );
  const plain = names.filter(isPlain).slice(0, maxInnerProperties);
  return new Set(plain.length > 0 ? plain : names.slice(0, 1));
}

/** Number of objects and lists inside each other in which an example is looked for. */
const maxNesting = 3;

/** An empty string is what editors write until the author gives an example. */
function hasExample({ examples, format }: JsonObject): boolean {
  const isGiven = Array.isArray(examples) && examples.some((example) => example !== '');
  return isGiven || format === 'binary';
}

function holdsExample(schema: Json, defs: Defs, levels: number): boolean {
  return appliedSchemas(schema, defs).some(
    (part) =>
      hasExample(part) ||
      (levels > 0 &&
        [part.items ?? true, ...Object.values(describedProperties(part))].some((inner) =>
          holdsExample(inner, defs, levels - 1),
        )),
  );
}

function knownNames(parts: readonly JsonObject[], context: SampleContext): PropertyNames {
  return readOnce(context.found.names, parts, () => readNames(parts, context));
}

function readNames(parts: readonly JsonObject[], context: SampleContext): PropertyNames {
  const all = parts.flatMap((part) => Object.keys(describedProperties(part)));
  const sent = [...new Set(all)].filter((name) => isSent(name, parts, context));
  const isOffered = (name: string): boolean =>
    !isForbiddenProperty(name, parts) &&
    !propertySchemas(name, parts).some(context.holdsNothing) &&
    !propertySchemas(name, parts).some((one) => isJsonObject(one) && one.deprecated === true);
  return { sent, offered: new Set(sent.filter(isOffered)) };
}

function isSent(name: string, parts: readonly JsonObject[], context: SampleContext): boolean {
  return !propertySchemas(name, parts).some((one) => one === false || context.isAbsent(one));
}

/** Returns null for a required property without a sample value, if null is allowed. */
function nullValue(schemas: readonly Json[], { isValid }: SampleContext): Json | undefined {
  return schemas.every((schema) => isValid(null, schema)) ? null : undefined;
}

type NameSchemas = readonly Json[];

function patternNames(parts: readonly JsonObject[]): readonly NameSchemas[] {
  const patterns = parts.flatMap(({ patternProperties }) =>
    Object.keys(isJsonObject(patternProperties) ? patternProperties : {}),
  );
  return patterns.map((pattern) => [{ type: 'string', pattern }, ...commonNames(parts)]);
}

function commonNames(parts: readonly JsonObject[]): NameSchemas {
  return parts.flatMap(({ propertyNames }) => propertyNames ?? []);
}

/** Schemas of names for unnamed properties: one for each pattern, and one for a map. */
function freeNames(parts: readonly JsonObject[], isNeeded: boolean): readonly NameSchemas[] {
  const others = parts.flatMap(({ additionalProperties }) =>
    isJsonObject(additionalProperties) ? [additionalProperties] : [],
  );
  const isMap =
    parts.every((part) => Object.keys(describedProperties(part)).length === 0) &&
    others.some((schema) => Object.keys(schema).length > 0);
  const isWanted = isMap || (others.length > 0 && isNeeded);
  return [...patternNames(parts), ...(isWanted ? [commonNames(parts)] : [])];
}

/** Generates a valid property name that is not in use. */
function freshName(
  schemas: NameSchemas,
  taken: readonly string[],
  generate: GenerateValue,
  context: SampleContext,
): string | undefined {
  const isGood = (name: string): boolean =>
    !taken.includes(name) && schemas.every((schema) => context.isValid(name, schema));
  const usual = Array.from({ length: maxNamed }, (_, at) => (at === 0 ? 'key' : `key${at + 1}`));
  const found = usual.find(isGood);
  if (found !== undefined) return found;
  const made = generate([{ type: 'string' }, ...schemas]);
  return typeof made === 'string' && isGood(made) ? made : undefined;
}
