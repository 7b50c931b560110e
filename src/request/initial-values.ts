import type { Json } from '../json-schema/json.js';
import { isJsonObject, textOrJson } from '../json-schema/json.js';
import { isList } from './json.js';
import { mediaTypeEssence, mediaTypeNotation } from './media-type.js';
import type { BodyShape, ParameterShape, RequestShape } from './shape.js';
import type { BodyValue, FieldValue, RequestValues } from './values.js';

/**
 * Returns the values that page samples show: the first server, required parameters only, the
 * description's examples and the first body.
 */
export function initialValues(shape: RequestShape): RequestValues {
  const [body] = shape.bodies;
  return {
    server: { index: 0, variables: {} },
    parameters: shape.parameters.flatMap((parameter) => {
      const value = parameter.required ? initialParameterValue(parameter) : undefined;
      return value === undefined ? [] : [{ in: parameter.in, name: parameter.name, value }];
    }),
    body: body && sentBody(shape, body),
    credentials: { alternative: 0, schemes: {} },
  };
}

/** Some descriptions declare an optional body for GET and DELETE; if empty, samples leave it out. */
function sentBody({ method }: RequestShape, shape: BodyShape): BodyValue | undefined {
  const body = initialBody(shape);
  const isUnusual = !shape.required && !['POST', 'PUT', 'PATCH'].includes(method);
  return body !== undefined && isUnusual && isEmptyBody(body) ? undefined : body;
}

/** Whether a body has no fields. */
export function isEmptyBody(body: BodyValue): boolean {
  if (body.kind === 'fields') return body.fields.length === 0;
  return body.kind === 'value' && isJsonObject(body.value) && Object.keys(body.value).length === 0;
}

/**
 * Strings from YAML may end with a line break, which only a query can carry; a text with inner line
 * breaks gives no initial value elsewhere.
 */
function initialParameterValue({ example, in: place }: ParameterShape): Json | undefined {
  if (typeof example !== 'string' || place.startsWith('query')) return example;
  const text = example.trim();
  return /[\r\n\0]/.test(text) ? undefined : text;
}

/** Returns the initial body for an example (the first by default); undefined if there is none. */
export function initialBody(body: BodyShape, example = 0): BodyValue | undefined {
  const { type, files } = body;
  const notation = mediaTypeNotation(type);
  if (notation === 'binary') return { kind: 'file', type, file: { name: sampleFileName(type) } };
  const chosen = body.examples[example];
  if (chosen === undefined) return undefined;
  const { value, isText } = chosen;
  if (isText && typeof value === 'string') return { kind: 'text', type, text: value };
  const isSequence = notation === 'multipart' && isList(value);
  if (notation === 'json' || isSequence) return { kind: 'value', type, value };
  if ((notation === 'form' || notation === 'multipart') && isJsonObject(value)) {
    const fields = Object.entries(value).flatMap(([name, item]): FieldValue[] => {
      if (files.includes(name)) return [{ name, file: { name } }];
      // Forms cannot send `null`.
      return item === null ? [] : [{ name, value: item }];
    });
    return { kind: 'fields', type, fields };
  }
  return { kind: 'text', type, text: textOrJson(value) };
}

/** Returns the name of the file in samples: `image.png`, or `file` for types without a common extension. */
function sampleFileName(type: string): string {
  const common = /^(?:(image)|application)\/(png|jpeg|gif|webp|svg|pdf|zip)(?:\+xml)?$/;
  const [, name = 'file', extension] = common.exec(mediaTypeEssence(type)) ?? [];
  return extension === undefined ? name : `${name}.${extension}`;
}
