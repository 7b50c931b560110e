import path from 'node:path';
import { findLastBuild, type LastBuild } from '../build/last-build/index.js';
import { guardOutDir, siteStamp } from '../build/publish/index.js';
import type { SourceFiles } from '../build/source-files.js';
import type { Diagnostic } from '../model/index.js';
import { findLeftFolders } from './left-site.js';
import type { CachePlace } from './stored-cache.js';
import type { World } from './world.js';

/** What there is to say where the finished site is as a build would make it. */
export interface Unchanged {
  readonly last: LastBuild;
  /** Where the site lies, links followed. */
  readonly outDir: string;
}

/**
 * Looks whether a build is needed at all. Nothing that takes long to load is needed for that.
 *
 * @returns what the last build came to, if it still holds; findings about the output folder
 * @throws DiagnosticError where the output folder is refused
 */
export async function findUnchanged(
  world: World,
  place: CachePlace,
  key: string,
  siteDir: string,
  files: SourceFiles,
): Promise<{ readonly value: Unchanged | undefined; readonly diagnostics: readonly Diagnostic[] }> {
  const last = findLastBuild(place.fileOf('last-build'), siteDir, key, files);
  if (last === undefined) return { value: undefined, diagnostics: [] };
  const absolute = (name: string) => path.resolve(siteDir, name);
  const left = findLeftFolders(place);
  const { value: outDir, diagnostics } = await guardOutDir({
    knownManifest: left?.manifest,
    outDir: absolute(last.outDir),
    siteDir,
    protectedDirs: last.protectedDirs.map(absolute),
    cwd: world.cwd,
  });
  const isThere = siteStamp(outDir, left) === last.stamp;
  return { value: isThere ? { last, outDir } : undefined, diagnostics };
}
