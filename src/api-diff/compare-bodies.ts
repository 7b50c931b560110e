import type { Direction } from '../json-schema/direction.js';
import type { Header, MediaType } from '../openapi/api/media-type.js';
import type { ApiResponse, Link, Operation } from '../openapi/api/operation.js';
import type { Change, ChangedPart } from './change.js';
import { compareSchemas, type SchemaChange } from './compare-schemas.js';
import { type DiffContext, responseDirection } from './context.js';
import { requiredAndDeprecatedChanges } from './required-and-deprecated.js';

/** Compares the request bodies of an operation. */
export function bodyChanges(
  before: Operation,
  after: Operation,
  context: DiffContext,
): readonly Change[] {
  const [old, now] = [before.requestBody, after.requestBody];
  const part: ChangedPart = { kind: 'body' };
  const { requestDirection } = context;
  if (old === undefined && now === undefined) return [];
  if (old === undefined) {
    return [
      {
        part,
        what: { key: 'changes.new' },
        breaking: now?.required === true && requestDirection === 'request',
      },
    ];
  }
  if (now === undefined) return [{ part, what: { key: 'changes.removed' }, breaking: true }];
  const changes: Change[] = [];
  if (now.required && !old.required)
    changes.push({
      part,
      what: { key: 'changes.required' },
      breaking: requestDirection === 'request',
    });
  if (old.required && !now.required)
    changes.push({
      part,
      what: { key: 'changes.optional' },
      breaking: requestDirection === 'response',
    });
  return [
    ...changes,
    ...mediaChanges(
      old.media,
      now.media,
      { direction: requestDirection, part, of: 'body' },
      context,
    ),
  ];
}

/** Compares the responses of an operation. */
export function responseChanges(
  before: Operation,
  after: Operation,
  context: DiffContext,
): readonly Change[] {
  const was = new Map(before.responses.map((one) => [one.status, one]));
  const is = new Map(after.responses.map((one) => [one.status, one]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((status): readonly Change[] => {
    const [old, now] = [was.get(status), is.get(status)];
    const part: ChangedPart = { kind: 'response', status };
    if (old === undefined) return [{ part, what: { key: 'changes.new' }, breaking: false }];
    if (now !== undefined) return answerChanges(old, now, context);
    // A range such as `4XX` may still cover the removed status.
    const range = is.get(`${status.slice(0, 1)}XX`);
    const breaking = /^[23]/.test(status) && range === undefined;
    return [
      { part, what: { key: 'changes.removed' }, breaking },
      ...(range ? answerChanges(old, range, context) : []),
    ];
  });
}

function answerChanges(
  old: ApiResponse,
  now: ApiResponse,
  context: DiffContext,
): readonly Change[] {
  const { status } = now;
  const part: ChangedPart = { kind: 'response', status };
  return [
    ...headerChanges(old, now, context),
    ...linkChanges(old, now),
    ...mediaChanges(
      old.media,
      now.media,
      { direction: responseDirection(context), part, of: { status } },
      context,
    ),
  ];
}

function headerChanges(
  before: ApiResponse,
  after: ApiResponse,
  context: DiffContext,
): readonly Change[] {
  const headerKey = ({ name }: Header): string => name.toLowerCase();
  const was = new Map((before.headers ?? []).map((one) => [headerKey(one), one]));
  const is = new Map((after.headers ?? []).map((one) => [headerKey(one), one]));
  const responseSide = responseDirection(context);
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key): readonly Change[] => {
    const [old, now] = [was.get(key), is.get(key)];
    const part: ChangedPart = {
      kind: 'header',
      name: (now ?? old)?.name ?? key,
      status: after.status,
    };
    if (old === undefined) return [{ part, what: { key: 'changes.new' }, breaking: false }];
    if (now === undefined) return [{ part, what: { key: 'changes.removed' }, breaking: true }];
    const found = [...requiredAndDeprecatedChanges(old, now, responseSide, part)];
    const [usual, written] = [old.explode ?? false, now.explode ?? false];
    if (usual !== written) {
      const what = { limit: 'explode', before: String(usual), after: String(written) };
      found.push({ part, what, breaking: true });
    }
    const { defs } = context;
    const inside = compareSchemas(old.jsonSchema, now.jsonSchema, new Set([responseSide]), defs);
    return [...found, ...inside.map(({ what, breaking }) => ({ part, what, breaking }))];
  });
}

