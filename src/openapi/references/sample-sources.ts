import { asList, asObject, isObject, type RawObject } from '../json.js';
import { pointerTo } from '../pointer.js';

/** An `x-codeSamples` entry whose text is in another file, with its pointer. */
export interface SampleSource {
  readonly pointer: string;
  readonly written: string;
}

const keys = ['x-codeSamples', 'x-code-samples'] as const;

/** Returns the samples of an operation that are references: `source: {$ref: add.sh}`. */
export function sampleSources(operation: RawObject, pointer: string): readonly SampleSource[] {
  return keys.flatMap((key) =>
    asList(operation[key]).flatMap((sample, index): readonly SampleSource[] => {
      const written = asObject(asObject(sample).source).$ref;
      const at = pointerTo(pointer, key, index, 'source');
      return typeof written === 'string' ? [{ pointer: at, written }] : [];
    }),
  );
}

/** Returns the operation with the texts of referenced samples inserted. */
export function withSampleSources(
  operation: RawObject,
  pointer: string,
  textAt: (pointer: string) => string | undefined,
): RawObject {
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
