import { essenceOf, notationOf, type RequestShape, type ResponseShape } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { type Difference, differencesOf } from '../json/check.js';

/** How an answer compares with what the description says about it. */
export type Verdict =
  | { readonly kind: 'as-described' }
  | { readonly kind: 'other-status' | 'other-type' | 'not-json' | 'nothing-said' }
  | { readonly kind: 'differs'; readonly differences: readonly Difference[] };

/** @param text undefined where the body is not whole, or no text */
export function judge(
  { responses, defs }: RequestShape,
  status: number,
  type: string,
  text: string | undefined,
): Verdict {
  const described = responseFor(responses, status);
  if (!described) return { kind: responses.length === 0 ? 'nothing-said' : 'other-status' };
  if (described.media.length === 0) return { kind: text ? 'nothing-said' : 'as-described' };
  const name = essenceOf(type);
  const media =
    described.media.find((one) => essenceOf(one.type) === name) ??
    described.media.find((one) => covers(essenceOf(one.type), name));
  if (!media) return { kind: text === '' && status === 204 ? 'as-described' : 'other-type' };
  if (notationOf(name) !== 'json' || media.schema === undefined || text === undefined) {
    return { kind: 'nothing-said' };
  }
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return { kind: 'not-json' };
  }
  const differences = differencesOf(value, media.schema, defs, 'response');
  return differences.length === 0 ? { kind: 'as-described' } : { kind: 'differs', differences };
}

/** OpenAPI 3.1.1, section 4.8.16.3: a status itself goes before its class, that before `default`. */
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
