/** The syntax tree of a pattern that needs no backtracking. */
export type PatternNode =
  /** A character class, an escape or a literal character, as in the pattern. */
  | { readonly kind: 'character'; readonly source: string }
  | { readonly kind: 'sequence' | 'choice'; readonly nodes: readonly PatternNode[] }
  | Repetition
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'boundary'; readonly negated: boolean }
  | Lookaround;

export interface Repetition {
  readonly kind: 'repetition';
  readonly node: PatternNode;
  readonly min: number;
  /** `Infinity` if unbounded. */
  readonly max: number;
}

export interface Lookaround {
  readonly kind: 'lookaround';
  readonly node: PatternNode;
  readonly behind: boolean;
  readonly negated: boolean;
}

/** Maximum depth of nested groups, far below what the call stack allows. */
const maxDepth = 200;

/**
 * One token of a pattern. Each alternative starts with a different character, so this expression
 * cannot backtrack.
 */
const atom =
  /\\(?:u\{[^}]*\}|u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u.{4}|x..|c.|[pP]\{[^}]*\}|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|<[^>]*>|[^:]*:))?|./suy;

const quantifier = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y;

/** The pattern needs a backtracking engine: it has a backreference or a group modifier. */
class NeedsBacktracking extends Error {}

/**
 * Parses a regular expression that the engine has compiled with the `u` flag (ECMA-262, section
 * 22.2.1).
 *
 * @returns undefined for backreferences, groups with modifiers, and groups nested too deeply
 */
export function parsePattern(pattern: string): PatternNode | undefined {
  try {
    return new Parser(pattern).parse();
  } catch (error) {
    if (error instanceof NeedsBacktracking) return undefined;
    throw error;
  }
}

class Parser {
  #at = 0;
  #depth = 0;

  constructor(readonly pattern: string) {}

  parse(): PatternNode {
    return this.#choice();
  }

  #choice(): PatternNode {
    this.#depth += 1;
    if (this.#depth > maxDepth) throw new NeedsBacktracking();
    const nodes = [this.#sequence()];
    while (this.pattern[this.#at] === '|') {
      this.#at += 1;
      nodes.push(this.#sequence());
    }
    this.#depth -= 1;
    const [only] = nodes;
    return nodes.length === 1 && only ? only : { kind: 'choice', nodes };
  }

  #sequence(): PatternNode {
    const nodes: PatternNode[] = [];
    while (this.#at < this.pattern.length && !/[|)]/.test(this.pattern[this.#at] ?? '')) {
      const node = this.#atom();
      const found = this.#take(quantifier);
      nodes.push(found ? { kind: 'repetition', node, ...regExpExecArrayBounds(found) } : node);
    }
    return { kind: 'sequence', nodes };
  }

  #atom(): PatternNode {
    const source = this.#take(atom)?.[0] ?? '';
    if (source === '^') return { kind: 'start' };
    if (source === '$') return { kind: 'end' };
    if (source.startsWith('(')) return this.#group(source);
    if (/^\\b$/i.test(source)) return { kind: 'boundary', negated: source === '\\B' };
    if (/^\\[1-9k]/.test(source)) throw new NeedsBacktracking();
    return { kind: 'character', source };
  }

  #group(opening: string): PatternNode {
    const look = /^\(\?(<?)([=!])$/.exec(opening);
    if (look === null && !/^\((?:\?(?::|<.*>))?$/su.test(opening)) throw new NeedsBacktracking();
    const node = this.#choice();
    this.#at += ')'.length;
    if (look === null) return node;
    return { kind: 'lookaround', node, behind: look[1] === '<', negated: look[2] === '!' };
  }

  #take(piece: RegExp): RegExpExecArray | null {
    piece.lastIndex = this.#at;
    const found = piece.exec(this.pattern);
    this.#at += found?.[0].length ?? 0;
    return found;
  }
}

function regExpExecArrayBounds([, sign, least = '0', comma, most]: RegExpExecArray): {
  readonly min: number;
  readonly max: number;
} {
  if (sign !== undefined) {
    return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Number.POSITIVE_INFINITY };
  }
  const min = Number(least);
  return { min, max: comma === undefined ? min : most ? Number(most) : Number.POSITIVE_INFINITY };
}
