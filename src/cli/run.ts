import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { errorMessage } from '../diagnostics/error-message.js';
import {
  countDiagnostics,
  diagnose,
  formatJson,
  formatSarif,
  sortDiagnostics,
} from '../diagnostics/index.js';
import { isSystemError, systemProblem } from '../files/index.js';
import { readVersion } from '../node/version.js';
import type { CommandResult, CommandRun, ExitCode, RunCommand } from './command.js';
import type { Environment } from './environment.js';
import { createReporter, type OutputOptions, type Reporter, relativeTo } from './reporter.js';

/**
 * Runs a command and reports its result. Commands print their own diagnostics; those that they
 * throw are printed here.
 */
export async function runCommand<O extends OutputOptions>(
  command: string,
  run: Omit<CommandRun<O>, 'reporter' | 'started'>,
  work: RunCommand<O>,
): Promise<ExitCode> {
  const { environment, siteDir, options: output } = run;
  const reporter = createReporter(environment, output);
  environment.onInterrupt(() => reporter.done());
  const fail = (error: unknown): CommandResult => {
    reporter.done();
    return failed(error, environment, reporter, siteDir);
  };
  const worked = await work({ ...run, reporter, started: performance.now() }).catch(fail);
  reporter.done();
  const result = await writeSarif(worked, environment, siteDir, output).catch(fail);
  if (output.json) {
    const { exitCode, diagnostics, details } = result;
    // The arguments are for docsgen's own code.
    const listed = diagnostics.map((diagnostic) => ({ ...diagnostic, args: undefined }));
    const report = {
      ok: exitCode === 0,
      command,
      ...details,
      counts: countDiagnostics(diagnostics),
      diagnostics: sortDiagnostics(listed),
    };
    environment.stdout.write(`${formatJson(report)}\n`);
  }
  return result.exitCode;
}

/** @throws DiagnosticError if the file cannot be written */
async function writeSarif(
  result: CommandResult,
  environment: Environment,
  siteDir: string,
  { sarif }: OutputOptions,
): Promise<CommandResult> {
  if (sarif === undefined) return result;
  const root = environment.env.GITHUB_WORKSPACE ?? environment.cwd;
  const label = (file: string): string => relativeTo(root, siteDir, file);
  const { exitCode, diagnostics } = result;
  const report = formatSarif(diagnostics, { version: readVersion(), exitCode, label });
  const file = path.resolve(environment.cwd, sarif);
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${formatJson(report)}\n`);
  } catch (error) {
    const problem = errorMessage(error);
    throw new DiagnosticError([diagnose('cli/cannot-write-report', { file: sarif, problem })]);
  }
  return result;
}

function failed(
  error: unknown,
  environment: Environment,
  reporter: Reporter,
  siteDir: string,
): CommandResult {
  if (error instanceof DiagnosticError) {
    reporter.diagnostics(error.diagnostics, siteDir);
    return { exitCode: 2, diagnostics: error.diagnostics };
  }
  if (isSystemError(error)) {
    const args = { problem: systemProblem(error), file: error.path };
    const diagnostics = [diagnose('cli/system', args, { cause: error.message })];
    reporter.diagnostics(diagnostics, siteDir);
    return { exitCode: 2, diagnostics };
  }
  reporter.fail(unexpectedFailure(error, environment.env));
  const problem = errorMessage(error);
  return { exitCode: 2, diagnostics: [diagnose('cli/unexpected', { problem })] };
}

/** Describes a bug of docsgen in one line; with DEBUG, adds the stack trace. */
export function unexpectedFailure(error: unknown, env: Environment['env']): string {
  if (!(error instanceof Error)) return `docsgen failed unexpectedly: ${String(error)}`;
  const line = `docsgen failed unexpectedly: ${error.message.split('\n')[0]}`;
  if (env.DEBUG) return `${line}\n${error.stack ?? ''}`;
  return `${line}\n  Set DEBUG=1 to see where.`;
}
