import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { countDiagnostics, countsInWords, lenientSettings } from '../diagnostics/index.js';
import type { BuiltSiteResult } from '../pipeline/index.js';
import type { Stopwatch } from '../pipeline/stopwatch.js';
import type { Environment } from './environment.js';
import type { SiteOptions } from './options.js';
import { type Profile, reportProfile } from './profile.js';
import type { OutputOptions, Reporter } from './reporter.js';
import type { CommandResult } from './run.js';
import { duration, plural, size } from './terminal.js';

/** State of a run of `docsgen build`. */
export interface CommandRun {
  readonly environment: Environment;
  readonly reporter: Reporter;
  readonly siteDir: string;
  readonly options: SiteOptions & OutputOptions & { readonly profile?: boolean | undefined };
  /** Milliseconds since the process started. */
  readonly started: number;
  readonly time: Stopwatch;
}

/** A published site. */
export interface BuiltSite extends Pick<BuiltSiteResult, 'timings'> {
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
  /** Real path. */
  readonly outDir: string;
  /** The configured path. */
  readonly wantedDir: string;
  readonly slowest?: BuiltSiteResult['slowest'];
}

/** Reports the size and location of the site, and the next command. */
export function reportBuilt(
  run: CommandRun,
  { wantedDir, slowest, ...site }: BuiltSite,
  diagnostics: readonly Diagnostic[],
  what: string,
): CommandResult {
  const { environment, reporter, siteDir, options } = run;
  const milliseconds = performance.now() - run.started;
  reporter.diagnostics(diagnostics, siteDir);
  const { green, bold, dim } = reporter.colors;
  const { pages, files, bytes, outDir, timings } = site;
  const words = countsInWords(countDiagnostics(diagnostics));
  const amount = `${bold(plural(pages, 'page'))}, ${plural(files, 'file')}, ${size(bytes)}`;
  const ending = words && `, with ${words}`;
  reporter.say(`${green(what)} ${amount} in ${duration(milliseconds)}${ending}.`);
  reporter.say(`The site is in ${bold(path.relative(environment.cwd, wantedDir) || '.')}.`);
  reporter.say(dim(`Look at it: ${nextCommand(environment, siteDir, options)}`));
  const profile = options.profile ? runProfile(run, slowest) : undefined;
  if (profile) reportProfile(reporter, profile);
  const details = { pages, files, bytes, outDir, timings, milliseconds: Math.round(milliseconds) };
  return { exitCode: 0, diagnostics, details: profile ? { ...details, profile } : details };
}

/** @param built undefined if there is no site */
export function reportFailed(
  { reporter, siteDir, started }: CommandRun,
  built: BuiltSiteResult | undefined,
  outDir: string,
  diagnostics: readonly Diagnostic[],
): CommandResult {
  reporter.diagnostics(diagnostics, siteDir);
  const words = countsInWords(countDiagnostics(diagnostics)) || 'The build failed';
  reporter.fail(`${words}: nothing was published.`);
  const settings = lenientSettings(diagnostics);
  if (settings.length > 0) {
    const written = settings.map((name) => `${name}: 'warn'`).join(' and ');
    reporter.fail(`The configuration can make warnings of some of these: ${written}.`);
  }
  const details = {
    pages: built?.pages.length ?? 0,
    files: built?.files.length ?? 0,
    bytes: 0,
    outDir,
    timings: built?.timings ?? [],
    milliseconds: Math.round(performance.now() - started),
  };
  return { exitCode: 1, diagnostics, details };
}

function runProfile({ started, time }: CommandRun, slowest: BuiltSite['slowest']): Profile {
  const start = { stage: 'Start', milliseconds: Math.round(started) };
  const { sources = [], pages = [] } = slowest ?? {};
  return { stages: [start, ...time.timings], sources, pages };
}

/** Returns the `docsgen preview` command for the same site. */
function nextCommand(
  environment: Environment,
  siteDir: string,
  { config, outDir }: SiteOptions,
): string {
  const dir = path.relative(environment.cwd, siteDir);
  return ['docsgen preview', dir, config && `--config ${config}`, outDir && `--out-dir ${outDir}`]
    .filter(Boolean)
    .join(' ');
}
