import type { ApiSchema } from '../api/schema.js';

type Choice = ApiSchema['alternatives'][number];

/** Where there are more alternatives, a value that another one takes for its own as well has to do. */
const mostAlternatives = 12;

/** Whether a value may fit one alternative only, and nothing in it says which is meant. */
export function isExclusive({ keyword, discriminator }: Choice): boolean {
  return keyword === 'oneOf' && discriminator === undefined;
}

/** The alternatives that a value of this one may not fit. */
export function exclusiveAlternatives(option: ApiSchema, choice: Choice): readonly ApiSchema[] {
  const { schemas } = choice;
  const areTold = isExclusive(choice) && schemas.length <= mostAlternatives;
  return areTold ? schemas.filter((one) => one !== option) : [];
}
