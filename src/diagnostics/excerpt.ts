import type { Diagnostic, Place } from './diagnostic.js';
import { sourceLines } from './format/frame.js';

/**
 * Adds the lines around their places to diagnostics about texts that are no files, such as pages made by hooks, so that
 * a code frame can show them.
 */
export function withExcerpts(
  diagnostics: readonly Diagnostic[],
  texts: readonly { readonly path: string; readonly text: string }[],
): readonly Diagnostic[] {
  if (texts.length === 0) return diagnostics;
  const byPath = new Map(texts.map(({ path, text }) => [path, text]));
  const withLines = (place: Place): Place => {
    const text = byPath.get(place.file);
    if (text === undefined) return place;
    const line = Math.max(1, place.start.line - 1);
    const end = (place.end ?? place.start).line + 1;
    return { ...place, excerpt: { line, lines: sourceLines(text).slice(line - 1, end) } };
  };
  return diagnostics.map((diagnostic) => {
    const { place } = diagnostic;
    return place ? { ...diagnostic, place: withLines(place) } : diagnostic;
  });
}
