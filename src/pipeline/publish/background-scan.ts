import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { RecordedFolders } from './folder-stamps.js';
import type { FolderSurvey } from './foreign-files.js';
import { identityOfSpare, type OutputScan, ScannedSpare, type ScanRequest } from './output-scan.js';
import type { FileMark } from './site-writer.js';

/** Of fewer files a thread is not there sooner than they have been looked at. */
const enough = 8_000;

/**
 * Looks at what a publication will ask of the disk in a thread of its own, while this one makes the pages: of a site
 * of thousands of files that is most of what publishing it takes.
 */
export class BackgroundScan {
  readonly #known: ReadonlyMap<string, FileMark>;
  readonly #left: RecordedFolders;
  readonly #worker: Worker;
  readonly #seen: Promise<OutputScan | undefined>;

  /**
   * Undefined where nothing is gained by it.
   *
   * @param spare absolute path
   * @param known files of the published site
   * @param left how the last publication has left both
   * @param script what the thread runs; docsgen's own, if nothing else is said
   */
  static begin(
    outDir: string,
    spare: string | undefined,
    known: ReadonlyMap<string, FileMark>,
    left: RecordedFolders | undefined,
    script: URL = new URL('scan-worker.js', import.meta.url),
  ): BackgroundScan | undefined {
    if (spare === undefined || left === undefined || known.size < enough) return undefined;
    // Where docsgen runs from its sources, there is no script that a thread could run.
    if (availableParallelism() === 1 || !existsSync(script)) return undefined;
    return new BackgroundScan(outDir, spare, known, left, script);
  }

  private constructor(
    outDir: string,
    spare: string,
    known: ReadonlyMap<string, FileMark>,
    left: RecordedFolders,
    script: URL,
  ) {
    this.#known = known;
    this.#left = left;
    const order: ScanRequest = {
      outDir,
      spare,
      files: [...known.keys()],
      stamps: Array.from(known.values(), ({ stamp }) => stamp),
      siteFolders: left.site,
      spareFolders: left.spare,
    };
    const worker = new Worker(script, { workerData: order });
    this.#worker = worker;
    this.#seen = new Promise((done) => {
      worker.once('message', done);
      // Then this thread looks for itself.
      worker.once('error', () => done(undefined));
      worker.once('exit', () => done(undefined));
    });
    worker.unref();
  }

  /**
   * What was seen of the site. Undefined where it is another one by now, and where there is what docsgen did not make:
   * that may have gone since.
   *
   * @param manifest stamp of the one that it has now
   */
  async site(manifest: string | undefined): Promise<FolderSurvey | undefined> {
    const seen = await this.#finish();
    const isSame = seen?.manifest !== undefined && seen.manifest === manifest;
    return isSame && seen.surveyed.foreign.length === 0 ? seen.surveyed : undefined;
  }

  /**
   * What was seen of the spare. Undefined where it is another one by now.
   *
   * @param taken absolute path of where it lies now, see `takeSpare`
   */
  async spare(taken: string): Promise<ScannedSpare | undefined> {
    const seen = await this.#finish();
    const isSame = seen?.spare !== undefined && seen.spare === identityOfSpare(taken);
    return isSame ? new ScannedSpare(seen, this.#known, this.#left.spare) : undefined;
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  #finish(): Promise<OutputScan | undefined> {
    // From here on the process waits for it.
    this.#worker.ref();
    return this.#seen;
  }
}
