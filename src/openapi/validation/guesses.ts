import type { Description } from '../description.js';
import { lookUp, pointerKeys } from '../pointer.js';
import { fieldNames } from '../references/object-model.js';
import { valuesOf } from './kind-values.js';

/** A message of the validator, and the JSON pointer of what it is about. */
export interface Marked {
  readonly message: string;
  readonly pointer: string;
}

/**
 * Where an object may have one of several forms and has none, the validator guesses which was meant: it finds fault
 * with the very field that tells (`type` is oauth2, but must be basic) and with the fields of the right form.
 *
 * @returns what holds all the same, and pointers of the fields that tell the form of objects about which nothing
 *   else is known
 */
export function withoutGuesses(
  marked: readonly Marked[],
  { kinds, document }: Description,
): { readonly certain: readonly Marked[]; readonly doubtful: readonly string[] } {
  const telling = marked.filter(({ message, pointer }) => {
    const [key = ''] = pointerKeys(pointer).slice(-1);
    const values = valuesOf(kinds.get(aroundOf(pointer)), key);
    return message.startsWith('ENUM ') && values?.includes(String(lookUp(document, pointer)));
  });
  const guessed = new Set(telling.map(({ pointer }) => aroundOf(pointer)));
  const certain = marked.filter((one) => {
    const around = aroundOf(one.pointer);
    const kind = guessed.has(around) ? kinds.get(around) : undefined;
    const [key = ''] = pointerKeys(one.pointer).slice(-1);
    const isField = kind !== undefined && fieldNames(kind).includes(key);
    return !telling.includes(one) && !(isField && /^[A-Z]+ PROPERTY/.test(one.message));
  });
  const isClear = (object: string) =>
    certain.some(({ pointer }) => pointer === object || pointer.startsWith(`${object}/`));
  const doubtful = telling.map(({ pointer }) => pointer);
  return { certain, doubtful: doubtful.filter((pointer) => !isClear(aroundOf(pointer))) };
}

/** The object that a field belongs to. */
export function aroundOf(pointer: string): string {
  return pointer.replace(/\/[^/]*$/, '');
}
