import { diagnose } from '../diagnostics/index.js';
import type { Diagnostic, Fragment, Place } from '../model/index.js';
import type { Draft } from './draft.js';
import { type TextLimit, TextLimitError } from './markdown/limits.js';
import type { Source } from './sources.js';

/**
 * Markdown is as long and nests as deep as an author likes, memory and call stacks do not: a text that exceeds a
 * limit or exhausts the stack is reported and shown empty.
 */
export function guardLimits(draft: Draft, source: Source, make: () => Fragment): Fragment {
  try {
    return make();
  } catch (error) {
    const isLimit = error instanceof TextLimitError;
    if (!isLimit && !(error instanceof RangeError)) throw error;
    const start = { line: isLimit ? error.line : source.firstLine, column: 1 };
    const place = draft.sources.placeOf({ position: { start, end: start } });
    draft.report(problemOf(isLimit ? error.found : { kind: 'depth' }, place));
    return { body: { text: [''], holes: [] }, references: [], embeds: [], text: '' };
  }
}

function problemOf(found: TextLimit, place: Place | undefined): Diagnostic {
  switch (found.kind) {
    case 'size':
      return diagnose('content/too-large', found, { place });
    case 'depth':
      return diagnose('content/too-deep', undefined, { place });
    case 'count':
      return diagnose('content/too-many', found, { place });
  }
}
