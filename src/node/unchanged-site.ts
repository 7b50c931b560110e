import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { SourceReader } from '../pipeline/file-state/source-reader.js';
import { guardLocation, recover, siteStamp } from '../pipeline/publish/index.js';
import { type BuildRecord, findBuildRecord } from '../pipeline/up-to-date/index.js';
import type { CacheFolder } from './cache-folder.js';

/** A published site that is up to date. */
export interface UnchangedSite {
  readonly last: BuildRecord;
  /** Real path of the site. */
  readonly outDir: string;
}

/**
 * Checks whether a build is necessary, without loading large modules.
 * @returns the last build if it is still valid, and diagnostics of the output folder
 * @throws DiagnosticError if the output folder is refused
 */
export async function findUnchangedSite(
  { cwd, siteDir }: { readonly cwd: string; readonly siteDir: string },
  folder: CacheFolder,
  key: string,
  files: SourceReader,
): Promise<{
  readonly value: UnchangedSite | undefined;
  readonly diagnostics: readonly Diagnostic[];
}> {
  const last = findBuildRecord(folder.file('last-build'), siteDir, key, files);
  if (last === undefined) return { value: undefined, diagnostics: [] };
  const absolute = (name: string) => path.resolve(siteDir, name);
  const outDir = await guardLocation({
    outDir: absolute(last.outDir),
    siteDir,
    protectedDirs: last.protectedDirs.map(absolute),
    cwd,
  });
  const diagnostics = await recover(outDir);
  const isThere = siteStamp(outDir) === last.stamp;
  return { value: isThere ? { last, outDir } : undefined, diagnostics };
}
