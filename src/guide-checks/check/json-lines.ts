import type { Direction } from '../../json-schema/direction.js';
import { isJsonObject, type Json } from '../../json-schema/json.js';
import { type Defs, referencedDef } from '../../json-schema/references.js';
import type { MediaType } from '../../openapi/api/media-type.js';
import type { GuideFinding } from '../finding.js';
import { type SourceText, sliceText } from '../source-text.js';
import type { GuideContext } from './context.js';
import { checkJson } from './json-body.js';

/** Checks JSON lines, one value each, against the record schema. */
export function checkLines(
  written: SourceText,
  media: MediaType,
  direction: Direction,
  isNamed: boolean,
  context: GuideContext,
): readonly GuideFinding[] {
  const schema = recordSchema(media, context.schemas.defs);
  return [...written.text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) =>
    line.trim() === ''
      ? []
      : checkJson(
          sliceText(written, index, index + line.length),
          schema,
          direction,
          isNamed,
          context,
        ),
  );
}

/** Returns the schema of one record: the items of a list schema, or the schema itself. */
function recordSchema(
  { jsonSchema: schema, itemJsonSchema }: MediaType,
  defs: Defs,
): Json | undefined {
  if (itemJsonSchema !== undefined) return itemJsonSchema;
  if (!isJsonObject(schema)) return undefined;
  const target = referencedDef(schema, defs);
  if (target !== undefined) return (isJsonObject(target) ? target.items : undefined) ?? schema;
  return schema.items ?? (schema.properties === undefined ? undefined : schema);
}
