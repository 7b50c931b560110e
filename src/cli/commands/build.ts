import { publishSite } from '../../node/build.js';
import { reportBuilt, reportFailed } from '../built-site.js';
import { buildOptions, type CommandResult, type CommandRun } from '../command.js';
import { printFoundSite } from '../found-site.js';
import type { CacheOptions, SiteOptions, WorkOptions } from '../options.js';
import { exportCommand } from './export.js';

export interface BuildCommandOptions extends SiteOptions, CacheOptions, WorkOptions {
  readonly profile?: boolean | undefined;
  readonly zip?: string | undefined;
  readonly singleFile?: string | undefined;
  readonly only?: string | undefined;
  readonly sidebar?: string | undefined;
}

/** Runs `docsgen build`. */
export async function buildCommand(run: CommandRun<BuildCommandOptions>): Promise<CommandResult> {
  const { environment, services, options } = run;
  if (options.zip !== undefined || options.singleFile !== undefined) {
    const target =
      options.zip === undefined
        ? ({ format: 'single-file', file: options.singleFile ?? '' } as const)
        : ({ format: 'zip', file: options.zip } as const);
    return exportCommand(run, target);
  }
  printFoundSite(run.reporter, run.siteDir);
  const report = await publishSite(
    {
      ...buildOptions(run),
      cwd: environment.cwd,
      onInterrupt: (cleanup) => environment.onInterrupt(cleanup),
    },
    services,
  );
  return report.outcome === 'failed' ? reportFailed(run, report) : reportBuilt(run, report);
}
