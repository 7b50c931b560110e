import type { ApiSchema } from '../api/schema.js';

type Choice = ApiSchema['alternatives'][number];

/**
 * Maximum number of alternatives to exclude from each other; with more, an example may match
 * several of them.
 */
const mostAlternatives = 12;

/** Whether a value must match exactly one alternative and no discriminator selects it. */
export function isExclusive({ keyword, discriminator }: Choice): boolean {
  return keyword === 'oneOf' && discriminator === undefined;
}

/** Returns the alternatives that a value of this one must not match. */
export function exclusiveAlternatives(option: ApiSchema, choice: Choice): readonly ApiSchema[] {
  const { schemas } = choice;
  const areTold = isExclusive(choice) && schemas.length <= mostAlternatives;
  return areTold ? schemas.filter((one) => one !== option) : [];
}
