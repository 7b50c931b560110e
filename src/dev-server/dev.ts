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

export interface DevOptions<B extends DevBuild = DevBuild> extends ListenOptions, DevSource<B> {
  /** Absolute paths at which there may be a configuration file. */
  readonly configFiles: readonly string[];
  /** Called with what is wrong about watching. */
  readonly onNotice: (diagnostic: Diagnostic) => void;
  readonly watch?: Watch | undefined;
  /** Milliseconds of rest after the last change; below 60 an editor's half-written file may be read. */
  readonly settle?: number | undefined;
}

/** What is shown already can wait that much longer until it is built. */
const patience = 10;
/** Milliseconds that it waits at most; as long as that, a site whose build takes long is not built between two saves. */
const mostPatience = 4000;

/** Watched until a build says what it is made from. */
const sourceFolders: readonly string[] = [
  ...['content', 'openapi', 'static', 'theme'],
  ...['versions.json', 'versioned_docs', 'versioned_sidebars', 'versioned_openapi', 'i18n'],
];

/**
 * Serves the site from memory, and builds it again when a source changes. What changes a page's own text alone is
 * shown as soon as it is noticed, and looked at once more when changes have come to rest, so that no file that was read
 * half-written stays; the whole site is read again when there is time, or at once where more has changed, so that
 * nothing is missed. Open pages take in what has changed of them. While there are errors the last good pages stay, with
 * the errors shown over them.
 *
 * @returns when there is something to show
 * @throws DiagnosticError when the server cannot listen; a site that cannot be built is waited for
 */
export async function startDev<B extends DevBuild>(options: DevOptions<B>): Promise<HttpServer> {
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
    // Both of what follows would take its time from the first page.
    if (state.served) await visit.over();
    // Watching comes first: what changes during the first build is not lost.
    watcher = await (options.watch ?? watch)({
      siteDir,
      targets: [...configFiles, ...sourceFolders.map((folder) => path.join(siteDir, folder))],
      onChange: noteChange,
      onLimit: (problem) => options.onNotice(diagnose('cli/watching-limited', { problem })),
      onError: (error) => options.onNotice(unexpectedError(error)),
    });
    // Of a large site that takes seconds, in which the first page may have been edited.
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
