import { CommanderError } from 'commander';
import { createProgram } from './program.js';
import { type ExitCode, unexpectedFailure } from './run.js';
import type { Services } from './services.js';
import type { World } from './world.js';

/**
 * Runs the command line in a world of its own.
 *
 * @param argv arguments after `docsgen`
 */
export async function runProgram(
  argv: readonly string[],
  world: World,
  services: Services,
): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const program = createProgram(world, services, (code) => {
    exitCode = code;
  });
  try {
    if (argv.length === 0) program.help({ error: true });
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    // Commander has said what was wrong, or shown the help or the version that was asked for.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    world.stderr.write(`${unexpectedFailure(error, world.env)}\n`);
    return 2;
  }
}
