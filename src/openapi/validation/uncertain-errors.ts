import type { Description } from '../description.js';
import { lookUp, pointerKeys, pointerTo } from '../pointer.js';
import { fieldNames } from '../references/object-model.js';
import { kindValues, tellingField } from './kind-values.js';

/** A validator message with the JSON pointer that it refers to. */
export interface LocatedMessage {
  readonly message: string;
  readonly pointer: string;
}

/**
 * If an object matches none of its variants, the validator guesses one. It then reports the
 * selecting field itself (`type` is oauth2, but must be basic), the fields of the correct variant,
 * or a missing field of the wrong one. It also treats extensions in a callback as paths.
 *
 * @returns the messages that are reliable, and pointers of the selecting fields of objects
 *   without any reliable message
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

/** Returns the pointer of the object that contains a field. */
export function parentPointer(pointer: string): string {
  return pointer.replace(/\/[^/]*$/, '');
}

/** Returns the field that a message reports as missing. */
export function missingIn(message: string): string | undefined {
  return /\^ (.+) is missing here!/.exec(message)?.[1];
}
