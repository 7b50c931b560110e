import { constants } from 'node:os';

/** A stream of the terminal, or what stands for it. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

/** What the commands need of the process, so that tests can give them another one. */
export interface Environment {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Has `cleanup` called when the process is told to end (SIGINT, SIGTERM, SIGHUP). It must be synchronous. */
  onInterrupt(cleanup: () => void): void;
  /** For servers: resolves when the process is told to end, which it then does by itself. */
  untilInterrupted(): Promise<void>;
}

/** Milliseconds that a server has to end by itself. */
const grace = 200;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The world of the real process. */
export function processEnvironment(): Environment {
  const cleanups: (() => void)[] = [];
  let stop: (() => void) | undefined;
  const interrupted = (signal: (typeof signals)[number]): void => {
    if (stop !== undefined) {
      stop();
      // What is still at work then, such as a build, has nothing to lose.
      setTimeout(() => process.exit(), grace).unref();
      // The second time there is no more patience.
      stop = undefined;
      return;
    }
    for (const cleanup of cleanups) cleanup();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.on(signal, interrupted);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', outputFailed);
  return {
    cwd: process.cwd(),
    env: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
    onInterrupt: (cleanup) => {
      cleanups.push(cleanup);
    },
    untilInterrupted: () =>
      new Promise((resolve) => {
        stop = resolve;
      }),
  };
}

/** `docsgen build | head` closes the pipe early: the command goes on, as its exit code is still to come. */
function outputFailed(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error;
}
