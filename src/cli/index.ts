import { uncaughtConfigError } from '../config/uncaught-config-error.js';
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
  const fail = (error: unknown): void => {
    const known = uncaughtConfigError(error);
    const message = known ? formatPlain([known]) : unexpectedFailure(error, environment.env);
    environment.stderr.write(`${message}\n`);
    process.exit(2);
  };
  process.on('uncaughtException', fail).on('unhandledRejection', fail);
  return runProgram(argv, environment, services);
}
