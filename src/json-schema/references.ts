import { decodeUriPart } from '../url/decode-uri-part.js';
import { isJsonObject, type Json } from './json.js';

/** Named schemas, referenced as `#/$defs/<name>`. */
export type Defs = Readonly<Record<string, Json>>;

/** Returns the name of the schema that `#/$defs/<name>` refers to. */
function referenceDefName(reference: string): string | undefined {
  const [, key] = /^#\/\$defs\/([^/]+)$/.exec(reference) ?? [];
  return key && decodeUriPart(key).replace(/~1/g, '/').replace(/~0/g, '~');
}

/** Returns the reference to a named schema, encoded as validators encode pointer fragments. */
export function defReference(name: string): string {
  const key = name.replace(/~/g, '~0').replace(/\//g, '~1');
  return `#/$defs/${encodeURI(key).replace(/#/g, '%23')}`;
}

/** Returns the name of the schema that a schema refers to. */
export function schemaName(schema: Json | undefined): string | undefined {
  return isJsonObject(schema) && typeof schema.$ref === 'string'
    ? referenceDefName(schema.$ref)
    : undefined;
}

/** Returns the named schema that a schema refers to; undefined if there is none. */
export function referencedDef(schema: Json | undefined, defs: Defs): Json | undefined {
  const name = schemaName(schema);
  return name !== undefined && Object.hasOwn(defs, name) ? defs[name] : undefined;
}

/** Returns the named schemas that a schema reaches, in traversal order. */
export function reachedDefs(schema: Json, defs: Defs): Defs {
  const reached = new Map<string, Json>();
  const visited = new Set<Json>();
  const visit = (value: Json): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isJsonObject(value) || visited.has(value)) return;
    visited.add(value);
    const name = schemaName(value);
    const target = referencedDef(value, defs);
    if (name !== undefined && target !== undefined && !reached.has(name)) {
      reached.set(name, target);
      visit(target);
    }
    Object.values(value).forEach(visit);
  };
  visit(schema);
  return Object.fromEntries(reached);
}
