import { isDeepStrictEqual } from 'node:util';
import type { MediaType } from '../../../openapi/api/media-type.js';
import { mediaTypeNotation } from '../../../request/index.js';

/** A media type of a body. */
interface BodyMedia extends MediaType {
  /** An earlier media type that has the same body. */
  readonly sameAs?: string | undefined;
}

/**
 * Marks the media types whose body an earlier one has as well, and leaves out the examples that both have: many
 * descriptions list JSON, YAML and others with the same schema.
 */
export function distinctBodies(media: readonly MediaType[]): readonly BodyMedia[] {
  if (media.length < 2) return media;
  const firsts = new Map<string, MediaType>();
  return media.map((one) => {
    const key = bodyKey(one);
    const first = firsts.get(key);
    if (first === undefined) {
      firsts.set(key, one);
      return one;
    }
    const examples = one.examples.filter(
      (example) => !first.examples.some((other) => isDeepStrictEqual(example, other)),
    );
    return { ...one, sameAs: first.type, examples };
  });
}

/** Returns the same text for media types with the same body, whatever their examples. */
export function bodyKey({ type, schema, itemSchema, externalExamples, encoding }: MediaType) {
  return JSON.stringify([hidesXml(type), schema, itemSchema, externalExamples, encoding]);
}

/** Whether content of the media type is never XML, so that its form in XML says nothing. */
export function hidesXml(type: string): boolean {
  return !type.includes('*') && mediaTypeNotation(type) !== 'xml';
}
