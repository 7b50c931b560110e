import type { SourceFile } from '../../files/source-file.js';
import { ThreadEnded } from '../../workers/index.js';
import { createDocParser, type ParsedDocFile, type ParserSetup } from '../docs/doc-parser.js';
import { fileProblem } from '../docs/parse-docs.js';
import { Pool, type PoolOptions, parsedFiles, runWithTimeLimit } from '../workers/index.js';

/** Milliseconds for which this thread may be blocked. */
export const maxBlockedMs = 400;

const poolOptions: PoolOptions = { limitHere: maxBlockedMs, concurrency: 1 };

/** Parses one file at a time without blocking the thread: a slow file moves to a worker. */
export class TimeLimitedParser {
  readonly #setup: ParserSetup;
  readonly #parse: (file: SourceFile) => ParsedDocFile;
  readonly #canHandOver: boolean;

  constructor(setup: ParserSetup) {
    this.#setup = setup;
    this.#parse = createDocParser(setup);
    this.#canHandOver = new Pool(poolOptions).handsOver;
  }

  /** Returns undefined if parsing takes too long for this thread. */
  parseWithinLimit(file: SourceFile): ParsedDocFile | undefined {
    return this.runWithinLimit(() => this.#parse(file));
  }

  /** Runs any other work with the same time limit. */
  runWithinLimit<T>(work: () => T): T | undefined {
    if (!this.#canHandOver) return work();
    let made: T | undefined;
    const isInTime = runWithTimeLimit(maxBlockedMs, () => {
      made = work();
    });
    return isInTime ? made : undefined;
  }

  /** Parses a file. If that fails, the result is an empty document with a diagnostic. */
  async parse(file: SourceFile): Promise<ParsedDocFile & { readonly isLost?: boolean }> {
    return this.parseWithinLimit(file) ?? this.#parseInWorker(file);
  }

  async #parseInWorker(file: SourceFile): Promise<ParsedDocFile & { readonly isLost?: boolean }> {
    const pool = new Pool(poolOptions);
    try {
      const [parsed] = parsedFiles(await pool.runAlone('parse', this.#setup, file));
      if (!parsed) throw new Error(`No result for ${file.path}`);
      return parsed;
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      const { doc, text } = this.#parse({ ...file, text: '' });
      return { doc: { ...doc, diagnostics: [fileProblem(file, error)] }, text, isLost: true };
    }
  }
}
