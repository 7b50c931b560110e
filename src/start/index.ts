import { loadProgram } from './load-program.js';

/** Commands that run most of what there is: what was compiled for the others would be of little use. */
const thorough = new Set(['build', 'dev', 'start']);

/**
 * Runs the command line.
 *
 * @param argv arguments after `docsgen`
 * @returns the exit code
 */
export async function run(argv: readonly string[]): Promise<number> {
  const { keepCompiled, cli } = loadProgram();
  if (thorough.has(argv[0] ?? '')) process.once('exit', keepCompiled);
  const { main } = await cli();
  return main(argv);
}
