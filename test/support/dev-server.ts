import { runProgram } from '../../src/cli/run-program.js';
import { services } from '../../src/node/services.js';

/** `docsgen dev` in this process. */
export interface DevServer {
  readonly origin: string;
  stop(): Promise<void>;
}

export async function startDevServer(siteDir: string): Promise<DevServer> {
  let output = '';
  let stop: () => void = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const note = (text: string): void => {
    output += text;
  };
  const world = {
    cwd: siteDir,
    env: {},
    stdout: { write: note },
    stderr: { write: note },
    onInterrupt: () => {},
    untilInterrupted: () => stopped,
  };
  const ended = runProgram(['dev', siteDir, '--port', '0', '--no-open'], world, services);
  const end = async (): Promise<void> => {
    stop();
    await ended;
  };
  for (let attempt = 0; attempt < 600; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const origin = /http:\/\/localhost:\d+/.exec(output)?.[0];
    if (origin !== undefined) return { origin, stop: end };
  }
  await end();
  throw new Error(`docsgen dev does not say where it is:\n${output}`);
}
