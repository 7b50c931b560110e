import type { Place, Position } from '../../diagnostics/diagnostic.js';
import { pointerKeys, pointerTo } from '../pointer.js';
import type { ParsedSource } from './parse-source.js';
import type { NodeSpan, SourceEntry } from './tree.js';

/** Source position of a text in the description, for diagnostics inside the text. */
export interface Origin {
  readonly file: string;
  /** Offset in the file at which the text or its opening quotation mark starts. */
  readonly start: number;
  /** Position of an offset in the decoded text. */
  at(offset: number): Position;
}

/** Finds source positions in a description of one or several files. */
export interface Locator {
  /**
   * Returns the position of the value at a JSON pointer, or of its key; if it does not exist, of
   * the closest enclosing value. Follows references, also into other files.
   */
  locate(pointer: string, on?: 'key' | 'value'): Place;
  origin(pointer: string): Origin;
  /**
   * Returns the source text of a scalar: `1.0`, `9223372036854775807`; undefined for other values
   * and missing ones.
   */
  written(pointer: string): string | undefined;
}

/** Returns the original location of the part at a pointer, if it comes from elsewhere. */
export type FindOriginal = (pointer: string) => SourcePointer | undefined;

/** Returns the target of a reference in `source`, at the pointer `at` if known. */
export type FollowReference = (
  source: ParsedSource,
  reference: string,
  at?: string,
) => SourcePointer | undefined;

/** A JSON pointer in one of the files. */
export interface SourcePointer {
  readonly source: ParsedSource;
  readonly pointer: string;
}

interface Spot extends SourcePointer {
  readonly entry: SourceEntry;
  /** The path ends before its last key, because the value does not exist. */
  readonly isEnd?: boolean;
  /** Position of the key, if it differs from the value's location. */
  readonly keyed?: (SourcePointer & { readonly key: NodeSpan }) | undefined;
}

export function makeLocator(
  root: ParsedSource,
  follow: FollowReference,
  findOriginal: FindOriginal = () => undefined,
): Locator {
  // Thousands of pointers share a prefix.
  const parents = new Map<string, Spot>([['', rootSpot(root)]]);

  /** The last existing location on the path to `pointer`. */
  const spotAt = (pointer: string): Spot => {
    const known = parents.get(pointer);
    if (known !== undefined) return known;
    const target = findOriginal(pointer);
    const written = target === undefined ? undefined : walk(target, follow);
    if (pointer === '') return written ?? rootSpot(root);
    const end = Math.max(pointer.lastIndexOf('/'), 0);
    const above = pointer.slice(0, end);
    const parent = spotAt(above);
    parents.set(above, parent);
    const [key = ''] = pointerKeys(pointer.slice(end));
    const here = parent.isEnd ? undefined : step(parent, key, follow);
    if (written === undefined) return here ?? { ...parent, isEnd: true };
    const keyed = here?.entry.key && { ...here, key: here.entry.key };
    return { ...written, keyed };
  };

  /**
   * Locates a value of another file there, because the reference itself gives no useful position.
   */
  const through = (spot: Spot): Spot => {
    const outside = spot.isEnd ? undefined : hop(spot, follow);
    return outside !== undefined && outside.source !== spot.source ? outside : spot;
  };

  return {
    locate(pointer, on = 'value') {
      const spot = spotAt(pointer);
      if (on === 'key' && spot.keyed) return targetPlace(spot.keyed, spot.keyed.key);
      const found = on === 'value' ? through(spot) : spot;
      const { key, value } = found.entry;
      return targetPlace(found, on === 'key' ? (key ?? value) : (value ?? key));
    },
    origin(pointer) {
      const { source: own, entry } = through(spotAt(pointer));
      const source = entry.value?.writtenIn ?? own;
      const start = entry.value?.start ?? 0;
      return {
        file: source.file,
        start,
        at: (offset) => source.place(entry.value?.offsetOf(offset) ?? start).start,
      };
    },
    written(pointer) {
      const spot = spotAt(pointer);
      return spot.isEnd ? undefined : through(spot).entry.value?.text;
    },
  };
}

function walk({ source, pointer }: SourcePointer, follow: FollowReference): Spot {
  let spot = rootSpot(source);
  for (const key of pointerKeys(pointer)) {
    const next = step(spot, key, follow);
    if (next === undefined) return { ...spot, isEnd: true };
    spot = next;
  }
  return spot;
}

function step(from: Spot, key: string, follow: FollowReference): Spot | undefined {
  let spot: Spot | undefined = from;
  // The limit on hops stops circular references.
  for (let hops = 0; spot !== undefined && hops < 50; hops += 1) {
    const entry = spot.entry.value?.at(key);
    if (entry !== undefined) {
      return { source: spot.source, pointer: pointerTo(spot.pointer, key), entry };
    }
    spot = hop(spot, follow);
  }
  return undefined;
}

function hop(from: Spot, follow: FollowReference): Spot | undefined {
  const written = from.entry.value?.at('$ref')?.value?.text;
  const target = written === undefined ? undefined : follow(from.source, written);
  if (target === undefined) return undefined;
  let spot: Spot | undefined = rootSpot(target.source);
  for (const key of pointerKeys(target.pointer)) {
    const entry: SourceEntry | undefined = spot.entry.value?.at(key);
    if (entry === undefined) return undefined;
    spot = { source: spot.source, pointer: pointerTo(spot.pointer, key), entry };
  }
  return spot;
}

function rootSpot(source: ParsedSource): Spot {
  return { source, pointer: '', entry: { value: source.root } };
}

/** Ends the position at the end of its line, so that a whole mapping is shown by its first line. */
function targetPlace({ source, pointer }: SourcePointer, span: NodeSpan | undefined): Place {
  const { start, end, writtenIn } = span ?? { start: 0, end: 0 };
  const { text } = writtenIn ?? source;
  const firstLine = text.slice(start, end).search(/[\r\n]/);
  const lineEnd = firstLine === -1 ? end : start + firstLine;
  // The pointer would not lead anywhere in the file of the overlay.
  return writtenIn?.place(start, lineEnd) ?? { ...source.place(start, lineEnd), pointer };
}
