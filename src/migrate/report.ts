import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { countDiagnostics } from '../diagnostics/index.js';
import type { Migration } from './migrate.js';

/** Returns the report of a migration as Markdown: figures, then what is left to do, by kind. */
export function migrationReport({ tool, pages, finished, addresses, todos }: Migration): string {
  const share = pages === 0 ? 100 : Math.round((finished / pages) * 100);
  const lines = [
    `# Migration from ${tool}`,
    '',
    '| | |',
    '| --- | ---: |',
    `| Pages | ${pages} |`,
    `| Pages with nothing left to do | ${finished} (${share} %) |`,
    `| Old addresses that stay | ${addresses.kept} |`,
    `| Old addresses that redirect | ${addresses.redirected} |`,
    `| Things to do | ${todos.length} |`,
    '',
  ];
  const errors = buildErrors(todos);
  if (errors > 0) lines.push(`The site does not build yet. ${errorsFirst(errors)}`, '');
  for (const [code, found] of byCode(todos)) {
    lines.push(`## ${code} (${found.length})`, '');
    lines.push(...found.map(todoLine), '');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

/** Returns the number of errors: the new site does not build until they are corrected. */
export function buildErrors(todos: readonly Diagnostic[]): number {
  return countDiagnostics(todos).error;
}

/** Returns a sentence that says what to do first. */
export function errorsFirst(errors: number): string {
  return errors === 1
    ? 'The first thing to do is an error; correct it first.'
    : `The first ${errors} things to do are errors; correct them first.`;
}

/** Groups findings by code: kinds with errors first, then the most frequent. */
export function byCode(
  todos: readonly Diagnostic[],
): readonly (readonly [string, readonly Diagnostic[]])[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const todo of todos) groups.set(todo.code, [...(groups.get(todo.code) ?? []), todo]);
  return [...groups].toSorted(
    ([, one], [, other]) =>
      Math.sign(buildErrors(other)) - Math.sign(buildErrors(one)) || other.length - one.length,
  );
}

function todoLine({ message, hint, place }: Diagnostic): string {
  const where = place ? `${place.file}:${place.start.line}: ` : '';
  const text = `${message}${hint === undefined ? '' : ` (${hint})`}`.replace(/\s+/g, ' ');
  return `- [ ] ${where}${text.replace(/[<>[\]`*_|]/g, '\\$&')}`;
}
