import type { Place } from '../diagnostics/diagnostic.js';
import { makeLocator } from './source/locate.js';
import { parseSource } from './source/parse.js';

/**
 * Returns a function that finds keys in the text of a description's file: the place of the first pointer that the file
 * has, or undefined.
 */
export function partPlaces(
  file: string,
  text: string,
): (pointers: readonly string[]) => Place | undefined {
  const { value: source } = parseSource(file, text);
  if (source === undefined) return () => undefined;
  const locator = makeLocator(source, () => undefined);
  return (pointers) => {
    for (const pointer of pointers) {
      const place = locator.locate(pointer, 'key');
      if (place.pointer === pointer) return place;
    }
    return undefined;
  };
}
