import { lstat, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { isSystemError } from '../../files/index.js';
import { cannotWrite, ifExists } from './errors.js';
import { listForeign } from './foreign-files.js';
import { guardLocation, type OutDirOptions } from './guard-out-dir.js';
import { type PublishManifest, readManifest } from './manifest.js';
import { manifestName, parentFolders } from './output-path.js';
import { recover } from './recover.js';
import { discardFolder, temporaryName } from './temporary-folders.js';

/** Folder inside the site's folder for files that docsgen can recreate. */
const cacheFolder = '.docsgen';

/**
 * Removes what docsgen has created: the output folder, if its manifest is docsgen's, the cache, and
 * leftovers of killed commands. Foreign files in the output folder stay.
 * @returns absolute paths of what was removed
 * @throws DiagnosticError if the output folder is protected or removing fails
 */
export async function clearSite(options: OutDirOptions): Promise<Outcome<readonly string[]>> {
  const outDir = await guardLocation(options);
  try {
    await recover(outDir);
    const site = await clearOutDir(outDir);
    const cache = path.join(options.siteDir, cacheFolder);
    const hadCache = (await ifExists(() => lstat(cache))) !== undefined;
    await rm(cache, { recursive: true, force: true });
    return {
      value: [...(site.value ? [outDir] : []), ...(hadCache ? [cache] : [])],
      diagnostics: site.diagnostics,
    };
  } catch (error) {
    throw cannotWrite(error, outDir);
  }
}

async function clearOutDir(outDir: string): Promise<Outcome<boolean>> {
  const entries = (await ifExists(() => readdir(outDir))) ?? [];
  if (entries.length === 0) return { value: false, diagnostics: [] };
  const manifest = readManifest(outDir);
  if (manifest === undefined) {
    return { value: false, diagnostics: [diagnose('build/not-cleared', { folder: outDir })] };
  }
  const foreign = listForeign(outDir, manifest.files);
  if (foreign.length === 0) {
    // Renames first, so that an interrupted removal leaves a temporary folder, not half a site.
    const aside = temporaryName(outDir);
    await rename(outDir, aside);
    await discardFolder(aside);
    return { value: true, diagnostics: [] };
  }
  await removeFiles(outDir, manifest);
  const names = foreign.map((entry) => (entry.kind === 'folder' ? `${entry.path}/` : entry.path));
  const kept: Diagnostic = diagnose('build/foreign-files', { folder: outDir, entries: names });
  return { value: true, diagnostics: [kept] };
}

/** Removes the manifest last, so that an interrupted removal can be repeated. */
async function removeFiles(outDir: string, manifest: PublishManifest): Promise<void> {
  for (const file of manifest.files) await rm(path.join(outDir, file), { force: true });
  const folders = [...parentFolders(manifest.files)];
  for (const folder of folders.toSorted((a, b) => b.length - a.length)) {
    await rmdir(path.join(outDir, folder)).catch((error: unknown) => {
      if (!isSystemError(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR')) throw error;
    });
  }
  await rm(path.join(outDir, manifestName), { force: true });
}
