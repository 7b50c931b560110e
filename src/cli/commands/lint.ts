import { countDiagnostics, countsInWords } from '../../diagnostics/index.js';
import { lint } from '../../node/lint.js';
import type { Services } from '../../node/services.js';
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
import { duration, plural } from '../terminal.js';

export interface LintCommandOptions extends SiteOptions, CacheOptions, WorkOptions {
  readonly changed?: boolean | undefined;
}

/** Runs `docsgen lint`. */
export async function lintCommand(
  environment: Environment,
  services: Services,
  reporter: Reporter,
  siteDir: string,
  options: LintCommandOptions,
): Promise<CommandResult> {
  const started = performance.now();
  const { diagnostics, failed, pages, changedFiles } = await lint(
    {
      siteDir,
      load: loadOptions(environment, siteDir, options),
      ...cacheOptions(environment, options),
      changed: options.changed ?? false,
      concurrency: options.concurrency,
      onStage: (stage) => reporter.progress(stage),
    },
    services,
  );
  reporter.diagnostics(diagnostics, siteDir);
  const milliseconds = performance.now() - started;
  const words = countsInWords(countDiagnostics(diagnostics));
  const what =
    changedFiles === undefined ? plural(pages, 'page') : plural(changedFiles, 'changed file');
  const details = { pages, changedFiles, milliseconds: Math.round(milliseconds) };
  if (failed) reporter.fail(`${words}.`);
  else {
    const { green } = reporter.colors;
    const ending = words && `, with ${words}`;
    reporter.say(`${green('Checked')} ${what} in ${duration(milliseconds)}${ending}.`);
  }
  return { exitCode: failed ? 1 : 0, diagnostics, details };
}
