import { diagnose } from '../diagnostics/index.js';
import { DiagnosticError, type Fragment } from '../model/index.js';
import type { Draft } from './draft.js';
import type { Source } from './sources.js';

/**
 * Reports a text that cannot be read, and shows it empty. Markdown nests as deep as an author likes, call stacks do
 * not; any other exception is a fault of docsgen or of a library, and must name the file that it comes from.
 */
export function guardText(draft: Draft, source: Source, make: () => Fragment): Fragment {
  try {
    return make();
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    const start = { line: source.firstLine, column: 1 };
    const place = draft.sources.placeOf({ position: { start, end: start } });
    draft.report(
      error instanceof RangeError
        ? diagnose('content/too-deep', undefined, { place })
        : diagnose('content/failed', { problem: problemOf(error) }, { place }),
    );
    return { body: { text: [''], holes: [] }, references: [], embeds: [], text: '' };
  }
}

/** What went wrong, in one line. */
function problemOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1)[0] ?? '';
}
