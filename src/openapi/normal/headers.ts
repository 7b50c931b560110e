import type { Header } from '../../model/index.js';
import { objectOf } from '../json.js';
import { pointerTo } from '../pointer.js';
import { type Context, isInternal, type ReadSchema } from './context.js';
import { contentTypeOf, schemaOf } from './parameter-content.js';
import { valueExamples } from './parameters.js';

export function readHeaders(
  headers: unknown,
  pointer: string,
  context: Context,
  readSchema: ReadSchema,
): readonly Header[] {
  return Object.entries(objectOf(headers)).flatMap(([name, raw]) => {
    const node = objectOf(raw);
    if (isInternal(node)) return [];
    const at = pointerTo(pointer, name);
    const header: Header = {
      name,
      required: node.required === true,
      deprecated: node.deprecated === true,
      description: context.describe(node, at),
      schema: readSchema(...schemaOf(node, at)),
      jsonSchema: context.jsonSchemaOf(schemaOf(node, at)[0]),
      examples: valueExamples(node, at, context),
      contentType: contentTypeOf(node),
      explode: node.explode === true,
    };
    return [header];
  });
}
