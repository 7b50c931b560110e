import { countDiagnostics, countsInWords } from '../../diagnostics/index.js';
import { failsCommand } from '../../node/build.js';
import { checkBuiltSite } from '../../node/check.js';
import type { Services } from '../../node/services.js';
import type { CheckSummary } from '../../pipeline/check/index.js';
import type { Environment } from '../environment.js';
import { loadOptions } from '../options.js';
import type { Reporter } from '../reporter.js';
import type { CommandResult } from '../run.js';
import { duration, plural } from '../terminal.js';
import type { CoverageOptions } from './coverage.js';

export interface CheckCommandOptions extends CoverageOptions {
  readonly translations?: boolean | undefined;
  readonly external?: boolean | undefined;
  /** In seconds. */
  readonly timeout: number;
  readonly retries: number;
  readonly allowHost: readonly string[];
}

/** Runs `docsgen check`. */
export async function checkCommand(
  environment: Environment,
  services: Services,
  reporter: Reporter,
  siteDir: string,
  options: CheckCommandOptions,
): Promise<CommandResult> {
  if (options.translations) {
    const { translationsCommand } = await import('./translations.js');
    return translationsCommand(environment, services, reporter, siteDir, options);
  }
  if (options.coverage) {
    const { coverageCommand } = await import('./coverage.js');
    return coverageCommand(environment, services, reporter, siteDir, options);
  }
  const started = performance.now();
  const { summary, outDir, opening, diagnostics } = await checkBuiltSite(
    {
      load: loadOptions(environment, siteDir, options),
      external: options.external ?? false,
      timeout: options.timeout * 1000,
      retries: options.retries,
      allowedHosts: options.allowHost,
      onPages: (count) => reporter.progress(`Check ${plural(count, 'page')}`),
      onProgress: (done, total) => reporter.tick(`${done} of ${plural(total, 'link')}`),
    },
    services,
  );
  const all = [...opening, ...diagnostics];
  reporter.diagnostics(all, siteDir);
  const milliseconds = performance.now() - started;
  const failed = failsCommand(diagnostics, options.strict);
  const words = countsInWords(countDiagnostics(all));
  if (failed) reporter.fail(`${words}.`);
  else reportChecked(reporter, summary, milliseconds, words);
  const details = { ...summary, outDir, milliseconds: Math.round(milliseconds) };
  return { exitCode: failed ? 1 : 0, diagnostics: all, details };
}

function reportChecked(
  reporter: Reporter,
  summary: CheckSummary,
  milliseconds: number,
  words: string,
): void {
  const { pages, links, skipped } = summary;
  const { green, dim } = reporter.colors;
  const followed = `${plural(links, 'link')} on ${plural(pages, 'page')}`;
  reporter.say(
    `${green('Checked')} ${followed} in ${duration(milliseconds)}${words && `, with ${words}`}.`,
  );
  if (skipped > 0) {
    reporter.say(dim(`${plural(skipped, 'link')} to other sites: docsgen check --external`));
  }
}
