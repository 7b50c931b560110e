import { characterTest } from './character-test.js';
import type { Assertion, PatternProgram } from './pattern-program.js';

/** Thrown where a long pattern meets a long text, so that not even time in proportion to both is short. */
export class TooManySteps extends Error {}

/** Visits of states for one text and all parts of one pattern: about a tenth of a second. */
const maxSteps = 3_000_000;

/** The steps left for a text. */
export class StepBudget {
  #left = maxSteps;

  take(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new TooManySteps();
  }
}

/**
 * Follows all ways through the states at once, character by character, so that no way is gone twice.
 *
 * @param characters The code points of the text.
 * @returns At each position (before, between and behind characters), 1 where a match ends; where programs read
 * backward, where one begins. With `stopsAtFirst`, only the first one is found.
 * @throws TooManySteps
 */
export function patternProgramPositions(
  { states, start, lookarounds }: PatternProgram,
  characters: readonly number[],
  isBackward: boolean,
  stopsAtFirst: boolean,
  budget: StepBudget,
): Uint8Array {
  const length = characters.length;
  const holding = lookarounds.map(({ program, behind }) =>
    patternProgramPositions(program, characters, !behind, false, budget),
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
  const tests = states.map((state) =>
    state.kind === 'character' ? characterTest(state.source) : undefined,
  );
  /** The position at which a state was last reached. */
  const reached = new Int32Array(states.length).fill(-1);
  let current: number[] = [];
  let following: number[] = [];
  for (let step = 0; step <= length; step += 1) {
    const at = isBackward ? length - step : step;
    current.push(start);
    // The list grows while it is gone through: by all that is reached without reading a character.
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
        if (character !== undefined && tests[number]?.(character)) following.push(state.next);
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
