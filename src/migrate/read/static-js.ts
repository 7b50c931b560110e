import { createRequire } from 'node:module';
import path from 'node:path/posix';
import type { Expression, Program, Statement } from 'oxc-parser';
import { normalPath, type SourceFiles } from '../source-files.js';
import { brokenSettings } from './broken-settings.js';

/** A part of a JavaScript file that has no value unless its code runs. */
export class Unread {
  constructor(
    readonly file: string,
    /** Offset in the file. */
    readonly offset: number,
    readonly code: string,
  ) {}
}

const maxDepth = 60;

/** Bound of the expressions inside one another across names and modules, which could fill the stack. */
const maxNesting = 400;
/** Bound of the expressions read and items copied: constants that name others many times multiply. */
const maxSteps = 500_000;
/** Bound of a text that is put together of others. */
const maxTextLength = 100_000;

const endings = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.js'];

/**
 * Reads what a JavaScript or TypeScript module exports by default, without running anything. Follows constants,
 * spreads, and imports of other modules and JSON files of the site. What would need code is an {@link Unread}.
 * @throws DiagnosticError if the syntax of the file is broken
 */
export function readDefaultExport(files: SourceFiles, file: string): unknown {
  const module = new ModuleReader(files).module(normalPath(file));
  if (module.error) {
    const { message, start, end } = module.error;
    throw brokenSettings(module.file, module.code, message, start, end);
  }
  return module.defaultExport();
}

class ModuleReader {
  readonly #modules = new Map<string, StaticModule>();

  #steps = 0;
  #nesting = 0;

  constructor(readonly files: SourceFiles) {}

  /** Reads an expression inside those that are being read, or does something else if there are too many. */
  nested<T>(read: () => T, refuse: () => T): T {
    if (this.#nesting >= maxNesting) return refuse();
    this.#nesting += 1;
    try {
      return read();
    } finally {
      this.#nesting -= 1;
    }
  }

  /** Counts steps; false if there were too many. */
  mayGoOn(steps: number): boolean {
    this.#steps += steps;
    return this.#steps <= maxSteps;
  }

  module(file: string): StaticModule {
    const known = this.#modules.get(file);
    if (known) return known;
    const made = new StaticModule(this, file, this.files.text(file) ?? '');
    this.#modules.set(file, made);
    return made;
  }

  /** Returns the file that an import means; undefined for packages. */
  resolve(written: string, from: string): string | undefined {
    if (!/^\.{1,2}\//.test(written)) return undefined;
    const target = normalPath(path.join(path.dirname(from), written.replace(/\.js$/, '')));
    return [written.endsWith('.js') ? '.js' : '', ...endings]
      .map((ending) => target + ending)
      .find((candidate) => this.files.text(candidate) !== undefined);
  }
}

type Reader = () => unknown;

interface SyntaxProblem {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

class StaticModule {
  readonly #scope = new Map<string, Reader>();
  readonly #exports = new Map<string, Reader>();
  readonly #reading = new Set<string>();
  /** The first error of the syntax, if nothing of the file could be read. */
  readonly error: SyntaxProblem | undefined;

  constructor(
    readonly reader: ModuleReader,
    readonly file: string,
    readonly code: string,
  ) {
    if (file.endsWith('.json')) this.#exports.set('default', () => parsedJson(code));
    else {
      const { program, error } = parseProgram(file, code);
      this.error = error;
      for (const statement of program.body) this.#declare(statement);
    }
  }

  defaultExport(): unknown {
    return this.exported('default');
  }

  exported(name: string): unknown {
    const read = this.#exports.get(name);
    return read ? read() : new Unread(this.file, 0, name);
  }

  #declare(statement: Statement): void {
    switch (statement.type) {
      case 'ImportDeclaration': {
        const { source, specifiers } = statement;
        for (const specifier of specifiers) {
          const name =
            specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
              ? specifier.imported.name
              : 'default';
          this.#scope.set(specifier.local.name, () =>
            this.#imported(source.value, name, statement.start),
          );
        }
        return;
      }
      case 'ExportDefaultDeclaration': {
        const { declaration } = statement;
        if (declaration.type === 'FunctionDeclaration') {
          this.#exports.set('default', () => this.#returned(declaration.body));
        } else if (!/Declaration$/.test(declaration.type)) {
          this.#exports.set('default', () => this.read(declaration as Expression));
        }
        return;
      }
      case 'ExportNamedDeclaration':
        if (statement.declaration) this.#declare(statement.declaration);
        if (statement.declaration?.type === 'FunctionDeclaration' && statement.declaration.id) {
          const { name } = statement.declaration.id;
          this.#exports.set(name, () => this.#named(name, statement.start));
        }
        if (statement.declaration?.type === 'VariableDeclaration') {
          for (const { id } of statement.declaration.declarations) {
            if (id.type === 'Identifier') this.#exports.set(id.name, () => this.#named(id.name, 0));
          }
        }
        return;
      case 'FunctionDeclaration': {
        const { id, params, body } = statement;
        if (id && params.length === 0) this.#scope.set(id.name, () => this.#calculated(body));
        return;
      }
      case 'VariableDeclaration':
        for (const { id, init } of statement.declarations) {
          if (id.type === 'Identifier' && init) this.#scope.set(id.name, () => this.read(init));
        }
        return;
      case 'ExpressionStatement': {
        const { expression } = statement;
        if (expression.type !== 'AssignmentExpression') return;
        const target = this.code.slice(expression.left.start, expression.left.end);
        if (target === 'module.exports')
          this.#exports.set('default', () => this.read(expression.right));
        return;
      }
      default:
    }
  }

  #imported(written: string, name: string, offset: number): unknown {
    const file = this.reader.resolve(written, this.file);
    if (file === undefined) return new Unread(this.file, offset, `import from '${written}'`);
    return this.reader.module(file).exported(name);
  }

