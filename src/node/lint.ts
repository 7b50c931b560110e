import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ConfigLoadOptions } from '../config/index.js';
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.js';
import { applyRules, diagnose } from '../diagnostics/index.js';
import { failsCommand } from './build.js';
import { type CacheLocation, cacheFolder, openStoredCache } from './cache-folder.js';
import type { Services } from './services.js';

const run = promisify(execFile);

export interface LintOptions extends CacheLocation {
  readonly load: ConfigLoadOptions;
  /** Whether only findings in files count that differ from the last commit. */
  readonly changed: boolean;
  readonly concurrency?: number | undefined;
  /** Called with a stage's name when the stage begins. */
  readonly onStage: (stage: string) => void;
}

/** Result of {@link lint}. */
export interface LintReport {
  readonly diagnostics: readonly Diagnostic[];
  readonly failed: boolean;
  readonly pages: number;
  /** Number of files that differ from the last commit; undefined if all files count. */
  readonly changedFiles: number | undefined;
}

/**
 * Checks the sources of a site as a build does, and publishes nothing. The cache makes the next
 * build faster.
 * @throws DiagnosticError if a stage cannot continue, or there is no repository to compare with
 */
export async function lint(options: LintOptions, services: Services): Promise<LintReport> {
  const { siteDir, load, changed, concurrency, onStage } = options;
  const files = changed ? await changedFiles(siteDir) : undefined;
  const { loadConfig } = await services.config();
  const config = await loadConfig(load);
  const pipeline = await services.build();
  const stored = await openStoredCache(pipeline, cacheFolder(options, services));
  const { value, diagnostics } = await pipeline.build(config, {
    mode: 'build',
    cache: stored.cache,
    concurrency,
    onStage,
    onPagesRendered: () => stored.begin(),
  });
  const saved = applyRules(await stored.save(), config.rules);
  const counted = [...diagnostics, ...saved].filter(
    ({ place }) => files === undefined || (place !== undefined && files.has(place.file)),
  );
  return {
    diagnostics: counted,
    failed: failsCommand(counted, config.strict),
    pages: value?.pages.length ?? 0,
    changedFiles: files?.size,
  };
}

/**
 * Returns the files that differ from the last commit, new ones included, relative to the site's
 * folder.
 */
async function changedFiles(siteDir: string): Promise<ReadonlySet<string>> {
  const git = async (...args: readonly string[]): Promise<string> => {
    const { stdout } = await run('git', ['-c', 'core.quotePath=false', ...args], { cwd: siteDir });
    return stdout;
  };
  try {
    const names = await Promise.all([
      git('diff', '--name-only', '--relative', '-z', 'HEAD'),
      git('ls-files', '--others', '--exclude-standard', '-z'),
    ]);
    return new Set(names.join('').split('\0').filter(Boolean));
  } catch {
    throw new DiagnosticError([diagnose('cli/no-commit', { folder: siteDir })]);
  }
}
