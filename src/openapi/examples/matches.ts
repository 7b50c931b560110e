import { portablePattern } from '../json-schema/pattern.js';

const compiled = new Map<string, RegExp | undefined>();

/** Characters of which even the worst pattern has soon seen every way to divide them. */
const few = 12;
/** Ways to divide a text that an engine tries in less than a second. */
const most = 3e7;

/** Whether a text fits a pattern of a schema. Where nobody can tell soon, it does. */
export function matches(pattern: string, text: string): boolean {
  if (pattern.length > 1000 || (text.length > few && waysOf(pattern, text.length) > most)) {
    return true;
  }
  if (!compiled.has(pattern)) compiled.set(pattern, compile(pattern));
  try {
    return compiled.get(pattern)?.test(text) ?? true;
  } catch {
    // Some are told to be too large when they are used first.
    return true;
  }
}

/** Whether a text could keep an engine busy for ages: a repeated group with a repetition in it. */
export function isCostly(pattern: string): boolean {
  return /\([^)]*[+*}][^)]*\)[+*{]/.test(pattern);
}

/** Groups, choices and repetitions of a pattern, without classes and escapes. */
const tokens = /\(|\)|\||[*+]|\{\d+(?:,\d*)?\}/g;

/** In how many ways an engine may divide so many characters among the repetitions of a pattern, at worst. */
function waysOf(pattern: string, length: number): number {
  const plain = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  let ways = 1;
  /** Of each open group, whether what is in it can be had in more than one way. */
  const groups = [false];
  /** Where the group before ends that can, for the repetition right behind it. */
  let end = -1;
  for (const { 0: token, index } of plain.matchAll(tokens)) {
    const around = groups.length - 1;
    if (token === '(') {
      groups.push(false);
    } else if (token === ')') {
      const isLoose = groups.pop() ?? false;
      if (isLoose) {
        end = index + 1;
        groups[groups.length - 1] = true;
      }
    } else if (token === '|') {
      groups[around] = true;
    } else {
      const repeated = timesOf(token, length);
      const isOnce = token === '{1}' || token === '{0,1}';
      if (index === end && !isOnce) return Number.POSITIVE_INFINITY;
      if (repeated === 1) continue;
      groups[around] = true;
      ways *= repeated;
    }
  }
  return ways;
}

/** How many numbers of repetitions a quantifier allows. */
function timesOf(quantifier: string, length: number): number {
  const [, least = '0', comma, limit] = /^\{(\d+)(,?)(\d*)\}$/.exec(quantifier) ?? [];
  if (comma === undefined) return length;
  if (comma === '') return 1;
  return limit ? Math.min(length, Number(limit) - Number(least) + 1) : length;
}

function compile(pattern: string): RegExp | undefined {
  const portable = portablePattern(pattern);
  return portable === undefined ? undefined : new RegExp(portable, 'u');
}
