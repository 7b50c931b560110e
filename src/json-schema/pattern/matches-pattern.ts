import { type PatternNode, parsePattern } from './parse-pattern.js';
import { highestCount, type PatternProgram, patternNodeProgram } from './pattern-program.js';
import { portablePattern } from './portable-pattern.js';
import { patternProgramPositions, StepBudget, TooManySteps } from './run-program.js';

/**
 * Whether a text matches a pattern of JSON Schema somewhere, in time that grows with the length of both: the
 * engines of Node.js and browsers take for ever for some. What cannot be decided so counts as a match:
 * backreferences, patterns that no engine compiles, and more than three million steps.
 */
export function matchesPattern(pattern: string, text: string): boolean {
  const characters = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const program = programFor(pattern, characters.length);
  if (program === undefined) return true;
  try {
    return patternProgramPositions(program, characters, false, true, new StepBudget()).includes(1);
  } catch (error) {
    if (error instanceof TooManySteps) return true;
    throw error;
  }
}

interface Prepared {
  readonly node: PatternNode | undefined;
  readonly highestCount: number;
  /** By the number that they count to. */
  readonly programs: Map<number, PatternProgram | undefined>;
}

const maxKept = 1000;
const kept = new Map<string, Prepared>();

/** A program for texts of a length; undefined for a pattern that cannot be decided. */
function programFor(pattern: string, length: number): PatternProgram | undefined {
  const { node, highestCount: highest, programs } = prepared(pattern);
  if (node === undefined) return undefined;
  // Powers of two, so that texts of about the same length share a program.
  const maxCount = Math.min(highest, 2 ** Math.ceil(Math.log2(length + 2)));
  if (!programs.has(maxCount)) programs.set(maxCount, patternNodeProgram(node, maxCount));
  return programs.get(maxCount);
}

/** Characters of a pattern: longer ones are lists of words, whose states would fill the memory. */
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
