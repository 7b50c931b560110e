import type { Direction } from '../../json-schema/direction.js';
import type { MediaType } from '../../openapi/api/media-type.js';
import type { GuideFinding } from '../finding.js';
import { type SourceText, sliceText } from '../source-text.js';
import type { GuideContext } from './context.js';
import { checkJson } from './json-body.js';
import { recordSchema } from './record-schema.js';

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
