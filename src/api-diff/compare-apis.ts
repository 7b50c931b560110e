import type { Direction } from '../json-schema/direction.js';
import type { Json } from '../json-schema/json.js';
import { reachedDefs } from '../json-schema/references.js';
import type { Api } from '../openapi/api/api.js';
import type { MediaType } from '../openapi/api/media-type.js';
import type { Operation } from '../openapi/api/operation.js';
import type { ApiChanges, Change, ChangedPart, ChangeGroup } from './change.js';
import { compareCallbacks, compareOperations } from './compare-operations.js';
import { compareSchemas } from './compare-schemas.js';
import { serverChanges } from './compare-servers.js';
import type { DiffContext } from './context.js';

/**
 * Compares two versions of an API. Operations are paired by method and path, or else by
 * operationId. A change to a named schema is reported once, with the schema.
 *
 * @param targetOf returns the link target of an operation or webhook of the newer version
 */
export function compareApis(
  before: Api,
  after: Api,
  targetOf: (operation: Operation, kind: 'operation' | 'webhook') => string,
): ApiChanges {
  const context: DiffContext = {
    defs: { before: before.jsonSchemas, after: after.jsonSchemas },
    schemes: { before: before.securitySchemes, after: after.securitySchemes },
    requestDirection: 'request',
  };
  const schemas = compareNamed(before, after);
  const uses = makeUses(after, schemas);
  const operations = [
    ...compareLists(before.operations, after.operations, context, {
      targetOf: (operation) => targetOf(operation, 'operation'),
      uses,
    }),
    ...compareLists(
      before.webhooks ?? [],
      after.webhooks ?? [],
      { ...context, requestDirection: 'response' },
      { targetOf: (webhook) => targetOf(webhook, 'webhook'), uses: () => [] },
    ),
  ];
  return {
    before: before.version,
    after: after.version,
    servers: serverChanges(before.servers, after.servers),
    operations,
    schemas: schemas.map(({ name, target, changes }) => ({ name, target, changes })),
  };
}

/** What is known of the operations of a list. */
interface OperationLookup {
  readonly targetOf: (operation: Operation) => string;
  /** Changes of the schemas that an operation uses. */
  readonly uses: (operation: Operation) => readonly Change[];
}

function compareLists(
  before: readonly Operation[],
  after: readonly Operation[],
  context: DiffContext,
  { targetOf, uses }: OperationLookup,
): readonly ChangeGroup[] {
  const part: ChangedPart = { kind: 'operation' };
  const left = new Set(before);
  const groups: ChangeGroup[] = [];
  const operationAddress = ({ method, path }: Operation): string =>
    `${method} ${path.replace(/\{[^{}]*\}/g, '{}')}`;
  const byAddress = new Map(before.map((one) => [operationAddress(one), one]));
  const byId = new Map(before.map((one) => [one.operationId, one]));
  const addresses = new Set(after.map(operationAddress));
  for (const now of after) {
    const moved = now.operationId === undefined ? undefined : byId.get(now.operationId);
    const old =
      byAddress.get(operationAddress(now)) ??
      (moved && !addresses.has(operationAddress(moved)) ? moved : undefined);
    const name = `${now.method} ${now.path}`;
    const target = targetOf(now);
    if (old === undefined) {
      groups.push({
        name,
        title: now.title,
        target,
        changes: [{ part, what: { key: 'changes.new' }, breaking: false }],
      });
      continue;
    }
    left.delete(old);
    const was = `${old.method} ${old.path}`;
    const isMoved = operationAddress(old) !== operationAddress(now);
    const moves: Change[] = isMoved
      ? [{ part, what: { limit: 'path', before: was, after: name }, breaking: true }]
      : [];
    const changes = [...moves, ...compareOperations(old, now, context), ...uses(now)];
    if (changes.length > 0) groups.push({ name, title: now.title, target, changes });
    groups.push(...compareCallbacks(old, now, target, context));
  }
  const removed = [...left].map(({ method, path, title }) => ({
    name: `${method} ${path}`,
    title,
    changes: [{ part, what: { key: 'changes.removed' } as const, breaking: true }],
  }));
  return [...removed, ...groups];
}

/** A changed named schema, with the directions in which the change breaks clients. */
interface NamedGroup extends ChangeGroup {
  readonly breaks: ReadonlySet<Direction>;
  /** The schema exists in both versions. */
  readonly stays: boolean;
}

