import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import { frozenFolders, siteFolders } from '../files/site-folders.js';
import { type DevBuild, unexpectedError } from './build-attempt.js';
import { devHandler } from './dev-handler.js';
import { FirstVisitTimer } from './first-visit.js';
import { type HttpServer, type ListenOptions, listen } from './listen.js';
import { LiveSite, type LiveSiteSource } from './live-site.js';
import { createRebuilder } from './rebuilder.js';
import { serialQueue } from './serial-queue.js';
import { waitUntilWritten } from './wait-until-written.js';
import { type Watch, type Watcher, watch } from './watch.js';

export interface DevServerOptions<B extends DevBuild = DevBuild>
  extends ListenOptions,
    LiveSiteSource<B> {
  /** Absolute paths of possible configuration files; they need not exist. */
  readonly configFiles: readonly string[];
  /** Called with problems of the file watcher. */
  readonly onNotice: (diagnostic: Diagnostic) => void;
  readonly watch?: Watch | undefined;
  /** Milliseconds without a change before a rebuild; below 60, the build may read a half-written file. */
  readonly settle?: number | undefined;
}

/** Factor by which a rebuild is delayed if open pages already show the change. */
const fullBuildDelayFactor = 10;
/** Cap in milliseconds for the delay based on the build time, which keeps slow builds from running between saves. */
const maxFullBuildDelayMs = 4000;
/** Default of `settle`. */
const settleMs = 80;

/** Watched until the first build returns the paths of its sources. */
const firstTargets = [...siteFolders, ...frozenFolders(), 'static', 'versions.json'];

/**
 * Serves the site from memory and rebuilds it when a source changes. Open pages receive hot updates.
 *
 * A change to a page's own text is served at once, without a build, and applied again when changes have settled, in
 * case the file was half-written. A full rebuild follows after a delay; other changes trigger it directly. While there
 * are errors, the pages of the last build without errors stay, and an overlay shows the errors.
 *
 * @returns the server, once it has a page or errors to show
 * @throws DiagnosticError if the server cannot listen; a failed build only waits for the next change
 */
export async function startDev<B extends DevBuild>(
  options: DevServerOptions<B>,
): Promise<HttpServer> {
  const session = new DevSession(options);
  return session.start();
}

/** A site that is served, watched and rebuilt until it is closed. */
class DevSession<B extends DevBuild> {
  readonly #options: DevServerOptions<B>;
  readonly #site: LiveSite<B>;
  readonly #visit = new FirstVisitTimer();
  readonly #settle: number;
  readonly #rebuilder: ReturnType<typeof createRebuilder>;
  /** Shows changed files without a build, if that is possible. */
  readonly #applyChange: (file: string) => void;
  #watcher: Watcher | undefined;
  /** Absolute paths of what the watcher watches because of the last build. */
  #targets: readonly string[];
  #unwatched: readonly string[] | undefined;
  #outlined: Promise<void> | undefined;
  #firstBuild: Promise<void> | undefined;
  #isClosed = false;
  #wasBuilt = false;
  /** Runs while a shown change waits for its build. */
  #fullBuildTimer: NodeJS.Timeout | undefined;
  #isFullBuildDue = false;

