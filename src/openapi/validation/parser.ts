import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { moduleFolder } from '../../files/index.js';

/** The part of the result of `validate` in @readme/openapi-parser that docsgen uses. */
export interface Validation {
  readonly errors: readonly { readonly message: string }[];
  readonly warnings: readonly { readonly message: string }[];
  /**
   * The validated document, printed with an indentation of two spaces; code frames in messages
   * refer to its lines.
   */
  readonly printed: string;
}

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
  validate(document: unknown): Promise<Validation>;
  close(): Promise<void>;
}

/** A time limit is needed, because nested references can occupy the parser without end. */
export const defaultSeconds = 10;

/** On a busy machine, only this process's CPU time counts, up to this multiple of the limit. */
const patience = 6;

// The worker's code is a string, because no compiled file exists when tests run from source. It
// disables the network as a second safeguard, although references were checked before.
const thread = `
const { parentPort, workerData } = require('node:worker_threads');
globalThis.fetch = () => Promise.reject(new Error('the network is not used'));
const parser = require(workerData.library);
const warning = (...rules) => Object.fromEntries(rules.map((rule) => [rule, 'warning']));
const options = {
  resolve: { external: false },
  dereference: { circular: 'ignore' },
  validate: { errors: { colorize: false }, rules: { openapi: warning(
    'array-without-items', 'duplicate-non-request-body-parameters', 'duplicate-operation-id',
    'invalid-security-scheme-properties', 'non-optional-path-parameters',
    'path-parameters-not-in-parameters', 'path-parameters-not-in-path') } },
};
const tasks = {
  validate: async (document) => {
    const { errors = [], warnings } = await parser.validate(document, options);
    return { errors, warnings, printed: errors.length > 0 ? JSON.stringify(document, null, 2) : '' };
  },
};
parentPort.postMessage({ id: 0 });
parentPort.on('message', async ({ id, task, input }) => {
  try {
    parentPort.postMessage({ id, value: await tasks[task](input) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error?.message ?? error) });
  }
});
`;

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: ParserError): void;
}

/** One file, which loads faster than the 200 of the package; absent if tests run the sources. */
const bundledLibrary = path.join(moduleFolder, 'openapi-parser.cjs');

/** A busy machine may start the worker slowly, which does not count against the description. */
const startSeconds = 60;

/**
 * Starts the worker with a time limit for responses. It is ready after about 60 ms; earlier calls
 * are queued.
 */
export function startParser(seconds: number = defaultSeconds): Parser {
  const library = existsSync(bundledLibrary)
    ? bundledLibrary
    : createRequire(import.meta.url).resolve('@readme/openapi-parser');
  const worker = new Worker(thread, {
    eval: true,
    workerData: { library },
    // Options of the parent process, such as a loader or inspector, must not apply to the worker.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 2048 },
  });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let ended: ParserError | undefined;

  const end = (error: ParserError): void => {
    ended ??= error;
    clearTimeout(timer);
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
    void worker.terminate();
  };
  let timer: NodeJS.Timeout | undefined;
  const allow = (limit: number): void => {
    const began = performance.now();
    const before = process.cpuUsage();
    const judge = (): void => {
      const { user, system } = process.cpuUsage(before);
      const left = limit - (user + system) / 1e6;
      const isOver = left <= 0 || performance.now() - began > limit * patience * 1000;
      if (isOver) end(new ParserError(`no answer within ${limit} seconds`, true));
      else timer = setTimeout(judge, Math.ceil(left * 1000));
    };
    timer = setTimeout(judge, limit * 1000);
  };
  allow(startSeconds);
  let isReady = false;
  worker.on('message', ({ id, value, error }: Answer) => {
    clearTimeout(timer);
    isReady = true;
    const call = waiting.get(id);
    waiting.delete(id);
    if (waiting.size > 0) allow(seconds);
    if (error === undefined) call?.resolve(value);
    else call?.reject(new ParserError(error, false));
  });
  worker.on('error', (error) => end(new ParserError(error.message, false)));
  worker.on('exit', () => end(new ParserError('the parser ended', false)));

  const call = (task: string, input: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (ended !== undefined) {
        reject(ended);
        return;
      }
      count += 1;
      if (isReady && waiting.size === 0) allow(seconds);
      waiting.set(count, { resolve, reject });
      worker.postMessage({ id: count, task, input });
    });

  return {
    // The worker's response has this shape; see `tasks` above.
    validate: (document) => call('validate', document) as Promise<Validation>,
    close: async () => {
      clearTimeout(timer);
      await worker.terminate();
    },
  };
}
