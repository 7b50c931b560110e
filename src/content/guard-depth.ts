import { diagnose } from '../diagnostics/index.js';
import type { Fragment } from '../model/index.js';
import type { Draft } from './draft.js';
import type { Source } from './sources.js';

/**
 * Markdown nests as deep as an author likes, call stacks do not: a text that exhausts the stack is reported
 * and shown empty.
 */
export function guardDepth(draft: Draft, source: Source, make: () => Fragment): Fragment {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const start = { line: source.firstLine, column: 1 };
    const place = draft.sources.placeOf({ position: { start, end: start } });
    draft.report(diagnose('content/too-deep', undefined, { place }));
    return { body: { text: [''], holes: [] }, references: [], embeds: [], text: '' };
  }
}
