import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import type { Description } from './description.js';
import { asList, asObject, asText } from './json.js';
import { pointerTo } from './pointer.js';
import type { DescriptionFile } from './source/parse.js';
import { declaredParents } from './tag-parents.js';

/** Maximum number of placeholders in a server URL or path. */
const maxPlaceholders = 100;
const shorten = `leave at most ${maxPlaceholders} of them`;
/** Maximum nesting of tags. */
const maxParents = 100;

/**
 * Maximum number of `oneOf` and `anyOf` alternatives in a description: the largest real ones have
 * some thousands.
 */
const maxAlternatives = 20_000;

/**
 * Reports a path with too many placeholders. Runs before the description is traversed, because
 * every pointer inside the path repeats it.
 */
export function excessivePath({ value, root, place }: DescriptionFile): Diagnostic | undefined {
  const path = Object.keys(asObject(asObject(value).paths)).find(hasManyPlaceholders);
  if (path === undefined) return undefined;
  const key = root?.at('paths')?.value?.at(path)?.key;
  const reason = `a path has more than ${maxPlaceholders} placeholders`;
  const at = key ? place(key.start, key.end) : place(0);
  return diagnose('openapi/too-complex', { reason }, { place: at, hint: shorten });
}

/** Reports a feature whose amount would make reading quadratic in time or memory. */
export function descriptionExcess({
  document,
  objects,
  locator,
}: Description): Diagnostic | undefined {
  const tooComplex = (reason: string, hint: string, pointer: string) =>
    diagnose('openapi/too-complex', { reason }, { place: locator.locate(pointer), hint });
  for (const { kind, node, pointer } of objects) {
    if (kind !== 'server' || !hasManyPlaceholders(asText(node.url) ?? '')) continue;
    const reason = `the URL of a server has more than ${maxPlaceholders} placeholders`;
    return tooComplex(reason, shorten, pointerTo(pointer, 'url'));
  }
  const choices = manyAlternatives(objects);
  if (choices !== undefined) {
    const reason = `its schemas have more than ${maxAlternatives} alternatives`;
    return tooComplex(reason, 'list alternatives once, in a schema that others refer to', choices);
  }
  const tag = deepTag(document);
  if (tag === undefined) return undefined;
  const reason = `a tag is nested in more than ${maxParents} others`;
  return tooComplex(reason, 'let fewer tags have a parent', pointerTo('/tags', tag, 'parent'));
}

function hasManyPlaceholders(text: string): boolean {
  let count = 0;
  for (const _ of text.matchAll(/\{/g)) {
    count += 1;
    if (count > maxPlaceholders) return true;
  }
  return false;
}

/** Pointer of the schema at which the total number of alternatives exceeds the limit. */
function manyAlternatives(objects: Description['objects']): string | undefined {
  let count = 0;
  for (const { kind, node, pointer } of objects) {
    if (kind !== 'schema') continue;
    count += asList(node.oneOf).length + asList(node.anyOf).length;
    if (count > maxAlternatives) return pointer;
  }
  return undefined;
}

/** Index of a tag with too many ancestors. */
function deepTag(document: Description['document']): number | undefined {
  const parents = declaredParents(document);
  const indices = [...asList(document.tags).keys()];
  return indices.find((index) => {
    const passed = new Set<string>();
    let tag = asText(asObject(asList(document.tags)[index]).parent);
    while (tag !== undefined && !passed.has(tag) && passed.size <= maxParents) {
      passed.add(tag);
      tag = parents.get(tag);
    }
    return passed.size > maxParents;
  });
}
