import { asList, asObject } from '../../json-schema/json.js';
import type { BundledDocument } from '../bundled-document.js';
import { asText } from '../json.js';
import { pointerTo } from '../pointer.js';

/** Returns the names of the list `tags`; undefined for an entry without a name. */
export function declaredTags({ document }: BundledDocument): readonly (string | undefined)[] {
  return asList(document.tags).map((tag) => asText(asObject(tag).name));
}

/** A tag of an operation under `paths`. */
interface UsedTag {
  readonly tag: string;
  readonly pointer: string;
}

/** Returns the tags of all operations under `paths`, in order. */
export function usedTags({ objects }: BundledDocument): readonly UsedTag[] {
  return objects.flatMap(({ kind, node, pointer }) => {
    if (kind !== 'operation' || !pointer.startsWith('/paths/')) return [];
    return asList(node.tags).flatMap((value, index) => {
      const tag = asText(value);
      return tag === undefined ? [] : [{ tag, pointer: pointerTo(pointer, 'tags', index) }];
    });
  });
}

/** Returns each declared or used tag with the pointer of its declaration or of its first use. */
export function knownTags(description: BundledDocument): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const { tag, pointer } of usedTags(description)) {
    if (!known.has(tag)) known.set(tag, pointer);
  }
  for (const [index, name] of declaredTags(description).entries()) {
    if (name !== undefined) known.set(name, pointerTo('/tags', index));
  }
  return known;
}

/** A tag in a group of `x-tagGroups`. */
interface GroupedTag {
  readonly tag: string;
  readonly group: string;
  readonly pointer: string;
}

/** Returns the tags of all tag groups. */
export function groupedTags({ document }: BundledDocument): readonly GroupedTag[] {
  return asList(document['x-tagGroups']).flatMap((raw, index) => {
    const { name, tags } = asObject(raw);
    return asList(tags).map((written, position) => ({
      tag: asText(written) ?? '',
      group: asText(name) ?? String(index + 1),
      pointer: pointerTo('/x-tagGroups', index, 'tags', position),
    }));
  });
}
