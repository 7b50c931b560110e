import {
  type BodyShape,
  type BodyValue,
  type FieldValue,
  isJson,
  isJsonObject,
  mediaTypeNotation,
  type Notation,
  type ParameterShape,
  type RequestShape,
  type RequestValues,
} from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { schemaFacets, withDefs } from '../json/subschemas.js';
import { isSecretName, isSecretSchema, isSessionName, secretPlaceholder } from './names.js';
import {
  linesWithoutSecrets,
  type SecretRules,
  withoutSecrets,
  xmlWithoutSecrets,
} from './texts.js';

/**
 * Whether to treat a parameter as a secret even though the description does not declare it as a credential.
 *
 * @param root schema that references in its schema are resolved against
 */
export function isSecret(
  { name, in: place, schema }: ParameterShape,
  root: Json = schema,
): boolean {
  if (isSecretSchema(schemaFacets(schema, root)) || isSecretName(name)) return true;
  if ((place === 'cookie' || place === 'header') && isSessionName(name)) return true;
  return place !== 'path' && name.toLowerCase() === 'key';
}

/**
 * Replaces secrets by placeholders such as `YOUR_API_KEY`, except for examples of the description. Returns the same
 * object if there is no secret.
 */
export function maskSecrets(shape: RequestShape, values: RequestValues): RequestValues {
  const changed = replaced(shape, values, secretPlaceholder);
  return JSON.stringify(changed) === JSON.stringify(values) ? values : changed;
}

/** Removes secrets from the values before they are kept or used for another server. */
export function removeSecrets(shape: RequestShape, values: RequestValues): RequestValues {
  const { parameters, body } = replaced(shape, values, () => '');
  const root: Json = { $defs: shape.defs };
  const secret = shape.parameters.filter((one) => isSecret(one, root)).map(nameIn);
  return {
    ...values,
    parameters: parameters.filter((one) => !secret.includes(nameIn(one)) || one.value !== ''),
    body: body?.kind === 'fields' ? { ...body, fields: body.fields.filter(isHarmless) } : body,
    credentials: { ...values.credentials, schemes: {} },
  };
}

/** Keeps files, except for those whose field name marks a key. */
function isHarmless(field: FieldValue): boolean {
  return !('file' in field && isSecretName(field.name));
}

/** Examples on the page are not secret. */
function isShown({ example, examples = [] }: ParameterShape, value: Json): boolean {
  const text = JSON.stringify(value);
  return [example, ...examples.map((one) => one.value)].some((one) => JSON.stringify(one) === text);
}

/** Returns the replacement for a secret of that name. */
type Replace = (name: string) => string;

function replaced(shape: RequestShape, values: RequestValues, replace: Replace): RequestValues {
  const root: Json = { $defs: shape.defs };
  return {
    ...values,
    parameters: values.parameters.map((parameter) => {
      const own = shape.parameters.find((one) => nameIn(one) === nameIn(parameter));
      const { name, value } = parameter;
      if (own === undefined || isShown(own, value)) {
        return parameter;
      }
      if (isSecret(own, root)) return { ...parameter, value: replace(name) };
      const secretRules = {
        schema: withDefs(own.schema, root),
        known: new Set<string>(),
      };
      return { ...parameter, value: inJson(value, secretRules, replace) };
    }),
    body: values.body && inBody(shape, values.body, replace),
  };
}

function inBody(shape: RequestShape, body: BodyValue, replace: Replace): BodyValue {
  const secretRules = bodySecretRules(shape, body.type);
  switch (body.kind) {
    case 'file':
      return body;
    case 'value':
      return { ...body, value: inJson(body.value, secretRules, replace) };
    case 'text': {
      return {
        ...body,
        text: inText(body.text, mediaTypeNotation(body.type), secretRules, replace),
      };
    }
    case 'fields':
      return {
        ...body,
        fields: body.fields.map((field) => {
          if ('file' in field) return field;
          const { name } = field;
          const whole = inJson({ [name]: field.value }, secretRules, replace);
          const value = isJsonObject(whole) ? (whole[name] ?? null) : field.value;
          return {
            name,
            value: typeof value === 'string' ? inJson(value, secretRules, replace) : value,
          };
        }),
      };
  }
}

/** How to recognise secrets in a body of that media type. */
export function bodySecretRules(shape: RequestShape, type: string): SecretRules {
  const body = shape.bodies.find((one) => one.type === type);
  const known = body && rulesOfBodies.get(body);
  if (known) return known;
  const examples = (body?.examples ?? []).map(({ value }) => value);
  const secretRules = {
    schema: withDefs(body?.schema, { $defs: shape.defs }),
    known: new Set(examples.flatMap(valueLeaves)),
  };
  if (body) rulesOfBodies.set(body, secretRules);
  return secretRules;
}

/** Cached, as it is needed on each key press. */
const rulesOfBodies = new WeakMap<BodyShape, SecretRules>();

function inText(
  text: string,
  notation: Notation,
  secretRules: SecretRules,
  replace: Replace,
): string {
  if (secretRules.known.has(text)) return text;
  switch (notation) {
    case 'json':
    case 'jsonLines':
      return withoutSecrets(text, secretRules, (name) => JSON.stringify(replace(name)));
    case 'xml':
      return xmlWithoutSecrets(text, secretRules, replace);
    default:
      return linesWithoutSecrets(text, secretRules, replace);
  }
}

function inJson(value: Json, secretRules: SecretRules, replace: Replace): Json {
  // JSON with integers beyond JavaScript's precision is kept as text.
  if (typeof value === 'string') {
    const isStructure = /^\s*[[{]/.test(value) && isJson(value);
    return isStructure ? inText(value, 'json', secretRules, replace) : value;
  }
  const text = withoutSecrets(JSON.stringify(value), secretRules, (name) =>
    JSON.stringify(replace(name)),
  );
  return JSON.parse(text) as Json;
}

/** The scalar values of an example; for XML, its text contents. */
function valueLeaves(value: Json): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(valueLeaves);
  const text = String(value);
  return [text, ...Array.from(text.matchAll(/>([^<>]+)</g), ([, inner = '']) => inner)];
}

function nameIn({ in: place, name }: Pick<ParameterShape, 'in' | 'name'>): string {
  return `${place} ${name}`;
}
