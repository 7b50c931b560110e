import { suggest } from '../../diagnostics/index.js';
import { containerNames } from './directive-declarations.js';

/**
 * Directive titles without brackets. The directive syntax requires `:::note[Title]`; Docusaurus authors write `:::note
 * Title`, VitePress authors `::: tip Title`. Their lines are rewritten for the parser: all characters of the title keep
 * their columns; only the closing bracket is added.
 */

const opening =
  /^(?<prefix>(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(?<fence>:{3,})(?<gap>[ \t]*)(?<name>[a-z][\w-]*)(?<rest>.*)$/gim;

/** Braces that follow a character, or are a name that needs a value, belong to the title: `GET /users/{id}`. */
const titleAndAttributes =
  /^(.*?)((?<![^\s\]])\{(?!(?:id|title)\})(?:[^{}"']|"[^"]*"|'[^']*')*\})?$/;

export interface RewrittenTitles {
  readonly text: string;
  /** Numbers of the changed lines, from 1. */
  readonly lines: ReadonlySet<number>;
}

/**
 * Rewrites the titles of all opening fences except on the lines in `except`. Lines must end with LF.
 *
 * @param blockNames names of the site's own blocks
 */
export function rewriteTitles(
  text: string,
  except: ReadonlySet<number>,
  blockNames: readonly string[] = [],
): RewrittenTitles {
  const lines = new Set<number>();
  if (!text.includes(':::')) return { text, lines };
  const names = blockNames.length > 0 ? [...containerNames, ...blockNames] : containerNames;
  let line = 1;
  let counted = 0;
  const rewritten = text.replace(opening, (written: string, ...rest: unknown[]) => {
    const changed = rewriteLine(written, rest.at(-1) as OpeningGroups, names);
    if (changed === written) return written;
    const offset = rest.at(-3) as number;
    line += countLines(text, counted, offset);
    counted = offset;
    if (except.has(line)) return written;
    lines.add(line);
    return changed;
  });
  return { text: rewritten, lines };
}

interface OpeningGroups {
  readonly prefix: string;
  readonly fence: string;
  readonly gap: string;
  readonly name: string;
  readonly rest: string;
}

function rewriteLine(
  written: string,
  { prefix, fence, gap, name, rest }: OpeningGroups,
  names: readonly string[],
): string {
  const head = prefix + fence + name;
  const trimmed = rest.trim();
  // `:::note`, `:::note[Title]` and `:::note{#id}` are valid syntax; `:::note.` is text.
  if (gap === '' && (trimmed === '' || !/^\s/.test(rest))) return written;
  if (!/^[\s[{]/.test(rest) && rest !== '') return written;
  // After a space, the rest may be a sentence, unless the word is similar to a directive name.
  if (gap !== '' && suggest(name, names) === undefined) return written;
  if (trimmed === '') return head + ' '.repeat(gap.length) + rest;
  const [, label = '', attributes = ''] = titleAndAttributes.exec(trimmed) ?? [];
  if (label === '') return head + attributes;
  const title = label.trimEnd().replace(/^\[(.*)\]$/, ' $1');
  const column = written.length - rest.trimStart().length;
  return `${head}[${' '.repeat(column - head.length - 1)}${title}]${attributes}`;
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let index = from; index < to; index += 1) {
    if (text[index] === '\n') lines += 1;
  }
  return lines;
}
