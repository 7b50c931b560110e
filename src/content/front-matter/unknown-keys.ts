import type { z } from 'zod';
import { diagnose, Spellings } from '../../diagnostics/index.js';
import type { Diagnostic, Place } from '../../model/index.js';

/** What a mapping may hold, by key. */
export type Shape = Readonly<Record<string, z.ZodType>>;

export interface UnknownKey {
  readonly name: string;
  readonly place: Place | undefined;
}

/** Keys of other tools, and docsgen's keys for the same. */
const equivalents: ReadonlyMap<string, string> = new Map([
  ['sidebarTitle', 'sidebar_label'],
  ['linkTitle', 'sidebar_label'],
  ['weight', 'sidebar_position'],
  ['order', 'sidebar_position'],
  ['nav_order', 'sidebar_position'],
  ['aliases', 'redirect_from'],
  ['outline', 'toc_max_heading_level'],
]);

/** A folder of thousands of texts has the same few keys in each. */
const spellings = new WeakMap<Shape, Spellings>();

/**
 * A finding for each key that is nearly a known one, and one for all the others: what was written for another generator
 * has half a dozen in each text.
 *
 * @param prefix of the mapping that they stand in, `last_update.`
 */
export function unknownKeys(
  keys: readonly UnknownKey[],
  shape: Shape,
  prefix: string,
): Diagnostic[] {
  const known = spellings.get(shape) ?? new Spellings(Object.keys(shape));
  spellings.set(shape, known);
  const tell = (names: readonly string[], place: Place | undefined, hint?: string) =>
    diagnose(
      'content/front-matter-unknown-key',
      { keys: names.map((name) => prefix + name) },
      { place, hint },
    );
  const misspelt: Diagnostic[] = [];
  const foreign: UnknownKey[] = [];
  for (const key of keys) {
    const meant = equivalentOf(key.name, shape) ?? known.nearest(key.name);
    if (meant === undefined) foreign.push(key);
    else misspelt.push(tell([key.name], key.place, `did you mean ${meant}?`));
  }
  const [first] = foreign;
  return first
    ? [
        ...misspelt,
        tell(
          foreign.map(({ name }) => name),
          first.place,
        ),
      ]
    : misspelt;
}

function equivalentOf(name: string, shape: Shape): string | undefined {
  const own = equivalents.get(name);
  return own !== undefined && Object.hasOwn(shape, own) ? own : undefined;
}