  constructor(options: DevServerOptions<B>) {
    this.#options = options;
    const { siteDir } = options;
    this.#targets = firstTargets.map((name) => path.join(siteDir, name));
    this.#site = new LiveSite(options);
    this.#settle = options.settle ?? settleMs;
    this.#rebuilder = createRebuilder(() => this.#rebuild(), this.#settle);
    this.#applyChange = serialQueue<string>(async (files) => {
      const result = await this.#site.applyChanges(files);
      if (result === 'needs-build') this.#rebuilder.runNow();
    });
  }

  async start(): Promise<HttpServer> {
    const server = await this.#listen();
    const close = () => this.#close(server);
    this.#outlined = this.#site.outline();
    await this.#outlined;
    this.#firstBuild = this.#begin();
    if (this.#site.served) {
      const { onNotice } = this.#options;
      this.#firstBuild.catch((error: unknown) => onNotice(unexpectedError(error)));
      return { ...server, close };
    }
    try {
      await this.#firstBuild;
    } catch (error) {
      await close();
      throw error;
    }
    return { ...server, close };
  }

  #listen(): Promise<HttpServer> {
    const site = this.#site;
    const handler = devHandler({
      served: async () => {
        await this.#outlined;
        return site.served;
      },
      afterFirstBuild: async () => {
        this.#visit.end();
        await this.#firstBuild;
        return site.served;
      },
      withCompletedFile: async (url) => {
        await site.served?.files.complete?.(url);
        return site.served;
      },
      errors: () => site.errors,
      format: this.#options.format,
      hub: site.hub,
    });
    return listen(async (request, response) => {
      await handler(request, response);
      this.#visit.noteResponse();
    }, this.#options);
  }

  /** Watches the sources and builds for the first time. */
  async #begin(): Promise<void> {
    const { siteDir, configFiles, onNotice } = this.#options;
    const targets = [...configFiles, ...this.#targets];
    // The watcher and the build would slow down the first page.
    if (this.#site.served) await this.#visit.over();
    // The watcher starts before the first build, so that no change during the build is lost.
    this.#watcher = await (this.#options.watch ?? watch)({
      siteDir,
      targets,
      onChange: (file) => this.#noteChange(file),
      onLimit: (problem) => onNotice(diagnose('cli/watching-limited', { problem })),
      onError: (error) => onNotice(unexpectedError(error)),
    });
    // Starting to watch a large site takes seconds, in which the first page may have been edited.
    if (this.#site.served) await this.#noteMissedChanges();
    if (!this.#isClosed) await this.#rebuilder.start();
  }

  /** Notes the files that have changed before they were watched. */
  async #noteMissedChanges(): Promise<void> {
    for (const file of (await this.#options.changed?.()) ?? []) this.#noteChange(file);
  }

  #noteChange(file: string): void {
    clearTimeout(this.#fullBuildTimer);
    this.#isFullBuildDue = false;
    this.#site.noteChange(file);
    this.#rebuilder.schedule();
    this.#applyChange(file);
  }

  /** Builds the site, or shows what has changed and builds when changes have rested. */
  async #rebuild(): Promise<void> {
    const site = this.#site;
    const files = site.changed;
    await waitUntilWritten(files);
    if (await site.isCurrent()) return;
    const canWait = this.#wasBuilt && !this.#isFullBuildDue && files.length > 0;
    if (canWait && (await site.applyChanges(files)) === 'applied') {
      this.#scheduleFullBuild();
      return;
    }
    this.#isFullBuildDue = false;
    const built = await site.build();
    this.#wasBuilt = true;
    const { configFiles, onNotice } = this.#options;
    if (built) {
      this.#targets = built.watch;
      this.#unwatched = built.unwatched;
    }
    const targets = [...configFiles, ...this.#targets, ...site.failedInputs];
    const covered = this.#watcher?.setTargets(targets, this.#unwatched);
    if (!covered) return;
    covered
      .then(() => this.#noteMissedChanges())
      .catch((error: unknown) => onNotice(unexpectedError(error)));
  }

  #scheduleFullBuild(): void {
    clearTimeout(this.#fullBuildTimer);
    const byBuildTime = Math.min(2 * this.#site.buildTime, maxFullBuildDelayMs);
    this.#fullBuildTimer = setTimeout(
      () => {
        this.#isFullBuildDue = true;
        this.#rebuilder.schedule();
      },
      Math.max(this.#settle * fullBuildDelayFactor, byBuildTime),
    );
  }

  async #close(server: HttpServer): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#fullBuildTimer);
    this.#site.close();
    await Promise.all([this.#rebuilder.stop(), server.close()]);
    await this.#firstBuild?.catch(() => undefined);
    await this.#watcher?.close();
  }
}
