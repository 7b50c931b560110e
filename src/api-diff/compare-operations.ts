import type { Callback, Operation } from '../openapi/api/operation.js';
import type { Change, ChangedPart, ChangeGroup } from './change.js';
import { bodyChanges, responseChanges } from './compare-bodies.js';
import { parameterChanges } from './compare-parameters.js';
import { securityChanges } from './compare-security.js';
import { serverChanges } from './compare-servers.js';
import type { DiffContext } from './context.js';
import { deprecationChanges } from './required-and-deprecated.js';

/** Compares two versions of an operation. */
export function compareOperations(
  before: Operation,
  after: Operation,
  context: DiffContext,
): readonly Change[] {
  return [
    ...operationChanges(before, after),
    ...ownServerChanges(before, after),
    ...securityChanges(before, after, context),
    ...parameterChanges(before, after, context),
    ...bodyChanges(before, after, context),
    ...responseChanges(before, after, context),
  ];
}

/** Compares the callback requests that the service sends for an operation. */
export function compareCallbacks(
  before: Operation,
  after: Operation,
  target: string | undefined,
  context: DiffContext,
): readonly ChangeGroup[] {
  const part: ChangedPart = { kind: 'operation' };
  const named = ({ callbacks = [] }: Operation): ReadonlyMap<string, Operation> =>
    new Map(callbacks.flatMap(callbackOperations));
  const [was, is] = [named(before), named(after)];
  const inverse: DiffContext = {
    ...context,
    requestDirection: context.requestDirection === 'request' ? 'response' : 'request',
  };
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key): readonly ChangeGroup[] => {
    const [old, now] = [was.get(key), is.get(key)];
    const name = `${after.method} ${after.path} → ${key}`;
    if (old === undefined) {
      return [{ name, target, changes: [{ part, what: { key: 'changes.new' }, breaking: false }] }];
    }
    if (now === undefined) {
      return [
        { name, target, changes: [{ part, what: { key: 'changes.removed' }, breaking: true }] },
      ];
    }
    const moved: readonly Change[] =
      old.path === now.path
        ? []
        : [{ part, what: { limit: 'path', before: old.path, after: now.path }, breaking: true }];
    const changes = [...moved, ...compareOperations(old, now, inverse)];
    // Parts of a callback have no anchor of their own, so the group has no target.
    return changes.length > 0 ? [{ name, changes }] : [];
  });
}

function callbackOperations({
  name,
  operations,
}: Callback): readonly (readonly [string, Operation])[] {
  return operations.map((operation) => [`${name} ${operation.method}`, operation] as const);
}

/**
 * Compares servers that an operation or path defines itself; API-wide servers are reported once for
 * the whole API.
 */
function ownServerChanges(before: Operation, after: Operation): readonly Change[] {
  const hasOwn = ({ serversFrom }: Operation): boolean =>
    serversFrom === 'operation' || serversFrom === 'path';
  return hasOwn(before) || hasOwn(after) ? serverChanges(before.servers, after.servers) : [];
}

function operationChanges(before: Operation, after: Operation): readonly Change[] {
  const part: ChangedPart = { kind: 'operation' };
  const advice = deprecationChanges(before, after);
  const found: Change[] = advice.map((what) => ({ part, what, breaking: false }));
  if (before.operationId !== after.operationId) {
    const [was = '–', is = '–'] = [before.operationId, after.operationId];
    const what = { limit: 'operationId', before: was, after: is };
    found.push({ part, what, breaking: false });
  }
  return found;
}
