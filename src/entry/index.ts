import { loadProgram } from './load-program.js';

/** Commands that run most of what there is: what was compiled for the others would be of little use. */
const thorough = new Set(['build', 'dev', 'start']);

/** How long a command that is done waits for what is still open. */
const graceMs = 2000;

/** The exit code of a command that came to nothing, and thus ran little. */
const couldNotRun = 2;

/**
 * Runs the command line.
 *
 * @param argv arguments after `docsgen`
 * @returns the exit code
 */
export async function run(argv: readonly string[]): Promise<number> {
  const { keepCompiled, cli } = loadProgram();
  process.once('exit', (code) => {
    if (thorough.has(argv[0] ?? '') && code !== couldNotRun) keepCompiled();
  });
  const { main } = await cli();
  const exitCode = await main(argv);
  // Nothing is left to do then, and the system frees memory sooner than Node does.
  process.once('beforeExit', () => process.exit());
  // A configuration may have started what never ends, such as an interval.
  setTimeout(() => process.exit(), graceMs).unref();
  return exitCode;
}
