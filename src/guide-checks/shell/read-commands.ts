import { joinSourceTexts, type SourceText, type TextSpan } from '../source-text.js';
import { printedResponseLength } from './printed.js';

/** The words of a command and its here-document. */
export interface ShellCommand {
  readonly words: readonly SourceText[];
  readonly input?: SourceText | undefined;
  /**
   * Output that the block shows for the command's line; all commands of a line share one object.
   */
  readonly printed?: TextSpan | undefined;
}

const prompt =
  /^[ \t]*(?:(?:[\w.-]+@[\w.-]+[^$#\n]*)?[$%>][ \t]+|(?:PS )?[A-Z]:\\[^>\n]*>[ \t]*)/gm;
/** A primary prompt; `>` marks continuation lines, and `% Total` is curl's progress output. */
const firstPrompt =
  /^[ \t]*(?:(?:[\w.-]+@[\w.-]+[^$#\n]*)?[$%][ \t]+(?!Total[ \t])|(?:PS )?[A-Z]:\\[^>\n]*>)/gm;
/** A continuation line, but not curl's trace of a sent request: `> GET /planets HTTP/1.1`. */
const goesOn = /^>[ \t](?![A-Z]+ \S+ HTTP\/)/;
const expansion =
  /\$(?:\{[^}]*\}|\((?:[^()'"]|'[^']*'|"(?:[^"\\]|\\.)*")*\)|\([^)]*\)|\w+|[@*#?!$-])|`[^`]*`|%[A-Z_][A-Z\d_]{2,}%/y;
/** `$'…'` escapes that represent the character itself. */
const ansi = /['\\"]/;
/** Line continuations on Windows: `^` in the command prompt, a backtick in PowerShell. */
const continued = /(?<=[ \t])[\^`](?=\r?\n)/g;

/**
 * Splits shell text into commands as POSIX does (XCU, sections 2.2 and 2.3): quotes, escapes,
 * comments, operators and here-documents. Nothing is expanded: variables and command substitutions
 * stay as written and count as unknown. Prompts are removed.
 *
 * @param isPowerShell programs receive `\"` as a quotation mark, also within single quotes
 */
export function readCommands(source: string, isPowerShell = false): readonly ShellCommand[] {
  const text = source.replace(prompt, (found) => ' '.repeat(found.length)).replace(continued, '\\');
  const prompts = promptsIn(source);
  const commands: ShellCommand[] = [];
  let command: { words: SourceText[]; input?: SourceText } = { words: [] };
  let piped: ShellCommand | undefined;
  let word: Builder | undefined;
  let heredoc: { readonly end: string; readonly raw: boolean } | undefined;
  /** How to use the next word, if it is not an argument. */
  let wants: 'end' | 'input' | undefined;
  /** Indexes of the first command of the previous line and of the next line. */
  let [last, next] = [0, 0];
  let at = 0;

  const endWord = (): void => {
    if (word === undefined) return;
    if (wants === 'end') heredoc = { end: word.text, raw: word.quoted };
    else if (wants === 'input') command.input = word.finish();
    else command.words.push(word.finish());
    wants = undefined;
    word = undefined;
  };
  const endCommand = (): void => {
    endWord();
    const input = command.input ?? (piped && printedBy(piped));
    if (command.words.length > 0) commands.push(input ? { ...command, input } : command);
    piped = undefined;
    command = { words: [] };
  };
  /** Assigns the text up to `end` to the previous line as its output. */
  const takePrinted = (end: number): void => {
    if (end === at) return;
    const printed: TextSpan = { start: at, end };
    const line = commands.slice(last);
    commands.splice(last, line.length, ...line.map((one) => ({ ...one, printed })));
    at = end;
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
    const within = found.startsWith('$(') ? commandsWithin(found.slice(2, -1), at + 2) : [];
    const printed = within.length === 1 && within[0] ? printedBy(within[0]) : undefined;
    if (printed) {
      word.addWritten(printed);
      at += found.length;
      return true;
    }
    word.unknown.push({ start: word.text.length, end: word.text.length + found.length });
    commands.push(...within);
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
        // Escapes such as `\x41` and `\n` are not decoded.
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
          (found): TextSpan => ({ start: found.index, end: found.index + found[0].length }),
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
      const isEmpty = command.words.length === 0;
      // A pipe continues on the next line.
      if (isEmpty && piped) continue;
      endCommand();
      if (!isEmpty) [last, next] = [next, commands.length];
      if (prompts.length === 0) {
        // Without prompts, a response is recognized by its own format.
        if (next > 0) takePrinted(at + printedResponseLength(source, at));
      } else if (!isEmpty && !goesOn.test(source.slice(at, at + 200))) {
        // Text between a command and the next prompt is output.
        takePrinted(prompts.find((one) => one >= at) ?? text.length);
      }
    } else if (here === ' ' || here === '\t' || here === '\r') {
      endWord();
      at += 1;
    } else if (here === '#' && word === undefined) {
      const newline = text.indexOf('\n', at);
      at = newline === -1 ? text.length : newline;
    } else if (text.startsWith('<<<', at)) {
      endWord();
      at += 3;
      wants = 'input';
    } else if (text.startsWith('<<', at)) {
      endWord();
      at += text[at + 2] === '-' ? 3 : 2;
      wants = 'end';
    } else if (/[;&|()]/.test(here)) {
      endWord();
      const from = here === '|' && !/\|/.test(text[at + 1] ?? '') ? command : undefined;
      endCommand();
      piped = from;
      at += 1;
    } else if (here === '>' || (here === '<' && !/^<[\w-]+>/.test(text.slice(at, at + 60)))) {
      // Redirection targets are not arguments.
      endWord();
      at += 1;
      while (/[>&\s]/.test(text[at] ?? '') && text[at] !== '\n') at += 1;
      while (at < text.length && !/[\s;|&]/.test(text[at] ?? '')) at += 1;
    } else if (!takeExpansion()) take(1);
  }
  endCommand();
  return commands;
}

/**
 * Returns the offsets of commands after prompts. Empty if the text does not start with a prompt,
 * because then every line is a command.
 */
function promptsIn(source: string): readonly number[] {
  const begin = /^(?:[ \t]*(?:#[^\n]*)?\n)*/.exec(source)?.[0].length ?? 0;
  const found = [...source.matchAll(firstPrompt)].map(({ index }) => index);
  return found.includes(begin) ? found : [];
}

/** Returns the output of a command that only echoes its input: `cat <<EOF`, `echo '{}'`. */
function printedBy({ words, input }: ShellCommand): SourceText | undefined {
  const [name, ...others] = words;
  if (name?.text === 'cat') return others.every(({ text }) => text === '-') ? input : undefined;
  const isPlain = name?.text === 'echo' || name?.text === 'printf';
  const given = others.filter(({ text }) => !/^-[neE]+$/.test(text));
  const isFormat = name?.text === 'printf' && given.some(({ text }) => text.includes('%'));
  return isPlain && given.length > 0 && !isFormat ? joinSourceTexts(given, ' ') : undefined;
}

/** Reads the commands of `$(…)`, whose text starts at `start`. */
function commandsWithin(text: string, start: number): readonly ShellCommand[] {
  const moved = (written: SourceText): SourceText => ({
    ...written,
    at: (at) => start + written.at(at),
  });
  return readCommands(text).map(({ words, input }) => ({
    words: words.map(moved),
    ...(input && { input: moved(input) }),
  }));
}

/** Builds a word and records the source offset of each UTF-16 unit. */
class Builder {
  text = '';
  quoted = false;
  readonly unknown: TextSpan[] = [];
  readonly #places: number[] = [];

  add(part: string, at: number): void {
    for (let unit = 0; unit < part.length; unit += 1) this.#places.push(at + unit);
    this.text += part;
  }

  addWritten({ text, at, unknown }: SourceText): void {
    const before = this.text.length;
    for (const { start, end } of unknown) {
      this.unknown.push({ start: before + start, end: before + end });
    }
    for (let unit = 0; unit < text.length; unit += 1) this.#places.push(at(unit));
    this.text += text;
  }

  finish(): SourceText {
    const places = this.#places;
    const last = places.at(-1) ?? 0;
    return { text: this.text, at: (offset) => places[offset] ?? last + 1, unknown: this.unknown };
  }
}
