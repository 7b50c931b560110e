import type { Perspective } from '../direction.js';
import { isJsonObject, type Json } from '../json.js';
import type { Defs } from '../references.js';
import { maxChecks, SampleBudget, tooLarge } from './sample-budget.js';
import { createSampleContext, type Inheritance, type SampleContext } from './sample-context.js';
import { collectParts } from './schema-parts.js';
import { type SampleExtent, ValueSampler } from './value-sampler.js';

/**
 * How much an example shows: all properties; or the required ones and those with an author's example; or the first
 * ones of an object without required properties.
 */
type SampleLength = 'whole' | 'brief' | 'first';

/** Generates an example from a schema; undefined if no useful one exists. */
export type SampleSchema = (
  schema: Json,
  direction: Perspective,
  length: SampleLength,
) => Json | undefined;

/**
 * Maximum number of values in an example; in one whose objects would be empty otherwise; and in one of which nothing
 * can be left out.
 */
const maxValues = 70;
const maxFilled = 300;
const maxRequired = 1000;
const depths = [1, 2, 3, 4, 6, 10];
/** Optional properties that an example shows if the object has hundreds of them. */
const maxOptionalProperties = 10;
/** Optional properties of an example without required ones: common ones may come last. */
const maxFirstProperties = 15;
const all = Number.POSITIVE_INFINITY;
/**
 * Optional properties of an example and of the objects inside it, and its number of values, if
 * objects or lists in it would be empty otherwise. All its own properties come first.
 */
const innerLimits: readonly Limits[] = [
  [all, 10, maxValues],
  [all, 5, maxValues],
  [all, 3, maxValues],
  [all, 3, maxFilled],
];
/** The same if it would consist of little more than empty objects and lists. */
const outerLimits: readonly Limits[] = [
  [30, 30, maxValues],
  [maxOptionalProperties, maxOptionalProperties, maxValues],
  [maxOptionalProperties, 5, maxValues],
  [maxOptionalProperties, 3, maxValues],
];

const noInheritance: Inheritance = { discriminatorMark: () => undefined, derivedSchemas: () => [] };

/**
 * @param defs the targets of references
 * @param onWork called for each validation; may throw to end the work
 */
export function createSchemaSampler(
  defs: Defs,
  inheritance: Inheritance = noInheritance,
  onWork: () => void = () => {},
): SampleSchema {
  const checks = { done: 0, left: maxChecks };
  const directionContext = (direction: Perspective): SampleContext =>
    createSampleContext(defs, direction, inheritance, () => {
      checks.done += 1;
    });
  const contexts = {
    request: directionContext('request'),
    response: directionContext('response'),
    both: directionContext('both'),
  };

  /** Generates a sample of an extent; undefined if it exceeds the budget. */
  const attempt = (
    schema: Json,
    direction: Perspective,
    extent: SampleExtent,
    limit: number,
  ): Attempt | undefined => {
    const budget = new SampleBudget(limit, checks);
    const context = contexts[direction];
    const isValid: SampleContext['isValid'] = (value, inner) => {
      onWork();
      const before = checks.done;
      const isMatch = context.isValid(value, inner);
      budget.countChecks(checks.done - before);
      return isMatch;
    };
    const sampler = new ValueSampler({ ...context, isValid }, extent, budget);
    try {
      const value = sampler.sample(schema);
      const { reachedDepth, hasEmptied } = sampler;
      const shown = (): Json | undefined => {
        if (value === undefined || !hasEmptied) return value;
        const without = sampler.withoutEmptied(value);
        const isFit = (one: Json): boolean => isMeant(one, schema, context);
        return isFit(without) || !isFit(value) ? without : value;
      };
      return { value, shown, depth: extent.depth, isWhole: !reachedDepth, hasEmptied };
    } catch (error) {
      if (error === tooLarge) return undefined;
      throw error;
    }
  };

  return (schema, direction, length) => {
    const isBrief = length === 'brief';
    const upTo = (depth: number, [breadth, innerBreadth, limit]: Limits) =>
      attempt(schema, direction, { depth, breadth, innerBreadth, isBrief }, limit);
    if (length === 'first') {
      return firstProperties(upTo, (value) => isMeant(value, schema, contexts[direction]));
    }
    const found =
      deepest(upTo) ?? upTo(1, [maxOptionalProperties, maxOptionalProperties, maxValues]);
    return (found ?? upTo(0, [all, all, maxRequired]))?.shown();
  };
}

/** Returns the first properties of an object that have contents, with as few levels as possible. */
function firstProperties(upTo: MakeSample, isValid: (value: Json) => boolean): Json | undefined {
  for (const depth of [1, 2, 3]) {
    const value = upTo(depth, [2 * maxFirstProperties, 5, maxValues])?.value;
    if (!isJsonObject(value)) return undefined;
    const filled = Object.entries(value).filter(([, inner]) => !isBlank(inner));
    const shown = Object.fromEntries(filled.slice(0, maxFirstProperties));
    if (hasParts(shown)) return isValid(shown) ? shown : undefined;
  }
  return undefined;
}

/** Whether a value matches a schema, or all parts of one whose closed parts exclude each other's properties. */
function isMeant(value: Json, schema: Json, { isValid, defs }: SampleContext): boolean {
  if (isValid(value, schema)) return true;
  const collected = collectParts([schema], defs, { ancestors: [], here: [] });
  return collected?.parts.every((part) => isValid(value, part)) ?? false;
}

type MakeSample = (depth: number, limits: Limits) => Attempt | undefined;

/** Returns the deepest sample that is small enough, with fewer properties if it would be empty inside. */
function deepest(upTo: MakeSample): Attempt | undefined {
  const whole = deepestWithin([all, all, maxValues], upTo);
  if (whole === undefined || !whole.hasEmptied) return whole;
  const narrower = isHollow(whole.value) ? [...outerLimits, ...innerLimits] : innerLimits;
  for (const limits of narrower) {
    const found = deepestWithin(limits, upTo);
    if (found === undefined || found.depth <= whole.depth) continue;
    // What is empty at any depth is not a reason to show less of the rest.
    if (!found.hasEmptied || !isHollow(found.value)) return found;
  }
  return whole;
}

function deepestWithin(limits: Limits, upTo: MakeSample): Attempt | undefined {
  let found: Attempt | undefined;
  for (const depth of depths) {
    const deeper = upTo(depth, limits);
    if (deeper === undefined) break;
    found = deeper;
    if (deeper.isWhole) break;
  }
  return found;
}

/** A sample within some limits. */
interface Attempt {
  readonly value: Json | undefined;
  /** Returns the value without the objects that are empty because of the depth, where it remains valid. */
  readonly shown: () => Json | undefined;
  readonly depth: number;
  /** Whether a greater depth changes nothing. */
  readonly isWhole: boolean;
  /** Whether an object or list is empty because of the depth. */
  readonly hasEmptied: boolean;
}

type Limits = readonly [breadth: number, innerBreadth: number, maxValues: number];

/** Whether a value, an object in it or an item of a list in it holds only empty objects and lists. */
function isHollow(value: Json | undefined): boolean {
  return value !== undefined && (isBlank(value) || hasBlankPart(value));
}

function isBlank(value: Json): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isBlank);
}

function hasBlankPart(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(
    (inner) => (isBlank(inner) && (Array.isArray(value) || hasParts(inner))) || hasBlankPart(inner),
  );
}

function hasParts(value: Json): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
