import { NativeRegExp } from './native-reg-exp.js';

/**
 * A regular expression that validators can compile, who ask for the `u` flag (JSON Schema 2020-12, section
 * 6.4): escapes that are not needed, `\-` or `\@`, are an error there. Undefined where it is none at all, or
 * one of another language (`(?i)`).
 */
export function portablePattern(written: string): string | undefined {
  const plain = written.replace(/\\(.)/g, (whole, character: string) =>
    /[!-~]/.test(character) && /[^\w\s^$\\.*+?()[\]{}|/]/.test(character)
      ? `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`
      : whole,
  );
  return [written, plain].find(compiles);
}

function compiles(pattern: string): boolean {
  try {
    new NativeRegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