function compareNamed(before: Api, after: Api): readonly NamedGroup[] {
  const defs = { before: before.jsonSchemas, after: after.jsonSchemas };
  const shown = new Set(after.schemas.map(({ name }) => name));
  const directions = mergedDirections(apiDirections(before), apiDirections(after));
  const part: ChangedPart = { kind: 'schema' };
  const names = new Set([...before.schemas.map(({ name }) => name), ...shown]);
  return [...names].flatMap((name): NamedGroup[] => {
    const target = shown.has(name) ? `schema:${name}` : undefined;
    const [was, is] = [defs.before[name], defs.after[name]];
    if (was === undefined && is === undefined) return [];
    if (was === undefined || is === undefined) {
      const key = was === undefined ? 'changes.new' : 'changes.removed';
      const changes = [{ part, what: { key } as const, breaking: false }];
      return [{ name, target, changes, breaks: new Set(), stays: false }];
    }
    const used = directions.get(name) ?? new Set<Direction>();
    const changes = compareSchemas(was, is, used, defs).map(({ path, what, breaking }): Change => {
      const own: ChangedPart = path.length === 0 ? part : { kind: 'field', path, of: 'schema' };
      return { part: own, what, breaking: breaking && used.size > 0 };
    });
    const breaks = [...used].filter((direction) =>
      compareSchemas(was, is, new Set([direction]), defs).some((change) => change.breaking),
    );
    return changes.length > 0
      ? [{ name, target, changes, breaks: new Set(breaks), stays: true }]
      : [];
  });
}

/** Returns a function that lists the parts of an operation affected by changed named schemas. */
function makeUses(
  { jsonSchemas }: Api,
  changed: readonly NamedGroup[],
): (operation: Operation) => readonly Change[] {
  const groups = new Map(changed.filter(({ stays }) => stays).map((group) => [group.name, group]));
  const use = (
    part: ChangedPart,
    media: readonly MediaType[],
    direction: Direction,
  ): readonly Change[] => {
    if (groups.size === 0) return [];
    const roots = media.flatMap((one) => [one.jsonSchema ?? true, one.itemJsonSchema ?? true]);
    const schemas = Object.keys(reachedDefs(roots, jsonSchemas)).filter((name) => groups.has(name));
    const breaking = schemas.some((name) => groups.get(name)?.breaks.has(direction));
    return schemas.length > 0 ? [{ part, what: { schemas }, breaking }] : [];
  };
  return ({ requestBody, responses }) => [
    ...use({ kind: 'body' }, requestBody?.media ?? [], 'request'),
    ...responses.flatMap(({ status, media }) =>
      use({ kind: 'response', status }, media, 'response'),
    ),
  ];
}

/** Maps each named schema to the directions that use it: request, response or both. */
function apiDirections(api: Api): ReadonlyMap<string, ReadonlySet<Direction>> {
  const roots: Record<Direction, Json[]> = { request: [], response: [] };
  const collect = (operation: Operation, sent: Direction, received: Direction): void => {
    const { parameters, requestBody, responses } = operation;
    for (const { jsonSchema } of parameters) roots[sent].push(jsonSchema ?? true);
    for (const { jsonSchema, itemJsonSchema } of requestBody?.media ?? []) {
      roots[sent].push(jsonSchema ?? true, itemJsonSchema ?? true);
    }
    for (const { media } of responses) {
      for (const { jsonSchema, itemJsonSchema } of media) {
        roots[received].push(jsonSchema ?? true, itemJsonSchema ?? true);
      }
    }
    for (const callback of operation.callbacks ?? []) {
      for (const one of callback.operations) collect(one, received, sent);
    }
  };
  for (const operation of api.operations) collect(operation, 'request', 'response');
  for (const webhook of api.webhooks ?? []) collect(webhook, 'response', 'request');
  const directions = new Map<string, Set<Direction>>();
  for (const direction of ['request', 'response'] as const) {
    for (const name of Object.keys(reachedDefs(roots[direction], api.jsonSchemas))) {
      directions.set(name, (directions.get(name) ?? new Set()).add(direction));
    }
  }
  return directions;
}

function mergedDirections(
  one: ReadonlyMap<string, ReadonlySet<Direction>>,
  other: ReadonlyMap<string, ReadonlySet<Direction>>,
): ReadonlyMap<string, ReadonlySet<Direction>> {
  const names = new Set([...one.keys(), ...other.keys()]);
  return new Map(
    [...names].map((name) => [
      name,
      new Set([...(one.get(name) ?? []), ...(other.get(name) ?? [])]),
    ]),
  );
}
