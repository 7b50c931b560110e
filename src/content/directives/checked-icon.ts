import type { Outcome, Place } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { SourceFile } from '../../files/source-file.js';
import { cleanIcon, hasShapes, maxIconCharacters } from './clean-icon.js';

/**
 * Returns the drawing of an SVG file as HTML, and what is wrong with the file.
 * @param place of the name of the icon
 */
export function checkedIcon(
  { path: file, text }: Pick<SourceFile, 'path' | 'text'>,
  place: Place | undefined,
): Outcome<string> {
  const { html, refused } = cleanIcon(text);
  const parts =
    refused.length === 0
      ? []
      : [diagnose('content/icon-file', { file, refused: refused.join(', ') }, { place })];
  if (text.length > maxIconCharacters) return { value: html, diagnostics: parts };
  if (!hasShapes(html))
    return {
      value: html,
      diagnostics: [...parts, diagnose('content/empty-icon', { file }, { place })],
    };
  const isWhole = text.includes('</svg>');
  const unfinished = isWhole ? [] : [diagnose('content/unfinished-icon', { file }, { place })];
  return { value: html, diagnostics: [...parts, ...unfinished] };
}
