import { characterTest } from './character-test.js';
import type { Assertion, PatternProgram } from './pattern-program.js';

/** Thrown if a long pattern and a long text together exceed the step budget. */
export class TooManySteps extends Error {}

/** Maximum state visits for one text and all parts of one pattern: about 0.1 seconds. */
const maxSteps = 3_000_000;

/** The remaining steps for a text. */
export class StepBudget {
  #left = maxSteps;

  take(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new TooManySteps();
  }
}

/** How a program runs over a text. */
interface ProgramRun {
  readonly isBackward?: boolean;
  /** Whether only the first match is found. */
  readonly stopsAtFirst?: boolean;
  readonly budget: StepBudget;
}

/**
 * Simulates all paths through the states in parallel, character by character, so that no path is
 * followed twice.
 *
 * @param characters code points of the text
 * @returns for each position (before, between and after characters) 1 if a match ends there; for
 *   backward programs, if one begins there
 * @throws {TooManySteps} if the budget is exhausted
 */
export function patternProgramPositions(
  { states, start, lookarounds }: PatternProgram,
  characters: readonly number[],
  { isBackward = false, stopsAtFirst = false, budget }: ProgramRun,
): Uint8Array {
  const length = characters.length;
  const holding = lookarounds.map(({ program, behind }) =>
    patternProgramPositions(program, characters, { isBackward: !behind, budget }),
  );
  const holds = (assertion: Assertion, at: number): boolean => {
    if (typeof assertion === 'number') {
      return (holding[assertion]?.[at] === 1) !== lookarounds[assertion]?.negated;
    }
    if (assertion === 'start') return at === 0;
    if (assertion === 'end') return at === length;
    const isBoundary = isWord(characters[at - 1]) !== isWord(characters[at]);
    return isBoundary === (assertion === 'boundary');
  };
  const positions = new Uint8Array(length + 1);
  /** The step at which a state was last reached. */
  const reached = new Int32Array(states.length).fill(-1);
  let current: number[] = [];
  let following: number[] = [];
  for (let step = 0; step <= length; step += 1) {
    const at = isBackward ? length - step : step;
    current.push(start);
    // The list grows during iteration by states that are reached without reading a character.
    for (let index = 0; index < current.length; index += 1) {
      const number = current[index] ?? 0;
      const state = states[number];
      if (reached[number] === step || state === undefined) continue;
      reached[number] = step;
      budget.take(1);
      if (state.kind === 'accept') positions[at] = 1;
      else if (state.kind === 'split') current.push(state.next, state.other);
      else if (state.kind === 'assertion') {
        if (holds(state.assertion, at)) current.push(state.next);
      } else {
        const character = characters[isBackward ? at - 1 : at];
        if (character !== undefined && state.test(character)) following.push(state.next);
      }
    }
    if (stopsAtFirst && positions[at] === 1) break;
    [current, following] = [following, current];
    following.length = 0;
  }
  return positions;
}

const word = characterTest('\\w');

function isWord(character: number | undefined): boolean {
  return character !== undefined && word(character);
}
