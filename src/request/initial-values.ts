import type { Json } from '../json-schema/json.js';
import { isJsonObject } from '../json-schema/json.js';
import { isList } from './json.js';
import { mediaTypeNotation } from './media-type.js';
import type { BodyShape, ParameterShape, RequestShape } from './shape.js';
import type { BodyValue, FieldValue, RequestValues } from './values.js';

/**
 * What the samples of a page show: its first server, what is required only, examples of the description, and
 * the first body.
 */
export function initialValues(shape: RequestShape): RequestValues {
  const [body] = shape.bodies;
  return {
    server: { index: 0, variables: {} },
    parameters: shape.parameters.flatMap((parameter) => {
      const value = parameter.required ? parameterStart(parameter) : undefined;
      return value === undefined ? [] : [{ in: parameter.in, name: parameter.name, value }];
    }),
    body: body && initialBody(body),
    credentials: { alternative: 0, schemes: {} },
  };
}

/** Texts from YAML may end with a line break, which only a query can hold; with others there is no start. */
function parameterStart({ example, in: place }: ParameterShape): Json | undefined {
  if (typeof example !== 'string' || place.startsWith('query')) return example;
  const text = example.trim();
  return /[\r\n\0]/.test(text) ? undefined : text;
}

/** A body with an example, the first unless it is said which; undefined where there is none to start from. */
export function initialBody(body: BodyShape, example = 0): BodyValue | undefined {
  const { type, files } = body;
  const notation = mediaTypeNotation(type);
  if (notation === 'binary') return { kind: 'file', type, file: { name: 'file' } };
  const chosen = body.examples[example];
  if (chosen === undefined) return undefined;
  const { value, isText } = chosen;
  if (isText && typeof value === 'string') return { kind: 'text', type, text: value };
  const isSequence = notation === 'multipart' && isList(value);
  if (notation === 'json' || isSequence) return { kind: 'value', type, value };
  if ((notation === 'form' || notation === 'multipart') && isJsonObject(value)) {
    const fields = Object.entries(value).map(
      ([name, item]): FieldValue =>
        files.includes(name) ? { name, file: { name } } : { name, value: item },
    );
    return { kind: 'fields', type, fields };
  }
  return { kind: 'text', type, text: typeof value === 'string' ? value : JSON.stringify(value) };
}
