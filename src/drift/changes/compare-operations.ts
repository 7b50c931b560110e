import type { Api, MediaType, Operation, Parameter } from '../../model/index.js';
import type { Direction } from '../check/schemas.js';
import type { Change, Part } from './change.js';
import { compareSchemas, type SchemaChange } from './compare-schemas.js';

type Defs = { readonly before: Api['jsonSchemas']; readonly after: Api['jsonSchemas'] };

/** What has changed between two states of an operation. */
export function compareOperations(
  before: Operation,
  after: Operation,
  defs: Defs,
): readonly Change[] {
  return [
    ...operationChanges(before, after),
    ...parameterChanges(before.parameters, after.parameters, defs),
    ...bodyChanges(before, after, defs),
    ...responseChanges(before, after, defs),
  ];
}

function operationChanges(before: Operation, after: Operation): readonly Change[] {
  const part: Part = { kind: 'operation' };
  const found: Change[] = [];
  if (after.deprecated && !before.deprecated) {
    found.push({ part, what: { key: 'changes.deprecated' }, breaking: false });
  }
  if (before.operationId !== after.operationId && before.operationId && after.operationId) {
    const what = { limit: 'operationId', before: before.operationId, after: after.operationId };
    found.push({ part, what, breaking: false });
  }
  const alternatives = ({ security }: Operation): readonly string[] =>
    security.map((schemes) =>
      schemes
        .map(({ scheme, scopes }) => [scheme, ...scopes].join(' '))
        .sort()
        .join(' + '),
    );
  const [was, is] = [alternatives(before), alternatives(after)];
  if (was.join() !== is.join()) {
    // Who got in before gets in still, if each alternative of then is one of now, or nothing is asked for.
    const isOpen = is.length === 0 || is.includes('');
    const breaking = !isOpen && (was.length === 0 || !was.every((one) => is.includes(one)));
    found.push({ part: { kind: 'security' }, what: { key: 'changes.changed' }, breaking });
  }
  return found;
}

function parameterChanges(
  before: readonly Parameter[],
  after: readonly Parameter[],
  defs: Defs,
): readonly Change[] {
  const keyOf = ({ in: place, name }: Parameter): string => `${place} ${name}`;
  const was = new Map(before.map((one) => [keyOf(one), one]));
  const is = new Map(after.map((one) => [keyOf(one), one]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key): Change[] => {
    const [old, now] = [was.get(key), is.get(key)];
    const one = now ?? old;
    if (one === undefined) return [];
    const part: Part = { kind: 'parameter', name: one.name, place: one.in };
    if (old === undefined) return [{ part, what: { key: 'changes.new' }, breaking: one.required }];
    if (now === undefined) return [{ part, what: { key: 'changes.removed' }, breaking: true }];
    const found: Change[] = [];
    if (now.required && !old.required) {
      found.push({ part, what: { key: 'changes.required' }, breaking: true });
    }
    if (old.required && !now.required) {
      found.push({ part, what: { key: 'changes.optional' }, breaking: false });
    }
    if (now.deprecated && !old.deprecated) {
      found.push({ part, what: { key: 'changes.deprecated' }, breaking: false });
    }
    const inside = compareSchemas(old.jsonSchema, now.jsonSchema, new Set(['request']), defs);
    return [...found, ...inside.map((change) => inPart(change, part, { parameter: one.name }))];
  });
}

function bodyChanges(before: Operation, after: Operation, defs: Defs): readonly Change[] {
  const [old, now] = [before.requestBody, after.requestBody];
  const part: Part = { kind: 'body' };
  if (old === undefined && now === undefined) return [];
  if (old === undefined) {
    return [{ part, what: { key: 'changes.new' }, breaking: now?.required === true }];
  }
  if (now === undefined) return [{ part, what: { key: 'changes.removed' }, breaking: true }];
  const found: Change[] = [];
  if (now.required && !old.required)
    found.push({ part, what: { key: 'changes.required' }, breaking: true });
  if (old.required && !now.required)
    found.push({ part, what: { key: 'changes.optional' }, breaking: false });
  return [...found, ...mediaChanges(old.media, now.media, 'request', part, 'body', defs)];
}

function responseChanges(before: Operation, after: Operation, defs: Defs): readonly Change[] {
  const was = new Map(before.responses.map((one) => [one.status, one]));
  const is = new Map(after.responses.map((one) => [one.status, one]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((status): readonly Change[] => {
    const [old, now] = [was.get(status), is.get(status)];
    const part: Part = { kind: 'response', status };
    if (old === undefined) return [{ part, what: { key: 'changes.new' }, breaking: false }];
    if (now === undefined) {
      return [{ part, what: { key: 'changes.removed' }, breaking: /^[23]/.test(status) }];
    }
    return mediaChanges(old.media, now.media, 'response', part, { status }, defs);
  });
}

function mediaChanges(
  before: readonly MediaType[],
  after: readonly MediaType[],
  direction: Direction,
  part: Part,
  of: Extract<Part, { kind: 'field' }>['of'],
  defs: Defs,
): readonly Change[] {
  const was = new Map(before.map((one) => [one.type, one]));
  const is = new Map(after.map((one) => [one.type, one]));
  const more = [...is.keys()].filter((type) => !was.has(type));
  const fewer = [...was.keys()].filter((type) => !is.has(type));
  const found: Change[] = [];
  if (more.length > 0)
    found.push({ part, what: { key: 'changes.more', values: more }, breaking: false });
  if (fewer.length > 0)
    found.push({ part, what: { key: 'changes.fewer', values: fewer }, breaking: true });
  for (const [type, old] of was) {
    const now = is.get(type);
    if (now === undefined) continue;
    const directions = new Set([direction]);
    const inside = [
      ...compareSchemas(old.jsonSchema, now.jsonSchema, directions, defs),
      ...compareSchemas(old.itemJsonSchema, now.itemJsonSchema, directions, defs),
    ];
    found.push(...inside.map((change) => inPart(change, part, of)));
  }
  return found;
}

function inPart(
  { path, what, breaking }: SchemaChange,
  part: Part,
  of: Extract<Part, { kind: 'field' }>['of'],
): Change {
  return { part: path.length === 0 ? part : { kind: 'field', path, of }, what, breaking };
}
