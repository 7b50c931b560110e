import path from 'node:path';
import { protectedDirs } from '../../node/protected-dirs.js';
import type { Services } from '../../node/services.js';
import { clearSite } from '../../pipeline/publish/index.js';
import type { Environment } from '../environment.js';
import { loadOptions, type SiteOptions } from '../options.js';
import type { Reporter } from '../reporter.js';
import type { CommandResult } from '../run.js';

/** Runs `docsgen clear`: removes all that docsgen has created. */
export async function clearCommand(
  environment: Environment,
  services: Services,
  reporter: Reporter,
  siteDir: string,
  options: SiteOptions,
): Promise<CommandResult> {
  const { loadConfig } = await services.config();
  const config = await loadConfig(loadOptions(environment, siteDir, options));
  const { value: removed, diagnostics } = await clearSite({
    ...config,
    protectedDirs: protectedDirs(config),
    cwd: environment.cwd,
  });
  reporter.diagnostics(diagnostics, siteDir);
  if (removed.length === 0) reporter.say('There was nothing to remove.');
  for (const folder of removed) reporter.say(`Removed ${path.relative(environment.cwd, folder)}.`);
  return { exitCode: 0, diagnostics, details: { removed } };
}
