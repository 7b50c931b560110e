import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { DeadlinePassed } from './deadline.js';
import { refusal } from './refusal.js';
import type { ParsedSource } from './source/parse-source.js';

/** Thrown if a description would take more time or memory than any real one needs. */
export class TooComplex extends Error {
  constructor(readonly reason: string) {
    super(reason);
    this.name = 'TooComplex';
  }
}

/**
 * Returns the result of stages of loading.
 *
 * @throws DiagnosticError at the start of the file if the description is too complex
 */
export async function refuseTooComplex<T>(file: ParsedSource, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const reason = reasonFor(error);
    if (reason === undefined) throw error;
    throw new DiagnosticError([refusal(reason, file.place(0))]);
  }
}

function reasonFor(error: unknown): string | undefined {
  if (error instanceof TooComplex) return error.reason;
  if (error instanceof DeadlinePassed) {
    return `reading it takes longer than ${error.seconds} seconds`;
  }
  // Thousands of nested levels fit within any size limit.
  return error instanceof RangeError && error.message.includes('call stack')
    ? 'its parts are nested too deeply'
    : undefined;
}
