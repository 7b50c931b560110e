import type { Lookaround, PatternNode, Repetition } from './parse-pattern.js';

/** A pattern as states of a nondeterministic finite automaton; state 0 accepts. */
export interface PatternProgram {
  readonly states: readonly PatternState[];
  readonly start: number;
  /** Each lookaround is a program of its own, which is run before. */
  readonly lookarounds: readonly LookaroundProgram[];
}

type PatternState =
  | { readonly kind: 'accept' }
  | { readonly kind: 'character'; readonly source: string; readonly next: number }
  | { readonly kind: 'split'; next: number; readonly other: number }
  | { readonly kind: 'assertion'; readonly assertion: Assertion; readonly next: number };

/** What must hold at a position; a number is the index of a lookaround. */
export type Assertion = 'start' | 'end' | 'boundary' | 'no boundary' | number;

interface LookaroundProgram extends Pick<Lookaround, 'behind' | 'negated'> {
  readonly program: PatternProgram;
}

class TooManyStates extends Error {}

const maxStates = 20_000;

/**
 * Makes a program that reads texts from left to right.
 *
 * @param maxCount More repetitions than the text has characters need not be told apart, so counts end here.
 * @returns undefined for patterns that count so far that their states would fill the memory: `(a{1,1000}){1,1000}`
 */
export function patternNodeProgram(
  node: PatternNode,
  maxCount: number,
): PatternProgram | undefined {
  try {
    return makeProgram(node, maxCount, false);
  } catch (error) {
    if (error instanceof TooManyStates) return undefined;
    throw error;
  }
}

function makeProgram(node: PatternNode, maxCount: number, isBackward: boolean): PatternProgram {
  const compiler = new Compiler(maxCount, isBackward);
  const start = compiler.compile(node, 0);
  return { states: compiler.states, start, lookarounds: compiler.lookarounds };
}

/** The highest number that a pattern counts to. */
export function highestCount(node: PatternNode): number {
  switch (node.kind) {
    case 'sequence':
    case 'choice':
      return node.nodes.reduce((highest, one) => Math.max(highest, highestCount(one)), 1);
    case 'repetition': {
      const own = Number.isFinite(node.max) ? node.max : node.min;
      return Math.max(own, highestCount(node.node));
    }
    case 'lookaround':
      return highestCount(node.node);
    default:
      return 1;
  }
}

class Compiler {
  readonly states: PatternState[] = [{ kind: 'accept' }];
  readonly lookarounds: LookaroundProgram[] = [];
  /** The index of each, as a repetition compiles it more than once. */
  readonly #indices = new Map<Lookaround, number>();
  /** Groups without a state of their own count, too: `(){1000}`. */
  #calls = 0;

  constructor(
    readonly maxCount: number,
    readonly isBackward: boolean,
  ) {}

  /** Adds the states of a node that lead to the state `next`, and returns the first of them. */
  compile(node: PatternNode, next: number): number {
    this.#calls += 1;
    if (this.#calls > maxStates) throw new TooManyStates();
    switch (node.kind) {
      case 'character':
        return this.#add({ kind: 'character', source: node.source, next });
      case 'start':
      case 'end':
        return this.#add({ kind: 'assertion', assertion: node.kind, next });
      case 'boundary': {
        const assertion = node.negated ? 'no boundary' : 'boundary';
        return this.#add({ kind: 'assertion', assertion, next });
      }
      case 'sequence':
        // States are made from the last one read to the first.
        return (this.isBackward ? node.nodes : node.nodes.toReversed()).reduce(
          (following, one) => this.compile(one, following),
          next,
        );
      case 'choice':
        return node.nodes
          .map((one) => this.compile(one, next))
          .reduce((first, other) => this.#add({ kind: 'split', next: first, other }));
      case 'repetition':
        return this.#repetition(node, next);
      case 'lookaround':
        return this.#lookaround(node, next);
    }
  }

  #repetition({ node, min, max }: Repetition, next: number): number {
    const needed = Math.min(min, this.maxCount);
    let start = next;
    if (max > this.maxCount) {
      const loop = { kind: 'split' as const, next: 0, other: next };
      start = this.#add(loop);
      loop.next = this.compile(node, start);
    } else {
      for (let count = needed; count < max; count += 1) {
        start = this.#add({ kind: 'split', next: this.compile(node, start), other: next });
      }
    }
    for (let count = 0; count < needed; count += 1) start = this.compile(node, start);
    return start;
  }

  #lookaround(lookaround: Lookaround, next: number): number {
    const known = this.#indices.get(lookaround);
    const index = known ?? this.lookarounds.length;
    if (known === undefined) this.#compileLookaround(lookaround);
    return this.#add({ kind: 'assertion', assertion: index, next });
  }

  #compileLookaround(lookaround: Lookaround): void {
    const { node, behind, negated } = lookaround;
    // Text ahead is read from its end: whether it matches is then known at every position after one pass.
    const program = makeProgram(node, this.maxCount, !behind);
    this.#calls += program.states.length;
    this.#indices.set(lookaround, this.lookarounds.length);
    this.lookarounds.push({ program, behind, negated });
  }

  #add(state: PatternState): number {
    this.states.push(state);
    return this.states.length - 1;
  }
}
