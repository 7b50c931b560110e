import {
  asList,
  asObject,
  isObject,
  type Json,
  type RawObject,
  textOrJson,
} from '../../json-schema/json.js';
import { type FieldValue, mediaTypeEssence } from '../../request/index.js';
import { nodeReference } from '../json.js';
import { lookUp, pointerOfFragment } from '../pointer.js';

/** Returns the form fields of an example value. */
export function formFields(
  value: RawObject,
  schema: unknown,
  document: RawObject,
): readonly FieldValue[] {
  const files = formFiles(schema, document);
  return Object.entries(value).map(([name, field]) =>
    // Parsed from JSON or YAML, so the value is JSON.
    files.includes(name) ? { name, file: { name } } : { name, value: field as Json },
  );
}

/** Formats a multipart form, one field per line; a list becomes several fields with one name. */
export function formLines(fields: readonly FieldValue[]): string {
  return fields
    .flatMap((field) => {
      if ('file' in field) return [`${field.name}: (file)`];
      const values = Array.isArray(field.value) ? field.value : [field.value];
      return values.map((item) => `${field.name}: ${textOrJson(item)}`);
    })
    .join('\n');
}

/**
 * Returns the names of fields that are files, including those from referenced and combined schemas.
 */
export function formFiles(
  schema: unknown,
  document: RawObject,
  passed: readonly unknown[] = [],
): readonly string[] {
  const node = asObject(resolved(schema, document));
  if (passed.includes(node)) return [];
  const own = Object.entries(asObject(node.properties)).flatMap(([name, property]) =>
    isFile(property, document) ? [name] : [],
  );
  const parts = [node.allOf, node.oneOf, node.anyOf]
    .flatMap(asList)
    .flatMap((part) => formFiles(part, document, [...passed, node]));
  return [...new Set([...own, ...parts])];
}

/**
 * Returns a name for the only part of a `multipart/form-data` body whose schema is a single value or a list, not an
 * object. Each part of such a form needs a name (RFC 7578, section 4.2), but the description gives none.
 */
export function unnamedPart(
  type: string,
  schema: unknown,
  document: RawObject,
): 'file' | 'value' | undefined {
  if (mediaTypeEssence(type) !== 'multipart/form-data') return undefined;
  if (isFile(schema, document)) return 'file';
  const { type: valueType } = asObject(resolved(schema, document));
  return typeof valueType === 'string' && valueType !== 'object' ? 'value' : undefined;
}

function resolved(schema: unknown, document: RawObject): unknown {
  const target = pointerOfFragment(nodeReference(schema) ?? '');
  return target ? lookUp(document, target) : schema;
}

/**
 * Whether a value is a file or a list of files, in each of its alternatives but null. OpenAPI 3.0 marks files with
 * `format: binary`, 3.1 and later with a content media type.
 */
function isFile(schema: unknown, document: RawObject, passed: readonly unknown[] = []): boolean {
  const node = asObject(resolved(schema, document));
  if (passed.includes(node)) return false;
  if (node.format === 'binary' || node.contentMediaType !== undefined) return true;
  const isFilePart = (part: unknown): boolean => isFile(part, document, [...passed, node]);
  const alternatives = [node.anyOf, node.oneOf]
    .flatMap(asList)
    .filter((one) => asObject(one).type !== 'null');
  return (
    [node.items, node.allOf].flat().filter(isObject).some(isFilePart) ||
    (alternatives.length > 0 && alternatives.every(isFilePart))
  );
}
