import type { Operation } from '../openapi/api/operation.js';
import type { SecurityScheme } from '../openapi/api/security.js';
import type { Change } from './change.js';
import type { DiffContext } from './context.js';

/** Reports whether credentials that were sufficient before still are. */
export function securityChanges(
  before: Operation,
  after: Operation,
  { schemes }: DiffContext,
): readonly Change[] {
  const was = before.security.map((alternative) => asked(alternative, 'before', schemes));
  const is = after.security.map((alternative) => asked(alternative, 'after', schemes));
  const text = (alternatives: readonly ReadonlySet<string>[]): string =>
    alternatives.map((one) => [...one].sort().join(' + ')).join('; ');
  if (text(was) === text(is)) return [];
  // Not breaking if every old alternative satisfies a new one, or if no credentials are required
  // any more.
  const [wasOpen, isOpen] = [was, is].map(
    (alternatives) => alternatives.length === 0 || alternatives.some(({ size }) => size === 0),
  );
  const isEnough = (given: ReadonlySet<string>): boolean =>
    is.some((one) => [...one].every((need) => given.has(need)));
  const breaking = !isOpen && (was.length === 0 || !was.every(isEnough));
  const key =
    wasOpen === isOpen ? 'changes.changed' : isOpen ? 'changes.optional' : 'changes.required';
  return [{ part: { kind: 'security' }, what: { key }, breaking }];
}

/**
 * The requirements of an alternative: each scheme as it goes over the wire, and each of its scopes.
 * Schemes of one type are distinguished by name, unless the other version lacks that name.
 */
function asked(
  alternative: Operation['security'][number],
  side: 'before' | 'after',
  schemes: DiffContext['schemes'],
): ReadonlySet<string> {
  return new Set(
    alternative.flatMap(({ scheme: name, scopes }) => {
      const [old, now] = [schemes.before, schemes.after].map((all) =>
        all.find((one) => one.name === name),
      );
      const found = side === 'before' ? old : now;
      const own = [
        ...((old && now) || !found ? [name] : []),
        ...(found ? schemeWire(found) : []),
        // An additional OAuth flow breaks nothing as long as the old flows remain.
        ...(found && !(old && now && keepsTokenSources(old, now)) ? tokenSources(found) : []),
      ].join(' ');
      return [own, ...scopes.map((scope) => `${own}: ${scope}`)];
    }),
  );
}

/** What the client sends, and where. */
function schemeWire({ type, scheme, in: place, parameter }: SecurityScheme): readonly string[] {
  const name = place === 'header' ? parameter?.toLowerCase() : parameter;
  return [type, scheme?.toLowerCase(), place, name].filter((word) => word !== undefined);
}

/** Where a client obtains its token. */
function tokenSources({ openIdConnectUrl, flows = [] }: SecurityScheme): readonly string[] {
  const sources = flows.map((flow) =>
    [flow.type, flow.authorizationUrl, flow.deviceAuthorizationUrl, flow.tokenUrl].join(' '),
  );
  return [...sources.toSorted(), ...(openIdConnectUrl === undefined ? [] : [openIdConnectUrl])];
}

function keepsTokenSources(before: SecurityScheme, after: SecurityScheme): boolean {
  const left = new Set(tokenSources(after));
  return tokenSources(before).every((source) => left.has(source));
}
