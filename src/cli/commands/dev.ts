import path from 'node:path';
import type { BuildRound } from '../../dev-server/index.js';
import { countDiagnostics, formatCounts, formatPretty } from '../../diagnostics/index.js';
import { serveSite } from '../../node/dev.js';
import type { DevSite } from '../../node/services.js';
import { plural } from '../../text/words.js';
import { buildOptions, type CommandResult, type CommandRun } from '../command.js';
import { printFoundSite } from '../found-site.js';
import {
  type CacheOptions,
  listenOptions,
  type ServerOptions,
  type SiteOptions,
  type WorkOptions,
} from '../options.js';
import { type Reporter, readFrameSources } from '../reporter.js';
import { duration } from '../terminal.js';
import { serveUntilInterrupted } from './serving.js';

export type DevCommandOptions = SiteOptions & ServerOptions & CacheOptions & WorkOptions;

/** Runs `docsgen dev`: builds in memory, serves, and updates at every change. */
export async function devCommand(run: CommandRun<DevCommandOptions>): Promise<CommandResult> {
  const { reporter, siteDir } = run;
  printFoundSite(reporter, siteDir);
  reporter.progress('Build');
  const { server, home } = await serveSite(
    {
      ...buildOptions(run),
      listen: listenOptions(run.options),
      format: (diagnostics) => formatPretty(diagnostics, { read: readFrameSources(siteDir) }),
      onRound: roundReporter(reporter, siteDir),
      onNotice: (diagnostics) => reporter.diagnostics(diagnostics, siteDir),
    },
    run.services,
  );
  await serveUntilInterrupted(run, server, home, 'dev');
  return { exitCode: 0, diagnostics: [] };
}

/** Returns a function that reports each build, and its diagnostics if they differ from the last ones. */
function roundReporter(reporter: Reporter, siteDir: string): (round: BuildRound<DevSite>) => void {
  let reported = '';
  let isFirst = true;
  return (round) => {
    const findings = JSON.stringify(round.diagnostics);
    if (findings !== reported) reporter.diagnostics(round.diagnostics, siteDir);
    reported = findings;
    // A later check after a reported change is not reported again.
    if (isFirst || round.file !== undefined) reportRound(reporter, siteDir, round);
    isFirst = false;
  };
}

function reportRound(
  reporter: Reporter,
  siteDir: string,
  { built, diagnostics, file, milliseconds }: BuildRound<DevSite>,
): void {
  const { green, red, yellow, dim } = reporter.colors;
  const cause = file === undefined ? '' : dim(` (${path.relative(siteDir, file)} changed)`);
  const counts = countDiagnostics(diagnostics);
  const words = formatCounts(counts);
  if (counts.error > 0 || built === undefined) {
    reporter.print(`${red(words)}. Waiting for a change.${cause}`);
    return;
  }
  const warnings = words && `, with ${yellow(words)}`;
  const pages = plural(built.pages.length, 'page');
  reporter.print(`${green('Built')} ${pages} in ${duration(milliseconds)}${warnings}${cause}`);
}
