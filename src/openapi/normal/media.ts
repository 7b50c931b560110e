import type { Code, Example, MediaType } from '../../model/index.js';
import { formFields, formLines, urlEncoded } from '../examples/form.js';
import { mediaExamples } from '../examples/media-examples.js';
import { type Notation, notationOf } from '../examples/media-type.js';
import { presentExample } from '../examples/present.js';
import type { Direction } from '../examples/sample.js';
import { externalExamples } from '../examples/written.js';
import { objectOf } from '../json.js';
import { pointerTo } from '../pointer.js';
import { type Context, isInternal } from './context.js';
import { readEncodings } from './encodings.js';
import type { ReadSchema } from './schema-own.js';

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
    const examples = mediaExamples(type, node, at, direction, context).map(
      ({ value, serialized, ...example }): Example => ({
        ...example,
        code: write(value, notation, node.schema, context),
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
      encoding: readEncodings(node, at, context, readSchema),
    };
    return [media];
  });
}

function write(value: unknown, notation: Notation, schema: unknown, context: Context): Code {
  const { document, highlight } = context;
  if (notation !== 'form' && notation !== 'multipart') {
    return presentExample(value, notation, highlight);
  }
  const fields = formFields(value, schema, document);
  if (fields === undefined) return presentExample(value, 'text', highlight);
  return highlight(notation === 'form' ? urlEncoded(fields) : formLines(fields), '');
}
