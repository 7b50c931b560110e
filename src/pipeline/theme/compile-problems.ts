import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildFailure } from 'esbuild';
import { type Diagnostic, type Place, startOfFile } from '../../diagnostics/diagnostic.js';
import { errorMessage } from '../../diagnostics/error-message.js';
import { diagnose, esbuildPlace, unresolvedImportHint } from '../../diagnostics/index.js';
import { isForeignFile } from '../modules/stack-places.js';
import type { MissingSheetFile } from './sheet-urls.js';
import type { UnknownSlot } from './slot-files.js';

/**
 * Returns the errors of esbuild as diagnostics with positions.
 * @param code for those without a diagnostic of their own
 */
export function compileProblems(
  error: unknown,
  siteDir: string,
  code: 'theme/failed' | 'blocks/failed' | 'plugins/failed',
): Diagnostic[] {
  const failure = error as Partial<BuildFailure>;
  if (!Array.isArray(failure.errors)) {
    const problem = errorMessage(error);
    return [diagnose(code, { problem })];
  }
  return failure.errors.map(({ text, location, detail }) => {
    const place = location
      ? esbuildPlace(location, readFileSync(path.resolve(siteDir, location.file), 'utf8'))
      : undefined;
    if (location && isConflictMarker(location.lineText)) return conflictProblem(code, place);
    const lacking = lackingExport(text, siteDir);
    if (lacking) {
      const { file, name } = lacking;
      const problem = `${file} does not export ${name}`;
      const hint = `write export function ${name}`;
      return diagnose(code, { problem }, { place: startOfFile(file), hint });
    }
    const { missingFile: target }: Partial<MissingSheetFile> = detail ?? {};
    const { unknownSlot: name, file, hint }: Partial<UnknownSlot> = detail ?? {};
    if (name !== undefined && file !== undefined) {
      return diagnose('theme/unknown-slot', { name }, { place: startOfFile(file), hint });
    }
    return target === undefined
      ? diagnose(code, { problem: text }, { place, hint: unresolvedImportHint(text) })
      : diagnose('theme/missing-file', { target }, { place });
  });
}

/** Whether a line is one of those that a merge writes around lines which both sides have changed. */
export function isConflictMarker(line: string): boolean {
  return /^(?:<{7}|={7}|>{7})(?: |\r?$)/.test(line);
}

/** The diagnostic of a file with the markers of a merge. */
export function conflictProblem(
  code: Parameters<typeof compileProblems>[2],
  place: Place | undefined,
): Diagnostic {
  const problem = 'there are conflict markers of a merge';
  const hint = 'edit the lines between <<<<<<< and >>>>>>>, then remove the markers';
  return diagnose(code, { problem }, { place, hint });
}

/** Returns the module that lacks an export, and the name of that, if this is what esbuild reports. */
export function missingExport(
  problem: string,
): { readonly file: string; readonly name: string } | undefined {
  const [, file, name] = /^No matching export in "([^"]+)" for import "(\w+)"$/.exec(problem) ?? [];
  return file === undefined || name === undefined ? undefined : { file, name };
}

/** Returns the file of the site that lacks an export of the file that it replaces; esbuild names where it is imported. */
function lackingExport(problem: string, siteDir: string): ReturnType<typeof missingExport> {
  const missing = missingExport(problem);
  if (missing === undefined || isForeignFile(missing.file)) return undefined;
  return existsSync(path.resolve(siteDir, missing.file)) ? missing : undefined;
}
