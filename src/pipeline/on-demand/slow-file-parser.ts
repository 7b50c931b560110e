import type { SourceFile } from '../../files/source-file.js';
import { createDocParser, type ParsedDocFile, type ParserSetup } from '../doc-parser.js';
import { fileProblem } from '../parse-docs.js';
import { Pool, type PoolOptions, parsedFiles, ThreadEnded, within } from '../workers/index.js';

/** Milliseconds that others may wait for this thread. */
export const limitHere = 400;

/** Understands one file at a time while others are served: one that takes long is left to a worker. */
export class SideParser {
  readonly #setup: ParserSetup;
  readonly #parse: (file: SourceFile) => ParsedDocFile;
  readonly #options: PoolOptions;
  readonly #canWait: boolean;

  constructor(setup: ParserSetup, options: PoolOptions = {}) {
    this.#setup = setup;
    this.#parse = createDocParser(setup);
    this.#options = { limitHere, ...options, concurrency: 1 };
    this.#canWait = new Pool(this.#options).handsOver;
  }

  /** Undefined where it takes too long for this thread. */
  parseAtOnce(file: SourceFile): ParsedDocFile | undefined {
    return this.atOnce(() => this.#parse(file));
  }

  /** The same for any other work. */
  atOnce<T>(work: () => T): T | undefined {
    if (!this.#canWait) return work();
    let made: T | undefined;
    const isInTime = within(this.#options.limitHere ?? limitHere, () => {
      made = work();
    });
    return isInTime ? made : undefined;
  }

  /** A file that cannot be understood is an empty one, with what went wrong. */
  async parse(file: SourceFile): Promise<ParsedDocFile & { readonly isLost?: boolean }> {
    return this.parseAtOnce(file) ?? this.#parseInWorker(file);
  }

  async #parseInWorker(file: SourceFile): Promise<ParsedDocFile & { readonly isLost?: boolean }> {
    const pool = new Pool(this.#options);
    try {
      const [parsed] = parsedFiles(await pool.runAlone('parse', this.#setup, file));
      if (!parsed) throw new Error(`No answer about ${file.path}`);
      return parsed;
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      const { head, text } = this.#parse({ ...file, text: '' });
      return { head: { ...head, diagnostics: [fileProblem(file, error)] }, text, isLost: true };
    }
  }
}
