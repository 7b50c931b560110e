import type { Diagnostic } from '../diagnostics/diagnostic.js';

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

/** Options of `build`. */
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

/** Options of `check`. */
export interface CheckOptions extends CommonOptions {
  /** Also follow links to other sites. */
  readonly external?: boolean | undefined;
  /** Milliseconds for one request to another site; 15,000 by default. */
  readonly timeoutMs?: number | undefined;
  readonly retries?: number | undefined;
}

/** Options of `dev`. */
export interface DevOptions extends CommonOptions {
  /** 3000 by default; if it is taken, the next free one. */
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  /** Called after every build with what it found. */
  readonly onBuild?: ((diagnostics: readonly Diagnostic[]) => void) | undefined;
}
