import { mediaTypeNotation } from 'docsgen/request';
import type { ExampleView, MediaView, OperationView } from 'docsgen/theme';
import { isNamed } from './example-tabs.js';

/** Returns the media type whose examples the generated samples send: JSON, else the first one. */
export function sampledMedia(operation: OperationView): MediaView | undefined {
  const media = operation.requestBody?.media ?? [];
  return media.find(({ type }) => mediaTypeNotation(type) === 'json') ?? media[0];
}

/**
 * Returns the example of a request body that the samples show completely, so that the body need not repeat it: the
 * only one, without a text of its own. The choice of examples, which needs request data, shows its name.
 */
export function exampleInSamples(operation: OperationView): ExampleView | undefined {
  const { sender, samples, requestBody, request } = operation;
  const [example, ...others] = requestBody?.media.flatMap(({ examples }) => examples) ?? [];
  if (example === undefined || others.length > 0 || sender !== 'reader') return undefined;
  if (example.description !== undefined || example.serialized !== undefined) return undefined;
  if (!samples.some(({ written }) => !written)) return undefined;
  if (request === undefined && isNamed(example)) return undefined;
  const media = sampledMedia(operation);
  // Samples send a file as binary content, and the first of several examples even if it is too long for the page.
  const isSent =
    media?.examples.includes(example) &&
    mediaTypeNotation(media.type) !== 'binary' &&
    (media.exampleLabels ?? []).length <= 1;
  return isSent ? example : undefined;
}
