import { freezeVersion } from '../../pipeline/freeze-version/freeze.js';
import { plural } from '../../text/words.js';
import { type CommandResult, type CommandRun, loadSite } from '../command.js';
import type { VersionOptions } from '../options.js';

/** Runs `docsgen version <name>`: freezes the current documents. */
export async function versionCommand(run: CommandRun<VersionOptions>): Promise<CommandResult> {
  const { environment, options, reporter, subject: name } = run;
  const config = await loadSite(run);
  const { documents, files } = await freezeVersion(config, name, {
    product: options.product,
    onInterrupt: environment.onInterrupt,
  });
  const { green, bold } = reporter.colors;
  reporter.print(`${green('Froze')} ${plural(documents, 'document')} as version ${bold(name)}:`);
  for (const file of files) reporter.print(`  ${file}`);
  return { exitCode: 0, diagnostics: [], details: { version: name, documents, files } };
}
