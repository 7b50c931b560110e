import type { Json } from '../../json-schema/json.js';
import type { FieldValue } from '../../request/index.js';
import { asList, asObject, type JsonObject, nodeReference } from '../json.js';
import { lookUp, pointerOfFragment } from '../pointer.js';
import { formatScalar } from './format-example.js';

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
      return values.map((item) => `${field.name}: ${formatScalar(item)}`);
    })
    .join('\n');
}

/** The names of the fields that are files, wherever the schema or what it is made of says so. */
export function formFiles(
  schema: unknown,
  document: JsonObject,
  passed: readonly unknown[] = [],
): readonly string[] {
  const node = asObject(resolved(schema, document));
  if (passed.includes(node)) return [];
  const own = Object.entries(asObject(node.properties)).flatMap(([name, property]) =>
    isFile(resolved(property, document)) ? [name] : [],
  );
  const parts = [node.allOf, node.oneOf, node.anyOf]
    .flatMap(asList)
    .flatMap((part) => formFiles(part, document, [...passed, node]));
  return [...new Set([...own, ...parts])];
}

function resolved(schema: unknown, document: JsonObject): unknown {
  const target = pointerOfFragment(nodeReference(schema) ?? '');
  return target ? lookUp(document, target) : schema;
}

/** Files are `format: binary` in OpenAPI 3.0 and have a media type of their own from 3.1 on. */
function isFile(schema: unknown): boolean {
  const node = asObject(schema);
  return [node, asObject(node.items)].some(
    ({ format, contentMediaType }) => format === 'binary' || contentMediaType !== undefined,
  );
}
