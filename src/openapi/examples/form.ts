import type { Json } from '../../json-schema/json.js';
import type { FieldValue } from '../../request/index.js';
import { type JsonObject, listOf, objectOf, referenceOf } from '../json.js';
import { lookUp, pointerOfFragment } from '../pointer.js';
import { scalarText } from './format-example.js';

/** The fields of a form whose example is `value`. */
export function formFields(
  value: JsonObject,
  schema: unknown,
  document: JsonObject,
): readonly FieldValue[] {
  const files = formFiles(schema, document);
  return Object.entries(value).map(([name, field]) =>
    // The description was parsed from JSON or YAML, so that its values are JSON.
    files.includes(name) ? { name, file: { name } } : { name, value: field as Json },
  );
}

/** One field to a line, for a form in parts; a list is sent as several fields of one name. */
export function formLines(fields: readonly FieldValue[]): string {
  return fields
    .flatMap((field) => {
      if ('file' in field) return [`${field.name}: (file)`];
      const values = Array.isArray(field.value) ? field.value : [field.value];
      return values.map((item) => `${field.name}: ${scalarText(item)}`);
    })
    .join('\n');
}

/** The names of the fields that are files, wherever the schema or what it is made of says so. */
export function formFiles(
  schema: unknown,
  document: JsonObject,
  passed: readonly unknown[] = [],
): readonly string[] {
  const node = objectOf(resolved(schema, document));
  if (passed.includes(node)) return [];
  const own = Object.entries(objectOf(node.properties)).flatMap(([name, property]) =>
    isFile(resolved(property, document)) ? [name] : [],
  );
  const parts = [node.allOf, node.oneOf, node.anyOf]
    .flatMap(listOf)
    .flatMap((part) => formFiles(part, document, [...passed, node]));
  return [...new Set([...own, ...parts])];
}

function resolved(schema: unknown, document: JsonObject): unknown {
  const target = pointerOfFragment(referenceOf(schema) ?? '');
  return target ? lookUp(document, target) : schema;
}

/** Files are `format: binary` in OpenAPI 3.0 and have a media type of their own from 3.1 on. */
function isFile(schema: unknown): boolean {
  const node = objectOf(schema);
  return [node, objectOf(node.items)].some(
    ({ format, contentMediaType }) => format === 'binary' || contentMediaType !== undefined,
  );
}
