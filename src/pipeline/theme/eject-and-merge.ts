import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, DiagnosticError } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import { checkOverrides, fieldProblems, removedFields } from './check-overrides.js';
import {
  componentTypes,
  type EjectedFile,
  ejectedFiles,
  ejectedPaths,
  ejectedTypes,
  originalName,
  overridableFiles,
  packageSource,
  type ThemeSource,
  typesReader,
} from './ejected-files.js';
import { type RecordedTypes, writeTypesRecord } from './props/recorded-types.js';

/**
 * Copies a file of docsgen's theme into the site, and keeps the original and its types for later
 * comparison.
 * @param name path below `theme` with or without ending, or the name of a component
 * @returns paths relative to the site's folder
 * @throws DiagnosticError if there is no such file, or the site has one already
 */
export async function ejectFile(
  siteDir: string,
  name: string,
  theme: ThemeSource = packageSource,
): Promise<readonly string[]> {
  const files = overridableFiles(theme.dir);
  const file = findFile(files, name);
  if (file === undefined) {
    const names = files.flatMap((one) => /([^/]+)\.tsx$/.exec(one)?.[1] ?? []);
    const hint = didYouMean(name, names) ?? 'the manual lists the components: Theme components';
    throw new DiagnosticError([diagnose('theme/no-component', { name }, { hint })]);
  }
  const { target, original, types } = ejectedPaths(siteDir, file);
  if (existsSync(target)) {
    throw new DiagnosticError([diagnose('theme/exists', { file: `theme/${file}` })]);
  }
  const text = readFileSync(path.join(theme.dir, file), 'utf8');
  for (const output of [target, original]) {
    await mkdir(path.dirname(output), { recursive: true });
    await writeFile(output, text);
  }
  const recorded = { types: componentTypes(file, text, typesReader(theme)()), removed: [] };
  await writeTypesRecord(types, { ...ejectedTypes(siteDir), [file]: recorded });
  return [`theme/${file}`, originalName(file), originalName('types.json')];
}

function findFile(files: readonly string[], name: string): string | undefined {
  const wanted = name.replace(/^theme\//, '');
  const exact = files.find((file) => file === wanted || file.replace(/\.\w+$/, '') === wanted);
  return exact ?? files.find((file) => path.posix.basename(file) === `${wanted}.tsx`);
}

/** A file with conflict markers. */
interface MergeConflict {
  /** Path relative to the site's folder. */
  readonly file: string;
  /** Lines on which conflicts begin. */
  readonly lines: readonly number[];
}

/** Result of {@link updateOverrides}: paths relative to the site's folder. */
export interface UpdatedOverrides {
  readonly merged: readonly string[];
  /** Files in which both sides changed the same lines, now or in an earlier merge: they contain conflict markers. */
  readonly conflicts: readonly MergeConflict[];
  /** Notes on changed fields that the merged files use, then what is wrong after the merge. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Merges the changes of docsgen's theme into the ejected files (three-way merge). */
export async function updateOverrides(
  siteDir: string,
  theme: ThemeSource = packageSource,
): Promise<UpdatedOverrides> {
  const [merged, conflicts, notes]: [string[], MergeConflict[], Diagnostic[]] = [[], [], []];
  const types = typesReader(theme);
  const record: Record<string, RecordedTypes> = { ...ejectedTypes(siteDir) };
  const files = ejectedFiles(siteDir, theme);
  for (const ejected of files) {
    const { file, base, current } = ejected;
    if (current === undefined) continue;
    const unresolved = conflictLines(ejected.own);
    if (unresolved.length > 0) {
      conflicts.push({ file: `theme/${file}`, lines: unresolved });
      continue;
    }
    const own = await mergeTexts(ejected, current.text);
    if (current.text !== base || current.file !== file) {
      await writeMerged(siteDir, file, { ...current, own });
      const target = `theme/${current.file}`;
      const lines = conflictLines(own);
      if (lines.length > 0) conflicts.push({ file: target, lines });
      else merged.push(target);
    }
    notes.push(...fieldProblems({ ...ejected, file: current.file, own }, types));
    delete record[file];
    record[current.file] = {
      types: componentTypes(current.file, current.text, types()),
      removed: removedFields(ejected, types),
    };
  }
  if (files.length > 0) await writeTypesRecord(ejectedPaths(siteDir, '').types, record);
  const remaining = checkOverrides(siteDir, [], theme);
  const solved = notes.filter((note) => !remaining.some(({ message }) => message === note.message));
  const diagnostics = [
    ...solved.map((note) => ({
      ...note,
      severity: 'info' as const,
      hint: 'the merge may have followed: check the code that uses it',
    })),
    ...remaining.map((one) =>
      one.code === 'theme/props' ? { ...one, hint: 'change the code that uses it' } : one,
    ),
  ];
  return { merged, conflicts, diagnostics };
}

/** Returns the lines on which somebody still has to choose between the two sides of a merge. */
function conflictLines(text: string): readonly number[] {
  return text
    .split('\n')
    .flatMap((line, index) => (/^<{7} yours\r?$/.test(line) ? [index + 1] : []));
}

/** Merges line by line; the result has the line endings of the site's file. */
async function mergeTexts({ own, base }: EjectedFile, current: string): Promise<string> {
  const { merge } = await import('node-diff3');
  const { result } = merge(own.split(/\r?\n/), base.split('\n'), current.split('\n'), {
    excludeFalseConflicts: true,
    label: { a: 'yours', b: 'docsgen' },
  });
  return result.join(own.includes('\r\n') ? '\r\n' : '\n');
}

/** Writes a merged file and its new original, at the path to which the original has moved. */
async function writeMerged(
  siteDir: string,
  file: string,
  current: { readonly file: string; readonly text: string; readonly own: string },
): Promise<void> {
  const { target, original } = ejectedPaths(siteDir, current.file);
  await mkdir(path.dirname(target), { recursive: true });
  await mkdir(path.dirname(original), { recursive: true });
  await writeFile(target, current.own);
  await writeFile(original, current.text);
  if (current.file === file) return;
  const old = ejectedPaths(siteDir, file);
  await rm(old.target);
  await rm(old.original);
}
