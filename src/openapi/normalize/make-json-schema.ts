import { asObject, isObject, type Json, type RawObject } from '../../json-schema/json.js';
import {
  listKeywords,
  mapKeywords,
  plainKeywords,
  schemaKeywords,
  valueKeywords,
} from '../../json-schema/keywords.js';
import {
  asNullSchema,
  isNullable,
  toJsonSchema202012,
  withNull,
} from '../../json-schema/openapi-dialects.js';
import { portablePattern } from '../../json-schema/pattern/index.js';
import { defReference } from '../../json-schema/references.js';
import { shortDescription } from '../../request/short-description.js';
import { asText, nodeReference } from '../json.js';
import { setOwn } from '../references/fields.js';
import { LargeIntegers } from '../source/large-integers.js';
import { documentNamedSchemas, referencedSchemaName } from './referenced-schema-name.js';

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
  const converter = new SchemaConverter(documentNamedSchemas(document), integers);
  return (raw) => (raw === undefined ? undefined : converter.convert(raw));
}

class SchemaConverter {
  readonly #schemas: RawObject;
  readonly #integers: LargeIntegers;
  readonly #done = new Map<RawObject, Json>();
  readonly #open = new Set<RawObject>();
  /** One object for each reference without siblings: examples and validators are kept by identity. */
  readonly #references = new Map<string, Json>();

  constructor(schemas: RawObject, integers: LargeIntegers) {
    this.#schemas = schemas;
    this.#integers = integers;
  }

  readonly convert = (raw: unknown): Json => {
    if (!isObject(raw)) return raw !== false;
    const known = this.#done.get(raw);
    if (known !== undefined) return known;
    // A schema that contains itself without a name has no finite form; the loop was reported
    // before.
    if (this.#open.has(raw)) return true;
    this.#open.add(raw);
    const made = this.#convertObject(raw);
    this.#open.delete(raw);
    this.#done.set(raw, made);
    return made;
  };

  #convertObject(raw: RawObject): Json {
    const made: Record<string, unknown> = {};
    const reference = nodeReference(raw, 'schema');
    const name =
      reference === undefined ? undefined : referencedSchemaName(reference, this.#schemas);
    if (name !== undefined) made.$ref = defReference(name);
    for (const [keyword, value] of Object.entries(toJsonSchema202012(raw))) {
      const converted = this.#convertKeyword(keyword, value);
      if (converted !== undefined) made[keyword] = converted;
    }
    // Parsed from JSON or YAML, so the values are JSON.
    const converted = (isNullable(raw) ? withNull(made) : made) as Json;
    return name === undefined ? converted : this.#sharedReference(name, converted);
  }

  #sharedReference(name: string, converted: Json): Json {
    if (!isObject(converted) || Object.keys(converted).length > 1 || !('$ref' in converted)) {
      return converted;
    }
    const shared = this.#references.get(name) ?? converted;
    this.#references.set(name, shared);
    return shared;
  }

  #convertKeyword(keyword: string, value: unknown): unknown {
    if (valueKeywords.has(keyword) && this.#integers.isIn(value)) return undefined;
    if (plainKeywords.has(keyword)) return value;
    if (keyword === 'description') return shortDescription(asText(value) ?? '') || undefined;
    if (keyword === 'discriminator') return this.#convertDiscriminator(value);
    if (schemaKeywords.has(keyword)) return isSchema(value) ? this.convert(value) : undefined;
    if (listKeywords.has(keyword)) {
      if (!Array.isArray(value) || value.length === 0) return undefined;
      const isChoice = keyword === 'oneOf' || keyword === 'anyOf';
      return (isChoice ? value.map(asNullSchema) : value).map(this.convert);
    }
    return mapKeywords.has(keyword) && isObject(value)
      ? this.#convertMap(keyword, value)
      : undefined;
  }

  #convertMap(keyword: string, map: RawObject): unknown {
    const made: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(map)) {
      const name = keyword === 'patternProperties' ? portablePattern(key) : key;
      if (name !== undefined && isSchema(value)) setOwn(made, name, this.convert(value));
    }
    return made;
  }

  #convertDiscriminator(raw: unknown): unknown {
    const propertyName = asText(asObject(raw).propertyName) ?? asText(raw);
    if (propertyName === undefined) return undefined;
    const mapping = Object.entries(asObject(asObject(raw).mapping)).flatMap(([value, target]) => {
      const text = asText(target) ?? '';
      const name = referencedSchemaName(text, this.#schemas) ?? text;
      return Object.hasOwn(this.#schemas, name) ? [[value, defReference(name)]] : [];
    });
    return mapping.length > 0
      ? { propertyName, mapping: Object.fromEntries(mapping) }
      : { propertyName };
  }
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

function isSchema(value: unknown): boolean {
  return isObject(value) || typeof value === 'boolean';
}
