import { diagnose } from '../../diagnostics/index.js';
import { DiagnosticError, type OutputFile } from '../../model/index.js';

/** The marker inside the output folder, by which docsgen knows its own work. */
export const manifestName = '.docsgen.json';

/** Why a file of this path cannot be published, or undefined where it can. */
export function outputPathProblem(file: string): string | undefined {
  if (file === '') return 'it has no name';
  if (file.includes('\\')) return 'a backslash separates folders on some systems';
  if (file.includes('\0')) return 'it contains a NUL character';
  if (file.startsWith('/') || /^[a-z]:/i.test(file)) return 'the path is absolute';
  const names = file.split('/');
  if (names.includes('..')) return 'the path leads out of the output folder';
  if (names.includes('') || names.includes('.')) return 'the path is not in its shortest form';
  return file.toLowerCase() === manifestName ? 'docsgen keeps its own notes there' : undefined;
}

/** The folders above a file, the outermost first. */
export function foldersAbove(file: string): readonly string[] {
  const names = file.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

/** @throws DiagnosticError with every path that leads astray or is taken twice. */
export function checkOutputPaths(files: readonly OutputFile[]): void {
  const folders = new Set(files.flatMap((file) => foldersAbove(file.path)));
  const seen = new Set<string>();
  const problems = files.flatMap(({ path }) => {
    const problem =
      outputPathProblem(path) ??
      (seen.has(path) ? 'another file has the same path' : undefined) ??
      (folders.has(path) ? 'another file has it as its folder' : undefined);
    seen.add(path);
    return problem === undefined ? [] : [diagnose('build/output-path', { path, problem })];
  });
  if (problems.length > 0) throw new DiagnosticError(problems);
}
