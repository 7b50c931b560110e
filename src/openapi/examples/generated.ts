import type { Perspective } from '../../json-schema/direction.js';
import type { Json } from '../../json-schema/json.js';
import type { ApiSchema } from '../api/schema.js';
import { type Sampling, sample } from './sample.js';
import { mostJudgements, SampleBudget, tooLarge } from './sample-budget.js';

/**
 * Generates an example from a schema; undefined if no useful one exists. A request has the required properties, like
 * the first request that a reader writes; the page offers all properties as well.
 */
export type Generate = (schema: ApiSchema, direction: Perspective) => Json | undefined;

/** Maximum number of values in an example; required properties may use more. */
const maxValues = 70;
const maxRequired = 300;
const depths = [1, 2, 3, 4, 6, 10];
/** Optional properties that an example shows if the object has hundreds of them. */
const fewFields = 10;

export function createExampleGenerator({
  resolve,
  markOf,
}: Pick<Sampling, 'resolve' | 'markOf'>): Generate {
  const made = new WeakMap<ApiSchema, Map<Perspective, Json | undefined>>();
  const judgements = { left: mostJudgements };

  /** Generates a sample to a certain depth; undefined if it exceeds the budget. */
  const attempt = (
    schema: ApiSchema,
    direction: Perspective,
    depth: number,
    breadth = Number.POSITIVE_INFINITY,
  ) => {
    const budget = new SampleBudget(depth === 0 ? maxRequired : maxValues, judgements);
    const isBrief = direction === 'request';
    const sampling = { direction, depth, breadth, isBrief, resolve, markOf, budget };
    try {
      return { value: sample(schema, sampling) };
    } catch (error) {
      if (error === tooLarge) return undefined;
      throw error;
    }
  };

  return (schema, direction) => {
    const known = made.get(schema) ?? new Map<Perspective, Json | undefined>();
    made.set(schema, known);
    if (known.has(direction)) return known.get(direction);
    let found: { readonly value: Json | undefined } | undefined;
    for (const depth of depths) {
      const deeper = attempt(schema, direction, depth);
      if (deeper === undefined) break;
      found = deeper;
    }
    found ??= attempt(schema, direction, 1, fewFields) ?? attempt(schema, direction, 0);
    known.set(direction, found?.value);
    return found?.value;
  };
}
