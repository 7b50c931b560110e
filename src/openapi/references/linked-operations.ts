import { type JsonObject, objectOf } from '../json.js';
import { methods } from '../methods.js';
import { pointerTo } from '../pointer.js';
import type { Follow, Target } from '../source/locate.js';
import type { Source } from '../source/parse.js';
import { keyOf } from './components.js';
import { findTarget } from './target.js';

/**
 * Makes what gives the `operationRef` of a link as a pointer into the one document that files are put together to.
 * One that leads elsewhere stays as it is written.
 */
export function makeLinkedOperations(
  root: Source,
  follow: Follow,
): (link: JsonObject, at: Target) => JsonObject {
  let places: ReadonlyMap<string, string> | undefined;
  return (link, at) => {
    const { operationRef } = link;
    if (typeof operationRef !== 'string') return link;
    const target = follow(at.source, operationRef, at.pointer);
    const found = target && findTarget(target, follow);
    if (found === undefined) return link;
    places ??= placesOf(root, follow);
    const pointer = places.get(keyOf(found));
    return pointer === undefined ? link : { ...link, operationRef: `#${encodeURI(pointer)}` };
  };
}

/** Where operations stand in the document, by where they are written. */
function placesOf(root: Source, follow: Follow): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const find = (pointer: string) => findTarget({ source: root, pointer }, follow);
  for (const path of Object.keys(objectOf(objectOf(root.value).paths))) {
    const item = pointerTo('/paths', path);
    const others = Object.keys(objectOf(find(`${item}/additionalOperations`)?.value));
    for (const pointer of [
      ...methods.map((method) => pointerTo(item, method)),
      ...others.map((method) => pointerTo(item, 'additionalOperations', method)),
    ]) {
      const operation = find(pointer);
      if (operation === undefined || places.has(keyOf(operation))) continue;
      places.set(keyOf(operation), pointer);
    }
  }
  return places;
}
