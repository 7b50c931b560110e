import pico from 'picocolors';
import type { Diagnostic, Place, Related, Severity } from '../diagnostic.js';
import { codeFrame, sourceLines } from './frame.js';
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

interface Printer extends Pick<PrettyOptions, 'label' | 'width'> {
  readonly colors: Colors;
  /** Returns the lines of a source file. */
  readonly lines: (file: string) => readonly string[] | undefined;
}

/**
 * Formats diagnostics for a terminal: place, message, code frame, related places, cause and hint, with a blank line
 * between diagnostics.
 */
export function formatPretty(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  const { label, width, color = false } = options;
  const printer = {
    label,
    width,
    colors: pico.createColors(color),
    lines: lineReader(options.read),
  };
  return sortDiagnostics(diagnostics)
    .map((diagnostic) => formatOne(diagnostic, printer).join('\n'))
    .join('\n\n');
}

/**
 * Splits the same file only once in a row: diagnostics come file by file, and a description may have hundreds of
 * thousands of lines.
 */
function lineReader(read: PrettyOptions['read']): Printer['lines'] {
  let last: { readonly text: string; readonly lines: readonly string[] } | undefined;
  return (file) => {
    const text = read(file);
    if (text === undefined) return undefined;
    if (last?.text !== text) last = { text, lines: sourceLines(text) };
    return last.lines;
  };
}

function formatOne(diagnostic: Diagnostic, printer: Printer): string[] {
  const { colors } = printer;
  const { severity, code, place } = diagnostic;
  const paint = severityColor(severity, colors);
  const head = [
    place && colors.cyan(placeLabel(place, printer)),
    colors.bold(paint(severity)),
    colors.dim(neutralize(code)),
  ];
  return [
    head.filter((part) => part !== undefined).join('  '),
    ...indent(neutralLines(diagnostic.message)),
    ...placeFrame(place, printer, paint),
    ...(diagnostic.related ?? []).flatMap((related) => relatedLines(related, place, printer)),
    ...labelled('at', place?.pointer ? `#${place.pointer}` : undefined, colors.dim),
    ...labelled('cause', diagnostic.cause, colors.dim),
    ...labelled('hint', diagnostic.hint, colors.green),
  ];
}

function placeFrame(
  place: Place | undefined,
  { colors, lines: linesOf, width = 100 }: Printer,
  mark: (text: string) => string,
): string[] {
  const lines = place && (excerptLines(place) ?? linesOf(place.file));
  if (place === undefined || lines === undefined) return [];
  return indent(codeFrame(lines, place, width - 2, { gutter: colors.dim, mark }));
}

/** Returns the lines up to the end of an excerpt, as if they were those of a file. */
function excerptLines({ excerpt }: Place): readonly string[] | undefined {
  if (!excerpt) return undefined;
  const before: readonly string[] = Array(excerpt.line - 1).fill('');
  return [...before, ...excerpt.lines];
}

/** The frame of the diagnostic's own place is not repeated. */
function relatedLines(related: Related, own: Place | undefined, printer: Printer): string[] {
  const { colors } = printer;
  const message = neutralLine(related.message).replace(/\.$/, '');
  const place = related.place && colors.cyan(placeLabel(related.place, printer));
  return indent([
    place === undefined ? message : `${message}: ${place}`,
    ...(isSamePlace(related.place, own) ? [] : placeFrame(related.place, printer, colors.dim)),
  ]);
}

function isSamePlace(one: Place | undefined, other: Place | undefined): boolean {
  return (
    one?.file === other?.file &&
    one?.start.line === other?.start.line &&
    one?.start.column === other?.start.column
  );
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

function placeLabel({ file, start }: Place, { label }: Pick<Printer, 'label'>): string {
  return `${neutralLine(label?.(file) ?? file)}:${start.line}:${start.column}`;
}

function severityColor(severity: Severity, colors: Colors): (text: string) => string {
  return { error: colors.red, warning: colors.yellow, info: colors.blue }[severity];
}
