import { asList, asObject, type RawObject } from '../json-schema/json.js';
import { asText } from './json.js';

/** Returns the `parent` of each declared tag (3.2); for duplicate tags, that of the first. */
export function declaredParents(document: RawObject): ReadonlyMap<string, string | undefined> {
  const parents = new Map<string, string | undefined>();
  for (const raw of asList(document.tags)) {
    const { name, parent } = asObject(raw);
    const tag = asText(name);
    if (tag !== undefined && !parents.has(tag)) parents.set(tag, asText(parent));
  }
  return parents;
}

/** Returns the cycle of parents that starts at a tag; undefined if there is none. */
export function tagCycle(
  tag: string,
  parents: ReadonlyMap<string, string | undefined>,
): readonly string[] | undefined {
  const passed = new Set<string>();
  for (let one: string | undefined = tag; one !== undefined; one = parents.get(one)) {
    if (passed.has(one)) return one === tag ? [...passed] : undefined;
    passed.add(one);
  }
  return undefined;
}

/** Returns a tag and its parents. */
export function tagLineage(
  tag: string | undefined,
  parents: ReadonlyMap<string, string | undefined>,
): readonly string[] {
  const names = new Set<string>();
  for (let name = tag; name !== undefined && !names.has(name); name = parents.get(name)) {
    names.add(name);
  }
  return [...names];
}
