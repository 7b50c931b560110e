import type { Operation } from '../api/operation.js';
import { asList, asObject, isObject, type JsonObject, titleOf } from '../json.js';
import { methods } from '../methods.js';
import { pointerTo } from '../pointer.js';
import { isInternal } from './context.js';

/** An operation as the description has it, and where. */
export interface RawOperation {
  readonly node: JsonObject;
  readonly pointer: string;
  readonly item: JsonObject;
  readonly itemPointer: string;
  /** Of a webhook its name, of a callback the expression of its URL. */
  readonly path: string;
  /** Upper case, but for methods that are written otherwise (3.2). */
  readonly method: Operation['method'];
  /** The names of its tags as written. */
  readonly tags: readonly string[];
}

/** An operation with the slug that it has got. */
export interface Slugged {
  readonly raw: RawOperation;
  readonly slug: string;
}

/** Methods that are fields of a path item (`query` since OpenAPI 3.2). */

/** All operations under `paths`, in the order of the file. */
export function listOperations(document: JsonObject): readonly RawOperation[] {
  return listItems(document.paths, '/paths', (path) => path.startsWith('/'));
}

/** What the service sends unasked, in the order of the file. */
export function listWebhooks(document: JsonObject): readonly RawOperation[] {
  const written = document.webhooks === undefined ? 'x-webhooks' : 'webhooks';
  return listItems(document[written], pointerTo('', written));
}

/** The operations of a map of path items; those that are internal are left out. */
export function listItems(
  items: unknown,
  pointer: string,
  isShown: (key: string) => boolean = (key) => !key.startsWith('x-'),
): readonly RawOperation[] {
  return Object.entries(asObject(items)).flatMap(([path, item]) => {
    if (!isShown(path) || !isObject(item) || isInternal(item)) return [];
    const itemPointer = pointerTo(pointer, path);
    const fields = Object.entries(item).filter(([key]) => methods.includes(key));
    const additional = Object.entries(asObject(item.additionalOperations));
    const all = [
      ...fields.map(
        ([key, node]) => [key.toUpperCase(), node, pointerTo(itemPointer, key)] as const,
      ),
      ...additional.map(
        ([key, node]) => [key, node, pointerTo(itemPointer, 'additionalOperations', key)] as const,
      ),
    ];
    return all.flatMap(([method, node, at]) => {
      if (!isObject(node) || isInternal(node)) return [];
      const tags = asList(node.tags)
        .map(titleOf)
        .filter((tag) => tag !== undefined);
      return [{ node, pointer: at, item, itemPointer, path, method, tags }];
    });
  });
}
