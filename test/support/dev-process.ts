import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** A running `docsgen dev`. */
export interface DevProcess {
  /** `http://localhost:40123` */
  readonly origin: string;
  /** Its output so far. */
  readonly said: () => string;
  stop(): Promise<void>;
}

/**
 * @param program absolute path of `bin/docsgen.js`, see `compileInto`
 * @param port the first to try; any if omitted
 * @throws Error if it does not print the URL of the site
 */
export async function startDevProcess(
  program: string,
  siteDir: string,
  port = '0',
): Promise<DevProcess> {
  const args = [program, 'dev', siteDir, '--port', port, '--no-open'];
  const child = spawn(process.execPath, args, { env: { ...process.env, NO_COLOR: '1' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const origin = await originOf(child, () => output);
  return {
    origin,
    said: () => output,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function originOf(child: ChildProcess, said: () => string): Promise<string> {
  const end = Date.now() + 60_000;
  while (Date.now() < end && child.exitCode === null) {
    const [origin] = /http:\/\/localhost:\d+/.exec(said()) ?? [];
    if (origin !== undefined) return origin;
    await wait(20);
  }
  child.kill('SIGKILL');
  throw new Error(`docsgen dev does not say where it is:\n${said()}`);
}
