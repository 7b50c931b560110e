import type { JsonObject } from '../json.js';
import { addedIn32 } from '../references/field-versions.js';
import { mapFields } from '../references/fields.js';
import type { Kind } from '../references/object-model.js';

/** Takes the place of the flow that 3.1 does not know, as there must be one. */
const standIn = { clientCredentials: { tokenUrl: 'https://example.com', scopes: {} } };

/**
 * A description of OpenAPI 3.2 as one of 3.1, for a validator that knows no later version: without what 3.2
 * has added, everything else at its place. What is left out is checked by docsgen's own checks only.
 */
export function toVersion31(document: JsonObject): JsonObject {
  const convert = (node: JsonObject, kind: Kind, pointer: string): JsonObject => {
    const without = addedIn32[kind] ?? [];
    const kept = Object.entries(node).filter(([key]) => !without.includes(key));
    const made = mapFields(Object.fromEntries(kept), kind, pointer, convert);
    if (kind === 'parameter') return parameterOf31(made);
    if (kind === 'flows' && node.deviceAuthorization !== undefined) return { ...standIn, ...made };
    // A description of a response has become optional.
    return kind === 'response' && node.$ref === undefined ? { description: '', ...made } : made;
  };
  return { ...convert(document, 'description', ''), openapi: '3.1.1' };
}

/** 3.2 has a place and a style more, and allows reserved characters wherever they may stand. */
function parameterOf31(parameter: JsonObject): JsonObject {
  if (parameter.in === 'querystring') return { name: 'query', in: 'query', schema: {} };
  const { allowReserved, style, ...others } = parameter;
  const isNew = style === 'cookie' && others.in === 'cookie';
  return {
    ...others,
    ...(style === undefined || isNew ? {} : { style }),
    ...(allowReserved === undefined || others.in !== 'query' ? {} : { allowReserved }),
  };
}
