import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { OutputFile } from '../../files/output-file.js';
import { MessageQueue, Thread } from '../../workers/index.js';
import { packBytes } from '../workers/packed-bytes.js';
import type { FileMark } from './site-writer.js';
import type { FilesToWrite, WriterTasks } from './writer-tasks.js';

/** A file whose contents its key identifies. */
type KeyedFile = OutputFile & { readonly key: string };

/** Maximum bytes in transit, so that a slow disk does not fill the memory. */
const maxWaitingBytes = 8_000_000;

/**
 * Writes files of a new site in a separate thread while this one renders others: creating a file
 * takes the system as long as rendering a short page.
 */
export class WriterThread {
  readonly #folder: string;
  readonly #script: URL;
  /** Whether another core can write. There is no compiled script if docsgen runs from source. */
  readonly #isAvailable: boolean;
  readonly #queue = new MessageQueue(packFiles, (messages) => this.#write(messages));
  readonly #accepted = new Map<string, string>();
  readonly #marks = new Map<string, FileMark>();
  #waitingBytes = 0;
  #thread: Thread<WriterTasks> | undefined;

  /**
   * @param folder absolute path of the new site's folder, which exists
   * @param script of the thread; docsgen's own by default
   */
  constructor(folder: string, script: URL = new URL('writer-worker.js', import.meta.url)) {
    this.#folder = folder;
    this.#script = script;
    this.#isAvailable = availableParallelism() > 1 && existsSync(script);
  }

  /** Accepts a file, unless its contents have no key or the thread is not available or too slow. */
  add({ path, key, contents }: OutputFile): void {
    if (key === undefined || !this.#isAvailable || this.#waitingBytes > maxWaitingBytes) return;
    const bytes = Buffer.byteLength(contents);
    this.#accepted.set(path, key);
    this.#waitingBytes += bytes;
    this.#queue.add({ path, key, contents }, bytes);
  }

  /** Whether this thread writes the file. */
  has({ path, key }: OutputFile): boolean {
    return key !== undefined && this.#accepted.get(path) === key;
  }

  /**
   * Waits until all accepted files are written.
   * @param files all files of the site
   * @returns the written files; undefined if some could not be written, or do not belong to the site after all
   */
  async finish(files: readonly OutputFile[]): Promise<ReadonlyMap<string, FileMark> | undefined> {
    try {
      await this.#queue.finish();
    } catch {
      return undefined;
    } finally {
      await this.close();
    }
    const areWanted = files.filter((file) => this.has(file)).length === this.#accepted.size;
    return areWanted ? this.#marks : undefined;
  }

  /** Terminates the thread, even if files are left to write. */
  async close(): Promise<void> {
    await this.#thread?.end();
  }

  async #write(messages: readonly FilesToWrite[]): Promise<void> {
    this.#thread ??= new Thread<WriterTasks>(this.#script);
    const setup = { folder: this.#folder };
    const { result } = await this.#thread.work('write', setup, messages);
    for (const [path, mark] of result) this.#marks.set(path, mark);
    for (const { contents } of messages) this.#waitingBytes -= contents.memory.byteLength;
  }
}

function packFiles(files: readonly KeyedFile[]): FilesToWrite {
  return {
    files: files.map(({ path, key }) => ({ path, key })),
    contents: packBytes(files.map(({ contents }) => contents)),
  };
}
