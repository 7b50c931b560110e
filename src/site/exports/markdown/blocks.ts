/** Pieces of Markdown. */

/** A code block whose fence the code cannot close (CommonMark 4.5). */
export function fencedCode(text: string, language = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}`;
}

/** Code inside of a line (CommonMark 6.1): the fence is longer than any run of backticks in it. */
export function code(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = /^`|`$|^ .* $/.test(line) ? ' ' : '';
  return line === '' ? '' : fence + space + line + space + fence;
}

/** Plain words as Markdown: what could be markup is escaped, names_with_underscores are none. */
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

/** A list item; lines after the first stay in it. */
export function item(text: string): string {
  return `- ${indentedBy('  ', text)}`;
}

/** Puts an indent before all lines but the first; one of blanks leaves empty lines empty. */
export function indentedBy(indent: string, text: string): string {
  return text.replace(/\n(?!\n)/g, `\n${indent}`).replace(/\n(?=\n)/g, `\n${indent.trimEnd()}`);
}

/** A GFM table; a cell is one line, and its bars are no borders. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replace(/\s*\n\s*/g, ' ').replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Blocks with a blank line between them; what is empty is left out. */
export function blocks(parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== false && part !== '').join('\n\n');
}
