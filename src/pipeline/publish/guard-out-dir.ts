import { readdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { type Diagnostic, DiagnosticError, type Outcome } from '../../diagnostics/diagnostic.js';
import { type DiagnosticCode, diagnose } from '../../diagnostics/index.js';
import { isSystemError, systemProblem } from '../../files/index.js';
import { frozenFolders, siteFolders } from '../../files/site-folders.js';
import { ifExists } from './errors.js';
import { folderLineage, realLocation, relationBetween } from './location.js';
import { readManifest } from './manifest.js';
import { recover } from './recover.js';

export interface OutDirOptions {
  /** Absolute path. */
  readonly outDir: string;
  /** Absolute path of the site's folder. */
  readonly siteDir: string;
  /** Absolute paths of further source folders, besides the default ones. */
  readonly protectedDirs?: readonly string[] | undefined;
  /** Default to those of the process. */
  readonly cwd?: string | undefined;
  readonly home?: string | undefined;
}

/** Folders of a site that are never an output folder, whether or not they exist. */
const sourceFolders: readonly string[] = [
  ...[...siteFolders, ...frozenFolders()],
  ...['static', 'src', 'node_modules', '.git', '.docsgen'],
];

/**
 * Checks that the output folder may be replaced before anything is changed, then repairs what an
 * earlier, killed command left next to it.
 * @returns real path of the output folder
 * @throws DiagnosticError if replacing it could destroy files that docsgen did not create
 */
export async function guardOutDir(options: OutDirOptions): Promise<Outcome<string>> {
  const real = await guardLocation(options);
  const diagnostics = await recover(real);
  const entries = (await ifExists(() => readdir(real))) ?? [];
  if (entries.length > 0 && readManifest(real) === undefined) {
    refuse('build/out-dir-not-ours', {
      folder: outDirName(options, real),
      entries: entries.toSorted(),
    });
  }
  return { value: real, diagnostics };
}

/** The part of {@link guardOutDir} that only checks the location and changes nothing. */
export async function guardLocation(options: OutDirOptions): Promise<string> {
  try {
    return await checkPlace(options);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return refuse('build/out-dir-unreachable', {
      folder: options.outDir,
      problem: systemProblem(error),
    });
  }
}

async function checkPlace(options: OutDirOptions): Promise<string> {
  const { siteDir, cwd = process.cwd(), home = homedir() } = options;
  const real = await realLocation(options.outDir);
  const folder = outDirName(options, real);
  if (path.parse(real).root === real) refuse('build/out-dir-root', undefined);

  const lineage = await folderLineage(real);
  const relationTo = async (other: string) =>
    relationBetween(lineage, await folderLineage(await realLocation(other)));
  const holds = async (other: string) =>
    ['same', 'around'].includes((await relationTo(other)) ?? '');

  if (await holds(home)) refuse('build/out-dir-home', { folder });
  if (await holds(siteDir)) refuse('build/out-dir-site', { folder });
  if (await holds(cwd)) refuse('build/out-dir-working-directory', { folder });

  const inSite = sourceFolders.map((name) => path.join(siteDir, name));
  for (const source of [...inSite, ...(options.protectedDirs ?? [])]) {
    const relation = await relationTo(source);
    const shown = path.relative(siteDir, source);
    if (relation) refuse('build/out-dir-source', { folder, relation, source: shown });
  }
  const hidden = foreignTree(real, await realLocation(siteDir));
  if (hidden) refuse('build/out-dir-source', { folder, relation: 'inside', source: hidden });

  for (const { path: ancestor } of lineage) {
    const stats = await ifExists(() => stat(ancestor));
    if (stats && !stats.isDirectory()) {
      refuse('build/out-dir-file', { folder, file: ancestor === real ? folder : ancestor });
    }
  }
  return real;
}

/**
 * Returns the `.git` or `node_modules` folder that contains a folder. Those that contain the site
 * itself do not count.
 */
function foreignTree(real: string, siteDir: string): string | undefined {
  const fromSite = path.relative(siteDir, real);
  const base = fromSite.startsWith('..') ? path.parse(real).root : siteDir;
  const names = path.relative(base, real).split(path.sep);
  const index = names.findIndex((name) => /^(\.git|node_modules)$/i.test(name));
  return index < 0 ? undefined : path.join(base, ...names.slice(0, index + 1));
}

/** Returns the configured path, and the real path if it differs. */
function outDirName({ outDir }: OutDirOptions, real: string): string {
  return real === path.resolve(outDir) ? outDir : `${outDir} (which leads to ${real})`;
}

function refuse<C extends DiagnosticCode>(code: C, args: Parameters<typeof diagnose<C>>[1]): never {
  const diagnostics: readonly Diagnostic[] = [diagnose(code, args)];
  throw new DiagnosticError(diagnostics);
}
