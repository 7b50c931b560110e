import { asList, asObject, isObject, type RawObject } from '../../json-schema/json.js';
import type { Operation } from '../api/operation.js';
import { titleText } from '../json.js';
import { pathOperations } from '../path-operations.js';
import { pointerTo } from '../pointer.js';

/** An unprocessed operation with its JSON pointer. */
export interface RawOperation {
  readonly node: RawObject;
  readonly pointer: string;
  readonly item: RawObject;
  readonly itemPointer: string;
  /** For a webhook its name, for a callback its URL expression. */
  readonly path: string;
  /** Upper case, except for methods that the description writes otherwise (3.2). */
  readonly method: Operation['method'];
  /** Tag names as written. */
  readonly tags: readonly string[];
}

/** An operation with its assigned slug. */
export interface Slugged {
  readonly raw: RawOperation;
  readonly slug: string;
}

/** Returns all operations under `paths`, in file order. */
export function listOperations(document: RawObject): readonly RawOperation[] {
  return listItems(document.paths, '/paths', (path) => path.startsWith('/'));
}

/** Returns the webhooks, in file order. */
export function listWebhooks(document: RawObject): readonly RawOperation[] {
  const written = document.webhooks === undefined ? 'x-webhooks' : 'webhooks';
  return listItems(document[written], pointerTo('', written));
}

/** Returns the operations of a map of path items. */
export function listItems(
  items: unknown,
  pointer: string,
  isShown: (key: string) => boolean = (key) => !key.startsWith('x-'),
): readonly RawOperation[] {
  return Object.entries(asObject(items)).flatMap(([path, item]) => {
    if (!isShown(path) || !isObject(item)) return [];
    const itemPointer = pointerTo(pointer, path);
    return pathOperations(item, itemPointer).map(({ method, operation: node, pointer: at }) => {
      const tags = asList(node.tags)
        .map(titleText)
        .filter((tag) => tag !== undefined);
      return { node, pointer: at, item, itemPointer, path, method, tags };
    });
  });
}
