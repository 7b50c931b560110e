import { failsCommand } from '../../node/build.js';
import { type PullReport, pullDescriptions } from '../../pipeline/pull/index.js';
import { plural } from '../../text/words.js';
import { type CommandResult, type CommandRun, loadSite } from '../command.js';
import type { SiteOptions } from '../options.js';
import type { Reporter } from '../reporter.js';

export interface PullCommandOptions extends SiteOptions {
  readonly frozen?: boolean | undefined;
  readonly header: readonly (readonly [name: string, value: string])[];
  readonly allowHost: readonly string[];
  /** In seconds. */
  readonly timeout: number;
}

/** Runs `docsgen pull`: saves the descriptions that the configuration names by URL. */
export async function pullCommand(run: CommandRun<PullCommandOptions>): Promise<CommandResult> {
  const { reporter, siteDir, options } = run;
  const { frozen = false, header, allowHost, timeout } = options;
  const config = await loadSite(run);
  const { value: report, diagnostics } = await pullDescriptions(config, {
    frozen,
    headers: Object.fromEntries(header),
    allowedHosts: allowHost,
    timeoutMs: timeout * 1000,
    now: () => new Date(),
    onFile: (url) => reporter.progress(`Fetch ${url}`),
  });
  reporter.diagnostics(diagnostics, siteDir);
  const failed = failsCommand(diagnostics, options.strict);
  if (failed) reporter.fail(frozen ? 'The pinned files are not up to date.' : 'Nothing was saved.');
  else printPulled(reporter, report, frozen);
  return { exitCode: failed ? 1 : 0, diagnostics, details: { ...report, frozen } };
}

function printPulled(reporter: Reporter, { files, removed }: PullReport, frozen: boolean): void {
  const { green, dim } = reporter.colors;
  if (files.length === 0) {
    reporter.print('No API description has a url, and none refers to another host.');
    return;
  }
  const verb = green(frozen ? 'Compared' : 'Pulled');
  reporter.print(`${verb} ${plural(files.length, 'file')}:`);
  for (const { url, file, change } of files) {
    const word = change === 'same' ? dim('unchanged') : change.padEnd(9);
    reporter.print(`  ${word} ${file} ${dim(url)}`);
  }
  for (const file of frozen ? [] : removed) reporter.print(`  removed   ${file}`);
}
