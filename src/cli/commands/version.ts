import type { Services } from '../../node/services.js';
import { freezeVersion } from '../../pipeline/freeze-version/index.js';
import type { Environment } from '../environment.js';
import { loadOptions, type SiteOptions } from '../options.js';
import type { Reporter } from '../reporter.js';
import type { CommandResult } from '../run.js';
import { plural } from '../terminal.js';

/** Runs `docsgen version <name>`: freezes the current documents. */
export async function versionCommand(
  environment: Environment,
  services: Services,
  reporter: Reporter,
  siteDir: string,
  name: string,
  options: SiteOptions,
): Promise<CommandResult> {
  const { loadConfig } = await services.config();
  const config = await loadConfig(loadOptions(environment, siteDir, options));
  const { documents, files } = await freezeVersion(config, name, environment.onInterrupt);
  const { green, bold } = reporter.colors;
  reporter.say(`${green('Froze')} ${plural(documents, 'document')} as version ${bold(name)}:`);
  for (const file of files) reporter.say(`  ${file}`);
  return { exitCode: 0, diagnostics: [], details: { version: name, documents, files } };
}
