import type { Description } from '../description.js';
import { lookUp, pointerKeys, pointerTo } from '../pointer.js';
import { fieldNames } from '../references/object-model.js';
import { kindValues, tellingField } from './kind-values.js';

/** A message of the validator, and the JSON pointer of what it is about. */
export interface LocatedMessage {
  readonly message: string;
  readonly pointer: string;
}

/**
 * Where an object may have one of several forms and has none, the validator guesses which was meant: it finds fault
 * with the very field that tells (`type` is oauth2, but must be basic) and with the fields of the right form, or misses
 * a field of the wrong one. What authors may add to any callback, it takes for a path.
 *
 * @returns what holds all the same, and pointers of the fields that tell the form of objects about which nothing
 *   else is known
 */
export function separateUncertain(
  marked: readonly LocatedMessage[],
  { kinds, document }: Description,
): { readonly certain: readonly LocatedMessage[]; readonly doubtful: readonly string[] } {
  const telling = marked.filter(({ message, pointer }) => {
    const [key = ''] = pointerKeys(pointer).slice(-1);
    const values = kindValues(kinds.get(parentPointer(pointer)), key);
    return message.startsWith('ENUM ') && values?.includes(String(lookUp(document, pointer)));
  });
  const strange = new Map<LocatedMessage, string>();
  for (const one of marked) {
    const missing = missingIn(one.message) ?? '';
    const field = tellingField(kinds.get(one.pointer), missing, lookUp(document, one.pointer));
    if (field !== undefined) strange.set(one, pointerTo(one.pointer, field));
  }
  const guessed = new Set(telling.map(({ pointer }) => parentPointer(pointer)));
  const certain = marked.filter((one) => {
    const around = parentPointer(one.pointer);
    const kind = guessed.has(around) ? kinds.get(around) : undefined;
    const [key = ''] = pointerKeys(one.pointer).slice(-1);
    if (key.startsWith('x-') && kinds.get(around) === 'callback') return false;
    const isField = kind !== undefined && fieldNames(kind).includes(key);
    return (
      !telling.includes(one) &&
      !strange.has(one) &&
      !(isField && /^[A-Z]+ PROPERTY/.test(one.message))
    );
  });
  const isClear = (object: string) =>
    certain.some(({ pointer }) => pointer === object || pointer.startsWith(`${object}/`));
  const doubtful = [...telling.map(({ pointer }) => pointer), ...strange.values()];
  return { certain, doubtful: doubtful.filter((pointer) => !isClear(parentPointer(pointer))) };
}

/** The object that a field belongs to. */
export function parentPointer(pointer: string): string {
  return pointer.replace(/\/[^/]*$/, '');
}

/** The field that a message says is missing. */
export function missingIn(message: string): string | undefined {
  return /\^ (.+) is missing here!/.exec(message)?.[1];
}
