import { asList, asObject, asText, type JsonObject } from './json.js';

/** The name that each declared tag says as its `parent` (3.2); of tags that stand twice, the first. */
export function declaredParents(document: JsonObject): ReadonlyMap<string, string | undefined> {
  const parents = new Map<string, string | undefined>();
  for (const raw of asList(document.tags)) {
    const { name, parent } = asObject(raw);
    const tag = asText(name);
    if (tag !== undefined && !parents.has(tag)) parents.set(tag, asText(parent));
  }
  return parents;
}

/** The tags from a tag outwards until it comes again; undefined where it lies in no circle. */
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
