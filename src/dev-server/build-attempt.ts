import type { SiteConfig } from '../config/index.js';
import { type Diagnostic, DiagnosticError, type Outcome } from '../diagnostics/diagnostic.js';
import { errorMessage } from '../diagnostics/error-message.js';
import { diagnose } from '../diagnostics/index.js';
import type { HotUpdate } from '../pipeline/on-demand/hot-updates.js';
import type { ServedPages } from '../pipeline/on-demand/on-demand-site.js';
import type { FileSet } from './file-set.js';

/** A built site as `docsgen dev` uses it: its files, and the operations that update and check them. */
export interface DevBuild extends FileSet {
  /** Absolute paths of the files and folders that the site was built from. */
  readonly watch: readonly string[];
  /** Absolute paths of files and folders below them that the site was not built from, such as the built site. */
  readonly unwatched?: readonly string[] | undefined;
  /** Builds the files that are not in the set yet, or at least the one for a requested URL path. */
  complete?(url?: string): Promise<void>;
  /**
   * Returns the problems of the pages that show these files (absolute paths). If there are many, checks only those
   * that clients have requested.
   *
   * @param before what the site served so far has shown
   */
  check?(files: Iterable<string>, before?: ServedPages): readonly Diagnostic[];
  /** Returns what clients have requested, for the check of the next site. */
  served?(): ServedPages;
  /** Checks the whole site in the background. Returns undefined if the site is closed before the end. */
  findProblems?(): Promise<readonly Diagnostic[] | undefined>;
  /** Applies the current contents of changed files (absolute paths) without a build. */
  applyChanges?(files: Iterable<string>): Promise<HotUpdate>;
  /** Stops background work when a new build replaces this one. */
  close?(): void;
}

export interface BuildAttempt<B extends DevBuild> {
  readonly built: B | undefined;
  /** Absent if the configuration does not load. */
  readonly baseUrl?: string | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Absolute paths of files whose change may make a failed build work. */
  readonly inputs?: readonly string[] | undefined;
}

/**
 * Loads the configuration and builds the site. Returns every failure as a diagnostic, even an unexpected exception, so
 * that the server keeps running.
 *
 * @param changed absolute paths of changed files, whose pages are checked before the build is served
 * @param before the site served so far
 */
export async function attemptBuild<B extends DevBuild>(
  load: () => Promise<SiteConfig>,
  build: (config: SiteConfig) => Promise<Outcome<B | undefined>>,
  changed: ReadonlySet<string>,
  before?: B,
): Promise<BuildAttempt<B>> {
  try {
    const config = await load();
    const { value, diagnostics } = await build(config);
    const found = changed.size > 0 ? (value?.check?.(changed, before?.served?.()) ?? []) : [];
    return { built: value, baseUrl: config.baseUrl, diagnostics: [...diagnostics, ...found] };
  } catch (error) {
    const inputs = error instanceof DiagnosticError ? error.inputs : [];
    return { built: undefined, diagnostics: errorDiagnostics(error), inputs };
  }
}

export function errorDiagnostics(error: unknown): readonly Diagnostic[] {
  return error instanceof DiagnosticError ? error.diagnostics : [unexpectedError(error)];
}

export function unexpectedError(error: unknown): Diagnostic {
  const problem = errorMessage(error);
  return diagnose('cli/unexpected', { problem });
}
