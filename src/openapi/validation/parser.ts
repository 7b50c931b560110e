import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { moduleFolder } from '../../files/index.js';

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

/** A time limit is needed, because nested references can occupy the parser without end. */
export const defaultSeconds = 10;

/** On a busy machine, only this process's CPU time counts, up to this multiple of the limit. */
const wallTimeFactor = 6;

/**
 * Rules of the parser that do not count as errors, because docsgen has a rule for each that sees
 * through references.
 */
const ownRules = [
  'array-without-items',
  'duplicate-non-request-body-parameters',
  'duplicate-operation-id',
  'non-optional-path-parameters',
  'path-parameters-not-in-parameters',
  'path-parameters-not-in-path',
  'unknown-required-schema-property',
];

// The worker's code is a string, because no compiled file exists when tests run from source. It
// disables the network as a second safeguard, although references were checked before.
const thread = `
const { parentPort, workerData } = require('node:worker_threads');
globalThis.fetch = () => Promise.reject(new Error('the network is not used'));
const parser = require(workerData.library);
const warnings = Object.fromEntries(workerData.ownRules.map((rule) => [rule, 'warning']));
const options = {
  resolve: { external: false },
  dereference: { circular: 'ignore' },
  validate: { errors: { colorize: false }, rules: { openapi: warnings, swagger: warnings } },
};
const tasks = {
  validate: async (document) => {
    const { errors = [] } = await parser.validate(document, options);
    return errors.map(({ message }) => message);
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

/** A worker thread, which one parser uses at a time. */
class ParserThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;
  #isReady = false;
  #ended: ParserError | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Time limit of a call. */
  seconds = defaultSeconds;

  constructor() {
    const library = existsSync(bundledLibrary)
      ? bundledLibrary
      : createRequire(import.meta.url).resolve('@readme/openapi-parser');
    this.#worker = new Worker(thread, {
      eval: true,
      workerData: { library, ownRules },
      // Options of the parent process, such as a loader or inspector, must not apply to the worker.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 2048 },
    });
    this.#allow(startSeconds);
    this.#worker.on('message', (answer: Answer) => this.#receive(answer));
    this.#worker.on('error', (error) => this.#end(new ParserError(error.message, false)));
    this.#worker.on('exit', () => this.#end(new ParserError('the parser ended', false)));
  }

  call(task: string, input: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== undefined) {
        reject(this.#ended);
        return;
      }
      this.#count += 1;
      if (this.#isReady && this.#waiting.size === 0) this.#allow(this.seconds);
      this.#waiting.set(this.#count, { resolve, reject });
      this.#worker.postMessage({ id: this.#count, task, input });
    });
  }

  /** Whether another parser can use it: it works and owes no answer. */
  get isFree(): boolean {
    return this.#ended === undefined && this.#waiting.size === 0;
  }

  /** Lets the process exit although the thread is alive. */
  rest(): void {
    this.#worker.unref();
    this.#timer?.unref();
  }

  resume(): void {
    this.#worker.ref();
    this.#timer?.ref();
  }

  terminate(): void {
    clearTimeout(this.#timer);
    void this.#worker.terminate();
  }

  #receive({ id, value, error }: Answer): void {
    clearTimeout(this.#timer);
    this.#isReady = true;
    const call = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size > 0) this.#allow(this.seconds);
    if (error === undefined) call?.resolve(value);
    else call?.reject(new ParserError(error, false));
  }

  #allow(limit: number): void {
    const began = performance.now();
    const before = process.cpuUsage();
    const judge = (): void => {
      const { user, system } = process.cpuUsage(before);
      const left = limit - (user + system) / 1e6;
      const isOver = left <= 0 || performance.now() - began > limit * wallTimeFactor * 1000;
      if (isOver) this.#end(new ParserError(`no answer within ${limit} seconds`, true));
      else this.#timer = setTimeout(judge, Math.ceil(left * 1000));
    };
    this.#timer = setTimeout(judge, limit * 1000);
  }

  #end(error: ParserError): void {
    this.#ended ??= error;
    clearTimeout(this.#timer);
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
    void this.#worker.terminate();
  }
}

/** Milliseconds for which a free thread waits for the next description. */
const idleMs = 1000;

/** The free thread. Starting one takes half a second of processor time, as it compiles the schemas of OpenAPI. */
let idle: { readonly thread: ParserThread; readonly timer: NodeJS.Timeout } | undefined;

function takeThread(): ParserThread {
  if (idle === undefined) return new ParserThread();
  const { thread, timer } = idle;
  idle = undefined;
  clearTimeout(timer);
  if (!thread.isFree) return new ParserThread();
  thread.resume();
  return thread;
}

function giveBack(thread: ParserThread): void {
  if (!thread.isFree || idle !== undefined) {
    thread.terminate();
    return;
  }
  thread.rest();
  const end = (): void => {
    idle = undefined;
    thread.terminate();
  };
  idle = { thread, timer: setTimeout(end, idleMs).unref() };
}

/**
 * Starts a thread, or takes the free one. A new one is ready after about 60 ms; earlier calls are queued.
 *
 * @param seconds time limit of a call
 */
export function startParser(seconds: number = defaultSeconds): Parser {
  const thread = takeThread();
  thread.seconds = seconds;
  return {
    // The worker's response has this shape; see `tasks` above.
    validate: (document) => thread.call('validate', document) as Promise<readonly string[]>,
    close: () => giveBack(thread),
  };
}
