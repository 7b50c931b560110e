import { explainConfig } from '../../config/explain.js';
import { readConfig } from '../../config/read-config.js';
import type { Services } from '../../node/services.js';
import type { Environment } from '../environment.js';
import { loadOptions, type SiteOptions } from '../options.js';
import type { Reporter } from '../reporter.js';
import type { CommandResult } from '../run.js';

/** Runs `docsgen config`: prints the resolved configuration, each value with the file that sets it. */
export async function configCommand(
  environment: Environment,
  services: Services,
  reporter: Reporter,
  siteDir: string,
  options: SiteOptions,
): Promise<CommandResult> {
  const load = loadOptions(environment, siteDir, options);
  const read = await readConfig(load);
  const config = await (await services.config()).loadConfig(load, read);
  const replaced = (['outDir', 'baseUrl'] as const).filter((key) => load[key] !== undefined);
  const values = explainConfig(config, read, replaced);
  const { bold, dim } = reporter.colors;
  for (const { key, value, from } of values) {
    reporter.say(`${bold(key)}: ${JSON.stringify(value)}  ${dim(`# ${from}`)}`);
  }
  return { exitCode: 0, diagnostics: [], details: { values } };
}
