import { asList, asObject, isObject, type JsonObject } from '../json.js';
import { pointerTo } from '../pointer.js';

/** A sample of `x-codeSamples` whose text is written elsewhere, and where it says so. */
export interface SampleSource {
  readonly pointer: string;
  readonly written: string;
}

const keys = ['x-codeSamples', 'x-code-samples'] as const;

/** The samples of an operation that are a reference: `source: {$ref: add.sh}`. */
export function sampleSources(operation: JsonObject, pointer: string): readonly SampleSource[] {
  return keys.flatMap((key) =>
    asList(operation[key]).flatMap((sample, index): readonly SampleSource[] => {
      const written = asObject(asObject(sample).source).$ref;
      const at = pointerTo(pointer, key, index, 'source');
      return typeof written === 'string' ? [{ pointer: at, written }] : [];
    }),
  );
}

/** The operation with the texts of its samples, by pointer, in their places. */
export function withSampleSources(
  operation: JsonObject,
  pointer: string,
  textAt: (pointer: string) => string | undefined,
): JsonObject {
  let made = operation;
  for (const key of keys) {
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
