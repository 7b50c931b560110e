import { publishSite } from '../../node/build.js';
import type { Services } from '../../node/services.js';
import { reportBuilt, reportFailed } from '../built-site.js';
import type { Environment } from '../environment.js';
import {
  type CacheOptions,
  cacheOptions,
  loadOptions,
  type SiteOptions,
  type WorkOptions,
} from '../options.js';
import type { Reporter } from '../reporter.js';
import type { CommandResult } from '../run.js';

export interface BuildCommandOptions extends SiteOptions, CacheOptions, WorkOptions {
  readonly profile?: boolean | undefined;
  readonly zip?: string | undefined;
  readonly singleFile?: string | undefined;
  readonly only?: string | undefined;
}

/** Runs `docsgen build`. */
export async function buildCommand(
  environment: Environment,
  services: Services,
  reporter: Reporter,
  siteDir: string,
  options: BuildCommandOptions,
): Promise<CommandResult> {
  if (options.zip !== undefined || options.singleFile !== undefined) {
    const { exportCommand } = await import('./export.js');
    const target =
      options.zip === undefined
        ? ({ format: 'single-file', file: options.singleFile ?? '' } as const)
        : ({ format: 'zip', file: options.zip } as const);
    return exportCommand(environment, services, reporter, siteDir, options, target);
  }
  const run = { environment, reporter, siteDir, options, started: performance.now() };
  const report = await publishSite(
    {
      siteDir,
      load: loadOptions(environment, siteDir, options),
      ...cacheOptions(environment, options),
      cwd: environment.cwd,
      concurrency: options.concurrency,
      onStage: (stage) => reporter.progress(stage),
      onInterrupt: (cleanup) => environment.onInterrupt(cleanup),
    },
    services,
  );
  return report.outcome === 'failed' ? reportFailed(run, report) : reportBuilt(run, report);
}
