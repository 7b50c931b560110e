import path from 'node:path';
import { countDiagnostics, countsInWords } from '../../diagnostics/index.js';
import { type ExportFormat, exportSite } from '../../node/export-site.js';
import type { Services } from '../../node/services.js';
import type { Environment } from '../environment.js';
import {
  type CacheOptions,
  cacheOptions,
  loadOptions,
  type SiteOptions,
  type WorkOptions,
} from '../options.js';
import type { Reporter } from '../reporter.js';
import type { CommandResult } from '../run.js';
import { duration, plural, size } from '../terminal.js';

interface ExportOptions extends SiteOptions, CacheOptions, WorkOptions {
  readonly only?: string | undefined;
}

/** Runs `docsgen build` with `--zip` or `--single-file`. */
export async function exportCommand(
  environment: Environment,
  services: Services,
  reporter: Reporter,
  siteDir: string,
  options: ExportOptions,
  target: { readonly format: ExportFormat; readonly file: string },
): Promise<CommandResult> {
  const started = performance.now();
  const file = path.resolve(environment.cwd, target.file);
  const { pages, bytes, diagnostics } = await exportSite(
    {
      siteDir,
      file,
      format: target.format,
      only: options.only,
      load: loadOptions(environment, siteDir, options),
      ...cacheOptions(environment, options),
      concurrency: options.concurrency,
      onStage: (stage) => reporter.progress(stage),
    },
    services,
  );
  reporter.diagnostics(diagnostics, siteDir);
  const words = countsInWords(countDiagnostics(diagnostics));
  const milliseconds = performance.now() - started;
  const details = { pages, bytes, file, milliseconds: Math.round(milliseconds) };
  if (bytes === undefined) {
    reporter.fail(`${words || 'The build failed'}: nothing was written.`);
    return { exitCode: 1, diagnostics, details };
  }
  const { green, bold } = reporter.colors;
  const amount = `${bold(plural(pages, 'page'))}, ${size(bytes)}`;
  const name = path.relative(environment.cwd, file);
  reporter.say(
    `${green('Wrote')} ${amount} to ${bold(name)} in ${duration(milliseconds)}${words && `, with ${words}`}.`,
  );
  return { exitCode: 0, diagnostics, details };
}
