import { type LimitKeyword, limitKeywords } from '../../json-schema/limits.js';
import type { ApiSchema } from '../api/schema.js';
import { asText, type RawObject } from '../json.js';
import type { LargeIntegers } from '../source/large-integers.js';

/** Returns the limits of a schema; integers beyond 2⁵³ keep their written digits. */
export function schemaLimits(node: RawObject, integers: LargeIntegers): ApiSchema['limits'] {
  return limitKeywords.flatMap((written) => {
    const limit = node[written];
    // `uniqueItems: false` limits nothing. In OpenAPI 3.0, `exclusiveMinimum` is a boolean.
    if (typeof limit === 'boolean' && (written !== 'uniqueItems' || !limit)) return [];
    const value = integers.writtenDigits(limit) ?? asText(limit);
    const keyword = effectiveKeyword(written, node);
    return value === undefined || value === '' ? [] : [{ keyword, value }];
  });
}

/** In OpenAPI 3.0, `exclusiveMinimum: true` makes the minimum exclusive. */
function effectiveKeyword(keyword: LimitKeyword, node: RawObject): LimitKeyword {
  if (keyword === 'minimum' && node.exclusiveMinimum === true) return 'exclusiveMinimum';
  if (keyword === 'maximum' && node.exclusiveMaximum === true) return 'exclusiveMaximum';
  return keyword;
}
