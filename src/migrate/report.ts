import type { Diagnostic } from '../diagnostics/diagnostic.js';
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
  for (const [code, found] of byCode(todos)) {
    lines.push(`## ${code} (${found.length})`, '');
    lines.push(...found.map(todoLine), '');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

/** Groups findings by code, the most frequent first. */
export function byCode(
  todos: readonly Diagnostic[],
): readonly (readonly [string, readonly Diagnostic[]])[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const todo of todos) groups.set(todo.code, [...(groups.get(todo.code) ?? []), todo]);
  return [...groups].toSorted(([, one], [, other]) => other.length - one.length);
}

function todoLine({ message, hint, place }: Diagnostic): string {
  const where = place ? `${place.file}:${place.start.line}: ` : '';
  const text = `${message}${hint === undefined ? '' : ` (${hint})`}`.replace(/\s+/g, ' ');
  return `- [ ] ${where}${text.replace(/[<>[\]`*_|]/g, '\\$&')}`;
}
