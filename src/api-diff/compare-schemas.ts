import { type Direction, isAbsent } from '../json-schema/direction.js';
import type { Json } from '../json-schema/json.js';
import { textOrJson } from '../json-schema/json.js';
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
    jsonBefore: Json | undefined,
    jsonAfter: Json | undefined,
    path: readonly string[],
    sides: Sides,
  ): void {
    const [was, is] = [withoutNull(jsonBefore), withoutNull(jsonAfter)];
    const names = [schemaName(was.schema), schemaName(is.schema)];
    if (names[0] !== undefined && names[0] === names[1]) {
      if (was.nullable !== is.nullable) this.#addNull(names[0], was.nullable, path, sides);
      return;
    }
    if (names.some((name) => name !== undefined)) {
      const pair = names.join(' ');
      if (this.#seen.has(pair) || path.length > maxDepth) return;
      this.#seen.add(pair);
    }
    const mergedBefore = mergeSchema(was.schema, this.#defs.before, was.nullable);
    const mergedAfter = mergeSchema(is.schema, this.#defs.after, is.nullable);
    const before = toAlternative(mergedBefore, was.schema, was.nullable, mergedAfter);
    const after = toAlternative(mergedAfter, is.schema, is.nullable, mergedBefore);
    const add: Add = (what, breaking) => this.#add(what, breaking, path);
    compareTypes(before, after, sides, add);
    // A schema without constraints allows every property, so none was added or removed.
    if (isAny(before) !== isAny(after) && before.types.length !== after.types.length) {
      if (before.properties.size > 0 || after.properties.size > 0) return;
    }
    compareEnums(before, after, sides, add);
    compareLimits(before, after, sides, add);
    for (const what of deprecationChanges(before, after)) add(what, false);
    compareDiscriminators(before, after, sides, add);
    this.#compareRequired(before, after, path, sides);
    for (const name of new Set([...before.properties.keys(), ...after.properties.keys()])) {
      this.#compareProperty(name, before, after, [...path, name], sides);
    }
    for (const pair of partPairs(before, after)) this.compare(...pair, path, sides);
    compareRules(before, after, sides, add);
    for (const pair of compareAlternatives(before, after, sides, add)) {
      this.compare(...pair, path, sides);
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
    before: MergedSchema,
    after: MergedSchema,
    path: readonly string[],
    { requests, responses }: Sides,
  ): void {
    const isNamed = (name: string): boolean =>
      before.properties.has(name) || after.properties.has(name);
    for (const name of after.required) {
      if (isNamed(name) || before.required.has(name)) continue;
      this.#add({ key: 'changes.required' }, requests, [...path, name]);
    }
    for (const name of before.required) {
      if (isNamed(name) || after.required.has(name)) continue;
      this.#add({ key: 'changes.optional' }, responses, [...path, name]);
    }
  }

  #compareProperty(
    name: string,
    before: MergedSchema,
    after: MergedSchema,
    path: readonly string[],
    { requests, responses }: Sides,
  ): void {
    const [was, is] = [before.properties.get(name), after.properties.get(name)];
    const sidesBefore = fieldSides(was, this.#defs.before);
    const sidesAfter = fieldSides(is, this.#defs.after);
    const [needed, needs] = [before.required.has(name), after.required.has(name)];
    const add: Add = (what, breaking) => this.#add(what, breaking, path);
    if (was === undefined) {
      add({ key: 'changes.new' }, requests && needs && sidesAfter.requests);
      return;
    }
    if (is === undefined) {
      const isSent = requests && sidesBefore.requests;
      add({ key: 'changes.removed' }, isSent || (responses && sidesBefore.responses));
      return;
    }
    if (!needed && needs) add({ key: 'changes.required' }, requests && sidesAfter.requests);
    if (needed && !needs) add({ key: 'changes.optional' }, responses && sidesAfter.responses);
    // A required property that was response-only becomes mandatory in requests.
    const isAsked = needed && needs && !sidesBefore.requests && sidesAfter.requests;
    if (isAsked && requests) add({ key: 'changes.required' }, true);
    this.compare(was, is, path, {
      requests: requests && (sidesBefore.requests || sidesAfter.requests),
      responses: responses && (sidesBefore.responses || sidesAfter.responses),
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
function partPairs(before: MergedSchema, after: MergedSchema): readonly (readonly [Json, Json])[] {
  const both = (type: string): boolean => before.types.includes(type) && after.types.includes(type);
  const items = [before.items, after.items];
  const pairs: (readonly [Json, Json])[] = [];
  if (items.every((one) => one !== undefined) || (both('array') && items.some(Boolean))) {
    pairs.push([before.items ?? true, after.items ?? true]);
  }
  for (const key of new Set([...before.parts.keys(), ...after.parts.keys()])) {
    const [was, is] = [before.parts.get(key), after.parts.get(key)];
    // A closed object is reported as a change of its own.
    const isReportedAsClosed =
      (was === undefined && before.closed) || (is === undefined && after.closed);
    const isKnown = was !== undefined && is !== undefined;
    if (isKnown || (!isReportedAsClosed && (both('object') || both('array')))) {
      pairs.push([was ?? true, is ?? true]);
    }
  }
  return pairs;
}

function compareTypes(
  before: MergedSchema,
  after: MergedSchema,
  { requests, responses }: Sides,
  add: Add,
): void {
  const same = before.types.join() === after.types.join();
  // An enum or const already defines the types of its values.
  const isListed =
    before.values && after.values && (before.types.length === 0 || after.types.length === 0);
  if (same || isListed) return;
  const isWider = (from: MergedSchema, to: MergedSchema): boolean =>
    to.types.length === 0 ||
    (from.types.length > 0 && from.types.every((type) => covers(to, type)));
  const breaking = (requests && !isWider(before, after)) || (responses && !isWider(after, before));
  add({ limit: 'type', before: typeWords(before), after: typeWords(after) }, breaking);
}

function compareEnums(
  before: MergedSchema,
  after: MergedSchema,
  { requests, responses }: Sides,
  add: Add,
): void {
  if (before.values === undefined || after.values === undefined) {
    if (before.values === undefined && after.values === undefined) return;
    const breaking = after.values === undefined ? responses : requests;
    add({ limit: 'enum', before: list(before.values), after: list(after.values) }, breaking);
    return;
  }
  const [was, is] = [new Set(before.values.map(text)), new Set(after.values.map(text))];
  const more = [...is].filter((value) => !was.has(value));
  const fewer = [...was].filter((value) => !is.has(value));
  if (more.length > 0) add({ key: 'changes.more', values: more }, responses);
  if (fewer.length > 0) add({ key: 'changes.fewer', values: fewer }, requests);
}

function compareLimits(
  before: MergedSchema,
  after: MergedSchema,
  { requests, responses }: Sides,
  add: Add,
): void {
  for (const keyword of comparedLimits) {
    const [was, is] = [before.limits.get(keyword), after.limits.get(keyword)];
    if (text(was) === text(is)) continue;
    const stricter = isStricter(keyword, before.limits, after.limits);
    const breaking = (requests && stricter !== false) || (responses && stricter !== true);
    add({ limit: keyword, before: text(was), after: text(is) }, breaking);
  }
  compareDefaults(before, after, requests, add);
  if (before.closed !== after.closed) {
    const word = (closed: boolean): string => String(!closed);
    const what = {
      limit: 'additionalProperties',
      before: word(before.closed),
      after: word(after.closed),
    };
    add(what, requests && after.closed);
  }
}

/**
 * Compares rules whose effect cannot be derived: an added rule is stricter input, a removed rule is
 * weaker output, and a changed rule is both.
 */
function compareRules(
  before: MergedSchema,
  after: MergedSchema,
  { requests, responses }: Sides,
  add: Add,
): void {
  for (const keyword of new Set([...before.rules.keys(), ...after.rules.keys()])) {
    const [was, is] = [before.rules.get(keyword), after.rules.get(keyword)];
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
  before: MergedSchema,
  after: MergedSchema,
  { requests, responses }: Sides,
  add: Add,
): readonly (readonly [Json, Json])[] {
  const was = before.alternatives;
  const is = after.alternatives;
  if (isAny(before) && is.size > 0) add({ limit: 'type', before: '*', after: names(is) }, requests);
  if (isAny(after) && was.size > 0)
    add({ limit: 'type', before: names(was), after: '*' }, responses);
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
  before: MergedSchema,
  after: MergedSchema,
  { requests, responses }: Sides,
  add: Add,
): void {
  const [was, is] = [before.discriminator, after.discriminator];
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
function compareDefaults(
  before: MergedSchema,
  after: MergedSchema,
  requests: boolean,
  add: Add,
): void {
  const [was, is] = [text(before.default), text(after.default)];
  if (was === is) return;
  const isOther = before.default !== undefined && after.default !== undefined;
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
  return value === undefined ? '–' : textOrJson(value);
}

/** Shortens long rules to `{…}`. */
function brief(rule: Json | undefined): string {
  const written = text(rule);
  return written.length > 60 ? '{…}' : written;
}
