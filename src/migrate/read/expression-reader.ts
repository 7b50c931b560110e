import path from 'node:path/posix';
import type { Expression } from 'oxc-parser';
import { expressionBody, type FunctionWithBody, isFunction } from './function-syntax.js';
import { ComputedValue, isRecord } from './setting-values.js';

/** What settings write for the year of a build. The new configuration computes it in the same way. */
export const currentYear = 'new Date().getFullYear()';

const maxDepth = 60;
/** Bound of a text that is put together of others. */
const maxTextLength = 100_000;

/** What an expression refers to, and how much may be read. */
interface ExpressionScope {
  /** Returns the value of a name; `offset` is its place in the file. */
  named(name: string, offset: number): unknown;
  /** Returns what the module or JSON file at a path exports under a name. */
  imported(path: string, name: string, offset: number): unknown;
  /** Returns what the body of a function returns. */
  returned(body: FunctionWithBody['body']): unknown;
  /** Returns what the function of a name returns for values; undefined if it cannot be read. */
  called(name: string, given: readonly unknown[]): unknown;
  /** Returns what a callback returns for values. */
  applied(callback: FunctionWithBody, given: readonly unknown[]): unknown;
  /** Reads an expression inside those that are being read, or does something else if there are too many. */
  nested<T>(read: () => T, refuse: () => T): T;
  /** Counts steps; false if there were too many. */
  mayGoOn(steps: number): boolean;
}

/** Reads expressions of a JavaScript file without running anything. What would need code is a {@link ComputedValue}. */
export class ExpressionReader {
  constructor(
    readonly file: string,
    readonly code: string,
    readonly scope: ExpressionScope,
  ) {}

  read(node: Expression, depth = 0): unknown {
    if (depth > maxDepth || !this.scope.mayGoOn(1)) return this.#computed(node);
    return this.scope.nested(
      () => this.#value(node, depth),
      () => this.#computed(node),
    );
  }

  #value(node: Expression, depth: number): unknown {
    const value = (one: Expression): unknown => this.read(one, depth + 1);
    switch (node.type) {
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'AwaitExpression':
        return value('argument' in node ? node.argument : node.expression);
      case 'Literal':
        return typeof node.value === 'object' && node.value !== null
          ? this.#computed(node)
          : node.value;
      case 'TemplateLiteral': {
        const parts = node.quasis.flatMap((quasi, index) => {
          const inserted = node.expressions[index];
          return [quasi.value.cooked ?? '', ...(inserted ? [value(inserted)] : [])];
        });
        return this.#joined(parts, node);
      }
      case 'Identifier':
        return node.name === 'undefined' ? undefined : this.scope.named(node.name, node.start);
      case 'UnaryExpression': {
        const operand = value(node.argument);
        if (node.operator === '-' && typeof operand === 'number') return -operand;
        if (node.operator === '!' && typeof operand === 'boolean') return !operand;
        return this.#computed(node);
      }
      case 'BinaryExpression': {
        const parts =
          node.operator === '+' ? [value(node.left as Expression), value(node.right)] : [];
        return parts.length > 0 ? this.#joined(parts, node) : this.#computed(node);
      }
      case 'LogicalExpression':
        return this.#logical(value(node.left), () => value(node.right), node.operator);
      case 'ArrayExpression':
        return node.elements.flatMap((element): readonly unknown[] => {
          if (element === null) return [];
          if (element.type !== 'SpreadElement') return [value(element)];
          const spread = value(element.argument);
          if (!Array.isArray(spread)) return [spread];
          return this.scope.mayGoOn(spread.length) ? spread : [this.#computed(element)];
        });
      case 'ObjectExpression':
        return this.#object(node, value);
      case 'MemberExpression':
        return this.#member(node, value);
      case 'CallExpression':
        return this.#call(node, value);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        // `defineConfig(({ mode }) => ({ … }))`; elsewhere, a function is code.
        return depth <= 2 ? this.#result(node, value) : this.#computed(node);
      default:
        return this.#computed(node);
    }
  }

