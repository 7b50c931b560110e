import path from 'node:path';
import type { ConfigLoadOptions, SiteConfig } from '../config/index.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { countDiagnostics, formatCounts } from '../diagnostics/index.js';
import type { Services } from '../node/services.js';
import type { Environment } from './environment.js';
import type { CacheOptions, SiteOptions, WorkOptions } from './options.js';
import type { OutputOptions, Reporter } from './reporter.js';
import { duration } from './terminal.js';

/** 0: success. 1: problems found. 2: could not run. */
export type ExitCode = 0 | 1 | 2;

/** A run of a command. */
export interface CommandRun<O extends OutputOptions = SiteOptions> {
  readonly environment: Environment;
  readonly services: Services;
  readonly reporter: Reporter;
  /** Absolute path of the site's folder. */
  readonly siteDir: string;
  /** Argument before the folder; empty for commands without one. */
  readonly subject: string;
  readonly options: O;
  /** When it began, in milliseconds since the process started. */
  readonly started: number;
}

export interface CommandResult {
  readonly exitCode: ExitCode;
  readonly diagnostics: readonly Diagnostic[];
  /** Further properties for `--json`. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}

/** A command. It prints its own diagnostics; those that it throws are printed for it. */
export type RunCommand<O extends OutputOptions> = (run: CommandRun<O>) => Promise<CommandResult>;

/**
 * Returns the options for `loadConfig`. Paths on the command line are relative to the working
 * directory.
 */
export function loadOptions({
  environment: { cwd },
  reporter,
  siteDir,
  options: { config, outDir, baseUrl, locale, relative, strict, audience },
}: CommandRun): ConfigLoadOptions {
  return {
    dir: siteDir,
    configFile: config,
    outDir: outDir && path.resolve(cwd, outDir),
    baseUrl,
    locale,
    relative,
    strict,
    audience,
    onSlowHook: (diagnostic) => reporter.diagnostics([diagnostic], siteDir),
  };
}

/** Loads the configuration of the site. */
export async function loadSite(run: CommandRun): Promise<SiteConfig> {
  const { loadConfig } = await run.services.config();
  return loadConfig(loadOptions(run));
}

/** Returns the options of functions that build a site. Without an option, the cache is in its folder. */
export function buildOptions(run: CommandRun<SiteOptions & CacheOptions & WorkOptions>) {
  const { environment, reporter, siteDir, options } = run;
  const { cache, cacheDir, concurrency } = options;
  const folder = cacheDir ? path.resolve(environment.cwd, cacheDir) : undefined;
  return {
    siteDir,
    load: loadOptions(run),
    cacheDir: cache === false ? (false as const) : folder,
    concurrency,
    onStage: (stage: string): void => reporter.progress(stage),
  };
}

/** Milliseconds since the command began. */
export function elapsed({ started }: CommandRun<OutputOptions>): number {
  return performance.now() - started;
}

/**
 * Reports the findings of a check, and what was checked if it does not fail.
 * @param what was checked: `12 pages`
 */
export function reportCheck(
  run: CommandRun<OutputOptions>,
  what: string,
  { diagnostics, failed }: { readonly diagnostics: readonly Diagnostic[]; failed: boolean },
  details: Readonly<Record<string, unknown>>,
): CommandResult {
  const { reporter, siteDir } = run;
  reporter.diagnostics(diagnostics, siteDir);
  const milliseconds = elapsed(run);
  const words = formatCounts(countDiagnostics(diagnostics));
  if (failed) reporter.fail(`${words}.`);
  else {
    const ending = words && `, with ${words}`;
    const checked = reporter.colors.green('Checked');
    reporter.print(`${checked} ${what} in ${duration(milliseconds)}${ending}.`);
  }
  return {
    exitCode: failed ? 1 : 0,
    diagnostics,
    details: { ...details, milliseconds: Math.round(milliseconds) },
  };
}
