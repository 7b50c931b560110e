import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, DiagnosticError } from '../../diagnostics/diagnostic.js';
import { findAbove } from '../../files/find-above.js';
import {
  addedPaths,
  buildErrors,
  byCode,
  diskFiles,
  errorsFirst,
  keepOldFiles,
  type Migration,
  migrationReport,
  pathsAddedBefore,
  planMigration,
  repairMigration,
  reportFile,
  sitesBelow,
  sourceTools,
  TrialFolder,
  unknownTool,
  type WriteOptions,
  type WriteResult,
  withDiagnostics,
  writeMigration,
} from '../../migrate/index.js';
import { lint } from '../../node/lint.js';
import type { Services } from '../../node/services.js';
import { plural } from '../../text/words.js';
import type { CommandResult, CommandRun } from '../command.js';
import type { OutputOptions, Reporter } from '../reporter.js';

export interface MigrateCommandOptions extends OutputOptions {
  readonly from?: string | undefined;
  readonly write?: boolean | undefined;
  readonly out?: string | undefined;
  readonly force?: boolean | undefined;
}

/** Runs `docsgen migrate`. Without `--write` or `--out`, it writes nothing but its report to the terminal. */
export async function migrateCommand(
  run: CommandRun<MigrateCommandOptions>,
): Promise<CommandResult> {
  const { environment, reporter, siteDir } = run;
  const { from, write = false, out, force = false } = run.options;
  const to = out === undefined ? siteDir : path.resolve(environment.cwd, out);
  const files = diskFiles(siteDir, to === siteDir ? pathsAddedBefore(siteDir) : [to]);
  const tools = sourceTools.filter(({ id }) => from === undefined || id === from);
  const tool = existsSync(siteDir) ? tools.find((one) => one.detect(files)) : undefined;
  const shown = path.relative(environment.cwd, siteDir);
  const hasSettings = tool !== undefined && tool.id !== 'folder';
  const below = from !== undefined || hasSettings ? [] : sitesBelow(siteDir, shown, tools);
  if (!tool) throw new DiagnosticError([...below, unknownTool(siteDir, sourceTools)]);
  reporter.progress(`Convert ${tool.name}`);
  const isWritten = write || out !== undefined;
  const isInPlace = isWritten && to === siteDir;
  const planned = planMigration(tool, files);
  const isInGit = findAbove(siteDir, '.git') !== undefined;
  const migration = await tryOut(
    isInPlace ? keepOldFiles(planned, files, { force, isInGit }) : planned,
    run,
  );
  const added = isInPlace ? addedPaths(migration.files, files) : [];
  const result = isWritten
    ? writeSite(migration, added, { from: siteDir, to, force })
    : { fileCount: 0, diagnostics: [] };
  report(reporter, migration, isWritten ? to : undefined);
  const diagnostics = [...below, ...result.diagnostics, ...migration.todos];
  reporter.diagnostics([...below, ...result.diagnostics], to);
  const { pages, changed, finished, addresses } = migration;
  const details = {
    tool: tool.id,
    folder: isWritten ? to : undefined,
    pages,
    changed,
    finished,
    addresses,
  };
  return { exitCode: 0, diagnostics, details: { ...details, written: result.fileCount } };
}

/** Writes the files of a migration, and the report beside them. */
function writeSite(
  migration: Migration,
  added: readonly string[],
  options: WriteOptions,
): WriteResult {
  const site = writeMigration(migration.files, options);
  const todos = [...site.diagnostics, ...migration.todos];
  const report = { path: reportFile, text: migrationReport({ ...migration, todos }, added) };
  const { diagnostics } = writeMigration([report], { ...options, force: true });
  return { ...site, diagnostics: [...site.diagnostics, ...diagnostics] };
}

/** Bound of the rounds; two or three are usual. */
const maxRounds = 6;

/** Builds the new site in a temporary folder, repairs what has a sure answer, and lists the rest. */
async function tryOut(
  planned: Migration,
  { services, reporter, siteDir }: CommandRun<MigrateCommandOptions>,
): Promise<Migration> {
  const folder = new TrialFolder(siteDir);
  try {
    let migration = planned;
    for (let round = 1; ; round += 1) {
      folder.write(migration.files);
      reporter.progress('Build the new site for a trial');
      const found = await findings(folder.path, services);
      const repaired = round < maxRounds ? repairMigration(migration, found) : undefined;
      if (repaired === undefined) return withDiagnostics(migration, found);
      migration = repaired;
    }
  } finally {
    folder.remove();
  }
}

async function findings(siteDir: string, services: Services): Promise<readonly Diagnostic[]> {
  const load = { dir: siteDir };
  const options = { siteDir, load, changed: false, onStage: () => undefined };
  try {
    return (await lint(options, services)).diagnostics;
  } catch (error) {
    if (error instanceof DiagnosticError) return error.diagnostics;
    throw error;
  }
}

function report(reporter: Reporter, migration: Migration, folder: string | undefined): void {
  const { tool, pages, finished, addresses, todos } = migration;
  const { green, bold, dim } = reporter.colors;
  const done = `${finished} of ${plural(pages, 'page')} need nothing more`;
  reporter.print(
    `${green(folder === undefined ? 'Read' : 'Migrated')} a site of ${bold(tool)}: ${done}.`,
  );
  const { kept, byRule, redirected } = addresses;
  const rule = byRule === 0 ? '' : `, ${byRule} follow rules of versions, languages and the blog`;
  reporter.print(
    kept === undefined
      ? `Old addresses: code makes them, so that it is unknown how many stay; ${redirected} redirect${rule}.`
      : `Old addresses: ${kept} stay, ${redirected} redirect${rule}.`,
  );
  const errors = buildErrors(todos);
  if (errors > 0)
    reporter.print(`${bold('The new site does not build yet.')} ${errorsFirst(errors)}`);
  for (const [code, found] of byCode(todos))
    reporter.print(`  ${String(found.length).padStart(5)}  ${code}`);
  reporter.print(
    folder === undefined
      ? dim(
          'Nothing is written. docsgen migrate --out ../new-site writes the site, --write writes it here.',
        )
      : `${bold(path.join(folder, reportFile))} lists what is left to do. Next: docsgen dev ${folder}`,
  );
}
