import type { RawObject } from '../../json-schema/json.js';
import type { Defs } from '../../json-schema/references.js';
import type { SampleId } from '../../request/code-samples/index.js';
import {
  initialValues,
  languageNames,
  makeRequest,
  operationShape,
  printRequest,
  RequestError,
  withFirstFields,
} from '../../request/index.js';
import type { CodeSample } from '../api/media-type.js';
import type { Operation } from '../api/operation.js';
import type { SecurityScheme } from '../api/security.js';
import type { Context } from '../normalize/context.js';
import { authorSamples, wantedLanguages } from './author-samples.js';

/** Inputs for generating samples. */
export interface SampleParts {
  readonly context: Context;
  readonly schemes: readonly SecurityScheme[];
  /** Languages, in order. */
  readonly samples: readonly SampleId[];
}

/**
 * Returns the samples of an operation: the author's first, then generated ones in the remaining
 * languages.
 */
export function operationSamples(
  operation: Operation,
  node: RawObject,
  { context, schemes, samples }: SampleParts,
): readonly CodeSample[] {
  const written = authorSamples(node, context.highlight);
  const taken = new Set(written.map(({ language }) => language));
  const wanted = [context.document, node].flatMap(wantedLanguages);
  const left = [...new Set([...samples, ...wanted])].filter((id) => !taken.has(id));
  const request =
    left.length === 0 ? undefined : sampleRequest(operation, schemes, context.examples.defs);
  if (request === undefined) return written;
  const made = left.map((id) => {
    const { label, highlight } = languageNames(id);
    return {
      id,
      label,
      language: id,
      code: context.highlight(printRequest(id, request), highlight),
    };
  });
  return [...written, ...made];
}

/** An invalid request, such as a method with a line break, has no samples. */
function sampleRequest(operation: Operation, schemes: SampleParts['schemes'], defs: Defs) {
  const shape = { ...operationShape(operation, schemes), defs };
  try {
    const values = initialValues(shape);
    const isWritten = operation.requestBody?.media[0]?.examples[0]?.generated === false;
    return makeRequest(shape, isWritten ? values : withFirstFields(shape, values));
  } catch (error) {
    if (error instanceof RequestError) return undefined;
    throw error;
  }
}
