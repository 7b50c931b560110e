import type { Outcome, Place } from '../../diagnostics/diagnostic.js';
import { diagnose, lineStarts, positionAt } from '../../diagnostics/index.js';
import { refusal } from '../refusal.js';
import { LargeIntegers } from './large-integers.js';
import { textNesting } from './nesting.js';
import { parseJson } from './parse-json.js';
import { parseYamlSource } from './parse-yaml.js';
import type { DescriptionText, SourceNode } from './tree.js';

/** One file of a description: its text, its value, and the tree of source positions. */
export interface ParsedSource extends DescriptionText {
  readonly value: unknown;
  readonly root: SourceNode | undefined;
  /** Shared by all files of the description. */
  readonly integers: LargeIntegers;
  /** Texts of the overlays whose changes the value and the tree contain. */
  readonly overlays?: readonly string[] | undefined;
}

/** Whether a description's own text or one of its overlays matches a pattern. */
export function textMatches({ text, overlays = [] }: ParsedSource, pattern: RegExp): boolean {
  return pattern.test(text) || overlays.some((overlay) => pattern.test(overlay));
}

/** Deeper than any real description; more levels would overflow the stack. */
const maxDepth = 400;

/**
 * Parses YAML 1.2 or its subset JSON, and applies merge keys (`<<`). The value is undefined if the
 * syntax is broken; reports all syntax errors, not only the first.
 */
export function parseSource(
  file: string,
  text: string,
  integers = new LargeIntegers(),
): Outcome<ParsedSource | undefined> {
  const starts = lineStarts(text);
  const place = (start: number, end?: number): Place => ({
    file,
    start: positionAt(starts, start),
    end: end === undefined ? undefined : positionAt(starts, end),
  });
  const tooDeep = () => {
    const reason = `it is nested deeper than ${maxDepth} levels`;
    const hint = 'name inner parts in components, and refer to them by $ref';
    return refusal(reason, place(0), hint);
  };
  // The YAML parser reports errors in JSON better.
  const json = parseJson(text, integers);
  if (json === undefined && textNesting(text) > maxDepth) {
    return { value: undefined, diagnostics: [tooDeep()] };
  }
  const comment = json === undefined ? commentIn(file, text) : undefined;
  if (comment !== undefined) {
    const args = { problem: 'JSON has no comments.' };
    const found = diagnose('openapi/syntax', args, { place: place(comment, comment + 2) });
    return { value: undefined, diagnostics: [found] };
  }
  const { value, diagnostics } =
    json === undefined ? parseYamlSource(text, place, integers) : { value: json, diagnostics: [] };
  if (value === undefined) return { value, diagnostics };
  const { depth, ...parsed } = value;
  if (depth > maxDepth) return { value: undefined, diagnostics: [...diagnostics, tooDeep()] };
  return { value: { file, text, ...parsed, integers, place }, diagnostics };
}

/** Offset of the first comment in a JSON file; YAML would treat it as part of the next key. */
function commentIn(file: string, text: string): number | undefined {
  if (!file.endsWith('.json') || !/^[\uFEFF\s]*[{/]/.test(text)) return undefined;
  for (const { 0: found, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|\/[/*]/g)) {
    if (!found.startsWith('"')) return index;
  }
  return undefined;
}
