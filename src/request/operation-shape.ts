import type { Example } from '../openapi/api/example.js';
import type { Header, MediaType } from '../openapi/api/media-type.js';
import type { Operation, Parameter } from '../openapi/api/operation.js';
import type { SecurityScheme } from '../openapi/api/security.js';
import { sendableType } from './media-type.js';
import { onExampleHost } from './server-url.js';
import type {
  BodyShape,
  EncodingShape,
  ExampleShape,
  ParameterShape,
  RequestShape,
  ResponseShape,
  SchemeShape,
  ServerShape,
} from './shape.js';
import { shortDescription } from './short-description.js';

/**
 * Headers that are no input: OpenAPI defines the first two outside of parameters (OpenAPI 3.1.1, section 4.8.12.1),
 * and clients compute the others from the request.
 */
const otherHeaders = ['accept', 'content-type', 'content-length', 'host', 'transfer-encoding'];

/** Returns the request shape of an operation, without the named schemas. */
export function operationShape(
  operation: Operation,
  schemes: readonly SecurityScheme[],
): RequestShape {
  const { method, path, parameters, responses } = operation;
  return {
    method,
    path,
    servers: serverShapes(operation),
    parameters: parameters.filter((one) => isSent(one, operation)).map(parameterShape),
    bodies: bodyShapes(operation),
    security: operation.security.map((alternative) =>
      alternative.flatMap(({ scheme, scopes }) => {
        const found = schemes.find(({ name }) => name === scheme);
        return found === undefined ? [] : [schemeShape(found, scopes)];
      }),
    ),
    responses: responses.map(({ status, media, headers }) => ({
      status,
      ...headerShapes(headers),
      media: media.map(({ type, jsonSchema, itemJsonSchema }) => ({
        type,
        schema: jsonSchema,
        ...(itemJsonSchema === undefined ? {} : { itemSchema: itemJsonSchema }),
      })),
    })),
    defs: {},
  };
}

/** Returns the servers, those without a host on the placeholder of samples: a site is seldom the host of its API. */
function serverShapes({ servers }: Operation): RequestShape['servers'] {
  return servers.map(({ name, url, description, variables }) => ({
    // The value of a variable may begin with a host.
    url: url.startsWith('{') ? url : onExampleHost(url),
    ...serverLabel(name ?? shortDescription(description?.text ?? '')),
    variables: variables.map(({ name, default: usual, enum: choices }) => ({
      name,
      default: usual,
      enum: choices,
    })),
  }));
}

/** Longest name or description of a server that fits beside its URL. */
const maxServerLabel = 60;

function serverLabel(label: string): Pick<ServerShape, 'label'> {
  return label === '' || label.length > maxServerLabel ? {} : { label };
}

/** OpenAPI defines `Authorization` by security schemes; without one, the parameter is all that says what to send. */
function isSent({ name, in: place }: Parameter, { security }: Operation): boolean {
  if (place !== 'header') return true;
  const header = name.toLowerCase();
  const isSecured = security.some((alternative) => alternative.length > 0);
  return !otherHeaders.includes(header) && !(isSecured && header === 'authorization');
}

function parameterShape(parameter: Parameter): ParameterShape {
  const { name, in: place, required, deprecated, contentType, allowEmptyValue } = parameter;
  const { style, explode, allowReserved, encoding } = parameter;
  const usualStyle = place === 'path' || place === 'header' ? 'simple' : 'form';
  return {
    name,
    in: place,
    required,
    deprecated,
    style: style ?? usualStyle,
    explode: explode ?? usualStyle === 'form',
    allowReserved: allowReserved ?? false,
    ...(contentType === undefined ? {} : { contentType }),
    ...(allowEmptyValue ? { allowEmptyValue } : {}),
    ...(encoding === undefined ? {} : { encoding: encoding.map(encodingShape) }),
    ...firstParagraph(parameter),
    schema: parameter.jsonSchema ?? true,
    ...(parameter.initialValue === undefined ? {} : { example: parameter.initialValue }),
    ...parameterChoice(parameter),
  };
}

function firstParagraph({ description }: Parameter): Pick<ParameterShape, 'description'> {
  const text = shortDescription(description?.text ?? '');
  return text === '' ? {} : { description: text };
}

/** Set only if there is more than one example to choose from. */
function parameterChoice({ examples }: Parameter): Pick<ParameterShape, 'examples'> {
  const choice = examples.flatMap(({ name, summary, value }) =>
    value === undefined ? [] : [{ label: summary ?? name, value }],
  );
  return choice.length > 1 ? { examples: choice } : {};
}

function bodyShapes({ requestBody }: Operation): readonly BodyShape[] {
  if (requestBody === undefined) return [];
  const { media, required } = requestBody;
  return media.map((one) => ({
    type: sendableType(one.type, one.jsonSchema),
    ...(one.type.includes('*') ? { isRange: true as const } : {}),
    required,
    schema: one.jsonSchema,
    encoding: (one.encoding ?? []).map(encodingShape),
    files: one.files ?? [],
    examples: one.examples.map(exampleShape),
  }));
}

function exampleShape({ name, summary, value, code, serialized }: Example): ExampleShape {
  const label = summary ?? name;
  // An example value may be null.
  return value === undefined
    ? { label, value: (serialized ?? code).text.trim(), isText: true }
    : { label, value };
}

/** A header with its own content type is not validated against its schema. */
function headerShapes(headers: readonly Header[]): Pick<ResponseShape, 'headers'> {
  const shown = headers.filter(({ name }) => name.toLowerCase() !== 'content-type');
  const shapes = shown.map(({ name, required, jsonSchema, contentType }) => ({
    name,
    required,
    schema: contentType === undefined ? (jsonSchema ?? true) : true,
  }));
  return shapes.length > 0 ? { headers: shapes } : {};
}

type ModelEncoding = NonNullable<MediaType['encoding']>[number];

/** Returns how a form field is sent. */
export function encodingShape(encoding: ModelEncoding): EncodingShape {
  const { property, contentType, headers, style, explode, allowReserved } = encoding;
  return {
    property,
    contentType,
    style,
    explode,
    allowReserved,
    headers: headers.map(({ name, required, jsonSchema, examples }) => ({
      name,
      required,
      schema: jsonSchema ?? true,
      example: examples?.[0]?.code.text,
    })),
  };
}

function schemeShape(
  { description, ...scheme }: SecurityScheme,
  scopes: readonly string[],
): SchemeShape {
  return { ...scheme, scopes };
}
