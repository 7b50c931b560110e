import { isObject, type RawObject } from '../../json-schema/json.js';
import { nodeReference } from '../json.js';
import { pointerOfFragment } from '../pointer.js';
import { mapFields } from '../references/fields.js';
import type { ObjectKind } from '../references/object-model.js';
import type { Moves } from './moves.js';

/** Returns the document with its references updated to the new locations. */
export function rewriteReferences(document: RawObject, moves: Moves): RawObject {
  const known = new Map<RawObject, RawObject>();
  const rewrite = (node: RawObject, kind: ObjectKind, pointer: string): RawObject => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const mapped = mapFields(node, kind, pointer, rewrite);
    const target = pointerOfFragment(nodeReference(node) ?? 'none');
    const made =
      target === undefined ? mapped : { ...mapped, $ref: `#${encodeURI(moves.after(target))}` };
    known.set(node, made);
    return made;
  };
  return isObject(document) ? rewrite(document, 'description', '') : document;
}
