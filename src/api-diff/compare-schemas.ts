import { type Direction, isAbsent } from '../json-schema/direction.js';
import type { Json } from '../json-schema/json.js';
import { type Defs, schemaName } from '../json-schema/references.js';
import { isAny, toAlternative } from './alternatives.js';
import type { ChangeKind } from './change.js';
import { comparedLimits, isStricter } from './compare-limits.js';
import { type MergedSchema, mergeSchema, withoutNull } from './merged-schema.js';
import { deprecationChanges } from './required-and-deprecated.js';

/** One difference inside a schema; `path` leads to the property. */
export interface SchemaChange {
  readonly path: readonly string[];
  readonly what: ChangeKind;
  readonly breaking: boolean;
}

/**
 * Compares two schemas. Stricter input breaks requests; weaker output breaks responses. References
 * to the same name on both sides are not followed, because named schemas are compared separately.
 */
export function compareSchemas(
  before: Json | undefined,
  after: Json | undefined,
  directions: ReadonlySet<Direction>,
  defs: { readonly before: Defs; readonly after: Defs },
): readonly SchemaChange[] {
  const comparison = new SchemaComparison(defs);
  comparison.compare(before, after, [], {
    requests: directions.has('request'),
    responses: directions.has('response'),
  });
  return comparison.found;
}

/** Property paths that are longer are not followed: schemas that contain each other have no end. */
const maxDepth = 20;

class SchemaComparison {
  readonly found: SchemaChange[] = [];
  readonly #defs: { readonly before: Defs; readonly after: Defs };
  /** Pairs of names that were compared, because recursive schemas return to them. */
  readonly #seen = new Set<string>();

  constructor(defs: { readonly before: Defs; readonly after: Defs }) {
    this.#defs = defs;
  }

  compare(
    before: Json | undefined,
    after: Json | undefined,
    path: readonly string[],
    sides: Sides,
  ): void {
    const [was, is] = [withoutNull(before), withoutNull(after)];
    const [one, other] = [was.schema, is.schema];
    const names = [schemaName(one), schemaName(other)];
    if (names[0] !== undefined && names[0] === names[1]) {
      if (was.nullable !== is.nullable) this.#addNull(names[0], was.nullable, path, sides);
      return;
    }
    if (names.some((name) => name !== undefined)) {
      const pair = names.join(' ');
      if (this.#seen.has(pair) || path.length > maxDepth) return;
      this.#seen.add(pair);
    }
    const mergedWas = mergeSchema(one, this.#defs.before, was.nullable);
    const mergedIs = mergeSchema(other, this.#defs.after, is.nullable);
    const a = toAlternative(mergedWas, one, was.nullable, mergedIs);
    const b = toAlternative(mergedIs, other, is.nullable, mergedWas);
    const add: Add = (what, breaking) => this.#add(what, breaking, path);
    compareTypes(a, b, sides, add);
    // A schema without constraints allows every property, so none was added or removed.
    if (isAny(a) !== isAny(b) && a.types.length !== b.types.length) {
      if (a.properties.size > 0 || b.properties.size > 0) return;
    }
    compareEnums(a, b, sides, add);
    compareLimits(a, b, sides, add);
    for (const what of deprecationChanges(a, b)) add(what, false);
    compareDiscriminators(a, b, sides, add);
    this.#compareRequired(a, b, path, sides);
    for (const name of new Set([...a.properties.keys(), ...b.properties.keys()])) {
      this.#compareProperty(name, a, b, [...path, name], sides);
    }
    for (const [was, is] of partPairs(a, b)) this.compare(was, is, path, sides);
    compareRules(a, b, sides, add);
    for (const [was, is] of compareAlternatives(a, b, sides, add)) {
      this.compare(was, is, path, sides);
    }
  }

  #add(what: ChangeKind, breaking: boolean, path: readonly string[]): void {
    this.found.push({ path, what, breaking });
  }

  /** The same named schema, which may be null in only one version. */
  #addNull(name: string, wasNullable: boolean, path: readonly string[], sides: Sides): void {
    const [plain, orNull] = [name, `${name} | null`];
    const [before, after] = wasNullable ? [orNull, plain] : [plain, orNull];
    const breaking = wasNullable ? sides.requests : sides.responses;
    this.#add({ limit: 'type', before, after }, breaking, path);
  }

  /** Compares required properties that neither version describes. */
  #compareRequired(
    a: MergedSchema,
    b: MergedSchema,
    path: readonly string[],
    { requests, responses }: Sides,
  ): void {
    const isNamed = (name: string): boolean => a.properties.has(name) || b.properties.has(name);
    for (const name of b.required) {
      if (isNamed(name) || a.required.has(name)) continue;
      this.#add({ key: 'changes.required' }, requests, [...path, name]);
    }
    for (const name of a.required) {
      if (isNamed(name) || b.required.has(name)) continue;
      this.#add({ key: 'changes.optional' }, responses, [...path, name]);
    }
  }

