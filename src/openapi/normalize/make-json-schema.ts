import type { Json } from '../../json-schema/json.js';
import {
  listKeywords,
  mapKeywords,
  plainKeywords,
  schemaKeywords,
  valueKeywords,
} from '../../json-schema/keywords.js';
import { isNullable, toJsonSchema202012, withNull } from '../../json-schema/openapi-dialects.js';
import { portablePattern } from '../../json-schema/pattern/index.js';
import { defReference } from '../../json-schema/references.js';
import { shortDescription } from '../../request/short-description.js';
import { asObject, asText, isObject, nodeReference, type RawObject } from '../json.js';
import { setOwn } from '../references/fields.js';
import { LargeIntegers } from '../source/large-integers.js';
import { documentNamedSchemas, nameOfReference } from './reference-names.js';

/** Converts a schema of the description to JSON Schema 2020-12. */
export type MakeJsonSchema = (raw: unknown) => Json | undefined;

/**
 * Returns a converter to JSON Schema. References to named schemas become `#/$defs/<name>`, escaped
 * as in a JSON pointer (RFC 6901); all others are already resolved. Omits values with integers that
 * JavaScript cannot represent. A shared schema is converted once.
 */
export function makeJsonSchemas(
  document: RawObject,
  integers = new LargeIntegers(),
): MakeJsonSchema {
  const schemas = documentNamedSchemas(document);
  const done = new Map<RawObject, Json>();
  const open = new Set<RawObject>();

  const make = (raw: unknown): Json => {
    if (!isObject(raw)) return raw !== false;
    const known = done.get(raw);
    if (known !== undefined) return known;
    // A schema that contains itself without a name has no finite form; the loop was reported
    // before.
    if (open.has(raw)) return true;
    open.add(raw);
    const made = write(raw);
    open.delete(raw);
    done.set(raw, made);
    return made;
  };

  const write = (raw: RawObject): Json => {
    const made: Record<string, unknown> = {};
    const reference = nodeReference(raw, 'schema');
    const name = reference === undefined ? undefined : nameOfReference(reference, schemas);
    if (name !== undefined) made.$ref = defReference(name);
    for (const [keyword, value] of Object.entries(withoutInternal(toJsonSchema202012(raw)))) {
      const written = writeKeyword(keyword, value);
      if (written !== undefined) made[keyword] = written;
    }
    // Parsed from JSON or YAML, so the values are JSON.
    return (isNullable(raw) ? withNull(made) : made) as Json;
  };

  const writeKeyword = (keyword: string, value: unknown): unknown => {
    if (valueKeywords.has(keyword) && integers.isIn(value)) return undefined;
    if (plainKeywords.has(keyword)) return value;
    if (keyword === 'description') return shortDescription(asText(value) ?? '') || undefined;
    if (keyword === 'discriminator') return discriminator(value);
    if (schemaKeywords.has(keyword)) return isSchema(value) ? make(value) : undefined;
    if (listKeywords.has(keyword)) {
      return Array.isArray(value) && value.length > 0 ? value.map(make) : undefined;
    }
    return mapKeywords.has(keyword) && isObject(value) ? writeMap(keyword, value) : undefined;
  };

  const writeMap = (keyword: string, map: RawObject): unknown => {
    const made: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(map)) {
      const name = keyword === 'patternProperties' ? portablePattern(key) : key;
      if (name !== undefined && isSchema(value) && !isInternal(value))
        setOwn(made, name, make(value));
    }
    return made;
  };

  const discriminator = (written: unknown): unknown => {
    const propertyName = asText(asObject(written).propertyName) ?? asText(written);
    if (propertyName === undefined) return undefined;
    const mapping = Object.entries(asObject(asObject(written).mapping)).flatMap(
      ([value, target]) => {
        const text = asText(target) ?? '';
        const name = nameOfReference(text, schemas) ?? text;
        return Object.hasOwn(schemas, name) ? [[value, defReference(name)]] : [];
      },
    );
    return mapping.length > 0
      ? { propertyName, mapping: Object.fromEntries(mapping) }
      : { propertyName };
  };

  return (raw) => (raw === undefined ? undefined : make(raw));
}

/** Returns all named schemas, including hidden ones, because visible schemas may refer to them. */
export function namedJsonSchemas(
  document: RawObject,
  jsonSchemaOf: MakeJsonSchema,
): Readonly<Record<string, Json>> {
  const made: Record<string, Json> = {};
  for (const [name, raw] of Object.entries(documentNamedSchemas(document))) {
    setOwn(made, name, jsonSchemaOf(raw) ?? true);
  }
  return made;
}

/** Removes internal properties from `required`. */
function withoutInternal(node: RawObject): RawObject {
  const { required, properties } = node;
  if (!Array.isArray(required) || !isObject(properties)) return node;
  const shown = required.filter((name) => !isInternal(properties[String(name)]));
  return shown.length === required.length ? node : { ...node, required: shown };
}

function isInternal(value: unknown): boolean {
  return asObject(value)['x-internal'] === true;
}

function isSchema(value: unknown): boolean {
  return isObject(value) || typeof value === 'boolean';
}
