/** How serious a diagnostic is. An `error` fails the command; the others are only reported. */
export type Severity = 'error' | 'warning' | 'info';

/** A point in a text file. `line` and `column` count from 1 in UTF-16 units, `offset` from 0. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** A range in a source file. `file` is relative to the site folder, with `/` as separator. */
export interface Place {
  readonly file: string;
  readonly start: Position;
  /** Position after the last character; absent if only a point is known. */
  readonly end?: Position | undefined;
  /** In a YAML or JSON file, the JSON pointer (RFC 6901) of the value, `/paths/~1planets/get`. */
  readonly pointer?: string | undefined;
  /** The lines around the range, if the text is not a file, such as that of a page made by a hook. */
  readonly excerpt?: Excerpt | undefined;
}

interface Excerpt {
  /** Number of the first line, from 1. */
  readonly line: number;
  readonly lines: readonly string[];
}

/** Where a file begins, for what concerns a file as a whole. */
export const firstPosition: Position = { line: 1, column: 1, offset: 0 };

/** Returns the place of what concerns a file as a whole. */
export function startOfFile(file: string): Place {
  return { file, start: firstPosition };
}

/** Another place that explains the diagnostic, such as the second page with the same route. */
export interface Related {
  readonly message: string;
  readonly place?: Place | undefined;
}

/** An edit that solves a problem, if there is only one answer. */
export interface Fix {
  /** Part of the source at the place of the diagnostic. */
  readonly written: string;
  readonly replacement: string;
}

/** A problem: what is wrong, where, why, and what to do about it. Plain JSON. */
export interface Diagnostic {
  /** `area/what-is-wrong`; the catalogue in `src/diagnostics` defines every code. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** What the message says, for code that acts on it; few codes keep it, see `argsOf`. */
  readonly args?: Readonly<Record<string, unknown>> | undefined;
  readonly hint?: string | undefined;
  readonly place?: Place | undefined;
  readonly related?: readonly Related[] | undefined;
  readonly fix?: Fix | undefined;
  /** Message of the underlying error, if another program or library raised it. */
  readonly cause?: string | undefined;
}

/** The result of a stage with the diagnostics about its input. */
export interface Outcome<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Thrown if a stage cannot continue (the configuration does not load, the output folder is refused). Diagnostics that
 * leave a usable result are returned in an {@link Outcome} instead.
 */
export class DiagnosticError extends Error {
  readonly diagnostics: readonly Diagnostic[];
  /** Absolute paths of files that were missing or wrong: `docsgen dev` builds again when one of them changes. */
  readonly inputs: readonly string[];

  constructor(diagnostics: readonly Diagnostic[], inputs: readonly string[] = []) {
    super(diagnostics.map((diagnostic) => diagnostic.message).join('\n'));
    this.name = 'DiagnosticError';
    this.diagnostics = diagnostics;
    this.inputs = inputs;
  }
}
