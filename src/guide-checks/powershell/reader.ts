import { type SourceText, substituteVariables, type TextSpan } from '../source-text.js';
import { type PowerShellEntry, type PowerShellValue, valueJson } from './value.js';

/** Variable values by lower-case name. */
export type Variables = ReadonlyMap<string, PowerShellValue>;

const space = /(?:[ \t\r]|`\r?\n)*(?:(?<=\s)#[^\n]*)?/y;
const spaceAndLines = /(?:\s|`\r?\n|#[^\n]*)*/y;
const number = /-?\d+(?:\.\d+)?(?![\w.])/y;
const variable = /\$(?:\{[^}]*\}|(?:\w+:)?\w+)/y;
const hereString = /@(['"])[ \t]*\r?\n/y;
const bareWord = /(?:\$\((?:[^()]|\([^()]*\))*\)|[^\s;|(){},'"@])+/y;
const constants: Readonly<Record<string, string>> = { true: 'true', false: 'false', null: 'null' };
const toJson = /\|\s*ConvertTo-Json\b[^|)\n;]*/iy;

/** Parses PowerShell values (about_Quoting_Rules, about_Hash_Tables) from a given position. */
export class PowerShellReader {
  at = 0;

  constructor(
    readonly text: string,
    readonly variables: Variables,
  ) {}

  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  skipSpace(): void {
    this.take(space);
  }

  /** Parses one value or a comma-separated list, and applies `| ConvertTo-Json`. */
  expression(ends: RegExp): PowerShellValue {
    const start = this.at;
    const items = [this.operand(ends)];
    while (this.text[this.at] === ',') {
      this.at += 1;
      this.take(spaceAndLines);
      items.push(this.operand(ends));
    }
    const span = { start, end: Math.max(this.at, start + 1) };
    const [first = { kind: 'unknown', span }] = items;
    const value: PowerShellValue = items.length > 1 ? { kind: 'list', items, span } : first;
    if (this.take(toJson) === undefined) return this.ended(value, start, ends);
    const written: PowerShellValue =
      value.kind === 'unknown'
        ? value
        : { kind: 'text', written: valueJson(value), span: value.span };
    this.skipSpace();
    return this.ended(written, start, ends);
  }

  /** Parses one item of a list. */
  private operand(ends: RegExp): PowerShellValue {
    const start = this.at;
    // An unquoted word in this position is a command.
    const isCommand = /^[A-Za-z&]/.test(this.text[start] ?? '');
    const word = this.value();
    const value: PowerShellValue = isCommand ? { kind: 'unknown', span: word.span } : word;
    this.skipSpace();
    const isPiped = this.text[this.at] === '|';
    return this.text[this.at] === ',' || isPiped ? value : this.ended(value, start, ends);
  }

  /** The result of an operator is unknown. */
  private ended(value: PowerShellValue, start: number, ends: RegExp): PowerShellValue {
    if (this.at >= this.text.length || ends.test(this.text[this.at] ?? '')) return value;
    this.skipTo(ends);
    return { kind: 'unknown', span: { start, end: Math.max(this.at, start + 1) } };
  }

  /** Parses one value without operators. */
  value(): PowerShellValue {
    const start = this.at;
    const here = this.text[start];
    if (here === "'" || here === '"') return this.quoted(here);
    if (here === '(') return this.group();
    if (here === '@') return this.structure();
    if (here === '$' && this.text[start + 1] !== '(') return this.variable();
    const json = this.take(number);
    if (json !== undefined) return { kind: 'literal', json, span: { start, end: this.at } };
    if (here === '$' || here === '[' || here === '{') {
      this.skipTo(/[\s;|,)}]/);
      return { kind: 'unknown', span: { start, end: Math.max(this.at, start + 1) } };
    }
    return this.word();
  }

  private word(): PowerShellValue {
    const start = this.at;
    if (this.take(bareWord) === undefined) this.at += 1;
    const span = { start, end: this.at };
    const text = this.text.slice(start, this.at);
    const unknown = expansions(text);
    const written = { text, at: (offset: number) => start + offset, unknown };
    return { kind: 'text', written: this.resolved(written), span };
  }

  private group(): PowerShellValue {
    const start = this.at;
    this.at += 1;
    this.take(spaceAndLines);
    const value = this.expression(/\)/);
    this.take(spaceAndLines);
    this.at += 1;
    // A property or method of the value.
    if (this.text[this.at] !== '.') return value;
    this.skipTo(/[\s;|,)}]/);
    return { kind: 'unknown', span: { start, end: this.at } };
  }

  private variable(): PowerShellValue {
    const start = this.at;
    const variableName = this.take(variable) ?? this.text.charAt(this.at++);
    const name = variableName.replace(/[${}]/g, '').toLowerCase();
    const json = Object.hasOwn(constants, name) ? constants[name] : undefined;
    const isWhole = !/[.[]/.test(this.text[this.at] ?? '');
    if (json !== undefined && isWhole)
      return { kind: 'literal', json, span: { start, end: this.at } };
    const value = this.variables.get(name);
    if (value !== undefined && isWhole) return value;
    const end = this.at;
    if (!isWhole) this.skipTo(/[\s;|,)}]/);
    // `$base/planets` is a single word.
    const rest = isWhole ? (this.take(bareWord) ?? '') : '';
    if (rest === '') return { kind: 'unknown', span: { start, end: this.at } };
    const written = {
      text: variableName + rest,
      at: (offset: number) => start + offset,
      unknown: [{ start: 0, end: end - start }],
    };
    return { kind: 'text', written: this.resolved(written), span: { start, end: this.at } };
  }

  private structure(): PowerShellValue {
    const start = this.at;
    const here = this.take(hereString);
    if (here !== undefined) return this.hereText(start, here.includes('"'));
    this.at += 1;
    if (this.text[this.at] === '{') return this.map(start);
    if (this.text[this.at] === '(') return this.list(start);
    this.skipTo(/[\s;|,)}]/);
    return { kind: 'unknown', span: { start, end: this.at } };
  }

  private map(start: number): PowerShellValue {
    const entries: PowerShellEntry[] = [];
    this.at += 1;
    for (;;) {
      this.take(/(?:[\s;]|#[^\n]*)*/y);
      if (this.at >= this.text.length || this.text[this.at] === '}') break;
      const begin = this.at;
      const name = this.key();
      this.skipSpace();
      if (name === undefined || this.text[this.at] !== '=') {
        this.skipTo(/[;\n}]/);
        continue;
      }
      const nameSpan = {
        start: begin,
        end: begin + this.text.slice(begin, this.at).trimEnd().length,
      };
      this.at += 1;
      this.take(spaceAndLines);
      entries.push({ name, nameSpan, value: this.expression(/[;\n}]/) });
    }
    this.at += 1;
    return { kind: 'map', entries, span: { start, end: this.at } };
  }

  private key(): SourceText | undefined {
    const key = /['"\w$-]/.test(this.text[this.at] ?? '') ? this.keyValue() : undefined;
    return key?.kind === 'text' ? key.written : undefined;
  }

  private keyValue(): PowerShellValue {
    const here = this.text[this.at];
    if (here === "'" || here === '"') return this.quoted(here);
    const start = this.at;
    const text = this.take(/[\w$-]*/y) ?? '';
    const written = { text, at: (offset: number) => start + offset, unknown: [] };
    return { kind: 'text', written, span: { start, end: this.at } };
  }

  private list(start: number): PowerShellValue {
    const items: PowerShellValue[] = [];
    this.at += 1;
    for (;;) {
      this.take(/(?:[\s;,]|#[^\n]*)*/y);
      if (this.at >= this.text.length || this.text[this.at] === ')') break;
      items.push(this.operand(/[;\n)]/));
    }
    this.at += 1;
    return { kind: 'list', items, span: { start, end: this.at } };
  }

  private hereText(start: number, expands: boolean): PowerShellValue {
    const begin = this.at;
    const close = new RegExp(`\\r?\\n[ \\t]*${expands ? '"' : "'"}@`, 'g');
    close.lastIndex = begin - 1;
    const found = close.exec(this.text);
    const stop = Math.max(found?.index ?? this.text.length, begin);
    this.at = found ? found.index + found[0].length : this.text.length;
    const text = this.text.slice(begin, stop);
    const unknown = expands ? expansions(text) : [];
    const written = { text, at: (offset: number) => begin + offset, unknown };
    return { kind: 'text', written: this.resolved(written), span: { start, end: this.at } };
  }

  private quoted(quote: string): PowerShellValue {
    const start = this.at;
    const places: number[] = [];
    const unknown: TextSpan[] = [];
    let text = '';
    this.at += 1;
    const add = (length: number): void => {
      for (let unit = 0; unit < length; unit += 1) places.push(this.at + unit);
      text += this.text.slice(this.at, this.at + length);
      this.at += length;
    };
    while (this.at < this.text.length) {
      const here = this.text[this.at];
      if (here === quote && this.text[this.at + 1] === quote) {
        this.at += 1;
        add(1);
      } else if (here === quote) break;
      else if (quote === '"' && here === '`') {
        this.at += 1;
        // Escapes such as `n represent another character.
        if (/[\w]/.test(this.text[this.at] ?? ''))
          unknown.push({ start: text.length, end: text.length + 1 });
        add(1);
      } else if (quote === '"' && here === '$') {
        const [span] = expansions(this.text.slice(this.at));
        const length = span?.start === 0 ? span.end : 1;
        if (span?.start === 0) unknown.push({ start: text.length, end: text.length + length });
        add(length);
      } else add(1);
    }
    this.at += 1;
    const last = places.at(-1) ?? start;
    const written = { text, at: (offset: number) => places[offset] ?? last + 1, unknown };
    return { kind: 'text', written: this.resolved(written), span: { start, end: this.at } };
  }

  /** Substitutes variables whose text is known. */
  private resolved(written: SourceText): SourceText {
    return substituteVariables(written, (name) => {
      const known = this.variables.get(name.toLowerCase());
      return known?.kind === 'text' ? known.written : undefined;
    });
  }

  /** Advances to a terminator outside of quotes and brackets. */
  skipTo(ends: RegExp): void {
    let depth = 0;
    while (this.at < this.text.length) {
      const here = this.text[this.at] ?? '';
      if (depth === 0 && ends.test(here)) return;
      if (here === "'" || here === '"') {
        this.quoted(here);
        continue;
      }
      if (/[({[]/.test(here)) depth += 1;
      if (/[)}\]]/.test(here)) {
        if (depth === 0) return;
        depth -= 1;
      }
      this.at += here === '`' ? 2 : 1;
    }
  }
}

/** Finds variables and subexpressions in a text: `$name`, `${name}`, `$env:NAME`, `$(…)`. */
function expansions(text: string): readonly TextSpan[] {
  const pattern = /\$(?:\{[^}]*\}|\((?:[^()]|\([^()]*\))*\)|(?:env:)?\w+)/gi;
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}
