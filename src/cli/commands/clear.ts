import path from 'node:path';
import { protectedDirs } from '../../node/protected-dirs.js';
import { clearSite } from '../../pipeline/publish/index.js';
import { type CommandResult, type CommandRun, loadSite } from '../command.js';

/** Runs `docsgen clear`: removes all that docsgen has created. */
export async function clearCommand(run: CommandRun): Promise<CommandResult> {
  const { environment, reporter, siteDir } = run;
  const config = await loadSite(run);
  const { value: removed, diagnostics } = await clearSite({
    ...config,
    protectedDirs: protectedDirs(config),
    cwd: environment.cwd,
  });
  reporter.diagnostics(diagnostics, siteDir);
  if (removed.length === 0) reporter.print('There was nothing to remove.');
  for (const folder of removed)
    reporter.print(`Removed ${path.relative(environment.cwd, folder)}.`);
  return { exitCode: 0, diagnostics, details: { removed } };
}