  #joined(parts: readonly unknown[], node: Expression): unknown {
    if (!parts.every(isText)) return this.#computed(node);
    // Adds up before joining, because a text beyond V8's limit cannot be made.
    const length = parts.reduce((sum: number, part) => sum + String(part).length, 0);
    return length > maxTextLength ? this.#computed(node) : parts.join('');
  }

  #result({ body }: FunctionWithBody, value: (one: Expression) => unknown): unknown {
    const expression = expressionBody(body);
    return expression ? value(expression) : this.scope.returned(body);
  }

  /** Takes the other side where one needs code: `process.env.URL || 'https://example.com'`. */
  #logical(left: unknown, right: () => unknown, operator: string): unknown {
    if (left instanceof ComputedValue) return operator === '&&' ? left : right();
    if (operator === '||') return left || right();
    if (operator === '&&') return left && right();
    return left ?? right();
  }

  #object(
    node: Extract<Expression, { type: 'ObjectExpression' }>,
    value: (one: Expression) => unknown,
  ): unknown {
    const object: Record<string, unknown> = {};
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        const spread = value(property.argument);
        if (isRecord(spread) && this.scope.mayGoOn(Object.keys(spread).length))
          Object.assign(object, spread);
        else
          object[`...${this.code.slice(property.argument.start, property.argument.end)}`] = spread;
        continue;
      }
      const { key } = property;
      const name = property.computed
        ? value(key as Expression)
        : key.type === 'Identifier'
          ? key.name
          : key.type === 'Literal'
            ? key.value
            : undefined;
      if (!isText(name)) continue;
      const isCode = property.kind !== 'init' || property.method;
      object[String(name)] = isCode
        ? new ComputedValue(this.file, property.start, `${name}()`)
        : value(property.value);
    }
    return object;
  }

  #member(
    node: Extract<Expression, { type: 'MemberExpression' }>,
    value: (one: Expression) => unknown,
  ): unknown {
    if (node.object.type === 'Super') return this.#computed(node);
    const object = value(node.object);
    const key = node.computed
      ? value(node.property as Expression)
      : node.property.type === 'Identifier' && node.property.name;
    if (
      typeof object !== 'object' ||
      object === null ||
      object instanceof ComputedValue ||
      !isText(key)
    )
      return this.#computed(node);
    return Object.hasOwn(object, key) ? Reflect.get(object, String(key)) : this.#computed(node);
  }

  #call(
    node: Extract<Expression, { type: 'CallExpression' }>,
    value: (one: Expression) => unknown,
  ): unknown {
    const callee = this.code.slice(node.callee.start, node.callee.end).replace(/\s+/g, '');
    const given = node.arguments.flatMap((one) =>
      one.type === 'SpreadElement' ? [] : [value(one)],
    );
    const [first] = given;
    if (`${callee}()` === currentYear.replace(' ', '')) return `\${${currentYear}}`;
    // A typed or extended configuration: `defineConfig({ … })`, `withMermaid({ … })`.
    const wraps = /^(?:Object\.freeze|starlight|(?:define|with|extend)[A-Z]\w*)$/.test(callee);
    if (wraps && typeof first === 'object') return first;
    if (/^require\.resolve$/.test(callee) && typeof first === 'string') return first;
    if (callee === 'require' && typeof first === 'string')
      return this.scope.imported(first, 'default', node.start);
    if (/^(?:path\.(?:posix\.)?)?(?:resolve|join)$/.test(callee)) {
      const names = given.filter((one) => typeof one === 'string');
      if (names.length > 0) return path.join(...names);
    }
    if (/\.trim$/.test(callee) && node.callee.type === 'MemberExpression') {
      const text = value(node.callee.object as Expression);
      if (typeof text === 'string') return text.trim();
    }
    const result =
      this.#filtered(node, value) ?? this.#mapped(node, value) ?? this.#called(node, given, value);
    return typeof result === 'object' && !(result instanceof ComputedValue)
      ? result
      : this.#computed(node, given);
  }

  #called(
    { callee, arguments: written }: Extract<Expression, { type: 'CallExpression' }>,
    given: readonly unknown[],
    value: (one: Expression) => unknown,
  ): unknown {
    if (callee.type !== 'Identifier' || written.length > given.length) return undefined;
    return (
      this.scope.called(callee.name, given) ?? (written.length === 0 ? value(callee) : undefined)
    );
  }

  /** `[isLocal && 'a', 'b'].filter(Boolean)`. An item that needs code stays, so that it is reported. */
  #filtered(
    { callee, arguments: [callback] }: Extract<Expression, { type: 'CallExpression' }>,
    value: (one: Expression) => unknown,
  ): unknown {
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier')
      return undefined;
    const isOfBoolean = callback?.type === 'Identifier' && callback.name === 'Boolean';
    if (callee.property.name !== 'filter' || !isOfBoolean) return undefined;
    const items = value(callee.object as Expression);
    return Array.isArray(items) ? items.filter(Boolean) : undefined;
  }

  /** `names.map((name) => ({ text: name }))`. A callback that changes an item and returns it leaves it as it is. */
  #mapped(
    { callee, arguments: [callback] }: Extract<Expression, { type: 'CallExpression' }>,
    value: (one: Expression) => unknown,
  ): unknown {
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier')
      return undefined;
    if (callee.property.name !== 'map' || !callback || !isFunction(callback)) return undefined;
    const items = value(callee.object as Expression);
    return Array.isArray(items)
      ? items.map((item, index) => this.scope.applied(callback, [item, index]))
      : undefined;
  }

  #computed(
    node: { readonly start: number; readonly end: number },
    given: readonly unknown[] = [],
  ): ComputedValue {
    return new ComputedValue(this.file, node.start, this.code.slice(node.start, node.end), given);
  }
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
