import path from 'node:path';
import { countDiagnostics, formatCounts } from '../../diagnostics/index.js';
import { type ExportFormat, exportSite } from '../../node/export-site.js';
import { plural } from '../../text/words.js';
import { buildOptions, type CommandResult, type CommandRun, elapsed } from '../command.js';
import type { CacheOptions, SiteOptions, WorkOptions } from '../options.js';
import { duration, formatBytes } from '../terminal.js';

interface ExportOptions extends SiteOptions, CacheOptions, WorkOptions {
  readonly only?: string | undefined;
  readonly sidebar?: string | undefined;
}

/** Runs `docsgen build` with `--zip` or `--single-file`. */
export async function exportCommand(
  run: CommandRun<ExportOptions>,
  target: { readonly format: ExportFormat; readonly file: string },
): Promise<CommandResult> {
  const { environment, reporter, siteDir } = run;
  const file = path.resolve(environment.cwd, target.file);
  const { pages, bytes, diagnostics } = await exportSite(
    {
      ...buildOptions(run),
      file,
      format: target.format,
      only: run.options.only,
      sidebar: run.options.sidebar,
    },
    run.services,
  );
  reporter.diagnostics(diagnostics, siteDir);
  const words = formatCounts(countDiagnostics(diagnostics));
  const milliseconds = elapsed(run);
  const details = { pages, bytes, file, milliseconds: Math.round(milliseconds) };
  if (bytes === undefined) {
    reporter.fail(`${words || 'The build failed'}: nothing was written.`);
    return { exitCode: 1, diagnostics, details };
  }
  const { green, bold } = reporter.colors;
  const amount = `${bold(plural(pages, 'page'))}, ${formatBytes(bytes)}`;
  const name = path.relative(environment.cwd, file);
  reporter.print(
    `${green('Wrote')} ${amount} to ${bold(name)} in ${duration(milliseconds)}${words && `, with ${words}`}.`,
  );
  return { exitCode: 0, diagnostics, details };
}
