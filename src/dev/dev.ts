import path from 'node:path';
import type { SiteConfig } from '../config/index.js';
import { diagnose } from '../diagnostics/index.js';
import type { Diagnostic, Outcome } from '../model/index.js';
import {
  attemptBuild,
  type DevBuild,
  type DevRevision,
  findingsOf,
  unexpected,
} from './attempt.js';
import { devHandler } from './dev-handler.js';
import { untilWritten } from './emptied.js';
import { createEventHub } from './events.js';
import { type Listening, type ListenOptions, listen } from './listen.js';
import { oneByOne } from './one-by-one.js';
import { createRebuilder } from './rebuild.js';
import { nextServed, type Served } from './served.js';
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
  /** Makes something to look at until the first build is there. What goes wrong, that build tells. */
  readonly sketch?: ((config: SiteConfig) => Promise<B | undefined>) | undefined;
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
  /** There is something to look at, if there can be something that soon. */
  let sketched: Promise<void> | undefined;
  let firstRound: Promise<void> | undefined;
  let closed = false;
  const buildId = (): string => `${life}-${changes}`;
  const hub = createEventHub({ build: buildId() });

  const tell = (diagnostics: readonly Diagnostic[], news?: object): void => {
    const failures = diagnostics.filter(isError);
    errors = failures.length > 0 ? options.format(failures) : undefined;
    hub.send({ build: buildId(), errors }, news);
  };

  const round = async (): Promise<void> => {
    await untilWritten(changed.keys());
    const before = performance.now();
    const files = new Map(changed);
    const attempt = await attemptBuild(options.load, options.build, new Set(files.keys()));
    const { built, baseUrl = '/', diagnostics } = attempt;
    // What was written meanwhile is shown already, and must not go away until it has been built.
    const late = [...changed.keys()].filter((one) => changed.get(one) !== files.get(one));
    if (late.length > 0) await built?.revise?.(late).catch(findingsOf);
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
    const found = await current.files.revise(files).catch(failed);
    if (found === undefined) return rebuilder.hurry();
    if (found === 'later' || served !== current) return;
    const since = buildId();
    if (!found.diagnostics.some(isError)) changes += 1;
    tell(found.diagnostics, { since, pages: byAddress(found.pages) });
  });

  const handler = devHandler({
    served: async () => {
      await sketched;
      return served;
    },
    whole: async () => {
      await firstRound;
      await served?.files.complete?.();
      return served;
    },
    errors: () => errors,
    format: options.format,
    hub,
  });

  const sketch = async (): Promise<void> => {
    try {
      const config = await options.load();
      const files = await options.sketch?.(config);
      if (files) served = { files, good: false, baseUrl: config.baseUrl };
    } catch {
      // The first build tells of it.
    }
  };
  const begin = async (): Promise<void> => {
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
    if (!closed) await rebuilder.first();
  };

  const server = await listen(handler, options);
  sketched = sketch();
  await sketched;
  firstRound = begin();
  const close = async (): Promise<void> => {
    closed = true;
    hub.close();
    served?.files.close?.();
    await Promise.all([rebuilder.stop(), server.close()]);
    await firstRound?.catch(() => undefined);
    await watcher?.close();
  };
  if (served) firstRound.catch((error: unknown) => options.onNotice(unexpected(error)));
  else await firstRound.catch((error: unknown) => close().then(() => Promise.reject(error)));
  return { ...server, close };
}

/** By the address as the script in the pages says it: without a slash or a file's name at its end. */
function byAddress(pages: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...pages].map(([url, html]) => [url.replace(/(index\.html)?$/, '').replace(/\/$/, ''), html]),
  );
}

function failed(error: unknown): DevRevision {
  return { diagnostics: findingsOf(error), pages: new Map() };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}
