import type { Expression, Program } from 'oxc-parser';
import { bareExpression, parseJavaScript } from '../../javascript/parse-javascript.js';

/** A value that a tag or expression can have: JSON, or undefined. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Literal[]
  | { readonly [key: string]: Literal };

/** Values by name: imported images, `props`, `frontmatter`, `export const`. */
export interface LiteralScope {
  has(name: string): boolean;
  get(name: string): Literal;
  /** Whether a member of an imported object would need code. */
  needsCode?(name: string, member: string): boolean;
}

/** An expression that is not a literal, or markup in an expression. */
export type LiteralResult =
  | { readonly kind: 'value'; readonly value: Literal }
  /** `<b>text</b>` as written. */
  | { readonly kind: 'markup'; readonly text: string }
  | { readonly kind: 'nothing' }
  /** It would need code. `name` is what it names, if it is a name. */
  | { readonly kind: 'code'; readonly name?: string | undefined };

class NeedsCode extends Error {
  constructor(readonly unknownName?: string) {
    super('The expression is not a literal.');
  }
}

const maxDepth = 50;

/** Parses JavaScript to a syntax tree; undefined if it is not valid. The ending of `file` names the dialect. */
export function parseProgram(code: string, file = 'text.jsx'): Program | undefined {
  const { program, errors } = parseJavaScript(file, code);
  return errors.length > 0 ? undefined : program;
}

/** Reads an expression as a literal, without running anything. */
export function readLiteral(code: string, scope: LiteralScope): LiteralResult {
  if (/^\s*(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*|\/\/[^\n]*\n?\s*)*$/.test(code))
    return { kind: 'nothing' };
  const program = parseProgram(`(${code}\n)`);
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement' || program?.body.length !== 1)
    return { kind: 'code' };
  return expressionLiteral(statement.expression, `(${code}\n)`, scope);
}

/** Returns the value of an expression of a parsed program. */
export function expressionLiteral(
  expression: Expression,
  code: string,
  scope: LiteralScope,
): LiteralResult {
  const inner = bareExpression(expression);
  if (inner.type === 'JSXElement' || inner.type === 'JSXFragment')
    return { kind: 'markup', text: code.slice(inner.start, inner.end) };
  try {
    return { kind: 'value', value: literalValue(inner, scope, 0) };
  } catch (error) {
    if (error instanceof NeedsCode) return { kind: 'code', name: error.unknownName };
    throw error;
  }
}

function literalValue(written: Expression, scope: LiteralScope, depth: number): Literal {
  if (depth > maxDepth) throw new NeedsCode();
  const node = bareExpression(written);
  const value = (one: Expression): Literal => literalValue(one, scope, depth + 1);
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'object' && node.value !== null) throw new NeedsCode();
      return typeof node.value === 'bigint' ? String(node.value) : node.value;
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value: { cooked, raw } }, index) => {
          const inserted = node.expressions[index];
          return (cooked ?? raw) + (inserted ? asText(value(inserted)) : '');
        })
        .join('');
    case 'Identifier':
      if (node.name === 'undefined') return undefined;
      if (!scope.has(node.name)) throw new NeedsCode(node.name);
      return scope.get(node.name);
    case 'UnaryExpression': {
      const operand = value(node.argument);
      if (node.operator === '-' && typeof operand === 'number') return -operand;
      if (node.operator === '!' && typeof operand === 'boolean') return !operand;
      throw new NeedsCode();
    }
    case 'LogicalExpression':
    case 'ConditionalExpression':
    case 'BinaryExpression':
      return operatorResult(node, value);
    case 'ArrayExpression':
      return node.elements.map((element) => {
        if (element === null || element.type === 'SpreadElement') throw new NeedsCode();
        return value(element);
      });
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type !== 'Property' || property.computed || property.kind !== 'init')
            throw new NeedsCode();
          const { key } = property;
          if (key.type === 'Identifier') return [key.name, value(property.value)];
          if (key.type === 'Literal') return [String(key.value), value(property.value)];
          throw new NeedsCode();
        }),
      );
    case 'MemberExpression':
      return memberValue(node, value, scope);
    case 'CallExpression':
      return calledAddress(node, value);
    default:
      throw new NeedsCode();
  }
}

