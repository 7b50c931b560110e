import { lint } from '../../node/lint.js';
import { writeFixes } from '../../node/write-fixes.js';
import { plural } from '../../text/words.js';
import { buildOptions, type CommandResult, type CommandRun, reportCheck } from '../command.js';
import type { CacheOptions, SiteOptions, WorkOptions } from '../options.js';

export interface LintCommandOptions extends SiteOptions, CacheOptions, WorkOptions {
  readonly changed?: boolean | undefined;
  readonly fix?: boolean | undefined;
}

/** Runs `docsgen lint`. With `--fix`, it edits the sources first. */
export async function lintCommand(run: CommandRun<LintCommandOptions>): Promise<CommandResult> {
  const { reporter, services, siteDir } = run;
  const options = { ...buildOptions(run), changed: run.options.changed ?? false };
  let report = await lint(options, services);
  const fixed = run.options.fix ? await writeFixes(siteDir, report.diagnostics) : [];
  if (fixed.length > 0) {
    const files = new Set(fixed.map(({ place }) => place?.file)).size;
    reporter.print(`Fixed ${plural(fixed.length, 'diagnostic')} in ${plural(files, 'file')}.`);
    report = await lint(options, services);
  }
  const { diagnostics, failed, pages, changedFiles } = report;
  const what =
    changedFiles === undefined ? plural(pages, 'page') : plural(changedFiles, 'changed file');
  const details = { pages, changedFiles, ...(run.options.fix && { fixed: fixed.length }) };
  return reportCheck(run, what, { diagnostics, failed }, details);
}
