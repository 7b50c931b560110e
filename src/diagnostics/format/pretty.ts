import pico from 'picocolors';
import type { Diagnostic, Place, Related, Severity } from '../diagnostic.js';
import { codeFrame } from './frame.js';
import { neutralize, neutralLine, neutralLines } from './neutralize.js';
import { sortDiagnostics } from './order.js';

export interface PrettyOptions {
  /** Returns the text of a source file by its path; undefined if it cannot be read, which omits the code frame. */
  readonly read: (file: string) => string | undefined;
  /** Returns a file's display name, for instance relative to the working directory. */
  readonly label?: ((file: string) => string) | undefined;
  readonly color?: boolean | undefined;
  /** Columns of the terminal; 100 by default. */
  readonly width?: number | undefined;
}

type Colors = ReturnType<typeof pico.createColors>;

/**
 * Formats diagnostics for a terminal: place, message, code frame, related places, cause and hint, with a blank line
 * between diagnostics.
 */
export function formatPretty(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  const colors = pico.createColors(options.color ?? false);
  return sortDiagnostics(diagnostics)
    .map((diagnostic) => formatOne(diagnostic, options, colors).join('\n'))
    .join('\n\n');
}

function formatOne(diagnostic: Diagnostic, options: PrettyOptions, colors: Colors): string[] {
  const { severity, code, place } = diagnostic;
  const paint = severityColor(severity, colors);
  const head = [
    place && colors.cyan(placeLabel(place, options)),
    colors.bold(paint(severity)),
    colors.dim(neutralize(code)),
  ];
  return [
    head.filter((part) => part !== undefined).join('  '),
    ...indent(neutralLines(diagnostic.message)),
    ...placeFrame(place, options, colors, paint),
    ...(diagnostic.related ?? []).flatMap((related) => relatedLines(related, options, colors)),
    ...labelled('at', place?.pointer ? `#${place.pointer}` : undefined, colors.dim),
    ...labelled('cause', diagnostic.cause, colors.dim),
    ...labelled('hint', diagnostic.hint, colors.green),
  ];
}

function placeFrame(
  place: Place | undefined,
  { read, width = 100 }: PrettyOptions,
  colors: Colors,
  mark: (text: string) => string,
): string[] {
  const text = place && read(place.file);
  if (place === undefined || text === undefined) return [];
  return indent(codeFrame(text, place, width - 2, { gutter: colors.dim, mark }));
}

function relatedLines(related: Related, options: PrettyOptions, colors: Colors): string[] {
  const message = neutralLine(related.message);
  const place = related.place && colors.cyan(placeLabel(related.place, options));
  return indent([
    place === undefined ? message : `${message}: ${place}`,
    ...placeFrame(related.place, options, colors, colors.dim),
  ]);
}

function labelled(
  label: string,
  text: string | undefined,
  paint: (text: string) => string,
): string[] {
  if (text === undefined) return [];
  const [first = '', ...rest] = neutralLines(text);
  return indent([`${paint(`${label}:`)} ${first}`, ...indent(rest)]);
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `  ${line}`));
}

function placeLabel({ file, start }: Place, { label }: PrettyOptions): string {
  return `${neutralLine(label?.(file) ?? file)}:${start.line}:${start.column}`;
}

function severityColor(severity: Severity, colors: Colors): (text: string) => string {
  return { error: colors.red, warning: colors.yellow, info: colors.blue }[severity];
}
