import { asList, asText } from '../json.js';

/** The first list that names media types: that of the operation, else that of the description. */
export function mediaTypes(...lists: readonly unknown[]): readonly string[] {
  for (const list of lists) {
    if (!Array.isArray(list)) continue;
    const types = asList(list)
      .map(asText)
      .filter((type) => type !== undefined && type !== '');
    return [...new Set(types)].filter((type) => type !== undefined);
  }
  return [];
}
