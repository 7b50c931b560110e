import { asObject, type RawObject } from '../../json-schema/json.js';
import type { Header } from '../api/media-type.js';
import { asText } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { Context } from './context.js';
import { nodeContentType, nodeSchema } from './parameter-content.js';
import { examplesElsewhere, valueExamples } from './parameter-examples.js';

export function readHeaders(
  headers: unknown,
  pointer: string,
  context: Context,
): readonly Header[] {
  return Object.entries(asObject(headers)).map(([name, raw]) => {
    const node = asObject(raw);
    const at = pointerTo(pointer, name);
    const header: Header = {
      name,
      required: node.required === true,
      deprecated: node.deprecated === true,
      description: context.describe(node, at),
      schema: context.readSchema(...nodeSchema(node, at)),
      jsonSchema: context.jsonSchemaOf(nodeSchema(node, at)[0]),
      examples: valueExamples(node, at, context),
      ...examplesElsewhere(node, at, context),
      contentType: nodeContentType(node),
      ...headerStyle(node),
    };
    return header;
  });
}

/** Headers have one style, except for Swagger 2.0 lists. */
function headerStyle(node: RawObject): Pick<Header, 'style' | 'explode'> {
  const style = asText(node.style);
  return {
    ...(style === undefined || style === 'simple' ? {} : { style }),
    explode: node.explode === true,
  };
}
