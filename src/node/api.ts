import path from 'node:path';
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.js';
import { formatPlain } from '../diagnostics/index.js';
import { failsCommand, publishSite } from './build.js';
import { checkBuiltSite } from './check.js';
import { serveSite } from './dev.js';
import { requireKnownOptions } from './known-options.js';
import type { BuildOptions, CheckOptions, CommonOptions, DevOptions } from './options.js';
import { services } from './services.js';

export type { Diagnostic, Place } from '../diagnostics/diagnostic.js';
export type { BuildOptions, CheckOptions, CommonOptions, DevOptions } from './options.js';

/** Result of {@link build}. */
export interface BuildResult {
  /**
   * `built`: the site is published, even if the hook `onBuilt` failed. `unchanged`: the published site is up to date.
   * `failed`: nothing was published.
   */
  readonly outcome: 'built' | 'unchanged' | 'failed';
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
  /** Absolute path of the built site; absent if the configuration is invalid. */
  readonly outDir?: string | undefined;
}

/** Result of {@link check}. */
export interface CheckResult {
  /** Whether there is no error, and with `strict` no warning. */
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  readonly links: number;
}

/** A running development server. */
export interface DevServer {
  /** URL of the home page. */
  readonly url: string;
  close(): Promise<void>;
}

/** Builds a site and publishes it, unless the published one is up to date. Prints nothing and does not throw findings. */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  requireKnownOptions('build', options);
  const { cacheDir, concurrency, onStage = () => undefined } = options;
  try {
    const { outcome, diagnostics, pages, files, bytes, outDir } = await publishSite(
      {
        siteDir: resolveSiteDir(options),
        load: { ...configLoadOptions(options), locale: options.locale },
        cwd: process.cwd(),
        concurrency,
        onStage,
        onInterrupt: () => undefined,
        ...(cacheDir === undefined ? {} : { cacheDir }),
      },
      services,
    );
    return { outcome, diagnostics, pages, files, bytes, outDir };
  } catch (error) {
    const diagnostics = errorDiagnostics(error);
    return { outcome: 'failed', diagnostics, pages: 0, files: 0, bytes: 0 };
  }
}

/** Follows every link of the built site, and checks the code examples of guides against the API. */
export async function check(options: CheckOptions = {}): Promise<CheckResult> {
  requireKnownOptions('check', options);
  const { external = false, timeoutMs = 15_000, retries = 2, strict } = options;
  try {
    const { summary, diagnostics, opening } = await checkBuiltSite(
      {
        load: configLoadOptions(options),
        external,
        timeout: timeoutMs,
        retries,
        onPages: () => undefined,
      },
      services,
    );
    const { pages, links } = summary;
    const ok = !failsCommand(diagnostics, strict);
    return { ok, diagnostics: [...opening, ...diagnostics], pages, links };
  } catch (error) {
    return { ok: false, diagnostics: errorDiagnostics(error), pages: 0, links: 0 };
  }
}

/**
 * Serves a site from memory and updates it at every change.
 * @throws Error if the server cannot listen
 */
export async function dev(options: DevOptions = {}): Promise<DevServer> {
  requireKnownOptions('dev', options);
  const { port, host, onBuild = () => undefined } = options;
  const { server, home } = await serveSite(
    {
      siteDir: resolveSiteDir(options),
      load: configLoadOptions(options),
      listen: { port, host, strictPort: undefined },
      format: formatPlain,
      onRound: ({ diagnostics }) => onBuild(diagnostics),
      onNotice: onBuild,
    },
    services,
  );
  return { url: server.origin + home, close: () => server.close() };
}

function resolveSiteDir({ dir = '.' }: CommonOptions): string {
  return path.resolve(dir);
}

function configLoadOptions(options: CommonOptions) {
  const { configFile, outDir, baseUrl, strict, audience } = options;
  return { dir: resolveSiteDir(options), configFile, outDir, baseUrl, strict, audience };
}

function errorDiagnostics(error: unknown): readonly Diagnostic[] {
  if (error instanceof DiagnosticError) return error.diagnostics;
  throw error;
}
