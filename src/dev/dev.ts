import path from 'node:path';
import type { SiteConfig } from '../config/index.js';
import { diagnose } from '../diagnostics/index.js';
import type { Diagnostic, Outcome } from '../model/index.js';
import { attemptBuild, type DevBuild, unexpected } from './attempt.js';
import { clientScript, clientUrl, eventsUrl } from './client-script.js';
import { createEventHub } from './events.js';
import { memoryFiles } from './file-set.js';
import { isSameOrigin } from './hosts.js';
import { type Listening, type ListenOptions, listen } from './listen.js';
import { createRebuilder } from './rebuild.js';
import { type Handler, sendText, siteHandler } from './serve.js';
import { nextServed, type Served } from './served.js';
import { waitingPage } from './waiting-page.js';
import { type Watch, type Watcher, watch } from './watch.js';

/** One build and what came of it. */
export interface Round<B extends DevBuild = DevBuild> {
  readonly built: B | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly milliseconds: number;
  /** Absolute path of a file whose change led to it; absent for the first. */
  readonly file?: string | undefined;
  /** Path of the site that is served now. */
  readonly baseUrl: string;
}

export interface DevOptions<B extends DevBuild = DevBuild> extends ListenOptions {
  /** Absolute. */
  readonly siteDir: string;
  /** Absolute paths at which there may be a configuration file. */
  readonly configFiles: readonly string[];
  /** @throws DiagnosticError */
  readonly load: () => Promise<SiteConfig>;
  readonly build: (config: SiteConfig) => Promise<Outcome<B | undefined>>;
  /** Diagnostics as plain text, for the browser. */
  readonly format: (diagnostics: readonly Diagnostic[]) => string;
  /** Called after every build, the first one included. */
  readonly onRound: (round: Round<B>) => void;
  /** Called with what is wrong about watching. */
  readonly onNotice: (diagnostic: Diagnostic) => void;
  readonly watch?: Watch | undefined;
  /** Milliseconds of rest after the last change; below 60 an editor's half-written file may be read. */
  readonly settle?: number | undefined;
}

/** Watched until a build says what it is made from. */
const sourceFolders: readonly string[] = [
  ...['content', 'openapi', 'static', 'theme'],
  ...['versions.json', 'versioned_docs', 'versioned_sidebars', 'versioned_openapi', 'i18n'],
];

/**
 * Builds the site in memory, serves it, and builds it again when a source changes. Open pages reload. While
 * there are errors the last good pages stay, with the errors shown over them.
 *
 * @returns when the first build has ended
 * @throws DiagnosticError when the server cannot listen; a site that cannot be built is waited for
 */
export async function startDev<B extends DevBuild>(options: DevOptions<B>): Promise<Listening> {
  const { siteDir, configFiles, settle = 80 } = options;
  const life = Date.now().toString(36);
  let changes = 0;
  let served: Served | undefined;
  let errors: string | undefined;
  let changedFile: string | undefined;
  let watcher: Watcher | undefined;
  const buildId = (): string => `${life}-${changes}`;
  const hub = createEventHub({ build: buildId() });

  const round = async (): Promise<void> => {
    const before = performance.now();
    const file = changedFile;
    const { built, baseUrl = '/', diagnostics } = await attemptBuild(options.load, options.build);
    const failures = diagnostics.filter(({ severity }) => severity === 'error');
    const next = nextServed(served, built, baseUrl, failures.length === 0);
    if (next !== served || next === undefined) changes += 1;
    served = next;
    errors = failures.length > 0 ? options.format(failures) : undefined;
    hub.send({ build: buildId(), errors });
    if (built) watcher?.setTargets([...configFiles, ...built.watch]);
    const milliseconds = performance.now() - before;
    const site = { baseUrl: served?.baseUrl ?? baseUrl };
    options.onRound({ built, diagnostics, milliseconds, file, ...site });
  };
  const rebuilder = createRebuilder(round, settle);

  const site = siteHandler(() => served ?? { files: memoryFiles([]), baseUrl: '/' });
  const handler: Handler = async (request, response) => {
    const [pathname] = (request.url ?? '').split('?', 1);
    if (pathname === eventsUrl) {
      if (isSameOrigin(request.headers.origin, request.headers.host)) return hub.connect(response);
      return sendText(response, 403, 'Only pages of this server may listen.');
    }
    if (pathname === clientUrl) {
      return sendText(response, 200, clientScript(buildId()), 'text/javascript');
    }
    if (served === undefined) return sendText(response, 503, waitingPage(errors), 'text/html');
    return site(request, response);
  };

  const server = await listen(handler, options);
  const close = async (): Promise<void> => {
    hub.close();
    await Promise.all([watcher?.close(), rebuilder.stop(), server.close()]);
  };
  try {
    // Watching comes first: what changes during the first build is not lost.
    watcher = await (options.watch ?? watch)({
      siteDir,
      targets: [...configFiles, ...sourceFolders.map((folder) => path.join(siteDir, folder))],
      onChange: (file) => {
        changedFile = file;
        rebuilder.trigger();
      },
      onLimit: (problem) => options.onNotice(diagnose('cli/watching-limited', { problem })),
      onError: (error) => options.onNotice(unexpected(error)),
    });
    await rebuilder.first();
  } catch (error) {
    await close();
    throw error;
  }
  return { ...server, close };
}
