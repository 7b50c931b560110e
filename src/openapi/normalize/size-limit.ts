import type { Api } from '../api/api.js';
import type { Operation } from '../api/operation.js';

/** Parts that any description may have. */
const generous = 200_000;
/** Nothing that is written takes fewer characters. */
const charactersPerPart = 10;

/**
 * Whether pages would show far more than was written: schemas that each add to the one before, or operations by the
 * thousand that share answers with hundreds of media types, grow with the square of the description.
 *
 * @param characters of the description
 */
export function exceedsSizeLimit(
  { schemas, operations }: Pick<Api, 'schemas' | 'operations'>,
  characters: number,
): boolean {
  const fields = schemas.reduce((sum, { schema }) => sum + schema.properties.length, 0);
  const parts = operations.reduce((sum, operation) => sum + operationParts(operation), fields);
  return parts > generous + characters / charactersPerPart;
}

function operationParts({ parameters, requestBody, responses }: Operation): number {
  const media = responses.reduce((sum, response) => sum + response.media.length, 0);
  return parameters.length + media + (requestBody?.media.length ?? 0);
}
