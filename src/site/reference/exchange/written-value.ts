import type { Json } from '../../../json-schema/json.js';
import type { Serialization } from '../../../openapi/api/media-type.js';
import type { Parameter } from '../../../openapi/api/operation.js';
import { cookiePairs, headerText, pathText, queryPairs } from '../../../request/index.js';

/**
 * Serializes a parameter for a request: `colors=red&colors=green`, `.mars`, `a,b`, `X-Colors: red,green`. Returns
 * undefined if the specification does not define the style (OpenAPI 3.1.1, section 4.8.12.4), or if nothing is sent.
 */
export function writtenValue(
  name: string,
  value: Json,
  serialization: Serialization,
  place?: Parameter['in'] | 'encoding',
): string | undefined {
  if (place === 'header' && name.toLowerCase() === 'set-cookie' && Array.isArray(value)) {
    // The only header whose values cannot be combined on one line (RFC 6265, section 3).
    return value.map((one) => `${name}: ${headerText(one, serialization)}`).join('\n');
  }
  if (place === 'header') {
    const text = headerText(value, serialization);
    return text === undefined ? undefined : `${name}: ${text}`;
  }
  if (place === 'path') return pathText(name, value, serialization);
  switch (serialization.style) {
    case 'simple':
    case 'label':
    case 'matrix':
      return pathText(name, value, serialization);
    case 'form':
    case 'spaceDelimited':
    case 'pipeDelimited':
    case 'tabDelimited':
    case 'deepObject': {
      const pairs = queryPairs(name, value, serialization);
      return pairs.map(({ encoded }) => encoded).join('&') || undefined;
    }
    case 'cookie': {
      const pairs = cookiePairs(name, value, serialization);
      return pairs.map((pair) => pair.join('=')).join('; ') || undefined;
    }
    default:
      return undefined;
  }
}
