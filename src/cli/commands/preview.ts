import { startPreview } from '../../dev-server/index.js';
import { openSite } from '../../node/open-site.js';
import type { Services } from '../../node/services.js';
import type { Environment } from '../environment.js';
import { listenOptions, loadOptions, type ServerOptions, type SiteOptions } from '../options.js';
import type { Reporter } from '../reporter.js';
import type { CommandResult } from '../run.js';
import { serveUntilInterrupted } from './serving.js';

/** Runs `docsgen preview`: serves the built site. */
export async function previewCommand(
  environment: Environment,
  services: Services,
  reporter: Reporter,
  siteDir: string,
  options: SiteOptions & ServerOptions,
): Promise<CommandResult> {
  const { site } = await openSite(loadOptions(environment, siteDir, options), services);
  reporter.diagnostics(site.diagnostics, siteDir);
  const { baseUrl } = site.manifest;
  const server = await startPreview({ outDir: site.outDir, baseUrl }, listenOptions(options));
  await serveUntilInterrupted(environment, reporter, server, baseUrl, options, 'preview');
  return { exitCode: 0, diagnostics: site.diagnostics };
}
