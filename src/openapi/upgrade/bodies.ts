import { asObject, isObject, type RawObject } from '../../json-schema/json.js';
import { asText } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { UpgradeContext } from './context.js';
import { mediaTypes } from './media-types.js';
import { listStyle } from './parameters.js';
import { namedExamples } from './responses.js';
import { splitSchema, upgradeSchema } from './schemas.js';

/** A body or form parameter, with its source pointer. */
export interface BodyParameter {
  readonly node: RawObject;
  readonly from: string;
}

const urlEncoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data';

/** Returns the request body that an operation's parameters describe; undefined if there is none. */
export function parametersBody(
  parameters: readonly BodyParameter[],
  to: string,
  consumes: unknown,
  upgrade: UpgradeContext,
): RawObject | undefined {
  const types = mediaTypes(consumes, upgrade.swagger.consumes);
  const whole = parameters.find(({ node }) => node.in === 'body');
  const fields = parameters.filter(({ node }) => node.in === 'formData');
  const form = fields.length > 0 ? formBody(fields, to, types, upgrade) : undefined;
  if (whole === undefined) return form;
  if (form === undefined) return wholeBody(whole, to, types, upgrade);
  // Body and form parameters exclude each other, which is reported; both are shown because the
  // intended one is unknown.
  const others = types.filter((type) => !isForm(type));
  const body = wholeBody(whole, to, others, upgrade);
  return { ...body, content: { ...asObject(body.content), ...asObject(form.content) } };
}

function isForm(type: string): boolean {
  return type === multipart || type.startsWith(urlEncoded);
}

function wholeBody(
  { node, from }: BodyParameter,
  to: string,
  types: readonly string[],
  { moves }: UpgradeContext,
): RawObject {
  const { in: place, name, schema, 'x-example': example, 'x-examples': examples, ...rest } = node;
  const { type, format, items, ...others } = rest;
  moves.trace(to, from);
  const shape = isObject(schema) ? upgradeSchema(schema) : splitSchema(node).schema;
  const content = (types.length > 0 ? types : ['application/json']).map((mediaType) => {
    const media = pointerTo(to, 'content', mediaType);
    moves.trace(media, from);
    if (isObject(schema)) moves.add(pointerTo(media, 'schema'), pointerTo(from, 'schema'));
    const shown = {
      schema: shape,
      ...(example === undefined ? {} : { example }),
      ...(examples === undefined ? {} : { examples: namedExamples(examples) }),
    };
    return [mediaType, shown];
  });
  // The name does not affect the request, but tools show it.
  return { ...others, 'x-bodyName': name, content: Object.fromEntries(content) };
}

function formBody(
  fields: readonly BodyParameter[],
  to: string,
  types: readonly string[],
  { moves }: UpgradeContext,
): RawObject {
  const hasFile = fields.some(({ node }) => node.type === 'file');
  const forms = types.filter(
    (type) => type === multipart || (type.startsWith(urlEncoded) && !hasFile),
  );
  const content = (forms.length > 0 ? forms : [hasFile ? multipart : urlEncoded]).map((type) => {
    const media = pointerTo(to, 'content', type);
    for (const { node, from } of fields) {
      moves.trace(pointerTo(media, 'schema', 'properties', asText(node.name) ?? ''), from);
    }
    return [type, formContent(fields)];
  });
  const first = fields[0]?.from;
  if (first !== undefined) moves.trace(to, first);
  return {
    required: fields.some(({ node }) => node.required === true),
    content: Object.fromEntries(content),
  };
}

function formContent(fields: readonly BodyParameter[]): RawObject {
  const properties = fields.map(({ node }) => {
    const { schema, rest } = splitSchema(node);
    const { in: place, name, required, collectionFormat, allowEmptyValue, ...others } = rest;
    return [asText(name) ?? '', { ...schema, ...others }];
  });
  const required = fields.flatMap(({ node }) =>
    node.required === true ? [asText(node.name) ?? ''] : [],
  );
  const encoding = fields.flatMap(({ node }) => {
    const style = listStyle(node, true);
    return style.style === undefined ? [] : [[asText(node.name) ?? '', style] as const];
  });
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(properties),
      ...(required.length === 0 ? {} : { required }),
    },
    ...(encoding.length === 0 ? {} : { encoding: Object.fromEntries(encoding) }),
  };
}