  #named(name: string, offset: number): unknown {
    const read = this.#scope.get(name);
    // A constant that names itself has no value.
    if (!read || this.#reading.has(name)) return new Unread(this.file, offset, name);
    this.#reading.add(name);
    try {
      return read();
    } finally {
      this.#reading.delete(name);
    }
  }

  /** Returns what a function returns that only declares constants before: `function nav() { return […] }`. */
  #calculated(body: unknown): unknown {
    const { body: statements = [] } = (body ?? {}) as { readonly body?: readonly Statement[] };
    const isPlain = statements.every(
      ({ type }, index) =>
        type === 'VariableDeclaration' ||
        (type === 'ReturnStatement' && index === statements.length - 1),
    );
    if (!isPlain) return new Unread(this.file, 0, 'a function');
    const outside = new Map(this.#scope);
    const value = this.#returned(body);
    this.#scope.clear();
    for (const [name, read] of outside) this.#scope.set(name, read);
    return value;
  }

  /** Returns what a function returns at its end. */
  #returned(body: unknown): unknown {
    const { body: statements = [] } = (body ?? {}) as { readonly body?: readonly Statement[] };
    for (const statement of statements) this.#declare(statement);
    const last = statements.findLast(({ type }) => type === 'ReturnStatement');
    return last?.type === 'ReturnStatement' && last.argument
      ? this.read(last.argument)
      : new Unread(this.file, 0, 'a function');
  }

  read(node: Expression, depth = 0): unknown {
    if (depth > maxDepth || !this.reader.mayGoOn(1)) return this.#unread(node);
    return this.reader.nested(
      () => this.#value(node, depth),
      () => this.#unread(node),
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
          ? this.#unread(node)
          : node.value;
      case 'TemplateLiteral': {
        const parts = node.quasis.flatMap((quasi, index) => {
          const inserted = node.expressions[index];
          return [quasi.value.cooked ?? '', ...(inserted ? [value(inserted)] : [])];
        });
        return this.#joined(parts, node);
      }
      case 'Identifier':
        return node.name === 'undefined' ? undefined : this.#named(node.name, node.start);
      case 'UnaryExpression': {
        const operand = value(node.argument);
        if (node.operator === '-' && typeof operand === 'number') return -operand;
        if (node.operator === '!' && typeof operand === 'boolean') return !operand;
        return this.#unread(node);
      }
      case 'BinaryExpression': {
        const parts =
          node.operator === '+' ? [value(node.left as Expression), value(node.right)] : [];
        return parts.length > 0 ? this.#joined(parts, node) : this.#unread(node);
      }
      case 'LogicalExpression':
        return this.#logical(value(node.left), () => value(node.right), node.operator);
      case 'ArrayExpression':
        return node.elements.flatMap((element): readonly unknown[] => {
          if (element === null) return [];
          if (element.type !== 'SpreadElement') return [value(element)];
          const spread = value(element.argument);
          if (!Array.isArray(spread)) return [spread];
          return this.reader.mayGoOn(spread.length) ? spread : [this.#unread(element)];
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
        return depth <= 2 ? this.#result(node, value) : this.#unread(node);
      default:
        return this.#unread(node);
    }
  }

  #joined(parts: readonly unknown[], node: Expression): unknown {
    if (!parts.every(isText)) return this.#unread(node);
    // Adds up before joining, because a text beyond V8's limit cannot be made.
    const length = parts.reduce((sum: number, part) => sum + String(part).length, 0);
    return length > maxTextLength ? this.#unread(node) : parts.join('');
  }

  #result(
    node: { readonly type: string; readonly body: { readonly type: string } | null },
    value: (one: Expression) => unknown,
  ): unknown {
    const { body } = node;
    const isExpression = body !== null && node.type === 'ArrowFunctionExpression';
    return isExpression && !/^(?:BlockStatement|FunctionBody)$/.test(body.type)
      ? value(body as unknown as Expression)
      : this.#returned(body);
  }

  /** Takes the other side where one needs code: `process.env.URL || 'https://example.com'`. */
  #logical(left: unknown, right: () => unknown, operator: string): unknown {
    if (left instanceof Unread) return operator === '&&' ? left : right();
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
        if (isRecord(spread) && this.reader.mayGoOn(Object.keys(spread).length))
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
        ? new Unread(this.file, property.start, `${name}()`)
        : value(property.value);
    }
    return object;
  }

  #member(
    node: Extract<Expression, { type: 'MemberExpression' }>,
    value: (one: Expression) => unknown,
  ): unknown {
    if (node.object.type === 'Super') return this.#unread(node);
    const object = value(node.object);
    const key = node.computed
      ? value(node.property as Expression)
      : node.property.type === 'Identifier' && node.property.name;
    if (typeof object !== 'object' || object === null || object instanceof Unread || !isText(key))
      return this.#unread(node);
    return Object.hasOwn(object, key) ? Reflect.get(object, String(key)) : this.#unread(node);
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
    // A typed or extended configuration: `defineConfig({ … })`, `withMermaid({ … })`.
    const wraps = /^(?:Object\.freeze|starlight|(?:define|with|extend)[A-Z]\w*)$/.test(callee);
    if (wraps && typeof first === 'object') return first;
    if (/^require\.resolve$/.test(callee) && typeof first === 'string') return first;
    if (callee === 'require' && typeof first === 'string')
      return this.#imported(first, 'default', node.start);
    if (/^(?:path\.(?:posix\.)?)?(?:resolve|join)$/.test(callee)) {
      const names = given.filter((one) => typeof one === 'string');
      if (names.length > 0) return path.join(...names);
    }
    if (/\.trim$/.test(callee) && node.callee.type === 'MemberExpression') {
      const text = value(node.callee.object as Expression);
      if (typeof text === 'string') return text.trim();
    }
    if (node.callee.type === 'Identifier' && node.arguments.length === 0) {
      const result = value(node.callee);
      if (typeof result === 'object' && !(result instanceof Unread)) return result;
    }
    return this.#unread(node);
  }

  #unread(node: { readonly start: number; readonly end: number }): Unread {
    return new Unread(this.file, node.start, this.code.slice(node.start, node.end));
  }
}

function parseProgram(
  file: string,
  code: string,
): { readonly program: Program; readonly error: SyntaxProblem | undefined } {
  // Loaded on demand: few commands read JavaScript.
  const { parseSync }: typeof import('oxc-parser') = createRequire(import.meta.url)('oxc-parser');
  const lang = /\.[mc]?ts$/.test(file) ? 'ts' : 'jsx';
  const { program, errors } = parseSync(file, code, { lang, sourceType: 'module' });
  const [first] = program.body.length === 0 ? errors : [];
  if (!first) return { program, error: undefined };
  const { start = 0, end = 0 } = first.labels[0] ?? {};
  return { program, error: { message: first.message, start, end } };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Unread)
  );
}
