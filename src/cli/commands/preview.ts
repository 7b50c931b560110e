import { startPreview } from '../../dev-server/index.js';
import { openSite } from '../../node/open-site.js';
import { type CommandResult, type CommandRun, loadOptions } from '../command.js';
import { listenOptions, type ServerOptions, type SiteOptions } from '../options.js';
import { serveUntilInterrupted } from './serving.js';

/** Runs `docsgen preview`: serves the built site. */
export async function previewCommand(
  run: CommandRun<SiteOptions & ServerOptions>,
): Promise<CommandResult> {
  const { services, reporter, siteDir, options } = run;
  const { site } = await openSite(loadOptions(run), services);
  reporter.diagnostics(site.diagnostics, siteDir);
  const { baseUrl } = site.manifest;
  const server = await startPreview({ outDir: site.outDir, baseUrl }, listenOptions(options));
  await serveUntilInterrupted(run, server, baseUrl, 'preview');
  return { exitCode: 0, diagnostics: site.diagnostics };
}
