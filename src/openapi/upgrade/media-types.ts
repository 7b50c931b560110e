import { asList } from '../../json-schema/json.js';
import { asText } from '../json.js';

/** Returns the first list of media types: the operation's, or else the description's. */
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
