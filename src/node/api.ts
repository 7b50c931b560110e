import path from 'node:path';
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.js';
import { formatPlain } from '../diagnostics/index.js';
import { failsCommand, publishSite } from './build.js';
import { checkBuiltSite } from './check.js';
import { serveSite } from './dev.js';
import { services } from './services.js';

export type { Diagnostic, Place } from '../diagnostics/diagnostic.js';

/** Options of every function. */
export interface CommonOptions {
  /** The site's folder, absolute or relative to the working directory, which is the default. */
  readonly dir?: string | undefined;
  /** Relative to the site's folder; by default the first of `docsgen.config.ts`, `.js` and so on. */
  readonly configFile?: string | undefined;
  /** Replaces that of the configuration. Relative to the working directory. */
  readonly outDir?: string | undefined;
  /** Replaces that of the configuration. */
  readonly baseUrl?: string | undefined;
  /** The audience that the site is for. */
  readonly audience?: string | undefined;
  /** Whether warnings fail the site. */
  readonly strict?: boolean | undefined;
}

/** Options of {@link build}. */
export interface BuildOptions extends CommonOptions {
  /** Only this locale. */
  readonly locale?: string | undefined;
  /** Folder of the cache; `false` for none. By default `.docsgen/cache` in the site's folder. */
  readonly cacheDir?: string | false | undefined;
  /** Number of threads. */
  readonly concurrency?: number | undefined;
  /** Called with the name of a stage when it begins. */
  readonly onStage?: ((stage: string) => void) | undefined;
}

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
  /** Absolute path of the finished site; absent if the configuration is invalid. */
  readonly outDir?: string | undefined;
}

/** Options of {@link check}. */
export interface CheckOptions extends CommonOptions {
  /** Also follow links to other sites. */
  readonly external?: boolean | undefined;
  /** Milliseconds for one request to another site; 15,000 by default. */
  readonly timeoutMs?: number | undefined;
  readonly retries?: number | undefined;
}

/** Result of {@link check}. */
export interface CheckResult {
  /** Whether there is no error, and with `strict` no warning. */
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  readonly links: number;
}

/** Options of {@link dev}. */
export interface DevOptions extends CommonOptions {
  /** 3000 by default; if it is taken, the next free one. */
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  /** Called after every build with what it found. */
  readonly onBuild?: ((diagnostics: readonly Diagnostic[]) => void) | undefined;
}

/** A running development server. */
export interface DevServer {
  /** URL of the home page. */
  readonly url: string;
  close(): Promise<void>;
}

/** Builds a site and publishes it, unless the published one is up to date. Prints nothing and does not throw findings. */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
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
