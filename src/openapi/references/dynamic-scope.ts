import { isObject, nodeReference, valueAt } from '../json.js';
import { lookUp, pointerTo } from '../pointer.js';
import type { Follow, Target } from '../source/locate.js';
import { targetKey } from './components.js';
import { type DeclaredNames, outermostSchema } from './identifiers.js';
import { findTarget } from './target.js';

/**
 * Targets of dynamic anchors on the path to a schema, by name. The outermost resource wins (JSON
 * Schema 2020-12 core, section 8.2.3.2).
 */
export type Scope = ReadonlyMap<string, Target>;

export interface DynamicScopes {
  /** Returns the scope inside the resource of a schema, extended from the outer scope. */
  enter(scope: Scope | undefined, at: Target): Scope;
  /** Returns the target of a `$dynamicRef`, given its target without a scope. */
  bound(target: Target | undefined, written: string, scope: Scope): Target | undefined;
  /** Returns the part of a scope that changes the meaning of a target. */
  changes(target: Target, scope: Scope): Scope;
}

const nothing: Scope = new Map();

export function makeDynamicScopes(follow: Follow, declared: DeclaredNames): DynamicScopes {
  const anchors = new Map<string, Scope>();
  const reached = new Map<string, ReadonlySet<string>>();

  const targetAnchors = (at: Target): Scope => {
    if (!declared.hasDynamicAnchors(at.source)) return nothing;
    const root = { source: at.source, pointer: targetResource(at, declared) };
    const key = targetKey(root);
    const known = anchors.get(key) ?? collectAnchors(root);
    anchors.set(key, known);
    return known;
  };

  /** The dynamic anchor names that a target and its references use. */
  const namesIn = (target: Target): ReadonlySet<string> => {
    const key = targetKey(target);
    const known = reached.get(key) ?? collectNames(target, follow);
    reached.set(key, known);
    return known;
  };

  return {
    enter(scope = nothing, at) {
      const own = targetAnchors(at);
      return own.size === 0 ? scope : new Map([...own, ...scope]);
    },
    bound(target, written, scope) {
      const name = written.replace(/^[^#]*#/, '');
      const found = target && findTarget(target, follow);
      const isDynamicAnchor = found && valueAt(found.value, '$dynamicAnchor') === name;
      return (isDynamicAnchor ? scope.get(name) : undefined) ?? target;
    },
    changes(target, scope) {
      if (scope.size === 0) return nothing;
      const own = targetAnchors(target);
      const names = namesIn(target);
      const differs = ([name, bound]: readonly [string, Target]) => {
        const itself = own.get(name);
        return names.has(name) && (itself === undefined || targetKey(itself) !== targetKey(bound));
      };
      return new Map([...scope].filter(differs));
    },
  };
}

/** Returns a key that is equal for equal scopes. */
export function keyOfScope(scope: Scope): string {
  return [...scope]
    .map(([name, target]) => ` ${name}=${targetKey(target)}`)
    .sort()
    .join('');
}

/** A component without `$id` also counts as a resource, because authors mean it that way. */
function targetResource({ source, pointer }: Target, declared: DeclaredNames): string {
  return declared.identifiers(source).resourceOf(pointer)?.pointer ?? outermostSchema(pointer);
}

function collectAnchors({ source, pointer: root }: Target): Scope {
  const found = new Map<string, Target>();
  const seen = new Set<object>();
  const enter = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (pointer !== root && typeof valueAt(value, '$id') === 'string') return;
    const name = valueAt(value, '$dynamicAnchor');
    if (typeof name === 'string' && !found.has(name)) found.set(name, { source, pointer });
    for (const [key, child] of Object.entries(value)) enter(child, pointerTo(pointer, key));
  };
  enter(lookUp(source.value, root), root);
  return found;
}

function collectNames(start: Target, follow: Follow): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<object>();
  const waiting: Target[] = [start];
  const enter = (value: unknown, at: Target): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const written = isObject(value) ? nodeReference(value, 'schema') : undefined;
    if (written !== undefined) {
      if (valueAt(value, '$ref') === undefined) names.add(written.replace(/^[^#]*#/, ''));
      const target = follow(at.source, written, at.pointer);
      if (target !== undefined) waiting.push(target);
    }
    for (const [key, child] of Object.entries(value)) {
      enter(child, { source: at.source, pointer: pointerTo(at.pointer, key) });
    }
  };
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const found = findTarget(next, follow);
    if (found !== undefined) enter(found.value, found);
  }
  return names;
}
