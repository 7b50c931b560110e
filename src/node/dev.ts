import path from 'node:path';
import { configFileNames } from '../config/file-names.js';
import type { ConfigLoadOptions, SiteConfig } from '../config/index.js';
import { type BuildRound, clientUrl, type HttpServer, startDev } from '../dev-server/index.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import {
  type CacheFolder,
  type CacheLocation,
  cacheFolder,
  openStoredCache,
} from './cache-folder.js';
import type { DevSite, Services } from './services.js';

export interface DevSiteOptions extends CacheLocation {
  readonly load: ConfigLoadOptions;
  readonly listen: {
    readonly port: number | undefined;
    readonly host: string | undefined;
    readonly strictPort: boolean | undefined;
  };
  /** Number of threads that parse a large site. */
  readonly concurrency?: number | undefined;
  /** Formats diagnostics as plain text for the browser. */
  readonly format: (diagnostics: readonly Diagnostic[]) => string;
  /** Called after every build, once the whole site has been checked. */
  readonly onRound: (round: BuildRound<DevSite>) => void;
  /** Called with problems of the file watcher and of the cache. */
  readonly onNotice: (diagnostics: readonly Diagnostic[]) => void;
}

/**
 * Bytes of new values that each cache store keeps in memory; low, because the author needs memory
 * for other programs.
 */
const heldBytes = 2_000_000;

/**
 * Serves a site from memory and updates it at every change.
 * @returns the server, and the URL path of the home page
 * @throws DiagnosticError if the server cannot listen
 */
export async function serveSite(
  options: DevSiteOptions,
  services: Services,
): Promise<{ readonly server: HttpServer; readonly home: string }> {
  const { siteDir, load, listen, format, onRound, onNotice } = options;
  const folder = cacheFolder(options, services);
  const opened = onceFor(() => openPipeline(options, folder, services));
  let home = '/';
  let isSaved = false;
  const server = await startDev({
    ...listen,
    siteDir,
    configFiles: [...configFileNames, ...(load.configFile ? [load.configFile] : [])].map((file) =>
      path.resolve(siteDir, file),
    ),
    load: async () => {
      const { loadConfig } = await services.config();
      const config = loadConfig({ ...load, compiledConfigFile: folder?.file('config') });
      // Loads the build modules while another process compiles the configuration. Errors surface
      // where the result is used.
      opened().catch(() => undefined);
      return config;
    },
    outline: async (config) => {
      const site = await (await opened()).opener.outline(config);
      home = homeUrl(site, config);
      return site;
    },
    build: async (config) => {
      const outcome = await (await opened()).opener.open(config);
      home = homeUrl(outcome.value, config);
      return outcome;
    },
    changed: async () => (await opened()).opener.changed(),
    format,
    onRound: (round) => {
      onRound(round);
      // The first round saves the parsed sources for the next start.
      if (!isSaved && round.built) {
        void opened()
          .then(({ stored }) => stored.add())
          .then(onNotice);
      }
      isSaved = true;
    },
    onNotice: (diagnostic) => onNotice([diagnostic]),
  });
  return { server, home };
}

async function openPipeline(
  { concurrency }: DevSiteOptions,
  folder: CacheFolder | undefined,
  services: Services,
) {
  const pipeline = await services.build();
  const stored = await openStoredCache(pipeline, folder, heldBytes);
  const { cache } = stored;
  const opener = new pipeline.SiteOpener({ cache, concurrency, devScript: clientUrl });
  return { stored, opener };
}

function homeUrl(site: DevSite | undefined, { baseUrl }: SiteConfig): string {
  return site?.home ?? baseUrl;
}

/** Returns a function that calls `make` once, on first use. */
function onceFor<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
