import { portablePattern } from '../json-schema/pattern.js';

/** Whether a text could keep an engine busy for ages: a repeated group with a repetition in it. */
export function isCostly(pattern: string): boolean {
  return /\([^)]*[+*}][^)]*\)[+*{]/.test(pattern);
}

const compiled = new Map<string, RegExp | undefined>();

/** Whether a text fits a pattern of a schema. Where nobody can tell, it does. */
export function matches(pattern: string, text: string): boolean {
  if (pattern.length > 1000) return true;
  if (!compiled.has(pattern)) compiled.set(pattern, compile(pattern));
  return compiled.get(pattern)?.test(text) ?? true;
}

function compile(pattern: string): RegExp | undefined {
  const portable = portablePattern(pattern);
  return portable === undefined ? undefined : new RegExp(portable, 'u');
}
