/** A backslash before a sign of ASCII, which Markdown reads as the sign. */
const escapedSign = /\\([!-/:-@[-`{-~])/g;

/** `snake\_case.md` → `snake_case.md` */
export function withoutEscapes(target: string): string {
  return target.replace(escapedSign, '$1');
}
