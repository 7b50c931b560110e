import path from 'node:path';
import {
  countDiagnostics,
  formatCounts,
  isLoweredByLenient,
  loweringSettings,
} from '../diagnostics/index.js';
import type { BuildReport } from '../node/build.js';
import { plural } from '../text/words.js';
import { type CommandResult, type CommandRun, elapsed } from './command.js';
import type { Environment } from './environment.js';
import type { SiteOptions } from './options.js';
import { type Profile, reportProfile } from './profile.js';
import { duration, formatBytes } from './terminal.js';

interface BuildOutputOptions extends SiteOptions {
  readonly profile?: boolean | undefined;
}

/** Reports the size and location of the site, and the next command. */
export function reportBuilt(
  run: CommandRun<BuildOutputOptions>,
  report: BuildReport,
): CommandResult {
  const { environment, reporter, siteDir, options } = run;
  const { outcome, pages, files, bytes, outDir, wantedDir, timings, diagnostics } = report;
  const milliseconds = elapsed(run);
  reporter.diagnostics(diagnostics, siteDir);
  const { green, bold, dim } = reporter.colors;
  const what = outcome === 'built' ? 'Built' : 'Nothing has changed:';
  const words = formatCounts(countDiagnostics(diagnostics));
  const amount = `${bold(plural(pages, 'page'))}, ${plural(files, 'file')}, ${formatBytes(bytes)}`;
  const ending = words && `, with ${words}`;
  reporter.print(`${green(what)} ${amount} in ${duration(milliseconds)}${ending}.`);
  reporter.print(`The site is in ${bold(path.relative(environment.cwd, wantedDir) || '.')}.`);
  reporter.print(dim(`Look at it: ${nextCommand(environment, siteDir, options)}`));
  const profile = options.profile ? runProfile(run, report) : undefined;
  if (profile) reportProfile(reporter, profile);
  const details = { pages, files, bytes, outDir, timings, milliseconds: Math.round(milliseconds) };
  // Only what runs after the site is published can be an error here.
  const exitCode = countDiagnostics(diagnostics).error > 0 ? 1 : 0;
  return { exitCode, diagnostics, details: profile ? { ...details, profile } : details };
}

/** Reports why nothing was published. */
export function reportFailed(
  run: CommandRun,
  { pages, files, bytes, outDir, timings, diagnostics, isLenient }: BuildReport,
): CommandResult {
  const { reporter, siteDir } = run;
  reporter.diagnostics(diagnostics, siteDir);
  const words = formatCounts(countDiagnostics(diagnostics)) || 'The build failed';
  reporter.fail(`${words}: nothing was published.`);
  const settings = loweringSettings(diagnostics).join(' and ');
  if (settings !== '')
    reporter.fail(`The configuration can make warnings of some of these: ${settings}.`);
  if (!isLenient && isLoweredByLenient(diagnostics))
    reporter.fail(
      "If the API description is not yours, openapi: { path: '…', lenient: true } makes warnings of its errors.",
    );
  const milliseconds = Math.round(elapsed(run));
  const details = { pages, files, bytes, outDir, timings, milliseconds };
  return { exitCode: 1, diagnostics, details };
}

function runProfile({ started }: CommandRun, { stages, slowest }: BuildReport): Profile {
  const start = { stage: 'Start', milliseconds: Math.round(started) };
  const { sources = [], pages = [] } = slowest ?? {};
  return { stages: [start, ...stages], sources, pages };
}

/** Returns the `docsgen preview` command for the same site. */
function nextCommand(
  environment: Environment,
  siteDir: string,
  { config, outDir }: SiteOptions,
): string {
  const dir = path.relative(environment.cwd, siteDir);
  return [
    'npx docsgen preview',
    shellWord(dir),
    config && `--config ${shellWord(config)}`,
    outDir && `--out-dir ${shellWord(outDir)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Quotes a path with characters that have a meaning in a shell, as both Bash and the Windows command prompt read it. */
function shellWord(text: string): string {
  return /[^\p{L}\p{N}_./\\:@+-]/u.test(text) ? `"${text}"` : text;
}