/** Compares the links of a response. A changed link never breaks a client. */
function linkChanges(before: ApiResponse, after: ApiResponse): readonly Change[] {
  const was = new Map((before.links ?? []).map((one) => [one.name, one]));
  const is = new Map((after.links ?? []).map((one) => [one.name, one]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name): readonly Change[] => {
    const [old, now] = [was.get(name), is.get(name)];
    const key =
      old === undefined ? 'changes.new' : now === undefined ? 'changes.removed' : 'changes.changed';
    if (old && now && leadsTo(old) === leadsTo(now)) return [];
    return [{ part: { kind: 'link', name, status: after.status }, what: { key }, breaking: false }];
  });
}

function leadsTo({ operation, operationId, operationRef, parameters, requestBody }: Link): string {
  return JSON.stringify([operation ?? operationId ?? operationRef, parameters, requestBody?.value]);
}

/** The body or response that has the media types, as changes name it. */
interface MediaOwner {
  readonly direction: Direction;
  readonly part: ChangedPart;
  /** The same for changes of its fields. */
  readonly of: Extract<ChangedPart, { kind: 'field' }>['of'];
}

function mediaChanges(
  before: readonly MediaType[],
  after: readonly MediaType[],
  { direction, part, of }: MediaOwner,
  { defs }: DiffContext,
): readonly Change[] {
  const was = new Map(before.map((one) => [mediaType(one), one]));
  const is = new Map(after.map((one) => [mediaType(one), one]));
  const more = [...is.keys()].filter((type) => !was.has(type));
  const fewer = [...was.keys()].filter((type) => !is.has(type));
  const changes: Change[] = [];
  if (more.length > 0)
    changes.push({ part, what: { key: 'changes.more', values: more }, breaking: false });
  if (fewer.length > 0) {
    // A request body type still works if a media range covers it. Every removed response type may
    // break a client.
    const isTaken = (type: string): boolean =>
      [...is.keys()].some((one) => one.endsWith('/*') && type.startsWith(one.slice(0, -1)));
    const breaking = direction === 'response' || !fewer.every(isTaken);
    changes.push({ part, what: { key: 'changes.fewer', values: fewer }, breaking });
  }
  for (const [type, old] of was) {
    const now = is.get(type);
    if (now === undefined) continue;
    const directions = new Set([direction]);
    const inside = [
      ...compareSchemas(old.jsonSchema, now.jsonSchema, directions, defs),
      ...compareSchemas(old.itemJsonSchema, now.itemJsonSchema, directions, defs),
    ];
    changes.push(...inside.map((change) => inPart(change, part, of)));
    changes.push(...encodingChanges(old, now, of));
  }
  return changes;
}

/**
 * Normalizes a media type: case and a UTF-8 charset do not make a different type (RFC 9110, section
 * 8.3.1).
 */
function mediaType({ type }: MediaType): string {
  return type
    .toLowerCase()
    .replace(/\s*;\s*charset="?utf-8"?\s*$/, '')
    .replace(/\s*;\s*/g, '; ');
}

/**
 * Compares how form fields are encoded. Any other encoding breaks clients, because the two sides no
 * longer agree on the format.
 */
function encodingChanges(
  before: MediaType,
  after: MediaType,
  of: Extract<ChangedPart, { kind: 'field' }>['of'],
): readonly Change[] {
  const was = new Map((before.encoding ?? []).map((one) => [one.property, one]));
  return (after.encoding ?? []).flatMap((now): readonly Change[] => {
    const old = was.get(now.property);
    const part: ChangedPart = { kind: 'field', path: [now.property], of };
    return (['contentType', 'style', 'explode'] as const).flatMap((limit): readonly Change[] => {
      const [a, b] = [old?.[limit], now[limit]];
      if (old === undefined || a === undefined || b === undefined || a === b) return [];
      const breaking = limit !== 'contentType' || !takesAll(String(a), String(b));
      return [{ part, what: { limit, before: String(a), after: String(b) }, breaking }];
    });
  });
}

/**
 * Whether the newer content type list contains all types of the older one: `image/png` and
 * `image/png, image/jpeg`.
 */
function takesAll(before: string, after: string): boolean {
  const types = after.split(',').map((type) => type.trim());
  return before.split(',').every((type) => types.includes(type.trim()));
}

export function inPart(
  { path, what, breaking }: SchemaChange,
  part: ChangedPart,
  of: Extract<ChangedPart, { kind: 'field' }>['of'],
): Change {
  return { part: path.length === 0 ? part : { kind: 'field', path, of }, what, breaking };
}
