import * as module from 'node:module';
import path from 'node:path';
import { moduleFolder } from '../files/index.js';

/**
 * Milliseconds that a finished command waits for open handles, such as an interval in the
 * configuration.
 */
const graceMs = 2000;

/**
 * Runs the command line.
 * @param argv arguments after `docsgen`
 * @returns the exit code
 */
export async function run(argv: readonly string[]): Promise<number> {
  startCompileCache();
  const { main } = await import('../cli/index.js');
  const exitCode = await main(argv);
  const { exitCode: hookCode } = process;
  // Exiting at once is faster than waiting for Node.js to free memory.
  process.once('beforeExit', () => process.exit());
  setTimeout(() => process.exit(), graceMs).unref();
  // A hook fails the command as other programs do: by setting `process.exitCode`.
  return exitCode === 0 && hookCode !== undefined ? Number(hookCode) : exitCode;
}

/**
 * Enables the compile cache of Node.js 22.1 and later. It is stored next to the program, because
 * other users could manipulate a shared temporary folder.
 */
function startCompileCache(): void {
  const { enableCompileCache } = module as {
    readonly enableCompileCache?: (folder: string) => unknown;
  };
  enableCompileCache?.(path.join(moduleFolder, 'compile-cache'));
}
