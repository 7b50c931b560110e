import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { isSystemError, systemProblem } from '../../files/index.js';

/**
 * Turns a system error of a failed write into a `DiagnosticError`; returns other errors unchanged.
 */
export function cannotWrite(error: unknown, folder: string): unknown {
  if (!isSystemError(error)) return error;
  const hint =
    error.code === 'EBUSY'
      ? 'a folder that is itself mounted cannot be replaced: mount the one above it'
      : error.code === 'EACCES' || error.code === 'EPERM'
        ? 'docsgen writes beside the output folder and then swaps: it must be able to write in the folder above, too'
        : undefined;
  return new DiagnosticError([
    diagnose(
      'build/cannot-write',
      { folder, problem: systemProblem(error) },
      { hint, cause: error.message },
    ),
  ]);
}

/** Runs `look`; returns undefined if the file does not exist. */
export async function ifExists<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look();
  } catch (error) {
    if (isSystemError(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}
