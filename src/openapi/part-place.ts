import type { Place } from '../diagnostics/diagnostic.js';
import { lookUp, pointerOfFragment, pointerTo } from './pointer.js';
import { makeLocator } from './source/locate.js';
import { parseSource } from './source/parse-source.js';

/** Finds parts of a description in the text of one of its files. */
export interface PartPlaces {
  /** Returns the place of the first pointer that the file has, or undefined. */
  locate(pointers: readonly string[]): Place | undefined;
  /**
   * Returns the pointers at which an operation can declare a parameter: its own, then those of its
   * path.
   *
   * @param operation pointer of the operation
   * @param place `query`, `path` …; any if it is unknown
   */
  parameterPointers(
    operation: string,
    parameter: { readonly name: string; readonly place?: string | undefined },
  ): readonly string[];
}

export function partPlaces(file: string, text: string): PartPlaces {
  const { value: source } = parseSource(file, text);
  if (source === undefined) return { locate: () => undefined, parameterPointers: () => [] };
  const locator = makeLocator(source, () => undefined);
  return {
    locate(pointers) {
      for (const pointer of pointers) {
        const place = locator.locate(pointer, 'key');
        if (place.pointer === pointer) return place;
      }
      return undefined;
    },
    parameterPointers(operation, wanted) {
      const path = operation.slice(0, Math.max(operation.lastIndexOf('/'), 0));
      return [operation, path].flatMap((owner) => {
        const list = pointerTo(owner, 'parameters');
        const written = lookUp(source.value, list);
        if (!Array.isArray(written)) return [];
        return written.flatMap((one: unknown, index) =>
          isParameter(dereferenced(one, source.value), wanted) ? [pointerTo(list, index)] : [],
        );
      });
    },
  };
}

/** Follows a reference within the file. */
function dereferenced(value: unknown, root: unknown): unknown {
  const reference: unknown = lookUp(value, '/$ref');
  if (typeof reference !== 'string' || !reference.startsWith('#')) return value;
  const pointer = pointerOfFragment(reference);
  return pointer === undefined ? value : lookUp(root, pointer);
}

/** Header names are case-insensitive. */
function isParameter(
  value: unknown,
  { name, place }: { readonly name: string; readonly place?: string | undefined },
): boolean {
  const [ownName, ownPlace] = [lookUp(value, '/name'), lookUp(value, '/in')];
  if (typeof ownName !== 'string' || (place !== undefined && ownPlace !== place)) return false;
  return ownPlace === 'header' ? ownName.toLowerCase() === name.toLowerCase() : ownName === name;
}
