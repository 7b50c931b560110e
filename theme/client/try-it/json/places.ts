import { type JsonPath, locationPath, walkJson } from './walk.js';

/** A JSON pointer (RFC 6901), such as `/lines/0/amount`; empty for the root. */
export function pathPointer(path: JsonPath): string {
  return path
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** The 1-based lines of the values at these JSON pointers; for a property, the line of its name. */
export function textLines(text: string, pointers: readonly string[]): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const wanted = new Set(pointers);
  // Only build pointers at the requested depths: a text may have many values.
  const depths = new Set(pointers.map((pointer) => pointer.split('/').length - 1));
  for (const { token, spot, role } of walkJson(text)) {
    if ((role !== 'key' && role !== 'value') || !depths.has(spot?.depth ?? 0)) continue;
    const pointer = pathPointer(locationPath(spot));
    if (wanted.has(pointer) && !lines.has(pointer)) lines.set(pointer, lineAt(text, token.start));
  }
  return lines;
}

/** 1-based. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
