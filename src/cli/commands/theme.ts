import { existsSync } from 'node:fs';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { ejectFile, updateOverrides } from '../../pipeline/theme/eject-and-merge.js';
import { plural } from '../../text/words.js';
import type { CommandResult, CommandRun } from '../command.js';
import type { OutputOptions } from '../reporter.js';

/** Runs `docsgen eject`: copies a file of the theme into the site. */
export async function ejectCommand({
  reporter,
  siteDir,
  subject: component,
}: CommandRun<OutputOptions>): Promise<CommandResult> {
  requireFolder(siteDir);
  const written = await ejectFile(siteDir, component);
  for (const file of written) reporter.print(`Wrote ${file}.`);
  return { exitCode: 0, diagnostics: [], details: { written } };
}

/** Runs `docsgen theme update`: merges the changes of docsgen's theme into the ejected files. */
export async function updateThemeCommand({
  reporter,
  siteDir,
}: CommandRun<OutputOptions>): Promise<CommandResult> {
  requireFolder(siteDir);
  const { merged, conflicts, diagnostics } = await updateOverrides(siteDir);
  for (const file of merged) reporter.print(`Updated ${file}.`);
  for (const { file, lines } of conflicts) {
    const places = lines.map((line) => `${file}:${line}`).join(', ');
    reporter.fail(
      `Conflicts at ${places}: choose between your lines and docsgen’s, and remove the markers (<<<<<<<, =======, >>>>>>>).`,
    );
  }
  if (merged.length + conflicts.length + diagnostics.length === 0) {
    reporter.print('All ejected files are up to date.');
  }
  if (merged.length + conflicts.length > 0)
    reporter.print(`${plural(merged.length, 'file')} merged without conflicts.`);
  reporter.diagnostics(diagnostics, siteDir);
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
  const exitCode = conflicts.length > 0 || hasErrors ? 1 : 0;
  return { exitCode, diagnostics, details: { merged, conflicts } };
}

/** @throws DiagnosticError if the folder that the command names does not exist, such as the name of an installed package */
function requireFolder(folder: string): void {
  if (existsSync(folder)) return;
  throw new DiagnosticError([diagnose('config/no-site', { folder, description: undefined })]);
}
