import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { argsOf, countDiagnostics } from '../diagnostics/index.js';
import { addedLine } from './added-paths.js';
import type { Migration } from './migrate.js';

/**
 * Returns the report of a migration as Markdown: figures, then what is left to do, by kind and by message.
 * @param added files and folders that the migration adds to the folder of the old site
 */
export function migrationReport(
  { tool, pages, finished, addresses, todos }: Migration,
  added: readonly string[] = [],
): string {
  const share = pages === 0 ? 100 : Math.round((finished / pages) * 100);
  const tasks = byMessage(todos);
  const lines = [
    `# Migration from ${tool}`,
    '',
    '| | |',
    '| --- | ---: |',
    `| Pages | ${pages} |`,
    `| Pages with nothing left to do | ${finished} (${share} %) |`,
    `| Old addresses that stay | ${addresses.kept ?? 'unknown'} |`,
    ...(addresses.byRule === 0
      ? []
      : [
          `| Pages of versions, languages and the blog, at addresses by rule | ${addresses.byRule} |`,
        ]),
    `| Old addresses that redirect | ${addresses.redirected} |`,
    `| Things to do | ${tasks.length} |`,
    `| Places of these | ${todos.length} |`,
    '',
    ...(added.length === 0 ? [] : [addedLine(added), '']),
  ];
  const errors = byMessage(todos.filter(({ severity }) => severity === 'error')).length;
  if (errors > 0) lines.push(`The site does not build yet. ${errorsFirst(errors)}`, '');
  for (const [code, found] of byCode(todos)) {
    lines.push(`## ${code} (${found.length})`, '');
    lines.push(...byMessage(found).flatMap(taskLines), '');
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

/** Groups findings that one change answers, such as those of one component. */
function byMessage(todos: readonly Diagnostic[]): readonly (readonly Diagnostic[])[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const todo of todos) {
    // Pages in other folders import a component by other paths.
    const tag = argsOf(todo, 'content/unknown-tag');
    const key = `${todo.code} ${tag ? `<${tag.name}>` : `${todo.message} ${todo.hint ?? ''}`}`;
    groups.set(key, [...(groups.get(key) ?? []), todo]);
  }
  return [...groups.values()].toSorted((one, other) => other.length - one.length);
}

/** Returns the line of a thing to do, and a line for each file if it has several places. */
function taskLines(found: readonly Diagnostic[]): readonly string[] {
  const [{ message, hint, place } = { message: '' }] = found;
  const text = `${message}${hint === undefined ? '' : ` (${hint})`}`.replace(/\s+/g, ' ');
  const shown = text.replace(/[<>[\]`*_|]/g, '\\$&');
  if (found.length === 1 || place === undefined)
    return [`- [ ] ${place ? `${place.file}:${place.start.line}: ` : ''}${shown}`];
  const lines = new Map<string, number[]>();
  for (const one of found) {
    if (!one.place) continue;
    const { file, start } = one.place;
    lines.set(file, [...(lines.get(file) ?? []), start.line]);
  }
  return [
    `- [ ] ${shown} ${found.length} places:`,
    ...[...lines].map(([file, numbers]) => `  - ${file}:${[...new Set(numbers)].join(', ')}`),
  ];
}
