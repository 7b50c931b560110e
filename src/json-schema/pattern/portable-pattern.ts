/**
 * Returns an equivalent regular expression that compiles with the `u` flag, which validators use
 * (JSON Schema 2020-12, section 6.4): unnecessary escapes such as `\-` or `\@` are errors there.
 * Returns undefined if the pattern is invalid or uses another dialect (`(?i)`).
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
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
