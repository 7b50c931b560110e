import { diagnose, suggest } from '../../diagnostics/index.js';
import type { Diagnostic } from '../../model/index.js';
import { objectOf, referenceOf } from '../json.js';
import { pointerKeys, pointerTo } from '../pointer.js';
import type { Follow, Target } from '../source/locate.js';
import { type Collected, placeOfReference } from './collect.js';
import { fits } from './misfits.js';
import { nameOf } from './object-model.js';
import { type Found, findTarget } from './target.js';

/** Reports references that lead to nothing or to an object of another kind than the place needs. */
export function checkReferences(
  { references, kinds }: Collected,
  follow: Follow,
): { readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  for (const reference of references) {
    const { source, pointer, written, target, kind, severity } = reference;
    if (target === undefined) continue;
    const found = findTarget(target, follow);
    if (found === undefined) {
      const place = placeOfReference(source, pointer);
      const hint = similarTarget(target);
      diagnostics.push(
        diagnose('openapi/unresolved-reference', { reference: written }, { place, hint, severity }),
      );
      continue;
    }
    if (isEndless(found, follow)) {
      const place = placeOfReference(source, pointer);
      diagnostics.push(diagnose('openapi/endless-reference', { reference: written }, { place }));
      continue;
    }
    const actual = kinds.get(found.source)?.get(found.pointer);
    if (kind !== undefined && actual !== undefined && !fits(actual, kind)) {
      const args = { reference: written, found: nameOf(actual), wanted: nameOf(kind) };
      const place = placeOfReference(source, pointer);
      diagnostics.push(diagnose('openapi/wrong-reference', args, { place, severity }));
    }
  }
  return { diagnostics };
}

/** Whether there are only references behind a target, in a circle. */
function isEndless(first: Found, follow: Follow): boolean {
  const passed = new Set<unknown>();
  for (let found: Found | undefined = first; found !== undefined; ) {
    const written = referenceOf(found.value);
    if (written === undefined || Object.keys(objectOf(found.value)).length > 1) return false;
    if (passed.has(found.value)) return true;
    passed.add(found.value);
    const next = follow(found.source, written, found.pointer);
    found = next && findTarget(next, follow);
  }
  return false;
}

/** The component that may have been meant: of the same section first, else of the same name elsewhere. */
function similarTarget({ source, pointer }: Target): string | undefined {
  const keys = pointerKeys(pointer);
  const name = keys.at(-1);
  if (name === undefined) return undefined;
  const { components: own, ...top } = objectOf(source.value);
  const components = objectOf(own ?? top);
  const section = keys.at(-2) ?? '';
  const sections = [section, ...Object.keys(components)].filter((key) => key in components);
  for (const candidate of sections) {
    const near = suggest(name, Object.keys(objectOf(components[candidate])));
    if (near === undefined) continue;
    // A component of another section must be called the same: similar names mean other things there.
    if (candidate !== section && near !== name) continue;
    return `did you mean #${pointerTo(own === undefined ? '' : '/components', candidate, near)}?`;
  }
  return undefined;
}
