import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import type { Description } from './description.js';
import { asList, asObject, asText } from './json.js';
import { pointerTo } from './pointer.js';
import type { DescriptionFile } from './source/parse.js';
import { declaredParents } from './tag-parents.js';

/** Placeholders in the URL of a server or in a path. */
const maxPlaceholders = 100;
const shorten = `leave at most ${maxPlaceholders} of them`;
/** Tags that a tag lies in, each in the next one. */
const maxParents = 100;

/** Of `oneOf` and `anyOfSchemas`, in a whole description: the largest ones have some thousands. */
const maxAlternatives = 20_000;

/**
 * A path with too many placeholders, found before the description is walked through: the pointers of all that lies in
 * the path begin with it.
 */
export function excessivePath({ value, root, place }: DescriptionFile): Diagnostic | undefined {
  const path = Object.keys(asObject(asObject(value).paths)).find(hasManyPlaceholders);
  if (path === undefined) return undefined;
  const key = root?.at('paths')?.value?.at(path)?.key;
  const reason = `a path has more than ${maxPlaceholders} placeholders`;
  const at = key ? place(key.start, key.end) : place(0);
  return diagnose('openapi/too-complex', { reason }, { place: at, hint: shorten });
}

/** What a description has so much of that reading it takes time or memory by the square of its size. */
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

/** Where the alternatives of all schemas become too many. */
function manyAlternatives(objects: Description['objects']): string | undefined {
  let count = 0;
  for (const { kind, node, pointer } of objects) {
    if (kind !== 'schema') continue;
    count += asList(node.oneOf).length + asList(node.anyOf).length;
    if (count > maxAlternatives) return pointer;
  }
  return undefined;
}

/** The index of a tag that lies in too many others. */
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
