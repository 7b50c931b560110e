import { walk } from './walk.js';

/** RFC 6901: `/lines/0/amount`; empty for the whole. */
export function pointerOf(path: readonly (string | number)[]): string {
  return path
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** The names that a pointer leads through. */
export function stepsOf(pointer: string): string[] {
  const steps = pointer.replace(/^#/, '').split('/').slice(1);
  return steps.map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The line of each value, from 1, by its pointer; a field's is that of its name. */
export function linesOf(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const { token, path, role } of walk(text)) {
    const pointer = pointerOf(path);
    if ((role === 'key' || role === 'value') && !lines.has(pointer)) {
      lines.set(pointer, lineAt(text, token.start));
    }
  }
  return lines;
}

/** From 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
