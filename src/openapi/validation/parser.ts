import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { errorMessage } from '../../diagnostics/error-message.js';
import { packageFolder } from '../../files/index.js';
import { processorClock, Thread, ThreadEnded } from '../../workers/index.js';

/** The parser failed, timed out or rejected its input. */
export class ParserError extends Error {
  constructor(
    message: string,
    readonly timedOut: boolean,
  ) {
    super(message);
    this.name = 'ParserError';
  }
}

/** @readme/openapi-parser in a worker thread. Every call may reject with a {@link ParserError}. */
export interface Parser {
  /** Returns the messages of the errors; none if the document is valid. */
  validate(document: unknown): Promise<readonly string[]>;
  /** Gives the thread back. */
  close(): void;
}

/** The tasks of `validation-worker.ts`. */
export interface ValidationTasks {
  readonly validate: {
    readonly setup: undefined;
    readonly item: unknown;
    /** Messages of the errors. */
    readonly result: readonly string[];
  };
}

type ValidationThread = Thread<ValidationTasks>;

/** A time limit is needed, because nested references can occupy the parser without end. */
export const defaultSeconds = 10;

/** The compiled worker, also if tests run the sources: Node.js cannot run these in a worker. */
const script = pathToFileURL(path.join(packageFolder, 'lib/bundle/validation-worker.js'));

function startThread(): ValidationThread {
  return new Thread(script, {
    limit: defaultSeconds * 1000,
    clock: processorClock,
    // Options of the parent process, such as a loader or inspector, must not apply to the worker.
    worker: { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 2048 } },
  });
}

/** Milliseconds for which a free thread waits for the next description. */
const idleMs = 1000;

/**
 * The free thread. Starting one takes half a second of processor time, as it compiles the schemas
 * of OpenAPI.
 */
let idle: { readonly thread: ValidationThread; readonly timer: NodeJS.Timeout } | undefined;

function takeThread(): ValidationThread {
  if (idle === undefined) return startThread();
  const { thread, timer } = idle;
  idle = undefined;
  clearTimeout(timer);
  return thread.isFree ? thread : startThread();
}

function giveBack(thread: ValidationThread): void {
  if (!thread.isFree || idle !== undefined) {
    void thread.end();
    return;
  }
  const end = (): void => {
    idle = undefined;
    void thread.end();
  };
  idle = { thread, timer: setTimeout(end, idleMs).unref() };
}

/**
 * Starts a thread, or takes the free one. A new one is ready after about 60 ms; an earlier call
 * waits.
 * @param seconds time limit of a call
 */
export function startParser(seconds: number = defaultSeconds): Parser {
  const thread = takeThread();
  thread.limit = seconds * 1000;
  return {
    validate: async (document) => {
      try {
        return (await thread.work('validate', undefined, [document])).result;
      } catch (error) {
        throw parserError(error, seconds);
      }
    },
    close: () => giveBack(thread),
  };
}

function parserError(error: unknown, seconds: number): ParserError {
  if (error instanceof ThreadEnded && error.reason === 'slow') {
    return new ParserError(`no response within ${seconds} seconds`, true);
  }
  return new ParserError(errorMessage(error), false);
}
