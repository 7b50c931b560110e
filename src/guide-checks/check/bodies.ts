import { didYouMean } from '../../diagnostics/index.js';
import type { Direction } from '../../json-schema/direction.js';
import { isJsonObject, type Json } from '../../json-schema/json.js';
import { type Defs, referencedDef } from '../../json-schema/references.js';
import type { MediaType } from '../../openapi/api/media-type.js';
import type { ApiResponse, Operation } from '../../openapi/api/operation.js';
import { mediaTypeEssence } from '../../request/media-type.js';
import { type GuideDiagnostic, guideDiagnostic } from '../guide-diagnostic.js';
import type { GuideRequest, GuideResponse } from '../guide-request.js';
import {
  isPlaceholder,
  type SourceText,
  sliceText,
  type TextSpan,
  writtenSpan,
} from '../source-text.js';
import { type GuideContext, operationLabel } from './context.js';
import { checkForm, readFormFields } from './form-body.js';
import { checkJson } from './json-body.js';

export function checkRequestBody(
  { body, headers, isWhole }: GuideRequest,
  operation: Operation,
  span: TextSpan,
  context: GuideContext,
): readonly GuideDiagnostic[] {
  const { requestBody } = operation;
  const what = operationLabel(operation);
  if (body === undefined) {
    return requestBody?.required && isWhole
      ? [guideDiagnostic('guide/missing-body', { operation: what }, span)]
      : [];
  }
  const at = body.content ? firstLine(body.content) : span;
  if (requestBody === undefined) return [guideDiagnostic('guide/unexpected-body', { what }, at)];
  const label = `The body of ${what}`;
  const chosen = chooseMedia(requestBody.media, { headers, type: body.type }, label, at);
  if ('diagnostic' in chosen) return [chosen];
  if (!/form/i.test(chosen.type)) {
    return body.content ? checkContent(body.content, chosen, 'request', context) : [];
  }
  // The text of a multipart form is not read: guides show such forms as commands.
  const content = /multipart/i.test(chosen.type) ? undefined : body.content;
  const fields = body.fields ?? (content && readFormFields(content));
  return fields ? checkForm(fields, chosen, body.isPartial ? undefined : at, context) : [];
}

export function checkResponse(
  { status, statusSpan, headers, body, type }: GuideResponse,
  operation: Operation,
  context: GuideContext,
): readonly GuideDiagnostic[] {
  const response = responsesResponse(operation.responses, status);
  if (response === undefined) {
    const described = operation.responses.map((one) => one.status).join(', ');
    const hint = described === '' ? undefined : `it has ${described}`;
    const args = { status, operation: operationLabel(operation) };
    return [guideDiagnostic('guide/unknown-status', args, statusSpan, hint)];
  }
  if (body === undefined) return [];
  const what = `The response ${response.status} of ${operationLabel(operation)}`;
  const at = firstLine(body);
  if (response.media.length === 0) return [guideDiagnostic('guide/unexpected-body', { what }, at)];
  const chosen = chooseMedia(response.media, { headers, type }, what, at);
  if ('diagnostic' in chosen) return [chosen];
  return checkContent(body, chosen, 'response', context);
}

/** Checks a body against its media type, if the notation is supported. */
export function checkContent(
  written: SourceText,
  media: MediaType,
  direction: Direction,
  context: GuideContext,
): readonly GuideDiagnostic[] {
  if (isLines(media.type)) return checkLines(written, media, direction, context);
  if (isJson(media.type)) return checkJson(written, media.jsonSchema, direction, context);
  return [];
}

/** A single JSON value, not a sequence. */
function isJson(type: string): boolean {
  return /json\b/i.test(type) && !/json-seq/i.test(type) && !isLines(type);
}

/** One JSON value a line: `application/x-ndjson`, `application/jsonl`. */
function isLines(type: string): boolean {
  return /\b(?:x-)?(?:ndjson|jsonl|json-?lines)\b/i.test(type);
}

/** Returns the response for a status: exact match, range, or default. */
export function responsesResponse(
  responses: readonly ApiResponse[],
  status: string,
): ApiResponse | undefined {
  const range = `${status[0]}XX`;
  return [status.toUpperCase(), range, 'default']
    .map((wanted) => responses.find((response) => response.status === wanted))
    .find((response) => response !== undefined);
}

/**
 * Returns the media type that a block's language implies; undefined if the description's own type
 * applies.
 */
export function typeOfBlock(language: string, media: readonly MediaType[]): string | undefined {
  if (language !== 'ndjson' && language !== 'jsonl') return undefined;
  return mediaTypeEssence(media.find((one) => isLines(one.type))?.type ?? 'application/x-ndjson');
}

export function chooseMedia(
  media: readonly MediaType[],
  { headers, type: implied }: Pick<GuideResponse, 'headers' | 'type'>,
  what: string,
  span: TextSpan,
): MediaType | GuideDiagnostic {
  const header = headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value;
  const isOpen = header !== undefined && isPlaceholder(header);
  const written = header === undefined || isOpen ? implied : header.text;
  const type = written === undefined ? undefined : mediaTypeEssence(written);
  const first =
    media.find((one) => isJson(one.type)) ??
    media.find((one) => /json\b/i.test(one.type)) ??
    media[0];
  const found = type === undefined || isOpen ? first : media.find((one) => covers(one.type, type));
  if (found !== undefined) return found;
  const types = media.map((one) => one.type);
  const hint =
    header === undefined && implied !== undefined && !/multipart|ndjson|jsonl/.test(implied)
      ? `add the header Content-Type: ${types[0] ?? ''}`
      : didYouMean(type ?? '', types);
  const at = header === undefined ? span : writtenSpan(header);
  return guideDiagnostic('guide/unknown-media-type', { type: type ?? '', what, types }, at, hint);
}

function covers(described: string, type: string): boolean {
  const essence = mediaTypeEssence(described);
  if (essence === '*/*' || essence === type) return true;
  return essence.endsWith('/*') && type.startsWith(essence.slice(0, -1));
}

export function firstLine(written: SourceText): TextSpan {
  const start = written.text.search(/\S/);
  const [line = ''] = written.text.slice(Math.max(start, 0)).split('\n');
  return writtenSpan(written, Math.max(start, 0), Math.max(start, 0) + line.length);
}

/** Checks JSON lines, one value each, against the record schema. */
function checkLines(
  written: SourceText,
  media: MediaType,
  direction: Direction,
  context: GuideContext,
): readonly GuideDiagnostic[] {
  const schema = recordSchema(media, context.schemas.defs);
  return [...written.text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) =>
    line.trim() === ''
      ? []
      : checkJson(sliceText(written, index, index + line.length), schema, direction, context),
  );
}

/** Returns the schema of one record: the items of a list schema, or the schema itself. */
function recordSchema(
  { jsonSchema: schema, itemJsonSchema }: MediaType,
  defs: Defs,
): Json | undefined {
  if (itemJsonSchema !== undefined) return itemJsonSchema;
  if (!isJsonObject(schema)) return undefined;
  const target = referencedDef(schema, defs);
  if (target !== undefined) return (isJsonObject(target) ? target.items : undefined) ?? schema;
  return schema.items ?? (schema.properties === undefined ? undefined : schema);
}
