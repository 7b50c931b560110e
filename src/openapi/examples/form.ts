import { isObject, type JsonObject, listOf, objectOf, referenceOf } from '../json.js';
import { lookUp, pointerOfFragment } from '../pointer.js';
import { scalarText } from './present.js';

/** A field of a form as it is sent; a list is sent as several fields of one name. */
export type FormField =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly fileName: string };

/** The fields of a form whose example is `value`; undefined where that is no object. */
export function formFields(
  value: unknown,
  schema: unknown,
  document: JsonObject,
): readonly FormField[] | undefined {
  if (!isObject(value)) return undefined;
  const files = formFiles(schema, document);
  return Object.entries(value).flatMap(([name, field]): readonly FormField[] => {
    if (files.includes(name)) return [{ name, fileName: name }];
    const values = Array.isArray(field) ? field : [field];
    return values.map((item) => ({ name, value: scalarText(item) }));
  });
}

/** As `application/x-www-form-urlencoded`. */
export function urlEncoded(fields: readonly FormField[]): string {
  const pairs = fields.map((field) => [
    field.name,
    'value' in field ? field.value : field.fileName,
  ]);
  return new URLSearchParams(pairs).toString();
}

/** One field to a line, for a form in parts. */
export function formLines(fields: readonly FormField[]): string {
  return fields
    .map((field) => `${field.name}: ${'value' in field ? field.value : '(file)'}`)
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
  const parts = listOf(node.allOf).flatMap((part) => formFiles(part, document, [...passed, node]));
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
