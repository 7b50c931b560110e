import { type Diagnostic, DiagnosticError } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { OutputFile } from '../../files/output-file.js';

/** Manifest by which docsgen recognises its own output folder. */
export const manifestName = '.docsgen.json';

/** Returns why a file cannot be published under this path; undefined if it can. */
export function outputPathProblem(file: string): string | undefined {
  if (file === '') return 'it has no name';
  if (file.includes('\\')) return 'a backslash separates folders on some systems';
  if (file.includes('\0')) return 'it contains a NUL character';
  if (file.startsWith('/') || /^[a-z]:/i.test(file)) return 'the path is absolute';
  // One regular expression for the common case, because the check runs for thousands of paths.
  if (/(?:^|\/)\.{0,2}(?:\/|$)/.test(file)) {
    return file.split('/').includes('..')
      ? 'the path leads out of the output folder'
      : 'the path is not in its shortest form';
  }
  const isNotes = file.length === manifestName.length && file.toLowerCase() === manifestName;
  return isNotes ? 'docsgen keeps its own notes there' : undefined;
}

/** Returns the parent folder of a file or folder; empty at the top level. */
export function parentFolder(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('/')));
}

/** Returns the ancestor folders of all files. */
export function parentFolders(files: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const file of files) {
    let end = file.lastIndexOf('/');
    // If a folder is known, so are its ancestors.
    for (; end > 0 && !folders.has(file.slice(0, end)); end = file.lastIndexOf('/', end - 1)) {
      folders.add(file.slice(0, end));
    }
  }
  return folders;
}

/** Paths of a site's files, and of all their ancestor folders. */
export interface OutputTree {
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}

/** @throws DiagnosticError with every path that is unsafe or used twice */
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
