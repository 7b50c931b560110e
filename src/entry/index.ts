import * as module from 'node:module';
import path from 'node:path';
import { moduleFolder } from '../files/index.js';

/** How long a finished command waits for open handles, such as an interval of the configuration. */
const graceMs = 2000;

/**
 * Runs the command line.
 *
 * @param argv arguments after `docsgen`
 * @returns the exit code
 */
export async function run(argv: readonly string[]): Promise<number> {
  startCompileCache();
  const { main } = await import('../cli/index.js');
  const exitCode = await main(argv);
  // Exiting frees memory sooner than Node does.
  process.once('beforeExit', () => process.exit());
  setTimeout(() => process.exit(), graceMs).unref();
  return exitCode;
}

/**
 * Node.js 22.1 and later keep compiled code. It is beside the program: whoever can write there can change the program
 * as well. In a shared temporary folder, others could.
 */
function startCompileCache(): void {
  const { enableCompileCache } = module as {
    readonly enableCompileCache?: (folder: string) => unknown;
  };
  enableCompileCache?.(path.join(moduleFolder, 'compile-cache'));
}
