import type { SiteConfig } from '../../config/index.js';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { type OpenedSite, openBuiltSite } from '../../pipeline/publish/index.js';
import type { Environment } from '../environment.js';
import { loadOptions, type SiteOptions } from '../options.js';
import type { Services } from '../services.js';

/**
 * Opens the built site for commands that need one.
 * @throws DiagnosticError if there is none
 */
export async function openSite(
  environment: Environment,
  services: Services,
  siteDir: string,
  options: SiteOptions,
): Promise<{ readonly config: SiteConfig; readonly site: OpenedSite }> {
  const { loadConfig } = await services.config();
  const config = await loadConfig(loadOptions(environment, siteDir, options));
  const site = await openBuiltSite(config.outDir);
  if (site === undefined) {
    throw new DiagnosticError([diagnose('cli/not-built', { folder: config.outDir })]);
  }
  return { config, site };
}
