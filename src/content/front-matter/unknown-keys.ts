import type * as z from 'zod';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean, Spellings } from '../../diagnostics/index.js';
import { plainLetters } from '../../text/words.js';
import { foreignKeyHint } from './foreign-keys.js';

/** Schemas of a mapping's values, by key. */
export type SchemaShape = Readonly<Record<string, z.ZodType>>;

export interface UnknownKey {
  readonly name: string;
  readonly place: Place | undefined;
}

/**
 * Returns a diagnostic for each unknown key. Its hint suggests the nearest known key, or the docsgen equivalent of
 * another generator's key.
 *
 * @param prefix path of the mapping that contains the keys, such as `last_update.`
 * @param ownKeys keys that the site has declared itself
 */
export function unknownKeys(
  keys: readonly UnknownKey[],
  shape: SchemaShape,
  prefix: string,
  ownKeys: readonly string[],
): Diagnostic[] {
  if (keys.length === 0) return [];
  const known = new Spellings(Object.keys(shape));
  return keys.map(({ name, place }) => {
    const foreign = prefix === '' ? foreignKeyHint(name) : undefined;
    const own = didYouMean(name, ownKeys);
    const meant = foreign === undefined ? known.nearest(name) : undefined;
    const hint = own ?? (meant === undefined ? foreign : `did you mean ${meant}?`);
    const fix =
      own === undefined && meant !== undefined && plainLetters(meant) === plainLetters(name)
        ? { written: name, replacement: meant }
        : undefined;
    const details = { place, hint, fix };
    return diagnose('content/front-matter-unknown-key', { key: prefix + name }, details);
  });
}
