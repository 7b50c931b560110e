import type { z } from 'zod';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.js';
import { diagnose, Spellings } from '../../diagnostics/index.js';
import { foreignKeyHint } from './foreign-keys.js';

/** What a mapping may hold, by key. */
export type SchemaShape = Readonly<Record<string, z.ZodType>>;

export interface UnknownKey {
  readonly name: string;
  readonly place: Place | undefined;
}

/** A folder of thousands of texts has the same few keys in each. */
const spellings = new WeakMap<SchemaShape, Spellings>();

/**
 * A finding for each key. It says what was meant, or what docsgen calls what another generator knows by that name.
 *
 * @param prefix of the mapping that they stand in, `last_update.`
 */
export function unknownKeys(
  keys: readonly UnknownKey[],
  shape: SchemaShape,
  prefix: string,
): Diagnostic[] {
  const known = spellings.get(shape) ?? new Spellings(Object.keys(shape));
  spellings.set(shape, known);
  return keys.map(({ name, place }) => {
    const foreign = prefix === '' ? foreignKeyHint(name) : undefined;
    const meant = foreign === undefined ? known.nearest(name) : undefined;
    const hint = meant === undefined ? foreign : `did you mean ${meant}?`;
    return diagnose('content/front-matter-unknown-key', { key: prefix + name }, { place, hint });
  });
}
