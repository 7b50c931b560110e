import type { ConfigLoadOptions, SiteConfig } from '../config/index.js';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import { type OpenedSite, openBuiltSite } from '../pipeline/publish/index.js';
import type { Services } from './services.js';

export type { OpenedSite };

/**
 * Opens the built site.
 * @throws DiagnosticError if there is none
 */
export async function openSite(
  load: ConfigLoadOptions,
  services: Services,
): Promise<{ readonly config: SiteConfig; readonly site: OpenedSite }> {
  const { loadConfig } = await services.config();
  const config = await loadConfig(load);
  const site = await openBuiltSite(config.outDir);
  if (site === undefined) {
    throw new DiagnosticError([diagnose('cli/not-built', { folder: config.outDir })]);
  }
  return { config, site };
}
