import type { SiteConfig } from '../config/index.js';
import { type Diagnostic, DiagnosticError, type Outcome } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import type { FileSet } from './file-set.js';

/** What `docsgen dev` needs of a site: its files, and what it can do between one state of it and the next. */
export interface DevBuild extends FileSet {
  /** Absolute paths of the files and folders that it was made from. */
  readonly watch: readonly string[];
  /** Makes the files that it does not know of yet, or at least that which a URL path may lead to. */
  complete?(url?: string): Promise<void>;
  /** What is wrong with the pages that show these files, or with what is looked at in `before`, the state so far. */
  check?(files: Iterable<string>, before?: unknown): readonly Diagnostic[];
  /** Looks through the whole site in the background; undefined where it was closed before the end. */
  findProblems?(): Promise<readonly Diagnostic[] | undefined>;
  /**
   * Takes in what files say now; undefined where that takes another build, `later` where they do not look written to
   * the end. With errors nothing has changed.
   */
  revise?(files: Iterable<string>): Promise<DevRevision | 'later' | undefined>;
  /** Another one takes its place. */
  close?(): void;
}

/** What has become of some files. */
export interface DevRevision {
  readonly diagnostics: readonly Diagnostic[];
  /** HTML of the pages that show them, by URL path; `all` where any page may be another. */
  readonly pages: ReadonlyMap<string, string> | 'all';
  /** Whether there are more, which takes another build. */
  readonly isPart?: boolean | undefined;
}

export interface BuildAttempt<B extends DevBuild> {
  readonly built: B | undefined;
  /** Absent where the configuration does not load. */
  readonly baseUrl?: string | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Tries to build. Whatever goes wrong is a finding, also a fault of docsgen: the server stays.
 *
 * @param changed absolute paths of files whose pages are looked at before anybody sees them
 * @param before what is served so far
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
    const found = changed.size > 0 ? (value?.check?.(changed, before) ?? []) : [];
    return { built: value, baseUrl: config.baseUrl, diagnostics: [...diagnostics, ...found] };
  } catch (error) {
    return { built: undefined, diagnostics: errorFindings(error) };
  }
}

export function errorFindings(error: unknown): readonly Diagnostic[] {
  return error instanceof DiagnosticError ? error.diagnostics : [unexpectedError(error)];
}

export function unexpectedError(error: unknown): Diagnostic {
  const problem = error instanceof Error ? error.message : String(error);
  return diagnose('cli/unexpected', { problem });
}
