import { isJsonObject, type Json, textOrJson } from '../../json-schema/json.js';
import type { HttpBody, HttpPart } from '../http-request.js';
import { isList, jsonText } from '../json.js';
import { mediaTypeNotation } from '../media-type.js';
import type { BodyShape, EncodingShape } from '../shape.js';
import { styleDelimiter } from '../styles/delimiters.js';
import { listTexts, valueEntries } from '../styles/entries.js';
import { headerText } from '../styles/header.js';
import { rejectControlCharacters, requireToken } from '../validate-fields.js';
import type { FieldValue } from '../values.js';
import { encodingStyle } from './encoding.js';

/**
 * Makes a multipart form (RFC 7578; OpenAPI 3.1.1, section 4.8.15.2): lists become several parts of
 * one name, objects become JSON parts, and plain texts need no type because `text/plain` is the
 * default.
 */
export function multipartBody(
  type: string,
  fields: readonly FieldValue[],
  encodings: readonly EncodingShape[],
): HttpBody {
  const parts = fields.flatMap((field): readonly HttpPart[] => {
    const encoding = encodings.find(({ property }) => property === field.name);
    const headers = encoding === undefined ? [] : partHeaders(encoding);
    const declaredType = declaredContentType(encoding);
    if ('file' in field) {
      // Operating systems and services often disagree on a file's media type: Windows registers CSV
      // for Excel.
      const fileType = declaredType ?? (field.file.type || undefined);
      rejectControlCharacters(field.name, field.file.name);
      const type = fileType && rejectControlCharacters(field.name, fileType);
      return [{ name: field.name, content: field.file, type, headers }];
    }
    return contents(field.value, encoding).map((value) => ({
      name: field.name,
      ...partContent(value, declaredType),
      headers,
    }));
  });
  return { kind: 'multipart', type, parts };
}

/**
 * Makes a sequence of positional parts (OpenAPI 3.2.0, section 4.15.1): encodings are keyed `0`,
 * `1`, …, and `*` applies to all other positions.
 */
export function sequenceBody(
  type: string,
  values: readonly Json[],
  encodings: readonly EncodingShape[],
): Extract<HttpBody, { kind: 'multipart' }> {
  const parts = values.map((value, index): HttpPart => {
    const encoding =
      encodings.find(({ property }) => property === String(index)) ??
      encodings.find(({ property }) => property === '*');
    const headers = encoding === undefined ? [] : partHeaders(encoding);
    return { name: '', ...partContent(value, declaredContentType(encoding)), headers };
  });
  return { kind: 'multipart', type, parts };
}

/** The values that become one part each. */
function contents(value: Json, encoding: EncodingShape | undefined): readonly Json[] {
  if (value === null) return [];
  const style = encodingStyle(encoding);
  if (style !== undefined && !style.explode) {
    const entries = valueEntries(value);
    if (entries === undefined) return [];
    return [listTexts(entries, false, textOrJson).join(styleDelimiter(style.style))];
  }
  const isJson =
    encoding?.contentType !== undefined && mediaTypeNotation(encoding.contentType) === 'json';
  return isList(value) && !isJson ? value.filter((item) => item !== null) : [value];
}

function partContent(
  value: Json,
  declaredType: string | undefined,
): Pick<HttpPart, 'content' | 'type'> {
  if (declaredType !== undefined && mediaTypeNotation(declaredType) === 'json') {
    return { content: jsonText(value), type: declaredType };
  }
  const isStructure = typeof value === 'object';
  return {
    content: textOrJson(value),
    type: declaredType ?? (isStructure ? 'application/json' : undefined),
  };
}

/**
 * The content type that the part must declare: the only one that the description allows, without
 * wildcards.
 */
function declaredContentType(encoding: EncodingShape | undefined): string | undefined {
  const types = encoding?.contentType?.split(',').map((one) => one.trim()) ?? [];
  const [type] = types;
  if (type === undefined || types.length > 1 || type === '' || type.includes('*')) return undefined;
  return rejectControlCharacters('Content-Type', type);
}

function partHeaders({ headers }: EncodingShape): HttpPart['headers'] {
  return headers.flatMap(({ name, required, example }) => {
    const text =
      required && example !== undefined
        ? headerText(example, { style: 'simple', explode: false })
        : undefined;
    if (text === undefined || name.toLowerCase() === 'content-type') return [];
    return [[requireToken(name, name), rejectControlCharacters(name, text)] as const];
  });
}

/** Whether a body is a sequence of unnamed parts (OpenAPI 3.2.0, section 4.15.1). */
export function isPositional({ type, schema, encoding, examples }: BodyShape): boolean {
  if (mediaTypeNotation(type) !== 'multipart') return false;
  return (
    (isJsonObject(schema) && schema.type === 'array') ||
    encoding.some(({ property }) => /^(?:\d+|\*)$/.test(property)) ||
    examples.some(({ value }) => isList(value))
  );
}
