import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import type { OutputFile } from '../../files/source-file.js';
import type { FileMark, WriteFolders } from './site-writer.js';
import type { FileToWrite, FromWriter, ToWriter, WriterStart } from './writer-messages.js';

/** Characters on their way to the thread at the same time: a thread that falls behind must not fill the memory. */
const most = 16_000_000;
/** Characters of a message: to send one takes as long as to make a short page, and may put this thread to sleep. */
const enough = 1_000_000;

/**
 * Writes files of a new site in a thread of its own, while this one makes the next: most of the time that writing
 * takes is the system's.
 */
export class BackgroundWriter {
  readonly #place: WriteFolders;
  readonly #spare: string | undefined;
  readonly #script: URL;
  readonly #waiting = new Int32Array(new SharedArrayBuffer(4));
  /** Keys of the files, by path: of what a key tells, there need not be the contents. */
  readonly #taken = new Map<string, string>();
  /** What goes with the next message, and its characters. */
  #batch: FileToWrite[] = [];
  #length = 0;
  #worker: Worker | undefined;
  #result: Promise<ReadonlyMap<string, FileMark>> | undefined;

  /**
   * @param spare absolute path at which a spare is made of what is written, as far as there is time for it
   * @param script what the thread runs; docsgen's own, if nothing else is said
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
   * Takes a file that has a key, unless the old site has it or there is no thread that could write it now; see `has`.
   */
  take({ path, key, contents }: OutputFile): void {
    if (key === undefined || this.#place.known.get(path)?.key === key) return;
    if (Atomics.load(this.#waiting, 0) > most) return;
    const worker = this.#start();
    if (!worker) return;
    Atomics.add(this.#waiting, 0, contents.length);
    this.#batch.push({ path, key, contents });
    this.#length += contents.length;
    if (this.#length >= enough) this.#send(worker);
    this.#taken.set(path, key);
  }

  has({ path, key }: OutputFile): boolean {
    return key !== undefined && this.#taken.get(path) === key;
  }

  /**
   * Waits until all that was taken is written.
   *
   * @throws DiagnosticError or a system error where a file could not be written
   */
  async finish(): Promise<ReadonlyMap<string, FileMark>> {
    // From here on the process waits for it.
    const worker = this.#worker;
    if (worker) {
      worker.ref();
      this.#send(worker);
      worker.postMessage('end' satisfies ToWriter);
    }
    return (await this.#result) ?? new Map();
  }

  /** Stops, whatever is still to be written. */
  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #send(worker: Worker): void {
    worker.postMessage(this.#batch satisfies ToWriter);
    this.#batch = [];
    this.#length = 0;
  }

  #start(): Worker | undefined {
    // Where docsgen runs from its sources, there is no script that a thread could run.
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
    // Whoever asks for it gets the failure; nobody does where the build has failed.
    this.#result.catch(() => undefined);
    worker.unref();
    this.#worker = worker;
    return worker;
  }
}
