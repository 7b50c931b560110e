import type { Perspective } from '../../json-schema/direction.js';
import { asObject, isObject, type Json, type RawObject } from '../../json-schema/json.js';
import { formText, mediaTypeNotation, type Notation, sequenceText } from '../../request/index.js';
import type { Example, HighlightedCode } from '../api/example.js';
import type { Encoding, MediaType } from '../api/media-type.js';
import { externalExamples } from '../examples/author-examples.js';
import { formFields, formFiles, formLines, unnamedPart } from '../examples/form.js';
import { formatExample, parseStructured } from '../examples/format-example.js';
import { mediaExamples } from '../examples/media-examples.js';
import { pointerTo } from '../pointer.js';
import type { Context } from './context.js';
import { readEncodings } from './encodings.js';

/** Returns the media types under `content`, in order. */
export function readContent(
  content: unknown,
  pointer: string,
  direction: Perspective,
  context: Context,
): readonly MediaType[] {
  return Object.entries(asObject(content)).map(([type, raw]) => {
    const node = asObject(raw);
    const at = pointerTo(pointer, type);
    const read = (key: 'schema' | 'itemSchema') =>
      node[key] === undefined ? undefined : context.readSchema(node[key], pointerTo(at, key));
    const itemSchema = read('itemSchema');
    const notation = mediaTypeNotation(type);
    const encoding = readEncodings(node, at, context);
    const part =
      direction === 'request' ? unnamedPart(type, node.schema, context.document) : undefined;
    const sentSchema = part === undefined ? node.schema : inPart(part, node.schema);
    const examples = mediaExamples({ type, node, pointer: at }, direction, context).map(
      ({ value: written, serialized, isSerialized, ...example }): Example => {
        const value = part === undefined ? written : { [part]: written };
        return {
          ...example,
          ...(direction === 'request' ? valueJson(value, notation, context) : {}),
          code: write(value, notation, { type, schema: sentSchema, encoding }, context),
          serialized: serialized === undefined ? undefined : context.highlight(serialized, ''),
        };
      },
    );
    const media: MediaType = {
      type,
      schema: read('schema') ?? itemSchema,
      itemSchema,
      jsonSchema: context.jsonSchemaOf(sentSchema),
      itemJsonSchema: context.jsonSchemaOf(node.itemSchema),
      examples,
      externalExamples: externalExamples(node, at, context),
      files: notation === 'multipart' ? formFiles(sentSchema, context.document) : [],
      encoding,
    };
    return media;
  });
}

/** The schema of a form whose only part has this schema. */
function inPart(name: string, schema: unknown): RawObject {
  return { type: 'object', properties: { [name]: schema } };
}

/** Parsed from JSON or YAML, so the values are JSON. */
function valueJson(
  value: unknown,
  notation: Notation,
  { integers }: Context,
): { readonly value?: Json } {
  // Values with integers beyond 2⁵³ exist only as text.
  if (notation === 'json')
    return integers.isIn(value) ? {} : { value: parseStructured(value) as Json };
  const isForm = notation === 'form' || notation === 'multipart';
  return isForm ? { value: integers.asTexts(value) as Json } : {};
}

function write(
  value: unknown,
  notation: Notation,
  form: { readonly type: string; readonly schema: unknown; readonly encoding: readonly Encoding[] },
  context: Context,
): HighlightedCode {
  const { document, highlight, integers } = context;
  if (notation !== 'form' && notation !== 'multipart') {
    return formatExample(value, notation, context);
  }
  const texts = integers.asTexts(value);
  if (notation === 'multipart' && Array.isArray(value)) {
    return highlight(sequenceText(form.type, texts as readonly Json[], form.encoding), '');
  }
  if (!isObject(texts)) return formatExample(value, 'text', context);
  const fields = formFields(texts, form.schema, document);
  return highlight(notation === 'form' ? formText(fields, form.encoding) : formLines(fields), '');
}
