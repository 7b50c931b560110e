import { type Diagnostic, DiagnosticError, type Place } from '../diagnostics/diagnostic.js';
import { errorMessage } from '../diagnostics/error-message.js';
import { diagnose } from '../diagnostics/index.js';
import type { DocBuilder } from './doc-builder.js';
import type { Fragment } from './fragment.js';
import { type TextLimit, TextLimitError } from './markdown/limits.js';
import type { TextSource } from './source-positions.js';

/**
 * Reports a text that cannot be converted and returns an empty fragment. Markdown has no limits on length and nesting,
 * but memory and call stacks do. Any other exception is a bug in docsgen or a library, and must name the source file.
 */
export function guardText(builder: DocBuilder, source: TextSource, make: () => Fragment): Fragment {
  try {
    return make();
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    const line = error instanceof TextLimitError ? error.line : source.firstLine;
    const start = { line, column: 1 };
    const place = builder.sources.nodePlace({ position: { start, end: start } });
    builder.report(describeFailure(error, place));
    return { body: { text: [''], placeholders: [] }, references: [], embeds: [], text: '' };
  }
}

function describeFailure(error: unknown, place: Place | undefined): Diagnostic {
  if (error instanceof TextLimitError) return describeLimit(error.limit, place);
  // A call stack overflow.
  if (error instanceof RangeError) return diagnose('content/too-deep', undefined, { place });
  const message = errorMessage(error);
  return diagnose('content/failed', { problem: message.split('\n', 1)[0] ?? '' }, { place });
}

function describeLimit(found: TextLimit, place: Place | undefined): Diagnostic {
  switch (found.kind) {
    case 'size':
      return diagnose('content/too-large', found, { place });
    case 'depth':
      return diagnose('content/too-deep', undefined, { place });
    case 'count':
      return diagnose('content/too-many', found, { place });
  }
}
