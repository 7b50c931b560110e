import { BackgroundWriter } from './background-writer.js';
import { createBeside, discard } from './leftovers.js';
import type { Place } from './site-writer.js';

/** Files from which on linking them takes longer than starting a thread. */
const worthThread = 300;

/**
 * A copy of the published site, made of links by a thread while this one finds out what has changed: what stands in
 * for the spare (see `takeSpare`) where there is none yet.
 */
export class LinkedCopy {
  readonly #folder: string;
  readonly #writer: BackgroundWriter;

  private constructor(folder: string, writer: BackgroundWriter) {
    this.#folder = folder;
    this.#writer = writer;
  }

  /** Undefined where the site is small, or threads cannot be started. */
  static async start({ oldFolder, known }: Place): Promise<LinkedCopy | undefined> {
    if (known.size < worthThread) return undefined;
    const folder = await createBeside(oldFolder);
    const writer = new BackgroundWriter({ folder, oldFolder, known });
    if (writer.takeKnown()) return new LinkedCopy(folder, writer);
    await discard(folder);
    return undefined;
  }

  /** @returns where it lies, which the caller throws away; undefined where it could not be made */
  async finish(): Promise<string | undefined> {
    try {
      await this.#writer.finish();
      // It would wait for more, and the process for it.
      await this.#writer.stop();
      return this.#folder;
    } catch {
      await this.discard();
      return undefined;
    }
  }

  async discard(): Promise<void> {
    await this.#writer.stop();
    await discard(this.#folder);
  }
}
