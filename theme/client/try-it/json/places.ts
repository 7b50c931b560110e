import { type JsonPath, spotPath, walkJson } from './walk.js';

/** RFC 6901: `/lines/0/amount`; empty for the whole. */
export function pathPointer(path: JsonPath): string {
  return path
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** The names that a pointer leads through. */
export function pointerSteps(pointer: string): string[] {
  const steps = pointer.replace(/^#/, '').split('/').slice(1);
  return steps.map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The lines of the values that pointers lead to, from 1; a field's is that of its name. */
export function textLines(text: string, pointers: readonly string[]): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const wanted = new Set(pointers);
  // Texts may have many values, of which few are asked for.
  const depths = new Set(pointers.map((pointer) => pointer.split('/').length - 1));
  for (const { token, spot, role } of walkJson(text)) {
    if ((role !== 'key' && role !== 'value') || !depths.has(spot?.depth ?? 0)) continue;
    const pointer = pathPointer(spotPath(spot));
    if (wanted.has(pointer) && !lines.has(pointer)) lines.set(pointer, lineAt(text, token.start));
  }
  return lines;
}

/** From 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
