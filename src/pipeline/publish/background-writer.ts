import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import type { OutputFile } from '../../files/source-file.js';
import type { FileMark, WriteFolders } from './site-writer.js';
import type { FileToWrite, FromWriter, ToWriter, WriterStart } from './writer-messages.js';

/** Limit of characters in transit, so that a slow thread does not fill the memory. */
const maxWaitingCharacters = 16_000_000;
/**
 * Characters of a message. Sending one takes as long as rendering a short page and may block this
 * thread.
 */
const messageCharacters = 1_000_000;

/**
 * Writes files of a new site in a separate thread while this one renders. Most of the time for
 * writing is spent in the operating system.
 */
export class BackgroundWriter {
  readonly #place: WriteFolders;
  readonly #spare: string | undefined;
  readonly #script: URL;
  readonly #waiting = new Int32Array(new SharedArrayBuffer(4));
  /** Keys of the accepted files by path; a key identifies the contents. */
  readonly #taken = new Map<string, string>();
  /** The next message, and its length in characters. */
  #batch: FileToWrite[] = [];
  #length = 0;
  #worker: Worker | undefined;
  #result: Promise<ReadonlyMap<string, FileMark>> | undefined;

  /**
   * @param spare absolute path at which a second copy is written, as far as time permits
   * @param script of the thread; docsgen's own by default
   */
  constructor(
    place: WriteFolders,
    spare?: string,
    script: URL = new URL('writer-worker.js', import.meta.url),
  ) {
    this.#place = place;
    this.#spare = spare;
    this.#script = script;
  }

  /**
   * Accepts a file with a key, unless the old site already has it or the thread is unavailable or
   * too slow; see `has`.
   */
  take({ path, key, contents }: OutputFile): void {
    if (key === undefined || this.#place.known.get(path)?.key === key) return;
    if (Atomics.load(this.#waiting, 0) > maxWaitingCharacters) return;
    const worker = this.#start();
    if (!worker) return;
    Atomics.add(this.#waiting, 0, contents.length);
    this.#batch.push({ path, key, contents });
    this.#length += contents.length;
    if (this.#length >= messageCharacters) this.#send(worker);
    this.#taken.set(path, key);
  }

  has({ path, key }: OutputFile): boolean {
    return key !== undefined && this.#taken.get(path) === key;
  }

  /**
   * Waits until all accepted files are written.
   * @throws DiagnosticError or a system error if a file could not be written
   */
  async finish(): Promise<ReadonlyMap<string, FileMark>> {
    // From here on, the process must not exit before the thread ends.
    const worker = this.#worker;
    if (worker) {
      worker.ref();
      this.#send(worker);
      worker.postMessage('end' satisfies ToWriter);
    }
    return (await this.#result) ?? new Map();
  }

  /** Stops the thread, even if files are left to write. */
  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #send(worker: Worker): void {
    worker.postMessage(this.#batch satisfies ToWriter);
    this.#batch = [];
    this.#length = 0;
  }

  #start(): Worker | undefined {
    // There is no compiled script if docsgen runs from source.
    if (this.#worker || !existsSync(this.#script)) return this.#worker;
    const start: WriterStart = {
      place: this.#place,
      waiting: this.#waiting.buffer,
      spare: this.#spare,
    };
    const worker = new Worker(this.#script, { workerData: start });
    this.#result = new Promise((done, fail) => {
      worker.on('message', (message: FromWriter) => {
        if (message.kind === 'done') done(message.marks);
        else if (message.kind === 'refused') fail(new DiagnosticError(message.diagnostics));
        else fail(Object.assign(new Error(message.message), message.system));
      });
      worker.on('error', fail);
      worker.on('exit', () => fail(new Error('the thread that writes the site has ended')));
    });
    // Avoids an unhandled rejection if the build fails first; `finish` still receives the error.
    this.#result.catch(() => undefined);
    worker.unref();
    this.#worker = worker;
    return worker;
  }
}
