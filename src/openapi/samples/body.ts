import { formFields } from '../examples/form.js';
import { mediaExamples } from '../examples/media-examples.js';
import { notationOf } from '../examples/media-type.js';
import { presentExample, scalarText, structured } from '../examples/present.js';
import { objectOf } from '../json.js';
import type { Context } from '../normal/context.js';
import { pointerTo } from '../pointer.js';
import type { SampleBody } from './sample-request.js';

/** The body of a sample: the first example of the JSON content or, without JSON, of the first media type. */
export function bodyFor(
  requestBody: unknown,
  pointer: string,
  context: Context,
): SampleBody | undefined {
  const content = objectOf(objectOf(requestBody).content);
  const types = Object.keys(content);
  const mimeType = types.find((type) => notationOf(type) === 'json') ?? types[0];
  if (mimeType === undefined) return undefined;
  const node = objectOf(content[mimeType]);
  const notation = notationOf(mimeType);
  if (notation === 'binary') return { mimeType, fields: [{ name: 'body', fileName: 'file' }] };
  const at = pointerTo(pointer, 'content', mimeType);
  const [example] = mediaExamples(mimeType, node, at, 'request', context);
  if (example === undefined) return undefined;
  const { value } = example;
  switch (notation) {
    case 'json':
      return { mimeType: jsonType(mimeType), text: JSON.stringify(structured(value), null, 2) };
    case 'form':
    case 'multipart': {
      const fields = formFields(value, node.schema, context.document);
      return fields === undefined ? { mimeType, text: scalarText(value) } : { mimeType, fields };
    }
    default: {
      const written = presentExample(value, notation, (text) => ({ language: '', text, html: '' }));
      return { mimeType, text: written.text.trim() };
    }
  }
}

/** A wildcard cannot be sent. */
function jsonType(mimeType: string): string {
  return mimeType.includes('*') ? 'application/json' : mimeType;
}
