/** How bad a finding is. An `error` fails the command; the others are told and do not. */
export type Severity = 'error' | 'warning' | 'info';

/** A point in a text file. `line` and `column` count from 1 in UTF-16 units, `offset` from 0. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** A stretch of a source file. `file` is relative to the site's folder, with `/` between names. */
export interface Place {
  readonly file: string;
  readonly start: Position;
  /** Just after the last character; absent where only a point is known. */
  readonly end?: Position | undefined;
  /** In a file of YAML or JSON: the JSON pointer (RFC 6901) of the value there, `/paths/~1planets/get`. */
  readonly pointer?: string | undefined;
}

/** A second place that explains the first one, such as the other page of two with one route. */
export interface Related {
  readonly message: string;
  readonly place?: Place | undefined;
}

/** One finding: what is wrong, where, why, and what to do about it. Plain JSON. */
export interface Diagnostic {
  /** `room/what-is-wrong`; every code stands in the catalogue of `src/diagnostics`. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly place?: Place | undefined;
  readonly related?: readonly Related[] | undefined;
  /** The message of the error below this one, where another program or library reported it. */
  readonly cause?: string | undefined;
}

/** A stage's result together with everything it has to say about its input. */
export interface Outcome<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Thrown where a stage cannot go on (the configuration does not load, the output folder is refused).
 * Findings that leave something to show are returned in an {@link Outcome} instead.
 */
export class DiagnosticError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map((diagnostic) => diagnostic.message).join('\n'));
    this.name = 'DiagnosticError';
    this.diagnostics = diagnostics;
  }
}
