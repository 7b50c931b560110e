import { type CharacterTest, characterTest } from './character-test.js';
import type { Lookaround, PatternNode, Repetition } from './parse-pattern.js';

/** A pattern as a nondeterministic finite automaton; state 0 accepts. */
export interface PatternProgram {
  readonly states: readonly PatternState[];
  readonly start: number;
  /** Each lookaround is a separate program that runs first. */
  readonly lookarounds: readonly LookaroundProgram[];
}

type PatternState =
  | { readonly kind: 'accept' }
  | { readonly kind: 'character'; readonly test: CharacterTest; readonly next: number }
  | { readonly kind: 'split'; next: number; readonly other: number }
  | { readonly kind: 'assertion'; readonly assertion: Assertion; readonly next: number };

/** A condition on a position; a number is the index of a lookaround. */
export type Assertion = 'start' | 'end' | 'boundary' | 'no boundary' | number;

interface LookaroundProgram extends Pick<Lookaround, 'behind' | 'negated'> {
  readonly program: PatternProgram;
}

class TooManyStates extends Error {}

const maxStates = 20_000;

/**
 * Compiles a pattern into a program that reads texts from left to right.
 *
 * @param maxCount repetition counts are capped here, because counts beyond the text length make
 *   no difference
 * @returns undefined if repetition counts would need too many states: `(a{1,1000}){1,1000}`
 */
export function patternNodeProgram(
  node: PatternNode,
  maxCount: number,
): PatternProgram | undefined {
  try {
    return makeProgram(node, maxCount, false, new Map());
  } catch (error) {
    if (error instanceof TooManyStates) return undefined;
    throw error;
  }
}

function makeProgram(
  node: PatternNode,
  maxCount: number,
  isBackward: boolean,
  tests: Map<string, CharacterTest>,
): PatternProgram {
  const compiler = new Compiler(maxCount, isBackward, tests);
  const start = compiler.compile(node, 0);
  return { states: compiler.states, start, lookarounds: compiler.lookarounds };
}

/** Returns the highest repetition count in a pattern. */
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
  /** Index of each lookaround, because a repetition compiles it more than once. */
  readonly #indices = new Map<Lookaround, number>();
  /** Also counts groups without a state: `(){1000}`. */
  #calls = 0;

  constructor(
    readonly maxCount: number,
    readonly isBackward: boolean,
    /** By source, because a repetition compiles a character many times. */
    readonly tests: Map<string, CharacterTest>,
  ) {}

  /** Adds the states of a node that lead to the state `next`, and returns the first of them. */
  compile(node: PatternNode, next: number): number {
    this.#calls += 1;
    if (this.#calls > maxStates) throw new TooManyStates();
    switch (node.kind) {
      case 'character':
        return this.#add({ kind: 'character', test: this.#characterTest(node.source), next });
      case 'start':
      case 'end':
        return this.#add({ kind: 'assertion', assertion: node.kind, next });
      case 'boundary': {
        const assertion = node.negated ? 'no boundary' : 'boundary';
        return this.#add({ kind: 'assertion', assertion, next });
      }
      case 'sequence':
        // States are created from the last node to the first.
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

  #characterTest(source: string): CharacterTest {
    const test = this.tests.get(source) ?? characterTest(source);
    this.tests.set(source, test);
    return test;
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
    // Lookaheads read the text from its end, so that one pass decides every position.
    const program = makeProgram(node, this.maxCount, !behind, this.tests);
    this.#calls += program.states.length;
    this.#indices.set(lookaround, this.lookarounds.length);
    this.lookarounds.push({ program, behind, negated });
  }

  #add(state: PatternState): number {
    this.states.push(state);
    return this.states.length - 1;
  }
}
