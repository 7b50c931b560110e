import type { Perspective } from '../../json-schema/direction.js';
import { asObject, isObject, type RawObject } from '../../json-schema/json.js';
import { mediaTypeNotation } from '../../request/index.js';
import type { MediaType } from '../api/media-type.js';
import type { ApiRequestBody, ApiResponse } from '../api/operation.js';
import type { ApiSchema } from '../api/schema.js';
import { asText } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { Context } from './context.js';
import { readHeaders } from './headers.js';
import { type OperationIndex, readLinks } from './links.js';
import { readContent } from './media.js';

export function readRequestBody(
  node: unknown,
  pointer: string,
  perspective: Perspective,
  context: Context,
): ApiRequestBody | undefined {
  if (!isObject(node)) return undefined;
  const content = pointerTo(pointer, 'content');
  const body = {
    required: node.required === true,
    description: repeatsHeading(node.description) ? undefined : context.describe(node, pointer),
    media: jsonFirst(readContent(node.content, content, perspective, context)),
  };
  return isNothing(body) ? undefined : body;
}

/** Samples and forms send the first media type, and most readers send JSON. */
function jsonFirst(media: readonly MediaType[]): readonly MediaType[] {
  const first = media.find(({ type }) => mediaTypeNotation(type) === 'json');
  return first === undefined ? media : [first, ...media.filter((one) => one !== first)];
}

/** Whether a description only says what the heading above it says. */
function repeatsHeading(description: unknown): boolean {
  return typeof description === 'string' && /^\s*(?:the )?request body\.?\s*$/i.test(description);
}

/** Whether a body is an optional form without fields, which generators write for requests without a body. */
function isNothing({ required, description, media }: ApiRequestBody): boolean {
  if (required || description !== undefined || media.length === 0) return false;
  return media.every(({ type, schema }) => {
    const notation = mediaTypeNotation(type);
    const isForm = notation === 'form' || notation === 'multipart';
    return isForm && schema?.additional === 'closed' && hasNoFields(schema);
  });
}

function hasNoFields({ ref, properties, patternProperties, alternatives }: ApiSchema): boolean {
  const parts = [properties, patternProperties ?? [], alternatives];
  return ref === undefined && parts.every(({ length }) => length === 0);
}

/** Creates a reader of responses, which reads a shared response once. */
export function makeResponseReader(
  context: Context,
  index: OperationIndex,
  perspective: Perspective,
): (responses: unknown, pointer: string) => readonly ApiResponse[] {
  const known = new WeakMap<RawObject, Omit<ApiResponse, 'status'>>();
  return (responses, pointer) =>
    Object.entries(asObject(responses)).flatMap(([status, node]) => {
      if (status.startsWith('x-') || !isObject(node)) return [];
      const at = pointerTo(pointer, status);
      const response = known.get(node) ?? {
        summary: asText(node.summary),
        description: context.describe(node, at),
        headers: readHeaders(node.headers, pointerTo(at, 'headers'), context),
        media: readContent(node.content, pointerTo(at, 'content'), perspective, context),
        links: readLinks(node.links, pointerTo(at, 'links'), context, index),
      };
      known.set(node, response);
      return [{ status: status.replace(/x/g, 'X'), ...response }];
    });
}
