import { isJsonObject, type Json } from '../../json-schema/json.js';
import type { Schema } from '../api/schema.js';
import { anything } from '../normalize/schema-draft.js';
import { givenBy } from './declared-value.js';
import { isShutOut, requiredNames, schemasOfField } from './fields.js';
import { fits, isHidden, type Judging } from './is-valid.js';
import { negationOf, oneOfValues } from './negation.js';
import { highest, lowest } from './parts.js';
import type { Make } from './sample-array.js';

/** How much of an object is shown beside what it must have. */
export interface Extent {
  /** It lies so deep that nothing else is. */
  readonly isDeep: boolean;
  /** Optional fields. */
  readonly breadth: number;
}

/** More than a reader would look at. */
const mostNamed = 10;

/** An object that fits all parts of a schema. */
export function sampleObject(
  parts: readonly Schema[],
  make: Make,
  judging: Judging,
  { isDeep, breadth }: Extent,
): Json {
  const entries = new Map<string, Json>();
  const given = parts.flatMap(givenBy).filter(isJsonObject);
  const add = (name: string, fallback?: Json): void => {
    const schemas = schemasOfField(name, parts);
    const isGood = (value: Json) => schemas.every((schema) => fits(value, schema, judging));
    const said = given.flatMap((one) => (Object.hasOwn(one, name) ? [one[name] ?? null] : []));
    const made = said.find(isGood) ?? make(schemas);
    const value = made === undefined ? fallback : made;
    if (value !== undefined) entries.set(name, value);
  };
  const required = new Set(parts.flatMap(requiredNames));
  const { sent, offered } = knownNames(parts, judging);
  const most = lowest(parts, 'max properties') ?? Number.POSITIVE_INFINITY;
  const room = most - sent.filter((name) => required.has(name)).length;
  let left = Math.min(room, breadth);
  for (const name of sent) {
    if (required.has(name)) add(name, nullOf(schemasOfField(name, parts)));
    else if (offered.has(name) && left > 0) {
      left -= 1;
      if (!isDeep) add(name);
    }
  }
  const known = new Set(sent);
  for (const name of required) {
    if (!known.has(name) && isSent(name, parts, judging)) add(name, 'string');
  }
  const least = Math.min(highest(parts, 'min properties') ?? 0, mostNamed);
  for (const name of offered) if (entries.size < least && !entries.has(name)) add(name);
  if (!isDeep && left > 0) {
    for (const names of freeNames(parts, least > 0)) {
      const name = freshName(names, [...entries.keys()], make, judging);
      if (name !== undefined) add(name);
    }
  }
  const others = closedNames(parts);
  for (let count = 0; entries.size < least && count < mostNamed; count += 1) {
    const names = others[count % others.length] ?? [];
    const name = freshName(names, [...entries.keys()], make, judging);
    if (name !== undefined && !isShutOut(name, parts)) add(name, 'string');
  }
  // A name may be `__proto__`.
  return Object.fromEntries(entries);
}

interface Names {
  /** Fields that are described and may be sent. */
  readonly sent: readonly string[];
  /** Those of them that a reader should know of. */
  readonly offered: ReadonlySet<string>;
}

function knownNames(parts: readonly Schema[], judging: Judging): Names {
  const all = parts.flatMap(({ properties }) => properties.map(({ name }) => name));
  const sent = [...new Set(all)].filter((name) => isSent(name, parts, judging));
  const isOffered = (name: string): boolean =>
    !isShutOut(name, parts) && !schemasOfField(name, parts).some((one) => one.deprecated);
  return { sent, offered: new Set(sent.filter(isOffered)) };
}

function isSent(name: string, parts: readonly Schema[], judging: Judging): boolean {
  return !schemasOfField(name, parts).some((one) => one.never || isHidden(one, judging));
}

/** For a field that must be there and has no value to show. */
function nullOf(schemas: readonly Schema[]): Json | undefined {
  return schemas.every((one) => one.nullable || isAnything(one)) ? null : undefined;
}

function isAnything({ types, ref, alternatives, properties }: Schema): boolean {
  return (
    types.length === 0 && ref === undefined && alternatives.length === 0 && properties.length === 0
  );
}

type NameSchemas = readonly Schema[];

function patterned(parts: readonly Schema[]): readonly NameSchemas[] {
  const patterns = parts.flatMap(({ patternProperties = [] }) => patternProperties);
  return patterns.map(({ pattern }) => [
    { ...anything, types: ['string'], constraints: [{ label: 'pattern', value: pattern }] },
    ...namesOf(parts),
  ]);
}

function namesOf(parts: readonly Schema[]): NameSchemas {
  return parts.flatMap(({ propertyNames }) => propertyNames ?? []);
}

/** What the names look like of fields that have none of their own: one for each pattern, one of a map. */
function freeNames(parts: readonly Schema[], isNeeded: boolean): readonly NameSchemas[] {
  const isMap =
    parts.every(({ properties }) => properties.length === 0) &&
    parts.some(({ additional }) => typeof additional === 'object' && !isAnything(additional));
  const isBare = parts.some(({ additional }) => typeof additional === 'object');
  return [...patterned(parts), ...(isMap || (isBare && isNeeded) ? [namesOf(parts)] : [])];
}

/** What further names may look like. */
function closedNames(parts: readonly Schema[]): readonly NameSchemas[] {
  const isClosed = parts.some(({ additional }) => additional === 'closed');
  return isClosed ? patterned(parts) : [namesOf(parts)];
}

/** A name that fits and is not taken. */
function freshName(
  schemas: NameSchemas,
  taken: readonly string[],
  make: Make,
  judging: Judging,
): string | undefined {
  const isGood = (name: string): boolean =>
    !taken.includes(name) && schemas.every((schema) => fits(name, schema, judging));
  const usual = Array.from({ length: mostNamed }, (_, at) => (at === 0 ? 'key' : `key${at + 1}`));
  const found = usual.find(isGood);
  if (found !== undefined) return found;
  const others = [negationOf(oneOfValues(taken))];
  const made = make([
    { ...anything, types: ['string'] },
    ...schemas,
    ...(taken.length > 0 ? others : []),
  ]);
  return typeof made === 'string' && isGood(made) ? made : undefined;
}
