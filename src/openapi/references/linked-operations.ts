import { asObject, type RawObject } from '../../json-schema/json.js';
import { methods } from '../methods.js';
import { pointerTo } from '../pointer.js';
import type { FollowReference, SourcePointer } from '../source/locate.js';
import type { ParsedSource } from '../source/parse-source.js';
import { targetKey } from './components.js';
import { findTarget } from './follow-reference.js';

/**
 * Creates a function that rewrites a link's `operationRef` to a pointer into the combined document.
 * A reference to any other target stays as written.
 */
export function makeLinkedOperations(
  root: ParsedSource,
  follow: FollowReference,
): (link: RawObject, at: SourcePointer) => RawObject {
  let places: ReadonlyMap<string, string> | undefined;
  return (link, at) => {
    const { operationRef } = link;
    if (typeof operationRef !== 'string') return link;
    const target = follow(at.source, operationRef, at.pointer);
    const found = target && findTarget(target, follow);
    if (found === undefined) return link;
    places ??= sourcePlaces(root, follow);
    const pointer = places.get(targetKey(found));
    return pointer === undefined ? link : { ...link, operationRef: `#${encodeURI(pointer)}` };
  };
}

/** Maps the source location of each operation to its pointer in the document. */
function sourcePlaces(root: ParsedSource, follow: FollowReference): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const find = (pointer: string) => findTarget({ source: root, pointer }, follow);
  for (const path of Object.keys(asObject(asObject(root.value).paths))) {
    const item = pointerTo('/paths', path);
    const others = Object.keys(asObject(find(`${item}/additionalOperations`)?.value));
    for (const pointer of [
      ...methods.map((method) => pointerTo(item, method)),
      ...others.map((method) => pointerTo(item, 'additionalOperations', method)),
    ]) {
      const operation = find(pointer);
      if (operation === undefined || places.has(targetKey(operation))) continue;
      places.set(targetKey(operation), pointer);
    }
  }
  return places;
}
