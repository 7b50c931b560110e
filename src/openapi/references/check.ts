import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose, suggest } from '../../diagnostics/index.js';
import { asObject, isObject } from '../../json-schema/json.js';
import { nodeReference } from '../json.js';
import { pointerKeys, pointerTo } from '../pointer.js';
import type { FollowReference, SourcePointer } from '../source/locate.js';
import { type CollectedReferences, placeOfReference } from './collect.js';
import { type FoundTarget, findTarget } from './follow-reference.js';
import { isCompatibleKind } from './kind-mismatch.js';
import { kindName, type ObjectKind } from './object-model.js';

/** Reports references with a missing target or with a target of the wrong kind. */
export function checkReferences(
  { references, kinds }: CollectedReferences,
  follow: FollowReference,
): { readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const isEndless = makeIsEndless(follow);
  for (const reference of references) {
    const { source, pointer, reference: written, target, kind, severity } = reference;
    if (target === undefined) continue;
    const resolved = findTarget(target, follow);
    if (resolved === undefined) {
      const place = placeOfReference(source, pointer);
      const hint = similarTarget(target);
      diagnostics.push(
        diagnose('openapi/unresolved-reference', { reference: written }, { place, hint, severity }),
      );
      continue;
    }
    if (isEndless(resolved)) {
      const place = placeOfReference(source, pointer);
      diagnostics.push(diagnose('openapi/endless-reference', { reference: written }, { place }));
      continue;
    }
    const actual = kinds.get(resolved.source)?.get(resolved.pointer);
    const mismatch =
      actual === undefined || kind === undefined || isCompatibleKind(actual, kind)
        ? undefined
        : kindName(actual);
    const foundKind = mismatch ?? (kind && plainValue(resolved.value, kind));
    if (kind !== undefined && foundKind !== undefined) {
      const args = { reference: written, found: foundKind, wanted: kindName(kind) };
      const place = placeOfReference(source, pointer);
      // A missing example does not affect the rest of the description.
      const isMinor = mismatch === undefined && kind === 'example';
      const how = { place, severity: severity ?? (isMinor ? 'warning' : undefined) };
      diagnostics.push(diagnose('openapi/wrong-reference', args, how));
    }
  }
  return { diagnostics };
}

/**
 * Describes a value that is not an object, although all parts of a description are; a schema may
 * also be a boolean.
 */
function plainValue(value: unknown, kind: ObjectKind): string | undefined {
  if (isObject(value) || (kind === 'schema' && typeof value === 'boolean')) return undefined;
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'string' ? 'a string' : `a ${typeof value}`;
}

/**
 * Whether a target leads only to a cycle of references. Results are cached for all targets of a
 * chain.
 */
function makeIsEndless(follow: FollowReference): (first: FoundTarget) => boolean {
  const results = new Map<unknown, boolean>();
  return (first) => {
    const passed = new Set<unknown>();
    const remember = (isEndless: boolean): boolean => {
      for (const value of passed) results.set(value, isEndless);
      return isEndless;
    };
    for (let found: FoundTarget | undefined = first; found !== undefined; ) {
      const before = results.get(found.value);
      if (before !== undefined) return remember(before);
      const written = nodeReference(found.value);
      if (written === undefined || Object.keys(asObject(found.value)).length > 1)
        return remember(false);
      if (passed.has(found.value)) return remember(true);
      passed.add(found.value);
      const next = follow(found.source, written, found.pointer);
      found = next && findTarget(next, follow);
    }
    return remember(false);
  };
}

/**
 * Suggests a component: first from the same section, then with the same name from another section.
 */
function similarTarget({ source, pointer }: SourcePointer): string | undefined {
  const keys = pointerKeys(pointer);
  const name = keys.at(-1);
  if (name === undefined) return undefined;
  const { components: own, ...top } = asObject(source.value);
  const components = asObject(own ?? top);
  const section = keys.at(-2) ?? '';
  const sections = [section, ...Object.keys(components)].filter((key) => key in components);
  for (const candidate of sections) {
    const near = suggest(name, Object.keys(asObject(components[candidate])));
    if (near === undefined) continue;
    // In another section, only an identical name is a plausible suggestion.
    if (candidate !== section && near !== name) continue;
    return `did you mean #${pointerTo(own === undefined ? '' : '/components', candidate, near)}?`;
  }
  return undefined;
}
