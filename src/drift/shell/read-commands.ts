import type { Span, Written } from '../text.js';

/** The words of one command, and what a here-document gives it to read. */
export interface ShellCommand {
  readonly words: readonly Written[];
  readonly input?: Written | undefined;
}

const prompt =
  /^[ \t]*(?:(?:[\w.-]+@[\w.-]+[^$#\n]*)?[$%>][ \t]+|(?:PS )?[A-Z]:\\[^>\n]*>[ \t]*)/gm;
const expansion =
  /\$(?:\{[^}]*\}|\((?:[^()'"]|'[^']*'|"(?:[^"\\]|\\.)*")*\)|\([^)]*\)|\w+|[@*#?!$-])|`[^`]*`|%[A-Z_][A-Z\d_]{2,}%/y;
/** Escapes of `$'…'` that stand for themselves. */
const ansi = /['\\"]/;
/** Where Windows goes on with the next line: `^` in its command prompt, a backtick in PowerShell. */
const continued = /(?<=[ \t])[\^`](?=\r?\n)/g;

/**
 * The commands of a piece of shell as POSIX (XCU, sections 2.2 and 2.3) takes them apart: quotes, escapes, comments,
 * operators, here-documents. Nothing is expanded; where a variable or a command stands, the text is as written and
 * noted as unknown. Prompts are left out.
 *
 * @param isPowerShell programs take `\"` for a quote there, also within single ones
 */
export function readCommands(source: string, isPowerShell = false): readonly ShellCommand[] {
  const text = source.replace(prompt, (found) => ' '.repeat(found.length)).replace(continued, '\\');
  const commands: ShellCommand[] = [];
  let command: { words: Written[]; input?: Written } = { words: [] };
  let word: Builder | undefined;
  let heredoc: { readonly end: string; readonly raw: boolean } | undefined;
  let wantsEnd = false;
  let at = 0;

  const endWord = (): void => {
    if (word === undefined) return;
    if (wantsEnd) heredoc = { end: word.text, raw: word.quoted };
    else command.words.push(word.finish());
    wantsEnd = false;
    word = undefined;
  };
  const endCommand = (): void => {
    endWord();
    if (command.words.length > 0) commands.push(command);
    command = { words: [] };
  };
  const take = (length: number): void => {
    word ??= new Builder();
    word.add(text.slice(at, at + length), at);
    at += length;
  };
  const takeExpansion = (): boolean => {
    expansion.lastIndex = at;
    const found = expansion.exec(text)?.[0];
    if (found === undefined) return false;
    word ??= new Builder();
    word.unknown.push({ start: word.text.length, end: word.text.length + found.length });
    if (found.startsWith('$(')) commands.push(...commandsWithin(found.slice(2, -1), at + 2));
    take(found.length);
    return true;
  };
  const takeQuoted = (end: string, escapes: RegExp | undefined): void => {
    word ??= new Builder();
    word.quoted = true;
    at += 1;
    while (at < text.length && text[at] !== end) {
      if (text[at] === '\\' && escapes?.test(text[at + 1] ?? '')) {
        at += 1;
        if (text[at] === '\n') at += 1;
        else take(1);
      } else if (escapes === ansi && text[at] === '\\') {
        // `\x41`, `\n`: what it stands for is not worked out.
        word.unknown.push({ start: word.text.length, end: word.text.length + 2 });
        take(2);
      } else if (!(end === '"' && takeExpansion())) take(1);
    }
    at += 1;
  };
  const takeHeredoc = ({ end, raw }: { readonly end: string; readonly raw: boolean }): void => {
    const start = at;
    let stop = text.length;
    while (at < text.length) {
      const newline = text.indexOf('\n', at);
      const next = newline === -1 ? text.length : newline;
      if (text.slice(at, next).trim() === end) {
        stop = at;
        at = next;
        break;
      }
      at = Math.min(next + 1, text.length);
    }
    const content = text.slice(start, stop);
    const unknown = raw
      ? []
      : [...content.matchAll(new RegExp(expansion.source, 'g'))].map(
          (found): Span => ({ start: found.index, end: found.index + found[0].length }),
        );
    command.input = { text: content, at: (offset) => start + offset, unknown };
  };

  while (at < text.length) {
    const here = text[at] ?? '';
    if (here === "'") takeQuoted("'", isPowerShell ? /"/ : undefined);
    else if (here === '"') takeQuoted('"', /["\\$`\n]/);
    else if (here === '$' && text[at + 1] === "'") {
      at += 1;
      takeQuoted("'", ansi);
    } else if (here === '\\' && text[at + 1] === '\n') at += 2;
    else if (here === '\\' && text.slice(at + 1, at + 3) === '\r\n') at += 3;
    else if (here === '\\') {
      at += 1;
      if (at < text.length) take(1);
    } else if (here === '\n') {
      endWord();
      at += 1;
      if (heredoc !== undefined) takeHeredoc(heredoc);
      heredoc = undefined;
      endCommand();
    } else if (here === ' ' || here === '\t' || here === '\r') {
      endWord();
      at += 1;
    } else if (here === '#' && word === undefined) {
      const newline = text.indexOf('\n', at);
      at = newline === -1 ? text.length : newline;
    } else if (text.startsWith('<<', at) && text[at + 2] !== '<') {
      endWord();
      at += text[at + 2] === '-' ? 3 : 2;
      wantsEnd = true;
    } else if (/[;&|()]/.test(here)) {
      endCommand();
      at += 1;
    } else if (here === '>' || (here === '<' && !/^<[\w-]+>/.test(text.slice(at, at + 60)))) {
      // What it is written to, or read from, is no argument.
      endWord();
      at += 1;
      while (/[>&\s]/.test(text[at] ?? '') && text[at] !== '\n') at += 1;
      while (at < text.length && !/[\s;|&]/.test(text[at] ?? '')) at += 1;
    } else if (!takeExpansion()) take(1);
  }
  endCommand();
  return commands;
}

/** The commands of `$(…)`, whose text begins at `start`. */
function commandsWithin(text: string, start: number): readonly ShellCommand[] {
  const moved = (written: Written): Written => ({ ...written, at: (at) => start + written.at(at) });
  return readCommands(text).map(({ words, input }) => ({
    words: words.map(moved),
    ...(input && { input: moved(input) }),
  }));
}

/** A word that is being put together, with the place of each of its units. */
class Builder {
  text = '';
  quoted = false;
  readonly unknown: Span[] = [];
  readonly #places: number[] = [];

  add(part: string, at: number): void {
    for (let unit = 0; unit < part.length; unit += 1) this.#places.push(at + unit);
    this.text += part;
  }

  finish(): Written {
    const places = this.#places;
    const last = places.at(-1) ?? 0;
    return { text: this.text, at: (offset) => places[offset] ?? last + 1, unknown: this.unknown };
  }
}
