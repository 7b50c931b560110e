import type { Code, Encoding, Example, Json, MediaType } from '../../model/index.js';
import { formText, type Notation, notationOf, sequenceText } from '../../request/index.js';
import type { Direction } from '../examples/direction.js';
import { formFields, formFiles, formLines } from '../examples/form.js';
import { mediaExamples } from '../examples/media-examples.js';
import { presentExample, structured } from '../examples/present.js';
import { externalExamples } from '../examples/written.js';
import { isObject, objectOf } from '../json.js';
import { pointerTo } from '../pointer.js';
import { type Context, isInternal, type ReadSchema } from './context.js';
import { readEncodings } from './encodings.js';

/** The media types under `content`, in order. */
export function readContent(
  content: unknown,
  pointer: string,
  direction: Direction,
  context: Context,
  readSchema: ReadSchema,
): readonly MediaType[] {
  return Object.entries(objectOf(content)).flatMap(([type, raw]) => {
    const node = objectOf(raw);
    if (isInternal(node)) return [];
    const at = pointerTo(pointer, type);
    const read = (key: 'schema' | 'itemSchema') =>
      node[key] === undefined ? undefined : readSchema(node[key], pointerTo(at, key));
    const itemSchema = read('itemSchema');
    const notation = notationOf(type);
    const encoding = readEncodings(node, at, context, readSchema);
    const examples = mediaExamples(type, node, at, direction, context).map(
      ({ value, serialized, isSerialized, ...example }): Example => ({
        ...example,
        ...(direction === 'request' ? jsonOf(value, notation) : {}),
        code: write(value, notation, { type, schema: node.schema, encoding }, context),
        serialized: serialized === undefined ? undefined : context.highlight(serialized, ''),
      }),
    );
    const media: MediaType = {
      type,
      schema: read('schema') ?? itemSchema,
      itemSchema,
      jsonSchema: context.jsonSchemaOf(node.schema),
      itemJsonSchema: context.jsonSchemaOf(node.itemSchema),
      examples,
      externalExamples: externalExamples(node, at, context),
      files: notation === 'multipart' ? formFiles(node.schema, context.document) : [],
      encoding,
    };
    return [media];
  });
}

/** The description was parsed from JSON or YAML, so that its values are JSON. */
function jsonOf(value: unknown, notation: Notation): { readonly value?: Json } {
  if (notation === 'json') return { value: structured(value) as Json };
  return notation === 'form' || notation === 'multipart' ? { value: value as Json } : {};
}

function write(
  value: unknown,
  notation: Notation,
  form: { readonly type: string; readonly schema: unknown; readonly encoding: readonly Encoding[] },
  { document, highlight }: Context,
): Code {
  if (notation !== 'form' && notation !== 'multipart') {
    return presentExample(value, notation, highlight);
  }
  if (notation === 'multipart' && Array.isArray(value)) {
    return highlight(sequenceText(form.type, value, form.encoding), '');
  }
  if (!isObject(value)) return presentExample(value, 'text', highlight);
  const fields = formFields(value, form.schema, document);
  return highlight(notation === 'form' ? formText(fields, form.encoding) : formLines(fields), '');
}
