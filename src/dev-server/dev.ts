import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import { type DevBuild, unexpectedError } from './build-attempt.js';
import { devHandler } from './dev-handler.js';
import { type DevSource, DevState } from './dev-state.js';
import { FirstVisitTimer } from './first-visit.js';
import { type HttpServer, type ListenOptions, listen } from './listen.js';
import { createRebuilder } from './rebuild.js';
import { serialQueue } from './serial-queue.js';
import { waitUntilWritten } from './wait-until-written.js';
import { type Watch, type Watcher, watch } from './watch.js';

export interface DevServerOptions<B extends DevBuild = DevBuild>
  extends ListenOptions,
    DevSource<B> {
  /** Absolute paths of possible configuration files; they need not exist. */
  readonly configFiles: readonly string[];
  /** Called with problems of the file watcher. */
  readonly onNotice: (diagnostic: Diagnostic) => void;
  readonly watch?: Watch | undefined;
  /** Milliseconds without a change before a rebuild; below 60, the build may read a half-written file. */
  readonly settle?: number | undefined;
}

/** Factor by which a rebuild is delayed if open pages already show the change. */
const patience = 10;
/** Cap in milliseconds for the delay based on the build time, which keeps slow builds from running between saves. */
const mostPatience = 4000;

/** Watched until the first build returns the paths of its sources. */
const sourceFolders: readonly string[] = [
  ...['content', 'openapi', 'static', 'theme', 'blocks'],
  ...['versions.json', 'versioned_docs', 'versioned_sidebars', 'versioned_openapi', 'i18n'],
];

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
  const { siteDir, configFiles, settle = 80 } = options;
  const state = new DevState(options);
  let watcher: Watcher | undefined;
  let sketched: Promise<void> | undefined;
  let firstBuild: Promise<void> | undefined;
  let closed = false;
  const visit = new FirstVisitTimer();

  let rest: NodeJS.Timeout | undefined;
  let hasRested = false;
  let wasBuilt = false;
  const build = async (): Promise<void> => {
    const built = await state.build();
    wasBuilt = true;
    if (built) watcher?.setTargets([...configFiles, ...built.watch]);
  };
  const rebuilder = createRebuilder(async () => {
    const files = state.changed;
    await waitUntilWritten(files);
    if (await state.isCurrent()) return;
    const canWait = wasBuilt && !hasRested && files.length > 0;
    if (canWait && (await state.take(files)) === 'shown') {
      clearTimeout(rest);
      const wait = Math.max(settle * patience, Math.min(2 * state.buildTime, mostPatience));
      rest = setTimeout(() => {
        hasRested = true;
        rebuilder.trigger();
      }, wait);
      return;
    }
    hasRested = false;
    await build();
  }, settle);
  const take = serialQueue<string>(async (files) => {
    if ((await state.take(files)) === 'build') rebuilder.hurry();
  });

  const handler = devHandler({
    served: async () => {
      await sketched;
      return state.served;
    },
    understood: async () => {
      visit.end();
      await firstBuild;
      return state.served;
    },
    whole: async (url) => {
      await state.served?.files.complete?.(url);
      return state.served;
    },
    errors: () => state.errors,
    format: options.format,
    hub: state.hub,
  });
  const noteChange = (file: string): void => {
    clearTimeout(rest);
    hasRested = false;
    state.noteChange(file);
    rebuilder.trigger();
    take(file);
  };
  const begin = async (): Promise<void> => {
    // The watcher and the build would slow down the first page.
    if (state.served) await visit.over();
    // The watcher starts before the first build, so that no change during the build is lost.
    watcher = await (options.watch ?? watch)({
      siteDir,
      targets: [...configFiles, ...sourceFolders.map((folder) => path.join(siteDir, folder))],
      onChange: noteChange,
      onLimit: (problem) => options.onNotice(diagnose('cli/watching-limited', { problem })),
      onError: (error) => options.onNotice(unexpectedError(error)),
    });
    // Starting to watch a large site takes seconds, in which the first page may have been edited.
    if (state.served) for (const file of (await options.changed?.()) ?? []) noteChange(file);
    if (!closed) await rebuilder.first();
  };

  const server = await listen(async (request, response) => {
    await handler(request, response);
    visit.answered();
  }, options);
  const close = async (): Promise<void> => {
    closed = true;
    clearTimeout(rest);
    state.close();
    await Promise.all([rebuilder.stop(), server.close()]);
    await firstBuild?.catch(() => undefined);
    await watcher?.close();
  };
  sketched = state.sketch();
  await sketched;
  firstBuild = begin();
  if (state.served) {
    firstBuild.catch((error: unknown) => options.onNotice(unexpectedError(error)));
    return { ...server, close };
  }
  try {
    await firstBuild;
  } catch (error) {
    await close();
    throw error;
  }
  return { ...server, close };
}
