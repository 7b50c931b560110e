import { suggest } from '../diagnostics/index.js';

/**
 * The target that was probably meant: the nearest path, or else the page whose last name is the nearest,
 * wherever it lies.
 */
export function suggestTarget(written: string, candidates: readonly string[]): string | undefined {
  const whole = suggest(written, candidates);
  if (whole !== undefined) return whole;
  const byName = new Map<string, string>();
  for (const candidate of [...candidates].sort((a, b) => b.length - a.length)) {
    byName.set(lastName(candidate), candidate);
  }
  const name = suggest(lastName(written), byName.keys());
  return name === undefined ? undefined : byName.get(name);
}

function lastName(path: string): string {
  return path.replace(/\/+$/, '').split('/').at(-1) ?? path;
}
