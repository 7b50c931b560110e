import type { Perspective } from '../direction.js';
import type { Json } from '../json.js';
import type { Defs } from '../references.js';
import { maxChecks, SampleBudget, tooLarge } from './sample-budget.js';
import { createSampleContext, type Inheritance, type SampleContext } from './sample-context.js';
import { type SampleExtent, ValueSampler } from './value-sampler.js';

/**
 * Generates an example from a schema; undefined if no useful one exists.
 *
 * @param isBrief whether objects have only required properties and those with an author's example
 */
export type SampleSchema = (
  schema: Json,
  direction: Perspective,
  isBrief: boolean,
) => Json | undefined;

/** Maximum number of values in an example; required properties may use more. */
const maxValues = 70;
const maxRequired = 300;
const depths = [1, 2, 3, 4, 6, 10];
/** Optional properties that an example shows if the object has hundreds of them. */
const maxOptionalProperties = 10;
/** The same for an example with objects that would be empty otherwise, and for the objects inside it. */
const breadths = [
  [30, 30],
  [maxOptionalProperties, maxOptionalProperties],
  [maxOptionalProperties, 5],
  [maxOptionalProperties, 3],
] as const;

const noInheritance: Inheritance = { markOf: () => undefined, derivedSchemas: () => [] };

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
  const attempt = (schema: Json, direction: Perspective, extent: SampleExtent) => {
    const budget = new SampleBudget(extent.depth === 0 ? maxRequired : maxValues, checks);
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
      return { value: sampler.sample(schema), isWhole: !sampler.reachedDepth };
    } catch (error) {
      if (error === tooLarge) return undefined;
      throw error;
    }
  };

  return (schema, direction, isBrief) => {
    const upTo = (depth: number, breadth = Number.POSITIVE_INFINITY, innerBreadth = breadth) =>
      attempt(schema, direction, { depth, breadth, innerBreadth, isBrief });
    let found: { readonly value: Json | undefined } | undefined;
    for (const depth of depths) {
      const deeper = upTo(depth);
      if (deeper === undefined) {
        if (found === undefined || !isHollow(found.value)) break;
        for (const [breadth, innerBreadth] of breadths) {
          const narrower = upTo(depth, breadth, innerBreadth);
          if (narrower === undefined || isHollow(narrower.value)) continue;
          found = narrower;
          break;
        }
        break;
      }
      found = deeper;
      if (deeper.isWhole) break;
    }
    found ??= upTo(1, maxOptionalProperties) ?? upTo(0);
    return found?.value;
  };
}

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
