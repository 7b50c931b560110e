import path from 'node:path';
import type { InferredConfig } from '../../config/infer-config.js';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { CommandResult, CommandRun } from '../command.js';
import { foundSite, printFound } from '../found-site.js';
import { isDescriptionUrl, readNamedDescription } from '../read-description.js';
import { readReferencedParts } from '../referenced-parts.js';
import type { OutputOptions } from '../reporter.js';
import type { TemplateName } from '../starter-folder.js';
import { StarterWriter } from '../starter-writer.js';

export interface InitCommandOptions extends OutputOptions {
  readonly template?: TemplateName | undefined;
  /** File or URL of the API description that the site starts from. */
  readonly fromOpenapi?: string | undefined;
}

/** Runs `docsgen init`: writes a starter site. */
export async function initCommand(run: CommandRun<InitCommandOptions>): Promise<CommandResult> {
  const { reporter, siteDir, options, subject } = run;
  const source = options.fromOpenapi ?? (subject || undefined);
  const template = options.template ?? (source === undefined ? undefined : 'from-openapi');
  if (template === 'from-openapi' ? source === undefined : source !== undefined) {
    const args =
      source === undefined
        ? { source: 'an API description', problem: 'its file or URL is missing' }
        : { source, problem: `the template ${template} does not use it` };
    throw new DiagnosticError([diagnose('cli/cannot-start-from', args)]);
  }
  const existing = template === undefined ? foundSite(siteDir) : undefined;
  if (existing !== undefined) return reportFound(run, existing);
  try {
    const { written, isInstalled } = await writeStarter(run, template ?? 'api', source);
    printNextSteps(run, isInstalled);
    return { exitCode: 0, diagnostics: [], details: { folder: siteDir, files: written } };
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    reporter.done();
    const args = { folder: siteDir, problem: error.message };
    throw new DiagnosticError([diagnose('cli/cannot-create', args)]);
  }
}

async function writeStarter(
  { environment, siteDir }: CommandRun<InitCommandOptions>,
  template: TemplateName,
  source: string | undefined,
): Promise<StarterWriter> {
  const writer = new StarterWriter(siteDir);
  if (source === undefined) {
    await writer.begin();
    await writer.copy(template);
    return writer;
  }
  // Before anything is written, so that a wrong URL leaves nothing behind.
  const description = await readNamedDescription(source, environment.cwd);
  const file = path.resolve(environment.cwd, source);
  // In the folder of the site, builds find it without a configuration.
  const isInPlace = path.dirname(file) === siteDir && /\.(?:ya?ml|json)$/i.test(file);
  const isCopied = !isInPlace && !isDescriptionUrl(source);
  const parts = isCopied ? await readReferencedParts(source, file, description.text) : [];
  await writer.begin({ description: source, keep: isInPlace ? path.basename(file) : undefined });
  if (isDescriptionUrl(source)) {
    await writer.pull(source, description);
    return writer;
  }
  if (isCopied) {
    await writer.write(`openapi/openapi.${description.extension}`, description.text);
    for (const { name, text } of parts) await writer.write(`openapi/${name}`, text);
  }
  await writer.copyForDescription(description);
  return writer;
}

function printNextSteps(
  { environment, reporter, siteDir }: CommandRun<InitCommandOptions>,
  isInstalled: boolean,
): void {
  const dir = path.relative(environment.cwd, siteDir);
  const { green, bold } = reporter.colors;
  reporter.print(`${green('Created')} a site in ${bold(dir || 'this folder')}. Next:`);
  for (const step of [dir && `cd ${dir}`, isInstalled ? '' : 'npm install', 'npm run dev']) {
    if (step) reporter.print(`  ${step}`);
  }
}

/** Writes nothing: the folder needs no starter site and no configuration. */
function reportFound(
  { environment, reporter, siteDir }: CommandRun<OutputOptions>,
  found: InferredConfig,
): CommandResult {
  const { green, dim } = reporter.colors;
  reporter.print(`${green('This folder is a site already')}, without a configuration:`);
  printFound(reporter, found);
  const dir = path.relative(environment.cwd, siteDir);
  reporter.print(dim(`Look at it: ${['npx docsgen dev', dir].filter(Boolean).join(' ')}`));
  const { docs, openapi } = found;
  return { exitCode: 0, diagnostics: [], details: { folder: siteDir, files: [], docs, openapi } };
}
