import { exec, type JsonValue } from 'jsonpath-rfc9535';
import parseJsonPath from 'jsonpath-rfc9535/parser';
import { suggest } from '../../diagnostics/index.js';
import { isObject } from '../../json-schema/json.js';
import { valueAt } from '../json.js';
import type { ValuePath } from './edited-source.js';

/** Why an expression cannot be parsed. */
export interface JsonPathProblem {
  /** In the expression. */
  readonly offset: number;
  readonly hint: string | undefined;
}

/** Returns the paths of the values that a JSONPath expression (RFC 9535) selects, each once. */
export function selectPaths(
  root: unknown,
  expression: string,
): readonly ValuePath[] | JsonPathProblem {
  const found = new Map<string, ValuePath>();
  try {
    exec(root as JsonValue, withBrackets(expression), (_, path) => {
      found.set(JSON.stringify(path), path);
    });
  } catch (error) {
    return pathProblem(error, expression);
  }
  return [...found.values()];
}

/**
 * Writes names with hyphens in brackets, as RFC 9535 requires. The specification of overlays has `@.x-oai-traits` in an
 * example, and other tools accept it; the syntax has no subtraction that the hyphen could mean.
 */
function withBrackets(expression: string): string {
  const textOrName = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|(\.\.?)([a-z_]\w*(?:-\w+)+)/gi;
  return expression.replace(textOrName, (written, dots?: string, name?: string) =>
    name === undefined ? written : `${dots === '..' ? dots : ''}['${name}']`,
  );
}

function pathProblem(error: unknown, expression: string): JsonPathProblem {
  const location = isObject(error) ? error.location : undefined;
  const start = isObject(location) && isObject(location.start) ? location.start.offset : undefined;
  // Brackets that were added would move the position.
  const isExact = withBrackets(expression) === expression;
  const offset = typeof start === 'number' && isExact ? start : 0;
  const [, name] = /\.([\w/{}-]+)$/.exec(expression.slice(0, nameEnd(expression, offset))) ?? [];
  const quoted = name === undefined ? undefined : `write the name in brackets: ['${name}']`;
  return {
    offset: Math.min(offset, Math.max(expression.length - 1, 0)),
    hint: expression.startsWith('$') ? quoted : 'begin with $, the root of the description',
  };
}

function nameEnd(expression: string, offset: number): number {
  const rest = /^[^.[\]]*/.exec(expression.slice(offset))?.[0] ?? '';
  return offset + rest.length;
}

/**
 * Returns the first name of an expression that selects nothing because no such key exists, and the
 * most similar key.
 */
export function similarKey(root: unknown, expression: string): string | undefined {
  let value: unknown = root;
  for (const { type, node } of parseJsonPath(withBrackets(expression)).segments) {
    if (type !== 'ChildSegment' || node.type === 'WildcardSelector') return undefined;
    const [selector, ...others] = node.type === 'BracketedSelection' ? node.selectors : [node];
    const isName = selector?.type === 'NameSelector' || selector?.type === 'MemberNameShorthand';
    if (!isName || others.length > 0) return undefined;
    const next = valueAt(value, selector.value);
    if (next === undefined) {
      return isObject(value) ? suggest(selector.value, Object.keys(value)) : undefined;
    }
    value = next;
  }
  return undefined;
}
