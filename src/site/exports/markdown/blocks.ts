/** Helpers that create Markdown. */

/** Returns a code block with a fence longer than any in the code (CommonMark 4.5). */
export function fencedCode(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}`;
}

/** Returns a code span with a delimiter longer than any run of backticks in it (CommonMark 6.1). */
export function code(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = /^`|`$|^ .* $/.test(line) ? ' ' : '';
  return line === '' ? '' : fence + space + line + space + fence;
}

/** Escapes plain text for Markdown; underscores inside of words need no escape. */
export function plainMarkdown(words: string): string {
  return words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*[\]<]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');
}

export function markdownLink(words: string, url: string): string {
  const address = url.replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `[${plainMarkdown(words)}](${address})`;
}

/** Returns a list item; later lines are indented to stay in it. */
export function item(text: string): string {
  return `- ${indentedBy('  ', text)}`;
}

/** Indents all lines but the first; empty lines get the indent without trailing spaces. */
export function indentedBy(indent: string, text: string): string {
  return text.replace(/\n(?!\n)/g, `\n${indent}`).replace(/\n(?=\n)/g, `\n${indent.trimEnd()}`);
}

/** Returns a GFM table. Cells become one line each, with escaped pipes. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replace(/\s*\n\s*/g, ' ').replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Joins blocks with blank lines and skips empty ones. */
export function joinBlocks(parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== false && part !== '').join('\n\n');
}
