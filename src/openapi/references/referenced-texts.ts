import { asList, asObject, isObject, type RawObject } from '../../json-schema/json.js';
import { pointerTo } from '../pointer.js';

/** A reference in place of a text, with its pointer. */
export interface TextReference {
  readonly pointer: string;
  readonly reference: string;
}

/** Returns the text of a reference by its pointer. */
type TextAt = (pointer: string) => string | undefined;

/** Keys of an operation whose lists have the author's samples. */
export const sampleKeys = ['x-codeSamples', 'x-code-samples'] as const;

/** Text files, and places in other files, that may be the description of an object. */
const textReference = /\.(?:md|markdown|txt)$|#\//i;

/**
 * Returns the description of an object if it is elsewhere, as Redocly reads it: `description: {$ref: intro.md}`,
 * `description: {$ref: 'texts.yml#/intro'}`.
 */
export function descriptionReference(
  { description }: RawObject,
  pointer: string,
): TextReference | undefined {
  const reference = isObject(description) ? description.$ref : undefined;
  if (typeof reference !== 'string' || !textReference.test(reference)) return undefined;
  return { pointer: pointerTo(pointer, 'description'), reference };
}

/** Returns the samples of an operation that are references: `source: {$ref: add.sh}`. */
export function sampleReferences(operation: RawObject, pointer: string): readonly TextReference[] {
  return sampleKeys.flatMap((key) =>
    asList(operation[key]).flatMap((sample, index): readonly TextReference[] => {
      const reference = asObject(asObject(sample).source).$ref;
      const at = pointerTo(pointer, key, index, 'source');
      return typeof reference === 'string' ? [{ pointer: at, reference }] : [];
    }),
  );
}

/** Returns the object with the text of a referenced description inserted. */
export function withDescriptionText(node: RawObject, pointer: string, textAt: TextAt): RawObject {
  const reference = descriptionReference(node, pointer);
  const text = reference && textAt(reference.pointer);
  return text === undefined ? node : { ...node, description: text };
}

/** Returns the operation with the texts of referenced samples inserted. */
export function withSampleTexts(operation: RawObject, pointer: string, textAt: TextAt): RawObject {
  let made = operation;
  for (const key of sampleKeys) {
    const samples = operation[key];
    if (!Array.isArray(samples)) continue;
    const read = samples.map((sample, index) => {
      const text = textAt(pointerTo(pointer, key, index, 'source'));
      return isObject(sample) && text !== undefined ? { ...sample, source: text } : sample;
    });
    made = { ...made, [key]: read };
  }
  return made;
}
