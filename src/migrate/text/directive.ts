import { codeLines } from './code-ranges.js';

/** A block of docsgen: `:::name[Label]{attributes}` … `:::`. */
export interface DirectiveText {
  readonly name: string;
  readonly label?: string | undefined;
  readonly attributes?: Readonly<Record<string, string | true | undefined>> | undefined;
  readonly body: readonly string[];
  /** White space before the fences. */
  readonly indent?: string | undefined;
}

/** Returns the lines of a block, with more colons than any block in it. */
export function directiveLines({
  name,
  label,
  attributes = {},
  body,
  indent = '',
}: DirectiveText): string[] {
  const fence = ':'.repeat(Math.max(2, longestFence(body)) + 1);
  const opening = `${indent}${fence}${name}${labelText(label)}${attributesText(attributes)}`;
  return [opening, '', ...withoutBlankEnds(body), '', `${indent}${fence}`];
}

function longestFence(lines: readonly string[]): number {
  const isCode = codeLines(lines);
  const lengths = lines.map((line, index) =>
    isCode[index]
      ? 0
      : (/^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*(:{3,})/.exec(line)?.[1]?.length ?? 0),
  );
  return Math.max(0, ...lengths);
}

/** `[Label]`; brackets without a partner are escaped. */
export function labelText(label: string | undefined): string {
  if (label === undefined || label.trim() === '') return '';
  const isBalanced = /^[^[\]]*(?:\[[^[\]]*\][^[\]]*)*$/.test(label);
  return `[${isBalanced ? label.trim() : label.trim().replace(/[[\]]/g, '\\$&')}]`;
}

export function attributesText(
  attributes: Readonly<Record<string, string | true | undefined>>,
): string {
  const written = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === undefined || value === '') return [];
    if (value === true) return [name];
    const isPlain = /^[\w./:#-]+$/.test(value);
    return [`${name}=${isPlain ? value : `"${value.replaceAll('"', '&quot;')}"`}`];
  });
  return written.length === 0 ? '' : `{${written.join(' ')}}`;
}

export function withoutBlankEnds(lines: readonly string[]): string[] {
  const isText = (line: string): boolean => line.trim() !== '';
  const first = lines.findIndex(isText);
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex(isText) + 1);
}
