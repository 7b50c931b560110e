import type { z } from 'zod';
import { diagnose, Spellings } from '../../diagnostics/index.js';
import type { Diagnostic, Place } from '../../model/index.js';
import { foreignKeyHint } from './foreign-keys.js';

/** What a mapping may hold, by key. */
export type Shape = Readonly<Record<string, z.ZodType>>;

export interface UnknownKey {
  readonly name: string;
  readonly place: Place | undefined;
}

/** A folder of thousands of texts has the same few keys in each. */
const spellings = new WeakMap<Shape, Spellings>();

/**
 * A finding for each key that is nearly a known one, and one for all the others: what was written for another generator
 * has half a dozen in each text. It says what docsgen calls those that are known of other generators.
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
    const isForeign = prefix === '' && foreignKeyHint(key.name) !== undefined;
    const meant = isForeign ? undefined : known.nearest(key.name);
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
          hintsFor(foreign),
        ),
      ]
    : misspelt;
}

function hintsFor(keys: readonly UnknownKey[]): string | undefined {
  const hints = keys.flatMap(({ name }) => foreignKeyHint(name) ?? []);
  return hints.length === 0 ? undefined : hints.join('; ');
}
