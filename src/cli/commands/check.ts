import { failsCommand } from '../../node/build.js';
import { checkBuiltSite } from '../../node/check.js';
import { plural } from '../../text/words.js';
import { type CommandResult, type CommandRun, loadOptions, reportCheck } from '../command.js';
import { type ChangesOptions, changesCommand } from './changes.js';
import { type CoverageOptions, coverageCommand } from './coverage.js';
import { lintCommand } from './lint.js';
import { translationsCommand } from './translations.js';

export interface CheckCommandOptions extends CoverageOptions, ChangesOptions {
  readonly translations?: boolean | undefined;
  readonly external?: boolean | undefined;
  readonly fix?: boolean | undefined;
  readonly retries: number;
}

/** Runs `docsgen check`. */
export async function checkCommand(run: CommandRun<CheckCommandOptions>): Promise<CommandResult> {
  const { services, reporter, options } = run;
  if (options.fix) {
    // Fixes concern the sources, which the built site may be older than.
    return lintCommand(run);
  }
  if (options.translations) {
    return translationsCommand(run);
  }
  if (options.coverage) {
    return coverageCommand(run);
  }
  if (options.changes || options.against !== undefined) {
    return changesCommand(run);
  }
  const { summary, outDir, opening, diagnostics } = await checkBuiltSite(
    {
      load: loadOptions(run),
      external: options.external ?? false,
      timeout: options.timeout * 1000,
      retries: options.retries,
      allowedHosts: options.allowHost,
      onPages: (count) => reporter.progress(`Check ${plural(count, 'page')}`),
      onProgress: (done, total) => reporter.tick(`${done} of ${plural(total, 'link')}`),
    },
    services,
  );
  const { pages, links, skipped } = summary;
  const result = reportCheck(
    run,
    `${plural(links, 'link')} on ${plural(pages, 'page')}`,
    {
      diagnostics: [...opening, ...diagnostics],
      failed: failsCommand(diagnostics, options.strict),
    },
    { ...summary, outDir },
  );
  if (result.exitCode === 0 && skipped > 0) {
    const { dim } = reporter.colors;
    reporter.print(dim(`${plural(skipped, 'link')} to other sites: docsgen check --external`));
  }
  return result;
}
