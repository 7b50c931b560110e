import { isMap, isNode, isSeq, LineCounter } from 'yaml';
import type * as z from 'zod';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.js';
import { errorMessage } from '../diagnostics/error-message.js';
import { diagnose, encodingProblems } from '../diagnostics/index.js';
import type { SourceFile } from '../files/source-file.js';
import { parseYaml } from '../yaml/parse-yaml.js';
import type { KeyPath } from './locate.js';
import { checkAgainst, type Locate } from './validate.js';

export interface CheckedYaml<S extends z.ZodType> {
  /** Absent if the file has errors. */
  readonly value?: z.output<S>;
  readonly diagnostics: readonly Diagnostic[];
  readonly locate: Locate;
}

/**
 * Parses and validates a YAML file. JSON is parsed as YAML, of which it is a subset. An empty file
 * is an empty mapping.
 */
export function checkYaml<S extends z.ZodType>(file: SourceFile, schema: S): CheckedYaml<S> {
  const lineCounter = new LineCounter();
  const document = parseYaml(file.text, { lineCounter });
  const startPlace = (start: number, end: number): Place => ({
    file: file.path,
    start: point(lineCounter, start),
    end: point(lineCounter, end),
  });
  const locate = (path: KeyPath, on: 'key' | 'value'): Place | undefined => {
    const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
    const pair = isMap(parent)
      ? parent.items.find((item) => String(item.key) === String(path.at(-1)))
      : undefined;
    const item = isSeq(parent) ? parent.items[Number(path.at(-1))] : pair?.value;
    const node = on === 'key' ? (pair?.key ?? item) : (item ?? parent);
    return isNode(node) && node.range ? startPlace(node.range[0], node.range[1]) : undefined;
  };
  const unreadable = (problem: string, place: Place): Diagnostic =>
    diagnose('config/syntax', { problem }, { place });
  if (document.errors.length > 0) {
    const diagnostics = document.errors.map(({ message, pos }) =>
      unreadable(message, startPlace(...pos)),
    );
    return { diagnostics, locate };
  }
  try {
    const checked = checkAgainst(schema, document.toJS() ?? {}, locate);
    return { ...checked, diagnostics: [...encodingProblems(file), ...checked.diagnostics], locate };
  } catch (error) {
    // Thrown for an undefined alias, and for excessive alias expansion.
    const problem = errorMessage(error);
    return { diagnostics: [unreadable(problem, startPlace(0, 0))], locate };
  }
}

function point(lineCounter: LineCounter, offset: number): Place['start'] {
  const { line, col } = lineCounter.linePos(offset);
  return { line, column: col, offset };
}
