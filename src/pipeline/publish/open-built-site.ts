import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { realLocation } from './location.js';
import { type PublishManifest, readManifest } from './manifest.js';
import { recover } from './recover.js';

/** A published site as it lies on the disk. */
export interface OpenedSite {
  /** Links followed. */
  readonly outDir: string;
  readonly manifest: PublishManifest;
  readonly diagnostics: readonly Diagnostic[];
}

/** The site in an output folder, mended where a killed build left it aside; undefined where docsgen made none. */
export async function openBuiltSite(outDir: string): Promise<OpenedSite | undefined> {
  const real = await realLocation(outDir);
  const diagnostics = path.basename(real) === '' ? [] : await recover(real);
  const manifest = readManifest(real);
  return manifest && { outDir: real, manifest, diagnostics };
}

/** The files of a folder, relative to it, with `/` between names. Links are not followed, hidden files not listed. */
export async function listSiteFiles(outDir: string): Promise<readonly string[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.split('/').some((name) => /^\.(?!well-known$)/.test(name)));
}
