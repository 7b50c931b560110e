import { type PatternNode, parsePattern } from './parse-pattern.js';
import { highestCount, type PatternProgram, patternNodeProgram } from './pattern-program.js';
import { portablePattern } from './portable-pattern.js';
import { patternProgramPositions, StepBudget, TooManySteps } from './run-program.js';

/**
 * Whether a pattern of JSON Schema matches anywhere in a text, in time proportional to the length
 * of both. Native engines need exponential time for some patterns. Unsupported cases count as a
 * match: backreferences, patterns that do not compile, and more than three million steps.
 */
export function matchesPattern(pattern: string, text: string): boolean {
  const characters = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const program = programFor(pattern, characters.length);
  if (program === undefined) return true;
  try {
    const run = { stopsAtFirst: true, budget: new StepBudget() };
    return patternProgramPositions(program, characters, run).includes(1);
  } catch (error) {
    if (error instanceof TooManySteps) return true;
    throw error;
  }
}

interface Prepared {
  readonly node: PatternNode | undefined;
  readonly highestCount: number;
  /** Programs by their maximum repetition count. */
  readonly programs: Map<number, PatternProgram | undefined>;
}

const maxKept = 1000;
const kept = new Map<string, Prepared>();

/** Returns a program for texts of this length; undefined for an unsupported pattern. */
function programFor(pattern: string, length: number): PatternProgram | undefined {
  const { node, highestCount: highest, programs } = prepared(pattern);
  if (node === undefined) return undefined;
  // Rounds up to powers of two, so that texts of similar length share a program.
  const maxCount = Math.min(highest, 2 ** Math.ceil(Math.log2(length + 2)));
  if (!programs.has(maxCount)) programs.set(maxCount, patternNodeProgram(node, maxCount));
  return programs.get(maxCount);
}

/**
 * Maximum length in characters: longer patterns are word lists whose states would exhaust memory.
 */
const maxPatternLength = 20_000;

function prepared(pattern: string): Prepared {
  const known = kept.get(pattern);
  if (known) return known;
  const portable = pattern.length > maxPatternLength ? undefined : portablePattern(pattern);
  const node = portable === undefined ? undefined : parsePattern(portable);
  const made = { node, highestCount: node ? highestCount(node) : 0, programs: new Map() };
  if (kept.size >= maxKept) kept.clear();
  kept.set(pattern, made);
  return made;
}