type OperatorNode = Extract<
  Expression,
  { type: 'LogicalExpression' | 'ConditionalExpression' | 'BinaryExpression' }
>;

/** Operators whose result follows from literals: `props.from ?? 'Mars'`, `new ? 'New' : 'Old'`. */
function operatorResult(node: OperatorNode, value: (one: Expression) => Literal): Literal {
  if (node.type === 'ConditionalExpression')
    return value(value(node.test) ? node.consequent : node.alternate);
  if (node.left.type === 'PrivateIdentifier') throw new NeedsCode();
  const left = value(node.left);
  switch (node.operator) {
    case '??':
      return left ?? value(node.right);
    case '||':
      return left || value(node.right);
    case '&&':
      return left && value(node.right);
    case '===':
      return left === value(node.right);
    case '!==':
      return left !== value(node.right);
    case '+': {
      const right = value(node.right);
      return typeof left === 'number' && typeof right === 'number'
        ? left + right
        : asText(left) + asText(right);
    }
    case '-':
      return asNumber(left) - asNumber(value(node.right));
    case '*':
      return asNumber(left) * asNumber(value(node.right));
    case '/':
      return asNumber(left) / asNumber(value(node.right));
    default:
      throw new NeedsCode();
  }
}

type MemberNode = Extract<Expression, { type: 'MemberExpression' }>;
type CallNode = Extract<Expression, { type: 'CallExpression' }>;

function memberValue(
  node: MemberNode,
  value: (one: Expression) => Literal,
  scope: LiteralScope,
): Literal {
  if (node.object.type === 'Super') throw new NeedsCode();
  const object = value(node.object);
  const { property } = node;
  const key = node.computed
    ? value(property as Expression)
    : property.type === 'Identifier'
      ? property.name
      : undefined;
  // `logo.src` and `require('./logo.png').default` are the address of the image.
  if (typeof object === 'string' && (key === 'src' || key === 'default')) return object;
  if (typeof object !== 'object' || object === null || key === undefined || key === null)
    throw new NeedsCode();
  if (node.object.type === 'Identifier' && scope.needsCode?.(node.object.name, String(key)))
    throw new NeedsCode();
  return Object.hasOwn(object, String(key))
    ? (object as Record<string, Literal>)[String(key)]
    : undefined;
}

/** Returns the path of an imported file: `@site/static/a.png` is `/a.png`. */
export function importedFilePath(target: string): string {
  return target.replace(/^@site\/(?:static|content)\//, '/').replace(/^@site\//, '/');
}

/** `useBaseUrl('/img/a.png')` and `require('./a.png')` are addresses, which docsgen resolves itself. */
function calledAddress(
  { callee, arguments: written }: CallNode,
  value: (one: Expression) => Literal,
): Literal {
  const [first, ...rest] = written;
  if (callee.type !== 'Identifier' || !/^(?:useBaseUrl|withBase|require)$/.test(callee.name))
    throw new NeedsCode();
  if (!first || first.type === 'SpreadElement' || rest.length > 0) throw new NeedsCode();
  const address = value(first);
  if (typeof address !== 'string') throw new NeedsCode();
  if (callee.name === 'require') return importedFilePath(address);
  // Both begin at the root of the site, also without a slash.
  return /^[\w%]/.test(address) && !/^[a-z]+:/i.test(address) ? `/${address}` : address;
}

/** Returns a value as text. @throws NeedsCode for values that have no text */
function asText(value: Literal): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new NeedsCode();
}

/** @throws NeedsCode for other values than numbers */
function asNumber(value: Literal): number {
  if (typeof value === 'number') return value;
  throw new NeedsCode();
}
