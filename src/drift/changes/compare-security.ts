import type { Operation, SecurityScheme } from '../../model/index.js';
import type { Change } from './change.js';
import type { Compared } from './compared.js';

/** Whether who got in before gets in still. */
export function securityChanges(
  before: Operation,
  after: Operation,
  { schemes }: Compared,
): readonly Change[] {
  const was = before.security.map((alternative) => asked(alternative, schemes.before));
  const is = after.security.map((alternative) => asked(alternative, schemes.after));
  const text = (alternatives: readonly ReadonlySet<string>[]): string =>
    alternatives.map((one) => [...one].sort().join(' + ')).join('; ');
  if (text(was) === text(is)) return [];
  // Each way in of then is enough for one of now, or nothing is asked for.
  const isOpen = is.length === 0 || is.some(({ size }) => size === 0);
  const isEnough = (given: ReadonlySet<string>): boolean =>
    is.some((one) => [...one].every((need) => given.has(need)));
  const breaking = !isOpen && (was.length === 0 || !was.every(isEnough));
  return [{ part: { kind: 'security' }, what: { key: 'changes.changed' }, breaking }];
}

/** What an alternative asks for: each scheme as it goes over the wire, and each of its scopes. */
function asked(
  alternative: Operation['security'][number],
  schemes: readonly SecurityScheme[],
): ReadonlySet<string> {
  return new Set(
    alternative.flatMap(({ scheme: name, scopes }) => {
      const found = schemes.find((one) => one.name === name);
      const wire = [found?.type, found?.scheme?.toLowerCase(), found?.in, found?.parameter];
      const own = [name, ...wire].filter(Boolean).join(' ');
      return [own, ...scopes.map((scope) => `${name}: ${scope}`)];
    }),
  );
}
