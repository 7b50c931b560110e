import type { Json } from '../json-schema/json.js';
import { textOrJson } from '../json-schema/json.js';
import { isAny } from './alternatives.js';
import type { ChangeKind } from './change.js';
import { admitsTheSame, comparedLimits, isStricter } from './compare-limits.js';
import type { MergedSchema } from './merged-schema.js';

/** Whether a schema applies to requests, responses or both. */
export interface Directions {
  readonly requests: boolean;
  readonly responses: boolean;
}

/** Adds a difference to the result. */
export type AddChange = (what: ChangeKind, breaking: boolean) => void;

export function compareTypes(
  before: MergedSchema,
  after: MergedSchema,
  { requests, responses }: Directions,
  add: AddChange,
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
  add({ limit: 'type', before: typeText(before), after: typeText(after) }, breaking);
}

export function compareEnums(
  before: MergedSchema,
  after: MergedSchema,
  { requests, responses }: Directions,
  add: AddChange,
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

export function compareLimits(
  before: MergedSchema,
  after: MergedSchema,
  { requests, responses }: Directions,
  add: AddChange,
): void {
  for (const keyword of comparedLimits) {
    const [was, is] = [before.limits.get(keyword), after.limits.get(keyword)];
    if (text(was) === text(is)) continue;
    const stricter = isStricter(keyword, before.limits, after.limits);
    const breaking =
      !admitsTheSame(keyword, before.limits, after.limits) &&
      ((requests && stricter !== false) || (responses && stricter !== true));
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
export function compareRules(
  before: MergedSchema,
  after: MergedSchema,
  { requests, responses }: Directions,
  add: AddChange,
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
export function compareAlternatives(
  before: MergedSchema,
  after: MergedSchema,
  { requests, responses }: Directions,
  add: AddChange,
): readonly (readonly [Json, Json])[] {
  const was = before.alternatives;
  const is = after.alternatives;
  if (isAny(before) && is.size > 0)
    add({ limit: 'type', before: '*', after: alternativeNames(is) }, requests);
  if (isAny(after) && was.size > 0)
    add({ limit: 'type', before: alternativeNames(was), after: '*' }, responses);
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
export function compareDiscriminators(
  before: MergedSchema,
  after: MergedSchema,
  { requests, responses }: Directions,
  add: AddChange,
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
  add: AddChange,
): void {
  const [was, is] = [text(before.default), text(after.default)];
  if (was === is) return;
  const isOther = before.default !== undefined && after.default !== undefined;
  add({ limit: 'default', before: was, after: is }, requests && isOther);
}

function covers({ types }: MergedSchema, type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function alternativeNames(alternatives: ReadonlyMap<string, Json>): string {
  return [...alternatives.keys()].map((key) => (key.startsWith('{') ? '{…}' : key)).join(' | ');
}

function typeText({ types }: MergedSchema): string {
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
