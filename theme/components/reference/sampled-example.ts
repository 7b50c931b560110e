import { mediaTypeNotation } from 'docsgen/request';
import type { ExampleView, ExternalExampleView, MediaView, OperationView } from 'docsgen/theme';

/** Returns the media type whose examples the generated samples send. */
export function sampledMedia({ requestBody }: OperationView): MediaView | undefined {
  return requestBody?.media[0];
}

/** The media type of which the samples show the examples as they are; binary content is a file there. */
function repeatedMedia(operation: OperationView): MediaView | undefined {
  const { sender, samples } = operation;
  const media = sampledMedia(operation);
  const isSent =
    media !== undefined &&
    sender === 'client' &&
    samples.some(({ written }) => !written) &&
    mediaTypeNotation(media.type) !== 'binary';
  return isSent ? media : undefined;
}

/**
 * Returns the example of a request body that the samples show completely, so that the body need not repeat it: the
 * only one, without a text of its own. The choice of examples, which needs request data, shows its name.
 */
export function exampleInSamples(operation: OperationView): ExampleView | undefined {
  const { requestBody, request } = operation;
  const [example, ...others] = requestBody?.media.flatMap(({ examples }) => examples) ?? [];
  if (example === undefined || others.length > 0 || hasText(example)) return undefined;
  if (request === undefined && example.isNamed) return undefined;
  const media = repeatedMedia(operation);
  // Samples send the first of several examples even if it is too long for the page.
  return media?.examples.includes(example) && media.allExamples === undefined ? example : undefined;
}

/**
 * Returns the media type whose examples readers with scripts choose in the samples, so that the body repeats only those
 * with a text of their own.
 */
export function offeredMedia(operation: OperationView): MediaView | undefined {
  return operation.request === undefined ? undefined : repeatedMedia(operation);
}

/** Whether an example of the offered media type is only a link, which the samples make needless. */
export function isOffered({ isOmitted, description }: ExternalExampleView): boolean {
  return isOmitted === true && description === undefined;
}

/** Whether an example has a text that the samples do not show. */
export function hasText({ description, serialized }: ExampleView): boolean {
  return description !== undefined || serialized !== undefined;
}