  #compareProperty(
    name: string,
    a: MergedSchema,
    b: MergedSchema,
    path: readonly string[],
    { requests, responses }: Sides,
  ): void {
    const [was, is] = [a.properties.get(name), b.properties.get(name)];
    const before = fieldSides(was, this.#defs.before);
    const after = fieldSides(is, this.#defs.after);
    const [needed, needs] = [a.required.has(name), b.required.has(name)];
    const add: Add = (what, breaking) => this.#add(what, breaking, path);
    if (was === undefined) {
      add({ key: 'changes.new' }, requests && needs && after.requests);
      return;
    }
    if (is === undefined) {
      const isSent = requests && before.requests;
      add({ key: 'changes.removed' }, isSent || (responses && before.responses));
      return;
    }
    if (!needed && needs) add({ key: 'changes.required' }, requests && after.requests);
    if (needed && !needs) add({ key: 'changes.optional' }, responses && after.responses);
    // A required property that was response-only becomes mandatory in requests.
    const isAsked = needed && needs && !before.requests && after.requests;
    if (isAsked && requests) add({ key: 'changes.required' }, true);
    this.compare(was, is, path, {
      requests: requests && (before.requests || after.requests),
      responses: responses && (before.responses || after.responses),
    });
  }
}

/** Whether a schema applies to requests, responses or both. */
interface Sides {
  readonly requests: boolean;
  readonly responses: boolean;
}

/** Derives the directions of a property from `readOnly` and `writeOnly`. */
function fieldSides(field: Json | undefined, defs: Defs): Sides {
  const has = (direction: Direction) => !isAbsent(field ?? true, direction, defs);
  return { requests: has('request'), responses: has('response') };
}

type Add = (what: ChangeKind, breaking: boolean) => void;

/**
 * Pairs the unnamed subschemas (items, additional and pattern properties) of both versions. A
 * missing subschema allows any value.
 */
function partPairs(a: MergedSchema, b: MergedSchema): readonly (readonly [Json, Json])[] {
  const both = (type: string): boolean => a.types.includes(type) && b.types.includes(type);
  const items = [a.items, b.items];
  const pairs: (readonly [Json, Json])[] = [];
  if (items.every((one) => one !== undefined) || (both('array') && items.some(Boolean))) {
    pairs.push([a.items ?? true, b.items ?? true]);
  }
  for (const key of new Set([...a.parts.keys(), ...b.parts.keys()])) {
    const [was, is] = [a.parts.get(key), b.parts.get(key)];
    // A closed object is reported as a change of its own.
    const isTold = (was === undefined && a.closed) || (is === undefined && b.closed);
    const isKnown = was !== undefined && is !== undefined;
    if (isKnown || (!isTold && (both('object') || both('array')))) {
      pairs.push([was ?? true, is ?? true]);
    }
  }
  return pairs;
}

function compareTypes(
  a: MergedSchema,
  b: MergedSchema,
  { requests, responses }: Sides,
  add: Add,
): void {
  const same = a.types.join() === b.types.join();
  // An enum or const already defines the types of its values.
  const isListed = a.values && b.values && (a.types.length === 0 || b.types.length === 0);
  if (same || isListed) return;
  const isWider = (from: MergedSchema, to: MergedSchema): boolean =>
    to.types.length === 0 ||
    (from.types.length > 0 && from.types.every((type) => covers(to, type)));
  const breaking = (requests && !isWider(a, b)) || (responses && !isWider(b, a));
  add({ limit: 'type', before: typeWords(a), after: typeWords(b) }, breaking);
}

function compareEnums(
  a: MergedSchema,
  b: MergedSchema,
  { requests, responses }: Sides,
  add: Add,
): void {
  if (a.values === undefined || b.values === undefined) {
    if (a.values === undefined && b.values === undefined) return;
    const breaking = b.values === undefined ? responses : requests;
    add({ limit: 'enum', before: list(a.values), after: list(b.values) }, breaking);
    return;
  }
  const [was, is] = [new Set(a.values.map(text)), new Set(b.values.map(text))];
  const more = [...is].filter((value) => !was.has(value));
  const fewer = [...was].filter((value) => !is.has(value));
  if (more.length > 0) add({ key: 'changes.more', values: more }, responses);
  if (fewer.length > 0) add({ key: 'changes.fewer', values: fewer }, requests);
}

function compareLimits(
  a: MergedSchema,
  b: MergedSchema,
  { requests, responses }: Sides,
  add: Add,
): void {
  for (const keyword of comparedLimits) {
    const [was, is] = [a.limits.get(keyword), b.limits.get(keyword)];
    if (text(was) === text(is)) continue;
    const stricter = isStricter(keyword, a.limits, b.limits);
    const breaking = (requests && stricter !== false) || (responses && stricter !== true);
    add({ limit: keyword, before: text(was), after: text(is) }, breaking);
  }
  compareDefaults(a, b, requests, add);
  if (a.closed !== b.closed) {
    const word = (closed: boolean): string => String(!closed);
    const what = { limit: 'additionalProperties', before: word(a.closed), after: word(b.closed) };
    add(what, requests && b.closed);
  }
}

/**
 * Compares rules whose effect cannot be derived: an added rule is stricter input, a removed rule is
 * weaker output, and a changed rule is both.
 */
function compareRules(
  a: MergedSchema,
  b: MergedSchema,
  { requests, responses }: Sides,
  add: Add,
): void {
  for (const keyword of new Set([...a.rules.keys(), ...b.rules.keys()])) {
    const [was, is] = [a.rules.get(keyword), b.rules.get(keyword)];
    if (text(was) === text(is)) continue;
    const what = { limit: keyword, before: brief(was), after: brief(is) };
    // readOnly removes a property from requests, writeOnly removes it from responses.
    if (keyword === 'readOnly') add(what, requests && is !== undefined);
    else if (keyword === 'writeOnly') add(what, responses && is !== undefined);
    else add(what, (requests && is !== undefined) || (responses && was !== undefined));
  }
}

/**
 * Pairs the alternatives that exist in both versions; if exactly one unnamed alternative is left on
 * each side, pairs those.
 */
function compareAlternatives(
  a: MergedSchema,
  b: MergedSchema,
  { requests, responses }: Sides,
  add: Add,
): readonly (readonly [Json, Json])[] {
  const was = a.alternatives;
  const is = b.alternatives;
  if (isAny(a) && is.size > 0) add({ limit: 'type', before: '*', after: names(is) }, requests);
  if (isAny(b) && was.size > 0) add({ limit: 'type', before: names(was), after: '*' }, responses);
  const more = [...is.keys()].filter((one) => !was.has(one));
  const fewer = [...was.keys()].filter((one) => !is.has(one));
  const pairs = [...was].flatMap(([key, one]): readonly (readonly [Json, Json])[] => {
    const now = is.get(key);
    return now === undefined ? [] : [[one, now]];
  });
  // A single unnamed alternative that was edited.
  const [old, now] = [fewer[0], more[0]];
  const isSame =
    fewer.length === 1 && more.length === 1 && old?.startsWith('{') && now?.startsWith('{');
  if (isSame) return [...pairs, [was.get(old ?? '') ?? true, is.get(now ?? '') ?? true]];
  if (more.length > 0 && was.size > 0) add({ key: 'changes.more', values: more }, responses);
  if (fewer.length > 0 && is.size > 0) add({ key: 'changes.fewer', values: fewer }, requests);
  return pairs;
}

/**
 * Compares discriminators: with another property or another mapping value, clients select the wrong
 * alternative.
 */
function compareDiscriminators(
  a: MergedSchema,
  b: MergedSchema,
  { requests, responses }: Sides,
  add: Add,
): void {
  const [was, is] = [a.discriminator, b.discriminator];
  if (was?.property !== is?.property) {
    const what = { limit: 'discriminator', before: text(was?.property), after: text(is?.property) };
    add(what, is === undefined ? responses : was !== undefined);
  }
  if (was === undefined || is === undefined) return;
  for (const value of new Set([...was.mapping.keys(), ...is.mapping.keys()])) {
    const [old, now] = [was.mapping.get(value), is.mapping.get(value)];
    if (old === now) continue;
    const what = { limit: `${is.property}: ${value}`, before: text(old), after: text(now) };
    add(what, old !== undefined && (now !== undefined || requests));
  }
}

/**
 * A changed default alters requests that omit the value. An added or removed default may only be a
 * documentation change.
 */
function compareDefaults(a: MergedSchema, b: MergedSchema, requests: boolean, add: Add): void {
  const [was, is] = [text(a.default), text(b.default)];
  if (was === is) return;
  const isOther = a.default !== undefined && b.default !== undefined;
  add({ limit: 'default', before: was, after: is }, requests && isOther);
}

function covers({ types }: MergedSchema, type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function names(alternatives: ReadonlyMap<string, Json>): string {
  return [...alternatives.keys()].map((key) => (key.startsWith('{') ? '{…}' : key)).join(' | ');
}

function typeWords({ types }: MergedSchema): string {
  return types.join(' | ') || '*';
}

function list(values: readonly Json[] | undefined): string {
  return values === undefined ? '*' : values.map(text).join(', ');
}

function text(value: Json | undefined): string {
  return value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);
}

/** Shortens long rules to `{…}`. */
function brief(rule: Json | undefined): string {
  const written = text(rule);
  return written.length > 60 ? '{…}' : written;
}
