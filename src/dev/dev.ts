import path from 'node:path';
import type { SiteConfig } from '../config/index.js';
import { diagnose } from '../diagnostics/index.js';
import type { Diagnostic, Outcome } from '../model/index.js';
import { attemptBuild, type DevBuild, findingsOf, unexpected } from './attempt.js';
import { clientScript, clientUrl, eventsUrl } from './client-script.js';
import { createEventHub } from './events.js';
import { memoryFiles } from './file-set.js';
import { isSameOrigin } from './hosts.js';
import { type Listening, type ListenOptions, listen } from './listen.js';
import { oneByOne } from './one-by-one.js';
import { createRebuilder } from './rebuild.js';
import { resolveUrl } from './resolve-url.js';
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
  /** Called after every build, the first one included, when the whole site has been looked through. */
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
 * Serves the site from memory, and builds it again when a source changes. What changes a page's own text alone is
 * shown as soon as it is noticed; when changes have come to rest, the whole site is read again, so that nothing is
 * missed and no file that was read half-written stays. Open pages take in what has changed of them. While there are
 * errors the last good pages stay, with the errors shown over them.
 *
 * @returns when there is something to show
 * @throws DiagnosticError when the server cannot listen; a site that cannot be built is waited for
 */
export async function startDev<B extends DevBuild>(options: DevOptions<B>): Promise<Listening> {
  const { siteDir, configFiles, settle = 80 } = options;
  const life = Date.now().toString(36);
  let changes = 0;
  let served: Served<B> | undefined;
  let errors: string | undefined;
  /** Files that have changed since the last good build, each with the number of its last change. */
  const changed = new Map<string, number>();
  let events = 0;
  let watcher: Watcher | undefined;
  const buildId = (): string => `${life}-${changes}`;
  const hub = createEventHub({ build: buildId() });

  const tell = (diagnostics: readonly Diagnostic[]): void => {
    const failures = diagnostics.filter(isError);
    errors = failures.length > 0 ? options.format(failures) : undefined;
    hub.send({ build: buildId(), errors });
  };

  const round = async (): Promise<void> => {
    const before = performance.now();
    const files = new Map(changed);
    const attempt = await attemptBuild(options.load, options.build, new Set(files.keys()));
    const { built, baseUrl = '/', diagnostics } = attempt;
    const next = nextServed(served, built, baseUrl, !diagnostics.some(isError));
    if (next !== served || next === undefined) {
      changes += 1;
      served?.files.close?.();
    }
    served = next;
    if (served?.good && served.files === built) {
      // One that has changed meanwhile has to be looked at again.
      for (const [one, event] of files) if (changed.get(one) === event) changed.delete(one);
    }
    tell(diagnostics);
    if (built) watcher?.setTargets([...configFiles, ...built.watch]);
    const site = { baseUrl: served?.baseUrl ?? baseUrl };
    const milliseconds = performance.now() - before;
    const file = [...files.keys()].at(-1);
    const end = (found: readonly Diagnostic[] = []): void =>
      options.onRound({
        built,
        diagnostics: [...diagnostics, ...found],
        milliseconds,
        file,
        ...site,
      });
    if (!built?.findProblems || served?.files !== built) return end();
    void built.findProblems().then(
      (found) => {
        if (found === undefined || served?.files !== built) return;
        if (found.length > 0) tell([...diagnostics, ...found]);
        end(found);
      },
      (error: unknown) => {
        tell([...diagnostics, ...findingsOf(error)]);
        end(findingsOf(error));
      },
    );
  };
  const rebuilder = createRebuilder(round, settle);

  const revise = oneByOne<string>(async (files) => {
    const current = served;
    if (!current?.files.revise) return;
    const found = await current.files.revise(files).catch(findingsOf);
    if (found === undefined) return rebuilder.hurry();
    if (found === 'later' || served !== current) return;
    if (!found.some(isError)) changes += 1;
    tell(found);
  });

  const site = siteHandler(async (url) => {
    const { files, baseUrl } = served ?? { files: memoryFiles([]), baseUrl: '/' };
    const { kind } = resolveUrl(url, baseUrl, (file) => files.has(file));
    if (kind === 'missing') await served?.files.complete?.();
    return served ?? { files, baseUrl };
  });
  const handler: Handler = async (request, response) => {
    const [pathname] = (request.url ?? '').split('?', 1);
    if (pathname === eventsUrl) {
      if (isSameOrigin(request.headers.origin, request.headers.host)) return hub.connect(response);
      return sendText(response, 403, 'Only pages of this server may listen.');
    }
    if (pathname === clientUrl) {
      return sendText(response, 200, clientScript, 'text/javascript');
    }
    if (served === undefined) return sendText(response, 503, waitingPage(errors), 'text/html');
    return site(request, response).catch((error: unknown) => {
      // It reloads when the theme can show the page again.
      const problems = options.format(findingsOf(error));
      sendText(response, 500, waitingPage(problems), 'text/html');
    });
  };

  const server = await listen(handler, options);
  const close = async (): Promise<void> => {
    hub.close();
    served?.files.close?.();
    await Promise.all([watcher?.close(), rebuilder.stop(), server.close()]);
  };
  try {
    // Watching comes first: what changes during the first build is not lost.
    watcher = await (options.watch ?? watch)({
      siteDir,
      targets: [...configFiles, ...sourceFolders.map((folder) => path.join(siteDir, folder))],
      onChange: (file) => {
        events += 1;
        changed.delete(file);
        changed.set(file, events);
        rebuilder.trigger();
        revise(file);
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

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}
