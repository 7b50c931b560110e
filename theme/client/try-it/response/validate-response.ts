import {
  mediaTypeEssence,
  mediaTypeNotation,
  type RequestShape,
  type ResponseShape,
} from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { type SchemaDifference, valueDifferences } from '../json/check.js';
import { headerDifferences } from './header-differences.js';
import { streamItems } from './stream-items.js';

/** How a response compares with its description. */
export type ResponseValidation =
  | { readonly kind: 'as-described' }
  | { readonly kind: 'other-status' | 'other-type' | 'not-json' | 'undescribed' }
  | { readonly kind: 'body-missing' | 'body-unexpected' }
  | { readonly kind: 'differs'; readonly differences: readonly SchemaDifference[] };

/** The parts of a response that are compared with the description. */
export interface ValidatedResponse {
  readonly status: number;
  /** Media type of the body; empty if the response has none. */
  readonly type: string;
  /** Undefined if the body is incomplete or binary. */
  readonly text: string | undefined;
  /** Headers that the server exposes to scripts. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export function validateResponse(
  shape: RequestShape,
  response: ValidatedResponse,
): ResponseValidation {
  const described = responseFor(shape.responses, response.status);
  const validation = validateBody(shape, response, described);
  if (!/^(?:as-described|undescribed|differs)$/.test(validation.kind)) return validation;
  const inHeaders = headerDifferences(response.headers, described?.headers ?? [], shape.defs);
  const inBody = validation.kind === 'differs' ? validation.differences : [];
  return inHeaders.length === 0
    ? validation
    : { kind: 'differs', differences: [...inHeaders, ...inBody] };
}

/** Statuses without a body, whatever the description says (RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5). */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

function validateBody(
  { method, responses, defs }: RequestShape,
  { status, type, text }: ValidatedResponse,
  described: ResponseShape | undefined,
): ResponseValidation {
  if (!described) return { kind: responses.length === 0 ? 'undescribed' : 'other-status' };
  if (method === 'HEAD' || bodiless.has(status)) return { kind: 'as-described' };
  if (described.media.length === 0) {
    return { kind: text === '' ? 'as-described' : 'body-unexpected' };
  }
  if (text === '') return { kind: 'body-missing' };
  const name = mediaTypeEssence(type);
  const media =
    described.media.find((one) => mediaTypeEssence(one.type) === name) ??
    described.media.find((one) => covers(mediaTypeEssence(one.type), name));
  if (!media) return { kind: 'other-type' };
  const differences = text === undefined ? undefined : differencesIn(text, name, media, defs);
  if (differences === undefined) return { kind: 'undescribed' };
  if (differences === 'not-json') return { kind: 'not-json' };
  return differences.length === 0 ? { kind: 'as-described' } : { kind: 'differs', differences };
}

/** Undefined if the description has no schema to check the body with. */
function differencesIn(
  text: string,
  name: string,
  { schema, itemSchema }: ResponseShape['media'][number],
  defs: RequestShape['defs'],
): readonly SchemaDifference[] | 'not-json' | undefined {
  const notation = mediaTypeNotation(name);
  try {
    if (notation === 'json') {
      if (schema === undefined) return undefined;
      return valueDifferences(JSON.parse(text) as Json, schema, defs, 'response');
    }
    if (itemSchema === undefined) return undefined;
    return streamItems(text, notation)?.flatMap((item, index) =>
      (valueDifferences(item, itemSchema, defs, 'response') ?? []).map((difference) => ({
        ...difference,
        pointer: `/${index}${difference.pointer}`,
      })),
    );
  } catch {
    return 'not-json';
  }
}

/** The response for a status: the status itself, else its class, else `default` (OpenAPI 3.1.1, section 4.8.16.3). */
function responseFor(
  responses: readonly ResponseShape[],
  status: number,
): ResponseShape | undefined {
  const names = [String(status), `${Math.floor(status / 100)}XX`, 'default'];
  return names
    .map((name) => responses.find((one) => one.status.toUpperCase() === name.toUpperCase()))
    .find((one) => one !== undefined);
}

function covers(range: string, name: string): boolean {
  return range === '*/*' || (range.endsWith('/*') && name.startsWith(range.slice(0, -1)));
}
