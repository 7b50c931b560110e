import { constants } from 'node:os';
import { onTerminationSignal } from '../config/termination-signals.js';
import { noteReportedExit } from '../config/wait-until-settled.js';

/** An output stream, or its replacement in tests. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

/** The parts of the process that commands use, so that tests can replace them. */
export interface Environment {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Registers `cleanup` for SIGINT, SIGTERM and SIGHUP. It must be synchronous. */
  onInterrupt(cleanup: () => void): void;
  /** For servers: resolves on the first signal; the process then exits by itself. */
  untilInterrupted(): Promise<void>;
}

/** Milliseconds that a server has for its shutdown. */
const shutdownGraceMs = 200;

/** Returns the environment of this process. */
export function processEnvironment(): Environment {
  const cleanups: (() => void)[] = [];
  let stop: (() => void) | undefined;
  onTerminationSignal((signal) => {
    if (stop !== undefined) {
      noteReportedExit();
      stop();
      // Other work, such as a build, can be aborted safely.
      setTimeout(() => process.exit(), shutdownGraceMs).unref();
      // A second signal ends the process at once.
      stop = undefined;
      return;
    }
    noteReportedExit();
    for (const cleanup of cleanups) cleanup();
    process.exit(128 + constants.signals[signal]);
  });
  for (const stream of [process.stdout, process.stderr]) stream.on('error', outputFailed);
  // What hooks and components of the site print is no result of the command.
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  return {
    cwd: process.cwd(),
    env: process.env,
    stdout: Object.create(process.stdout, { write: { value: write } }),
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

/** Ignores a closed pipe (`docsgen build | head`), because the exit code still matters. */
function outputFailed(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error;
}
