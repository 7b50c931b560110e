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
/** Line continuations of the Windows command prompt. */
const continued = /(?<=[ \t])\^(?=\r?\n)/g;

/**
 * Splits shell text into commands as POSIX does (XCU, sections 2.2 and 2.3): quotes, escapes,
 * comments, operators and here-documents. Nothing is expanded: variables and command substitutions
 * stay as written and count as unknown. Prompts are removed.
 */
export function readCommands(source: string): readonly ShellCommand[] {
  return new CommandReader(source).read();
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

interface HereDocument {
  readonly end: string;
  readonly raw: boolean;
}

/** Reads a shell text from its start to its end. */
class CommandReader {
  readonly #source: string;
  /** The source without prompts, which are blanks. */
  readonly #text: string;
  readonly #prompts: readonly number[];
  readonly #commands: ShellCommand[] = [];
  #command: { words: SourceText[]; input?: SourceText } = { words: [] };
  #piped: ShellCommand | undefined;
  #word: Builder | undefined;
  #heredoc: HereDocument | undefined;
  /** How to use the next word, if it is not an argument. */
  #wants: 'end' | 'input' | undefined;
  /** Index of the first command of the previous line. */
  #last = 0;
  /** Index of the first command of the next line. */
  #next = 0;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
    this.#text = source
      .replace(prompt, (found) => ' '.repeat(found.length))
      .replace(continued, '\\');
    this.#prompts = promptsIn(source);
  }

  read(): readonly ShellCommand[] {
    while (this.#at < this.#text.length) this.#step(this.#text[this.#at] ?? '');
    this.#endCommand();
    return this.#commands;
  }

  #step(here: string): void {
    if (here === "'") this.#takeQuoted("'");
    else if (here === '"') this.#takeQuoted('"', /["\\$`\n]/);
    else if (here === '$' && this.#isNext("'")) {
      this.#at += 1;
      this.#takeQuoted("'", ansi);
    } else if (here === '\\') this.#takeEscape();
    else if (here === '\n') this.#takeLineEnd();
    else if (here === ' ' || here === '\t' || here === '\r') {
      this.#endWord();
      this.#at += 1;
    } else if (here === '#' && this.#word === undefined) this.#at = this.#lineEnd(this.#at);
    else if (here === '<' && this.#isNext('<')) this.#takeHereMark();
    else if (/[;&|()]/.test(here)) this.#takeOperator(here);
    else if (here === '>' || (here === '<' && this.#placeholderLength() === 0)) {
      this.#skipRedirection();
    } else if (!this.#takeExpansion()) this.#take(this.#placeholderLength() || 1);
  }

  /** Whether a text follows the current character. */
  #isNext(text: string): boolean {
    return this.#text.startsWith(text, this.#at + 1);
  }

  /** Returns the length of a placeholder such as `<id>`, which is not a redirection; 0 if there is none. */
  #placeholderLength(): number {
    if (this.#text[this.#at] !== '<') return 0;
    return /^<[\w-]+>/.exec(this.#text.slice(this.#at, this.#at + 60))?.[0].length ?? 0;
  }

  #endWord(): void {
    const word = this.#word;
    if (word === undefined) return;
    if (this.#wants === 'end') this.#heredoc = { end: word.text, raw: word.quoted };
    else if (this.#wants === 'input') this.#command.input = word.finish();
    else this.#command.words.push(word.finish());
    this.#wants = undefined;
    this.#word = undefined;
  }

  #endCommand(): void {
    this.#endWord();
    const command = this.#command;
    const input = command.input ?? (this.#piped && printedBy(this.#piped));
    if (command.words.length > 0) this.#commands.push(input ? { ...command, input } : command);
    this.#piped = undefined;
    this.#command = { words: [] };
  }

  #take(length: number): void {
    this.#word ??= new Builder();
    this.#word.add(this.#text.slice(this.#at, this.#at + length), this.#at);
    this.#at += length;
  }

  /** @returns whether there is an expansion */
  #takeExpansion(): boolean {
    expansion.lastIndex = this.#at;
    const found = expansion.exec(this.#text)?.[0];
    if (found === undefined) return false;
    this.#word ??= new Builder();
    const word = this.#word;
    const within = found.startsWith('$(') ? commandsWithin(found.slice(2, -1), this.#at + 2) : [];
    const printed = within.length === 1 && within[0] ? printedBy(within[0]) : undefined;
    if (printed) {
      word.addWritten(printed);
      this.#at += found.length;
      return true;
    }
    word.unknown.push({ start: word.text.length, end: word.text.length + found.length });
    this.#commands.push(...within);
    this.#take(found.length);
    return true;
  }

  #takeQuoted(end: string, escapes?: RegExp): void {
    const text = this.#text;
    this.#word ??= new Builder();
    const word = this.#word;
    word.quoted = true;
    this.#at += 1;
    while (this.#at < text.length && text[this.#at] !== end) {
      if (text[this.#at] === '\\' && escapes?.test(text[this.#at + 1] ?? '')) {
        this.#at += 1;
        if (text[this.#at] === '\n') this.#at += 1;
        else this.#take(1);
      } else if (escapes === ansi && text[this.#at] === '\\') {
        // Escapes such as `\x41` and `\n` are not decoded.
        word.unknown.push({ start: word.text.length, end: word.text.length + 2 });
        this.#take(2);
      } else if (!(end === '"' && this.#takeExpansion())) this.#take(1);
    }
    this.#at += 1;
  }

  /** Takes a character after a backslash, or skips a continued line. */
  #takeEscape(): void {
    if (this.#isNext('\n')) this.#at += 2;
    else if (this.#isNext('\r\n')) this.#at += 3;
    else {
      this.#at += 1;
      if (this.#at < this.#text.length) this.#take(1);
    }
  }

  #takeLineEnd(): void {
    this.#endWord();
    this.#at += 1;
    if (this.#heredoc !== undefined) this.#takeHeredoc(this.#heredoc);
    this.#heredoc = undefined;
    const isEmpty = this.#command.words.length === 0;
    // A pipe continues on the next line.
    if (isEmpty && this.#piped) return;
    this.#endCommand();
    if (!isEmpty) [this.#last, this.#next] = [this.#next, this.#commands.length];
    if (this.#prompts.length === 0) {
      // Without prompts, a response is recognized by its own format.
      if (this.#next > 0) {
        this.#takePrinted(this.#at + printedResponseLength(this.#source, this.#at));
      }
    } else if (!isEmpty && !goesOn.test(this.#source.slice(this.#at, this.#at + 200))) {
      // Text between a command and the next prompt is output.
      this.#takePrinted(this.#prompts.find((one) => one >= this.#at) ?? this.#text.length);
    }
  }

  /** Assigns the text up to `end` to the previous line as its output. */
  #takePrinted(end: number): void {
    if (end === this.#at) return;
    const printed: TextSpan = { start: this.#at, end };
    const line = this.#commands.slice(this.#last);
    this.#commands.splice(this.#last, line.length, ...line.map((one) => ({ ...one, printed })));
    this.#at = end;
  }

  /** Takes `<<<` before a text, or `<<` before the end of a here-document. */
  #takeHereMark(): void {
    this.#endWord();
    const isText = this.#isNext('<<');
    this.#at += isText || this.#isNext('<-') ? 3 : 2;
    this.#wants = isText ? 'input' : 'end';
  }

  #takeHeredoc({ end, raw }: HereDocument): void {
    const text = this.#text;
    const start = this.#at;
    let stop = text.length;
    while (this.#at < text.length) {
      const next = this.#lineEnd(this.#at);
      if (text.slice(this.#at, next).trim() === end) {
        stop = this.#at;
        this.#at = next;
        break;
      }
      this.#at = Math.min(next + 1, text.length);
    }
    const content = text.slice(start, stop);
    const unknown = raw
      ? []
      : [...content.matchAll(new RegExp(expansion.source, 'g'))].map(
          (found): TextSpan => ({ start: found.index, end: found.index + found[0].length }),
        );
    this.#command.input = { text: content, at: (offset) => start + offset, unknown };
  }

  #takeOperator(here: string): void {
    this.#endWord();
    const from = here === '|' && !this.#isNext('|') ? this.#command : undefined;
    this.#endCommand();
    this.#piped = from;
    this.#at += 1;
  }

  /** Redirection targets are not arguments. */
  #skipRedirection(): void {
    const text = this.#text;
    this.#endWord();
    this.#at += 1;
    while (/[>&\s]/.test(text[this.#at] ?? '') && text[this.#at] !== '\n') this.#at += 1;
    while (this.#at < text.length && !/[\s;|&]/.test(text[this.#at] ?? '')) this.#at += 1;
  }

  /** Returns the offset of the end of a line. */
  #lineEnd(at: number): number {
    const newline = this.#text.indexOf('\n', at);
    return newline === -1 ? this.#text.length : newline;
  }
}
