import { mkdir, mkdtemp, readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DiagnosticError } from '../../src/diagnostics/diagnostic.js';
import type { OutputFile } from '../../src/files/output-file.js';
import type { PublishOptions } from './publish.js';

/** Two small sites that share one page. */
export const mars: readonly OutputFile[] = [
  { path: 'index.html', contents: 'Planets' },
  { path: 'docs/mars/index.html', contents: 'Mars' },
  { path: 'assets/map.bin', contents: new Uint8Array([0, 255, 1]) },
];
export const venus: readonly OutputFile[] = [
  { path: 'index.html', contents: 'Planets!' },
  { path: 'docs/venus/index.html', contents: 'Venus' },
];

/** A site's folder in a new temporary folder; remove `root` afterwards. */
export interface TemporarySite {
  readonly root: string;
  readonly siteDir: string;
  readonly outDir: string;
}

export async function makeTemporarySite(): Promise<TemporarySite> {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-publish-')));
  const siteDir = path.join(root, 'site');
  await mkdir(path.join(siteDir, 'content'), { recursive: true });
  return { root, siteDir, outDir: path.join(siteDir, 'dist') };
}

/** Command line options with a home directory outside the site. */
export function publishOptions<T extends object>(site: TemporarySite, over: T): PublishOptions & T {
  const { root, siteDir, outDir } = site;
  const pages = [{ url: '/', file: 'index.html', source: 'content/index.md' }];
  const usual = { baseUrl: '/', version: '1.0.0', cwd: root, home: '/nowhere' };
  return { outDir, siteDir, pages, ...usual, ...over };
}

/** Every file below a folder with its text, without the marker; symbolic links as `-> target`. */
export async function tree(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory() && entry.name !== '.docsgen.json')
    .map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const text = entry.isSymbolicLink()
        ? `-> ${await readlink(file)}`
        : await readFile(file, 'latin1');
      return [path.relative(folder, file), text] as const;
    });
  return Object.fromEntries(await Promise.all(files));
}

/** Folders that a publication created beside the output folder. */
export async function foldersBeside(outDir: string): Promise<readonly string[]> {
  return (await readdir(path.dirname(outDir))).filter((name) => name.startsWith('.dist.docsgen-'));
}

/** The diagnostics of a rejected promise. */
export async function failure(
  work: Promise<unknown>,
): Promise<readonly { code: string; message: string }[]> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DiagnosticError)) throw error ?? new Error('nothing was refused');
  return error.diagnostics;
}
