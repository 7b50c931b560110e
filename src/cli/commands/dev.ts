import path from 'node:path';
import { configFileNames } from '../../config/file-names.js';
import { type BuildRound, clientUrl, startDev } from '../../dev-server/index.js';
import { countDiagnostics, countsInWords, formatPretty } from '../../diagnostics/index.js';
import type { Environment } from '../environment.js';
import { limitHeapGrowth } from '../memory.js';
import {
  type CacheOptions,
  listenOptions,
  loadOptions,
  type ServerOptions,
  type SiteOptions,
  type WorkOptions,
} from '../options.js';
import { type Reporter, readFrameSources } from '../reporter.js';
import type { CommandResult } from '../run.js';
import type { Services } from '../services.js';
import { cachePlace, storedCache } from '../stored-cache.js';
import { duration, plural } from '../terminal.js';
import { serveUntilInterrupted } from './serving.js';

export type DevCommandOptions = SiteOptions & ServerOptions & CacheOptions & WorkOptions;

/**
 * Bytes of new values that each cache store keeps in memory; low, because the author needs memory
 * for other programs.
 */
const held = 2_000_000;
/** Runs `docsgen dev`: builds in memory, serves, and updates at every change. */
export async function devCommand(
  environment: Environment,
  services: Services,
  reporter: Reporter,
  siteDir: string,
  options: DevCommandOptions,
): Promise<CommandResult> {
  const place = cachePlace(environment, services, siteDir, options);
  const rooms = onceFor(async () => {
    const room = await services.build();
    const stored = await storedCache(room, place, held);
    const { concurrency } = options;
    const opener = new room.SiteOpener({ cache: stored.cache, concurrency, devScript: clientUrl });
    return { stored, opener };
  });
  const load = async () => {
    const { loadConfig } = await services.config();
    const keptIn = place?.fileOf('config');
    const config = loadConfig({ ...loadOptions(environment, siteDir, options), keptIn });
    // Loads the build modules while another process compiles the configuration. Errors surface
    // where the result is used.
    rooms().catch(() => undefined);
    return config;
  };
  let home = '/';
  let told = '';
  let isFirst = true;
  reporter.progress('Build');
  const server = await startDev({
    ...listenOptions(options),
    siteDir,
    configFiles: [...configFileNames, ...(options.config ? [options.config] : [])].map((file) =>
      path.resolve(siteDir, file),
    ),
    load,
    sketch: async (config) => {
      const { opener } = await rooms();
      const site = await opener.sketch(config);
      home = site?.home ?? config.baseUrl;
      return site;
    },
    build: async (config) => {
      const { opener } = await rooms();
      const outcome = await opener.open(config);
      home = outcome.value?.home ?? config.baseUrl;
      return outcome;
    },
    changed: async () => (await rooms()).opener.changed(),
    format: (diagnostics) => formatPretty(diagnostics, { read: readFrameSources(siteDir) }),
    onRound: (round) => {
      // Diagnostics are printed only if they differ from the last ones.
      const findings = JSON.stringify(round.diagnostics);
      if (findings !== told) reporter.diagnostics(round.diagnostics, siteDir);
      told = findings;
      // A later check after a reported change is not reported again.
      if (isFirst || round.file !== undefined) {
        tell(reporter, siteDir, round, round.built?.pages.length);
      }
      // Saves the parsed sources for the next start.
      if (isFirst && round.built) {
        void rooms()
          .then(({ stored }) => stored.add())
          .then((found) => reporter.diagnostics(found, siteDir));
      }
      isFirst = false;
    },
    onNotice: (diagnostic) => reporter.diagnostics([diagnostic], siteDir),
  });
  // A fast start takes precedence over memory.
  limitHeapGrowth();
  await serveUntilInterrupted(environment, reporter, server, home, options, 'dev');
  return { exitCode: 0, diagnostics: [] };
}

/** Returns a function that calls `make` once, on first use. */
function onceFor<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function tell(
  reporter: Reporter,
  siteDir: string,
  round: BuildRound,
  pages: number | undefined,
): void {
  const { diagnostics, file, milliseconds } = round;
  const { green, red, yellow, dim } = reporter.colors;
  const cause = file === undefined ? '' : dim(` (${path.relative(siteDir, file)} changed)`);
  const counts = countDiagnostics(diagnostics);
  const words = countsInWords(counts);
  if (counts.error > 0 || pages === undefined) {
    reporter.say(`${red(words)}. Waiting for a change.${cause}`);
    return;
  }
  const warnings = words && `, with ${yellow(words)}`;
  reporter.say(
    `${green('Built')} ${plural(pages, 'page')} in ${duration(milliseconds)}${warnings}${cause}`,
  );
}
