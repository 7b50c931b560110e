import {
  type BodyShape,
  type BodyValue,
  isJsonObject,
  notationOf,
  type ParameterShape,
  type RequestShape,
  type RequestValues,
} from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { withDefs } from '../json/subschemas.js';
import { isHidden, isTelling, standIn } from './names.js';
import { type Secrecy, withoutSecrets, xmlWithoutSecrets } from './texts.js';

/** Whether the value of a parameter is to be treated as a secret, though the description calls it no credential. */
export function isSecret({ name, in: place, schema }: ParameterShape): boolean {
  if (isJsonObject(schema) && isHidden([schema])) return true;
  return isTelling(name) || (place !== 'path' && name.toLowerCase() === 'key');
}

/**
 * The values as others may see them: `YOUR_API_KEY` in place of a secret. What the description gives as an example
 * is none. The same object where there is no secret.
 */
export function masked(shape: RequestShape, values: RequestValues): RequestValues {
  const changed = replaced(shape, values, standIn);
  return JSON.stringify(changed) === JSON.stringify(values) ? values : changed;
}

/** The values without what is secret in them. */
export function bare(shape: RequestShape, values: RequestValues): RequestValues {
  const { parameters, body } = replaced(shape, values, () => '');
  const secret = shape.parameters.filter(isSecret).map(nameIn);
  return {
    ...values,
    parameters: parameters.filter((one) => !secret.includes(nameIn(one)) || one.value !== ''),
    body,
    credentials: { ...values.credentials, schemes: {} },
  };
}

/** What the page shows as an example is no secret. */
function isShown({ example, examples = [] }: ParameterShape, value: Json): boolean {
  const text = JSON.stringify(value);
  return [example, ...examples.map((one) => one.value)].some((one) => JSON.stringify(one) === text);
}

/** What stands in place of the secret of that name. */
type Replace = (name: string) => string;

function replaced(shape: RequestShape, values: RequestValues, replace: Replace): RequestValues {
  return {
    ...values,
    parameters: values.parameters.map((parameter) => {
      const own = shape.parameters.find((one) => nameIn(one) === nameIn(parameter));
      const { name, value } = parameter;
      if (own === undefined || isShown(own, value)) {
        return parameter;
      }
      if (isSecret(own)) return { ...parameter, value: replace(name) };
      const secrecy = {
        schema: withDefs(own.schema, { $defs: shape.defs }),
        known: new Set<string>(),
      };
      return { ...parameter, value: inJson(value, secrecy, replace) };
    }),
    body: values.body && inBody(shape, values.body, replace),
  };
}

function inBody(shape: RequestShape, body: BodyValue, replace: Replace): BodyValue {
  const secrecy = secrecyOf(shape, body.type);
  switch (body.kind) {
    case 'file':
      return body;
    case 'value':
      return { ...body, value: inJson(body.value, secrecy, replace) };
    case 'text': {
      const { text } = body;
      return notationOf(body.type) === 'xml'
        ? { ...body, text: xmlWithoutSecrets(text, secrecy, replace) }
        : { ...body, text: withoutSecrets(text, secrecy, (name) => JSON.stringify(replace(name))) };
    }
    case 'fields':
      return {
        ...body,
        fields: body.fields.map((field) => {
          if ('file' in field) return field;
          const { name } = field;
          const whole = inJson({ [name]: field.value }, secrecy, replace);
          return { name, value: isJsonObject(whole) ? (whole[name] ?? null) : field.value };
        }),
      };
  }
}

/** How secrets are told in a body of that type. */
export function secrecyOf(shape: RequestShape, type: string): Secrecy {
  const body = shape.bodies.find((one) => one.type === type);
  const known = body && secrecies.get(body);
  if (known) return known;
  const examples = (body?.examples ?? []).map(({ value }) => value);
  const secrecy = {
    schema: withDefs(body?.schema, { $defs: shape.defs }),
    known: new Set(examples.flatMap(leavesOf)),
  };
  if (body) secrecies.set(body, secrecy);
  return secrecy;
}

/** It is asked for with every key that one presses. */
const secrecies = new WeakMap<BodyShape, Secrecy>();

function inJson(value: Json, secrecy: Secrecy, replace: Replace): Json {
  const text = withoutSecrets(JSON.stringify(value), secrecy, (name) =>
    JSON.stringify(replace(name)),
  );
  return JSON.parse(text) as Json;
}

/** The single values in an example; of XML, the texts. */
function leavesOf(value: Json): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  const text = String(value);
  return [text, ...Array.from(text.matchAll(/>([^<>]+)</g), ([, inner = '']) => inner)];
}

function nameIn({ in: place, name }: Pick<ParameterShape, 'in' | 'name'>): string {
  return `${place} ${name}`;
}
