import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { realLocation } from './location.js';
import { type PublishManifest, readManifest } from './manifest.js';
import { recover } from './recover.js';

/** A published site on disk. */
export interface OpenedSite {
  /** Real path, with symbolic links resolved. */
  readonly outDir: string;
  readonly manifest: PublishManifest;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Opens the site in an output folder, after repairing the leftovers of a killed build. Returns
 * undefined if docsgen has not created one.
 */
export async function openBuiltSite(outDir: string): Promise<OpenedSite | undefined> {
  const real = await realLocation(outDir);
  const diagnostics = path.basename(real) === '' ? [] : await recover(real);
  const manifest = readManifest(real);
  return manifest && { outDir: real, manifest, diagnostics };
}

/**
 * Returns the files of a folder, relative to it, with `/` between names. Skips links and hidden
 * files, except `.well-known`.
 */
export async function listSiteFiles(outDir: string): Promise<readonly string[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.split('/').some((name) => /^\.(?!well-known$)/.test(name)));
}
