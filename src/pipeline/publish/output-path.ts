import { type Diagnostic, DiagnosticError } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { OutputFile } from '../../files/source-file.js';

/** The marker inside the output folder, by which docsgen knows its own work. */
export const manifestName = '.docsgen.json';

/** Why a file of this path cannot be published, or undefined where it can. */
export function outputPathProblem(file: string): string | undefined {
  if (file === '') return 'it has no name';
  if (file.includes('\\')) return 'a backslash separates folders on some systems';
  if (file.includes('\0')) return 'it contains a NUL character';
  if (file.startsWith('/') || /^[a-z]:/i.test(file)) return 'the path is absolute';
  // Asked of thousands of paths, of which next to none has a name like that.
  if (/(?:^|\/)\.{0,2}(?:\/|$)/.test(file)) {
    return file.split('/').includes('..')
      ? 'the path leads out of the output folder'
      : 'the path is not in its shortest form';
  }
  const isNotes = file.length === manifestName.length && file.toLowerCase() === manifestName;
  return isNotes ? 'docsgen keeps its own notes there' : undefined;
}

/** The folder that a file or folder lies in; empty for the outermost. */
export function parentFolder(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('/')));
}

/** The folders above a file, the outermost first. */
export function foldersAbove(file: string): readonly string[] {
  const names = file.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

/** All folders that files lie in, each once. */
export function parentFolders(files: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const file of files) {
    let end = file.lastIndexOf('/');
    // What lies around a known one is known.
    for (; end > 0 && !folders.has(file.slice(0, end)); end = file.lastIndexOf('/', end - 1)) {
      folders.add(file.slice(0, end));
    }
  }
  return folders;
}

/** Paths of the files of a site, and of all folders that they lie in. */
export interface OutputTree {
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}

/** @throws DiagnosticError with every path that leads astray or is taken twice. */
export function checkOutputPaths(files: readonly OutputFile[]): OutputTree {
  const folders = parentFolders(files.map(({ path }) => path));
  const seen = new Set<string>();
  const problems: Diagnostic[] = [];
  for (const { path } of files) {
    const problem =
      outputPathProblem(path) ??
      (seen.has(path) ? 'another file has the same path' : undefined) ??
      (folders.has(path) ? 'another file has it as its folder' : undefined);
    seen.add(path);
    if (problem !== undefined) problems.push(diagnose('build/output-path', { path, problem }));
  }
  if (problems.length > 0) throw new DiagnosticError(problems);
  return { files: seen, folders };
}
