import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, DiagnosticError, startOfFile } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import { packageTheme } from './theme-overlay.js';

/** Folder of the originals of ejected files, below the site's `theme` folder. */
const originalsFolder = '.originals';

/** An override that was made from another version of the theme. */
interface OutdatedOverride {
  /** Path below `theme`, with `/` between names. */
  readonly file: string;
  /** The original from which it was made. */
  readonly base: string;
  /** The original of this version; undefined if there is none any more. */
  readonly current: string | undefined;
}

/**
 * Copies a file of docsgen's theme into the site, and keeps the original for later comparison.
 * @param name path below `theme` with or without ending, or the name of a component
 * @returns paths relative to the site's folder
 * @throws DiagnosticError if there is no such file, or the site has one already
 */
export async function ejectFile(
  siteDir: string,
  name: string,
  themeDir: string = packageTheme,
): Promise<readonly string[]> {
  const files = themeFiles(themeDir);
  const file = findFile(files, name);
  if (file === undefined) {
    const names = files.map((one) => path.posix.basename(one).replace(/\.\w+$/, ''));
    const hint = didYouMean(name, names) ?? 'the manual lists the components: Theme components';
    throw new DiagnosticError([diagnose('theme/no-component', { name }, { hint })]);
  }
  const target = path.join(siteDir, 'theme', file);
  if (existsSync(target)) {
    throw new DiagnosticError([diagnose('theme/exists', { file: `theme/${file}` })]);
  }
  const text = readFileSync(path.join(themeDir, file), 'utf8');
  const original = path.join(siteDir, 'theme', originalsFolder, file);
  for (const output of [target, original]) {
    await mkdir(path.dirname(output), { recursive: true });
    await writeFile(output, text);
  }
  return [`theme/${file}`, `theme/${originalsFolder}/${file}`];
}

function findFile(files: readonly string[], name: string): string | undefined {
  const wanted = name.replace(/^theme\//, '');
  const exact = files.find((file) => file === wanted || file.replace(/\.\w+$/, '') === wanted);
  return exact ?? files.find((file) => path.posix.basename(file) === `${wanted}.tsx`);
}

function themeFiles(themeDir: string): readonly string[] {
  return readdirSync(themeDir, { recursive: true })
    .map((name) => String(name).split(path.sep).join('/'))
    .filter((name) => /\.(tsx?|css)$/.test(name) && !/(^|\/)(dev\/|slots\/)|\.test\./.test(name))
    .toSorted();
}

/** Returns a warning for each ejected file whose original has changed since, with the number of its lines. */
export function outdatedOverrides(siteDir: string, themeDir?: string): readonly Diagnostic[] {
  return findOutdated(siteDir, themeDir).map(({ file, base, current }) => {
    const place = startOfFile(`theme/${file}`);
    return current === undefined
      ? diagnose('theme/removed', { file }, { place })
      : diagnose('theme/outdated', { file, changes: changedLines(base, current) }, { place });
  });
}

function findOutdated(
  siteDir: string,
  themeDir: string = packageTheme,
): readonly OutdatedOverride[] {
  const folder = path.join(siteDir, 'theme', originalsFolder);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => existsSync(path.join(siteDir, 'theme', file)))
    .toSorted();
  return files.flatMap((file) => {
    const base = readFileSync(path.join(folder, file), 'utf8');
    const source = path.join(themeDir, file);
    const current = existsSync(source) ? readFileSync(source, 'utf8') : undefined;
    return current === base ? [] : [{ file, base, current }];
  });
}

/** The first lines that are new in the second text, for the message. */
function changedLines(base: string, current: string): string {
  const known = new Set(base.split('\n'));
  const added = current.split('\n').filter((line) => line.trim() !== '' && !known.has(line));
  const kept = new Set(current.split('\n'));
  const removed = base.split('\n').filter((line) => line.trim() !== '' && !kept.has(line));
  const shown = [
    ...removed.map((line) => `- ${line.trim()}`),
    ...added.map((line) => `+ ${line.trim()}`),
  ];
  const more = shown.length > 4 ? ` and ${shown.length - 4} more lines` : '';
  return shown.slice(0, 4).join(' ') + more;
}

/** Result of {@link updateOverrides}: paths relative to the site's folder. */
export interface UpdatedOverrides {
  readonly merged: readonly string[];
  /** Files in which both sides changed the same lines; they contain conflict markers. */
  readonly conflicts: readonly string[];
}

/** Merges the changes of docsgen's theme into the ejected files (three-way merge). */
export async function updateOverrides(
  siteDir: string,
  themeDir?: string,
): Promise<UpdatedOverrides> {
  const { merge } = await import('node-diff3');
  const [merged, conflicts]: [string[], string[]] = [[], []];
  for (const { file, base, current } of findOutdated(siteDir, themeDir)) {
    if (current === undefined) continue;
    const target = path.join(siteDir, 'theme', file);
    const own = readFileSync(target, 'utf8');
    const result = merge(own.split('\n'), base.split('\n'), current.split('\n'), {
      excludeFalseConflicts: true,
      label: { a: 'yours', b: 'docsgen' },
    });
    await writeFile(target, result.result.join('\n'));
    await writeFile(path.join(siteDir, 'theme', originalsFolder, file), current);
    (result.conflict ? conflicts : merged).push(`theme/${file}`);
  }
  return { merged, conflicts };
}
