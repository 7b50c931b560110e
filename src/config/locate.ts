import type { Expression, ObjectPropertyKind, Program } from 'oxc-parser';
import type { Place } from '../diagnostics/diagnostic.js';
import { lineStarts, positionAt } from '../diagnostics/index.js';
import { parseJavaScript } from '../javascript/parse-javascript.js';

/** A key path in the configuration: `['themeConfig', 'navbar', 'items', 0]`. */
export type KeyPath = readonly (string | number)[];

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The text of a configuration file. */
export interface ConfigText {
  readonly path: string;
  readonly text: string;
}

/** Finds a key or value of the configuration. To look up many of them, use one {@link ConfigLocator}. */
export function locateInConfig(
  source: ConfigText,
  path: KeyPath,
  on: 'key' | 'value',
): Place | undefined {
  return new ConfigLocator(source).locate(path, on);
}

/** Finds keys and values of a configuration in its syntax tree, which the first search parses. */
export class ConfigLocator {
  readonly #source: ConfigText;
  #parsed: ParsedConfig | undefined;

  constructor(source: ConfigText) {
    this.#source = source;
  }

  /** If a spread or a call hides the key, returns the place of the nearest enclosing node. */
  locate(path: KeyPath, on: 'key' | 'value'): Place | undefined {
    this.#parsed ??= parseConfig(this.#source);
    const { program, root, starts, shift } = this.#parsed;
    if (root === undefined) return undefined;
    const span = descend(program, root, path, on);
    return {
      file: this.#source.path,
      start: positionAt(starts, span.start - shift),
      end: positionAt(starts, span.end - shift),
    };
  }
}

interface ParsedConfig {
  readonly program: Program;
  readonly root: Expression | undefined;
  readonly starts: ReturnType<typeof lineStarts>;
  /** What was put in front of the text before it was parsed. */
  readonly shift: number;
}

function parseConfig({ path, text }: ConfigText): ParsedConfig {
  const json = path.endsWith('.json');
  // A JSON file is an expression; a parenthesis before it makes it a program and shifts offsets by
  // one.
  const code = json ? `(${text}\n)` : text;
  const { program } = parseJavaScript(json ? 'config.js' : path, code);
  const root = exported(program) ?? lastExpression(program);
  return { program, root, starts: lineStarts(text), shift: json ? 1 : 0 };
}

function descend(program: Program, root: Expression, path: KeyPath, on: 'key' | 'value'): Span {
  let node = unwrap(program, root);
  let span: Span = node;
  for (const [depth, key] of path.entries()) {
    const last = depth === path.length - 1;
    if (node.type === 'ObjectExpression') {
      const property = node.properties.find((candidate) => propertyName(candidate) === String(key));
      if (property === undefined || property.type !== 'Property') return span;
      if (last && on === 'key') return property.key;
      node = unwrap(program, property.value);
    } else if (node.type === 'ArrayExpression') {
      const element = node.elements[Number(key)];
      if (!element || element.type === 'SpreadElement') return span;
      node = unwrap(program, element);
    } else {
      return span;
    }
    span = node;
  }
  return span;
}

function propertyName(property: ObjectPropertyKind): string | undefined {
  if (property.type !== 'Property' || property.computed) return undefined;
  if (property.key.type === 'Identifier') return property.key.name;
  return property.key.type === 'Literal' ? String(property.key.value) : undefined;
}

/**
 * Unwraps `defineConfig(…)`, `… satisfies UserConfig`, `… as const`, arrow functions and variables.
 */
function unwrap(program: Program, expression: Expression): Expression {
  switch (expression.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return unwrap(program, expression.expression);
    case 'CallExpression': {
      const [first] = expression.arguments;
      return first && first.type !== 'SpreadElement' ? unwrap(program, first) : expression;
    }
    case 'ArrowFunctionExpression':
      return expression.body.type === 'BlockStatement'
        ? expression
        : unwrap(program, expression.body);
    case 'Identifier': {
      const value = variable(program, expression.name);
      return value ? unwrap(program, value) : expression;
    }
    default:
      return expression;
  }
}

function exported(program: Program): Expression | undefined {
  for (const statement of program.body) {
    if (statement.type !== 'ExportDefaultDeclaration') continue;
    const { declaration } = statement;
    if (
      declaration.type !== 'FunctionDeclaration' &&
      declaration.type !== 'ClassDeclaration' &&
      declaration.type !== 'TSInterfaceDeclaration'
    ) {
      return declaration as Expression;
    }
  }
  return undefined;
}

function lastExpression(program: Program): Expression | undefined {
  const statement = program.body.at(-1);
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

function variable(program: Program, name: string): Expression | undefined {
  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations) {
      if (init && id.type === 'Identifier' && id.name === name && init.type !== 'Identifier')
        return init;
    }
  }
  return undefined;
}
