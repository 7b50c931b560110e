import type { JsonObject } from '../json.js';
import { addedIn32 } from '../references/field-versions.js';
import { mapFields } from '../references/fields.js';
import type { Kind } from '../references/object-model.js';

/** Replaces the OAuth flow that 3.1 does not support, because one flow is required. */
const standIn = { clientCredentials: { tokenUrl: 'https://example.com', scopes: {} } };

/**
 * Converts OpenAPI 3.2 to 3.1 for a validator that supports no later version: removes additions of
 * 3.2 and keeps all other pointers. Only docsgen's own checks cover the removed parts.
 */
export function toVersion31(document: JsonObject): JsonObject {
  const convert = (node: JsonObject, kind: Kind, pointer: string): JsonObject => {
    const without = addedIn32[kind] ?? [];
    const kept = Object.entries(node).filter(([key]) => !without.includes(key));
    const made = mapFields(Object.fromEntries(kept), kind, pointer, convert);
    if (kind === 'parameter') return parameterOf31(made);
    if (kind === 'flows' && node.deviceAuthorization !== undefined) return { ...standIn, ...made };
    // 3.2 made the response description optional.
    return kind === 'response' && node.$ref === undefined ? { description: '', ...made } : made;
  };
  return { ...convert(document, 'description', ''), openapi: '3.1.1' };
}

/** 3.2 adds a location and a style, and allows reserved characters in every location. */
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
