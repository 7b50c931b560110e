import type { Api } from '../api/api.js';
import type { Operation } from '../api/operation.js';

/** Number of parts that every description may have. */
const minPartLimit = 200_000;
/** Minimum number of characters that one written part takes. */
const minCharactersPerPart = 10;

/**
 * Whether pages would show far more than the description contains: chained schemas, or thousands of
 * operations that share responses with hundreds of media types, grow quadratically.
 *
 * @param characters length of the description
 */
export function exceedsSizeLimit(
  { schemas, operations }: Pick<Api, 'schemas' | 'operations'>,
  characters: number,
): boolean {
  const fields = schemas.reduce((sum, { schema }) => sum + schema.properties.length, 0);
  const parts = operations.reduce((sum, operation) => sum + operationParts(operation), fields);
  return parts > minPartLimit + characters / minCharactersPerPart;
}

function operationParts({ parameters, requestBody, responses }: Operation): number {
  const media = responses.reduce((sum, response) => sum + response.media.length, 0);
  return parameters.length + media + (requestBody?.media.length ?? 0);
}
