import { lint } from '../../node/lint.js';
import { buildOptions, type CommandResult, type CommandRun, reportCheck } from '../command.js';
import type { CacheOptions, SiteOptions, WorkOptions } from '../options.js';
import { plural } from '../terminal.js';

export interface LintCommandOptions extends SiteOptions, CacheOptions, WorkOptions {
  readonly changed?: boolean | undefined;
}

/** Runs `docsgen lint`. */
export async function lintCommand(run: CommandRun<LintCommandOptions>): Promise<CommandResult> {
  const { diagnostics, failed, pages, changedFiles } = await lint(
    { ...buildOptions(run), changed: run.options.changed ?? false },
    run.services,
  );
  const what =
    changedFiles === undefined ? plural(pages, 'page') : plural(changedFiles, 'changed file');
  return reportCheck(run, what, { diagnostics, failed }, { pages, changedFiles });
}
