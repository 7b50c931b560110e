import { matchesPattern, portablePattern } from '../pattern/index.js';

/**
 * Returns a simple text that matches a regular expression: the first alternatives and the fewest
 * repetitions. Undefined if the expression uses unsupported syntax.
 */
export function textMatchingPattern(
  written: string,
  minLength = 0,
  mostLength = Number.POSITIVE_INFINITY,
): string | undefined {
  const pattern = portablePattern(written);
  // Longer texts are not useful examples, and nested repetitions could exhaust memory.
  if (pattern === undefined || pattern.length > maxLength || /\{\d{4}/.test(pattern)) {
    return undefined;
  }
  const isGood = (text: string | undefined): text is string =>
    text !== undefined &&
    text.length >= minLength &&
    text.length <= mostLength &&
    matchesPattern(written, text);
  for (const choice of [0, 1, 2, 3]) {
    const shortest = new Reader(pattern, 0, choice).read()?.length ?? 0;
    const missing = Math.min(Math.max(0, minLength - shortest), maxLength);
    for (const extra of [0, 1, 3, 7, 15, 31, missing, Math.ceil(missing / 2)]) {
      const text = new Reader(pattern, extra, choice).read();
      if (isGood(text)) return text;
    }
  }
  return undefined;
}

const maxLength = 1000;

/** The first character of each character class. */
const classes: Readonly<Record<string, string>> = {
  d: '0',
  w: 'a',
  s: ' ',
  D: 'a',
  W: '-',
  S: 'a',
  n: '\n',
  t: '\t',
  r: '\r',
};

class Reader {
  #at = 0;

  /**
   * @param extra repetitions beyond the minimum, where the expression allows them
   * @param choice index of the alternative, from 0; the last one if there are fewer
   */
  constructor(
    readonly pattern: string,
    readonly extra: number,
    readonly choice: number,
  ) {}

  read(): string | undefined {
    const text = this.#alternatives();
    return this.#at === this.pattern.length ? text : undefined;
  }

  #alternatives(): string | undefined {
    let chosen = this.#sequence();
    for (let count = 1; this.pattern[this.#at] === '|'; count += 1) {
      this.#at += 1;
      const next = this.#sequence();
      if (count <= this.choice) chosen = next;
    }
    return chosen;
  }

  #sequence(): string | undefined {
    let text: string | undefined = '';
    while (this.#at < this.pattern.length && !'|)'.includes(this.pattern[this.#at] ?? '')) {
      const atom = this.#atom();
      const count = this.#count();
      const isLong = (atom?.length ?? 0) * count > maxLength;
      text =
        text === undefined || atom === undefined || isLong ? undefined : text + atom.repeat(count);
    }
    return text;
  }

  #atom(): string | undefined {
    const character = this.pattern[this.#at] ?? '';
    this.#at += 1;
    switch (character) {
      case '^':
      case '$':
        return '';
      case '.':
        return 'a';
      case '[':
        return this.#class();
      case '(':
        return this.#group();
      case '\\':
        return this.#escape();
      default:
        return character;
    }
  }

  #escape(): string | undefined {
    const letter = this.pattern[this.#at] ?? '';
    this.#at += 1;
    if (letter === 'b' || letter === 'B') return '';
    if (letter === 'p') {
      const property = /^\{([^}]*)\}/.exec(this.pattern.slice(this.#at));
      this.#at += property?.[0].length ?? 0;
      return property?.[1]?.startsWith('N') ? '0' : property?.[1] === 'Lu' ? 'A' : 'a';
    }
    const code = /^(?:u([\da-f]{4})|x([\da-f]{2})|u\{([\da-f]+)\})/i.exec(
      this.pattern.slice(this.#at - 1),
    );
    if (code !== null) {
      this.#at += code[0].length - 1;
      return String.fromCodePoint(Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16));
    }
    // Backreferences are not supported.
    return /\d|k/.test(letter) ? undefined : (classes[letter] ?? letter);
  }

  #group(): string | undefined {
    const opening = /^\?(?::|<[A-Za-z_]\w*>)/.exec(this.pattern.slice(this.#at));
    const isLookahead = /^\?(?:[=!]|<[=!])/.test(this.pattern.slice(this.#at));
    this.#at += opening?.[0].length ?? (isLookahead ? 2 : 0);
    const text = this.#alternatives();
    this.#at += 1;
    return isLookahead ? '' : text;
  }

  #class(): string | undefined {
    const isNegated = this.pattern[this.#at] === '^';
    let first: string | undefined;
    while (this.#at < this.pattern.length && this.pattern[this.#at] !== ']') {
      const atom = this.pattern[this.#at] === '\\' ? this.#atom() : this.pattern[this.#at++];
      if (!(isNegated && atom === '^')) first ??= atom;
    }
    this.#at += 1;
    if (!isNegated) return first;
    const closed = this.pattern.slice(0, this.#at);
    const own = closed.slice(closed.lastIndexOf('['));
    return [...'a0-_ A'].find((candidate) => new RegExp(own, 'u').test(candidate));
  }

  #count(): number {
    const found = /^(?:([*+?])|\{(\d+)(,(\d*))?\})\??/.exec(this.pattern.slice(this.#at));
    if (found === null) return 1;
    this.#at += found[0].length;
    const [, sign, least, open, most] = found;
    if (sign === '?') return 0;
    const min = sign === '+' ? 1 : Number(least ?? 0);
    const max =
      sign === undefined ? (open === undefined ? min : most ? Number(most) : Infinity) : Infinity;
    return Math.min(min + this.extra, max);
  }
}
