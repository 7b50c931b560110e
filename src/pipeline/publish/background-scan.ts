import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { RecordedFolders } from './folder-stamps.js';
import type { FolderSurvey } from './foreign-files.js';
import { identityOfSpare, type OutputScan, ScannedSpare, type ScanRequest } from './output-scan.js';
import type { FileMark } from './site-writer.js';

/** Minimum number of files; scanning fewer is faster than starting a thread. */
const enough = 8_000;

/**
 * Scans the output folder in a separate thread while this one renders pages. For thousands of
 * files, the scan is most of the work of publishing.
 */
export class BackgroundScan {
  readonly #known: ReadonlyMap<string, FileMark>;
  readonly #left: RecordedFolders;
  readonly #worker: Worker;
  readonly #seen: Promise<OutputScan | undefined>;

  /**
   * Returns undefined if a scan in the background would not pay off.
   * @param spare absolute path
   * @param known files of the published site
   * @param left state of both folders after the last publication
   * @param script of the thread; docsgen's own by default
   */
  static begin(
    outDir: string,
    spare: string | undefined,
    known: ReadonlyMap<string, FileMark>,
    left: RecordedFolders | undefined,
    script: URL = new URL('scan-worker.js', import.meta.url),
  ): BackgroundScan | undefined {
    if (spare === undefined || left === undefined || known.size < enough) return undefined;
    // There is no compiled script if docsgen runs from source.
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
      // Without a result, this thread scans the folder itself.
      worker.once('error', () => done(undefined));
      worker.once('exit', () => done(undefined));
    });
    worker.unref();
  }

  /**
   * Returns the scan of the site. Undefined if the site has changed since, or if there are foreign
   * files, which may have been removed since.
   * @param manifest stamp of the site's current manifest
   */
  async site(manifest: string | undefined): Promise<FolderSurvey | undefined> {
    const seen = await this.#finish();
    const isSame = seen?.manifest !== undefined && seen.manifest === manifest;
    return isSame && seen.surveyed.foreign.length === 0 ? seen.surveyed : undefined;
  }

  /**
   * Returns the scan of the spare site; undefined if a different spare site has replaced it.
   * @param taken absolute path of its current location, see `takeSpare`
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
    // From here on, the process must not exit before the scan ends.
    this.#worker.ref();
    return this.#seen;
  }
}
