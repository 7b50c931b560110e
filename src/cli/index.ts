import { uncaughtConfigError } from '../config/uncaught-config-error.js';
import { noteReportedExit, reportExit } from '../config/wait-until-settled.js';
import { formatPlain } from '../diagnostics/index.js';
import { services } from '../node/services.js';
import type { ExitCode } from './command.js';
import { processEnvironment } from './environment.js';
import { unexpectedFailure } from './run.js';
import { runProgram } from './run-program.js';

/**
 * Runs the command line in this process.
 * @param argv arguments after `docsgen`
 * @returns the exit code: 0 success, 1 problems found, 2 could not run
 */
export async function main(argv: readonly string[]): Promise<ExitCode> {
  // Packages that a configuration or a theme imports may read it.
  const { env } = process;
  env.NODE_ENV ??= 'production';
  const environment = processEnvironment();
  const fail = async (error: unknown): Promise<void> => {
    noteReportedExit();
    const known = await uncaughtConfigError(error);
    const message = known ? formatPlain([known]) : unexpectedFailure(error, environment.env);
    environment.stderr.write(`${message}\n`);
    process.exit(2);
  };
  let isFailing = false;
  // The first error is the cause, and others may follow before the process ends.
  const failOnce = (error: unknown): void => {
    if (!isFailing) void fail(error);
    isFailing = true;
  };
  process.on('uncaughtException', failOnce).on('unhandledRejection', failOnce);
  process.once('exit', (code) =>
    reportExit(
      code,
      'docsgen ended early: a plugin or a component of the site called process.exit.',
    ),
  );
  try {
    return await runProgram(argv, environment, services);
  } finally {
    noteReportedExit();
  }
}
