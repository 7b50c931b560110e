import path from 'node:path/posix';
import type {
  BindingPattern,
  ExportNamedDeclaration,
  Expression,
  ModuleExportName,
  Program,
  Statement,
} from 'oxc-parser';
import { parseJavaScript } from '../../javascript/parse-javascript.js';
import { escapePattern } from '../../text/escape-pattern.js';
import { normalPath, type SourceFiles } from '../source-files.js';
import { brokenSettings } from './broken-settings.js';
import { ExpressionReader } from './expression-reader.js';
import {
  bodyStatements,
  expressionBody,
  type FunctionWithBody,
  isFunction,
  onlyReturns,
} from './function-syntax.js';
import { ComputedValue, isRecord } from './setting-values.js';

/** Bound of the expressions inside one another across names and modules, which could fill the stack. */
const maxNesting = 400;
/** Bound of the expressions read and items copied: constants that name others many times multiply. */
const maxSteps = 500_000;

const endings = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.js'];

/**
 * Reads what a JavaScript or TypeScript module exports by default, without running anything. Follows constants,
 * spreads, and imports of other modules and JSON files of the site. What would need code is a {@link ComputedValue}.
 * @throws DiagnosticError if the syntax of the file is broken
 */
export function readDefaultExport(files: SourceFiles, file: string): unknown {
  const module = new ModuleReader(files).module(normalPath(file));
  if (module.error) {
    const { message, start, end } = module.error;
    throw brokenSettings({ file: module.file, text: module.code }, message, start, end);
  }
  return module.defaultExport();
}

/**
 * Returns what the module that an import means exports under a name; undefined if no file of the site is meant.
 * @param from file with the import
 */
export function readExport(
  files: SourceFiles,
  written: string,
  from: string,
  name: string,
): unknown {
  const reader = new ModuleReader(files);
  const file = reader.resolve(written, from);
  return file === undefined ? undefined : reader.module(file).exported(name);
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
  readonly #functions = new Map<string, FunctionWithBody>();
  /** The modules of imported names. */
  readonly #imports = new Map<string, { readonly written: string; readonly name: string }>();
  readonly #reading = new Set<string>();
  readonly #expressions: ExpressionReader;
  /** The first error of the syntax, if nothing of the file could be read. */
  readonly error: SyntaxProblem | undefined;

  constructor(
    readonly reader: ModuleReader,
    readonly file: string,
    readonly code: string,
  ) {
    this.#expressions = new ExpressionReader(file, code, {
      named: (name, offset) => this.#named(name, offset),
      imported: (path, name, offset) => this.#imported(path, name, offset),
      returned: (body) => this.#returned(body),
      called: (name, given) => this.#called(name, given),
      applied: (callback, given) => this.#applied(callback, given),
      nested: (read, refuse) => reader.nested(read, refuse),
      mayGoOn: (steps) => reader.mayGoOn(steps),
    });
    if (file.endsWith('.json')) {
      // Its keys are exports, too: `import { version } from './package.json'`.
      const read: Reader = () => parsedJson(code);
      this.#exports.set('default', read).set('module.exports', read);
    } else {
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
    if (read) return read();
    // `module.exports = { docs }` exports a name, too.
    const object = this.#exports.get('module.exports')?.();
    if (isRecord(object) && Object.hasOwn(object, name)) return object[name];
    // A module without a default is the object of what it exports.
    return name === 'default' && this.#exports.size > 0
      ? Object.fromEntries([...this.#exports].map(([key, one]) => [key, one()]))
      : new ComputedValue(this.file, 0, name);
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
          this.#imports.set(specifier.local.name, { written: source.value, name });
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
          this.#exports.set('default', () => this.#expressions.read(declaration as Expression));
        }
        return;
      }
      case 'ExportNamedDeclaration':
        for (const { local, exported } of statement.specifiers)
          this.#exportAs(moduleName(exported), moduleName(local), statement);
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
        if (id) this.#functions.set(id.name, statement);
        if (id && params.length === 0) this.#scope.set(id.name, () => this.#calculated(body));
        return;
      }
      case 'VariableDeclaration':
        for (const { id, init } of statement.declarations) if (init) this.#bind(id, init);
        return;
      case 'ExpressionStatement': {
        const expression = withoutParentheses(statement.expression);
        if (expression.type !== 'AssignmentExpression') return;
        const target = this.code.slice(expression.left.start, expression.left.end);
        const [, name] = /^(?:module\.)?exports\.(\w+)$/.exec(target) ?? [];
        const read: Reader = () => this.#expressions.read(expression.right);
        if (name !== undefined) this.#exports.set(name, read);
        if (target === 'module.exports')
          this.#exports.set('default', read).set('module.exports', read);
        return;
      }
      default:
    }
  }

  /** Declares a constant, or those that are taken out of an object: `const { docs } = require('./docs')`. */
  #bind(id: BindingPattern, init: Expression): void {
    if (id.type === 'Identifier') {
      const { name } = id;
      this.#scope.set(name, () => {
        const value = this.#expressions.read(init);
        // Code may add to a list: `items.push(…)`.
        const added = Array.isArray(value) ? this.#addition(name) : undefined;
        return Array.isArray(value) && added ? [...value, added] : value;
      });
      if (isFunction(init)) this.#functions.set(id.name, init);
    }
    if (id.type !== 'ObjectPattern') return;
    for (const property of id.properties) {
      if (property.type !== 'Property' || property.computed) continue;
      const { key, value } = property;
      if (key.type !== 'Identifier' || value.type !== 'Identifier') continue;
      this.#scope.set(value.name, () => {
        const object = this.#expressions.read(init);
        return isRecord(object) && Object.hasOwn(object, key.name)
          ? object[key.name]
          : new ComputedValue(this.file, key.start, key.name);
      });
    }
  }

  #addition(name: string): ComputedValue | undefined {
    const call = new RegExp(`(?<![\\w.$])${escapePattern(name)}\\.(?:push|unshift|splice)\\(`);
    const found = call.exec(this.code);
    return found ? new ComputedValue(this.file, found.index, found[0]) : undefined;
  }

  /** Exports a constant, or what another module exports: `export { docs } from './docs'`. */
  #exportAs(name: string, local: string, { source, start }: ExportNamedDeclaration): void {
    this.#exports.set(name, () =>
      source ? this.#imported(source.value, local, start) : this.#named(local, start),
    );
  }

  #imported(written: string, name: string, offset: number): unknown {
    const file = this.reader.resolve(written, this.file);
    if (file === undefined) return new ComputedValue(this.file, offset, `import from '${written}'`);
    return this.reader.module(file).exported(name);
  }

  #named(name: string, offset: number): unknown {
    const read = this.#scope.get(name);
    // A constant that names itself has no value.
    if (!read || this.#reading.has(name)) return new ComputedValue(this.file, offset, name);
    this.#reading.add(name);
    try {
      return read();
    } finally {
      this.#reading.delete(name);
    }
  }

  /**
   * Returns what a function returns for values, also one of another module; undefined if the name is none of a function
   * or the function does more than to declare constants and to return.
   */
  #called(name: string, given: readonly unknown[]): unknown {
    const from = this.#imports.get(name);
    const file = from && this.reader.resolve(from.written, this.file);
    const module = file === undefined ? this : this.reader.module(file);
    const found = module.#functions.get(from?.name ?? name);
    return found && onlyReturns(found.body) ? module.#applied(found, given) : undefined;
  }

  /** Returns what a function returns whose parameters have the values. */
  #applied({ params, body }: FunctionWithBody, given: readonly unknown[]): unknown {
    if (!this.reader.mayGoOn(this.#scope.size)) return undefined;
    return this.#inOwnScope(() => {
      for (const [index, param] of params.entries()) {
        const bound = param.type === 'AssignmentPattern' ? param.left : param;
        if (bound.type === 'Identifier') this.#scope.set(bound.name, () => given[index]);
      }
      const expression = expressionBody(body);
      return expression ? this.#expressions.read(expression) : this.#returned(body);
    });
  }

  /** Returns what a function returns that only declares constants before: `function nav() { return […] }`. */
  #calculated(body: FunctionWithBody['body']): unknown {
    if (!onlyReturns(body)) return new ComputedValue(this.file, 0, 'a function');
    return this.#inOwnScope(() => this.#returned(body));
  }

  /** Reads in a scope whose names are gone afterwards. */
  #inOwnScope(read: () => unknown): unknown {
    const outside = new Map(this.#scope);
    const value = read();
    this.#scope.clear();
    for (const [name, reader] of outside) this.#scope.set(name, reader);
    return value;
  }

  /** Returns what a function returns at its end. */
  #returned(body: FunctionWithBody['body']): unknown {
    const statements = bodyStatements(body);
    for (const statement of statements) this.#declare(statement);
    const last = statements.findLast(({ type }) => type === 'ReturnStatement');
    return last?.type === 'ReturnStatement' && last.argument
      ? this.#expressions.read(last.argument)
      : new ComputedValue(this.file, 0, 'a function');
  }
}

/** Type comments need parentheses: `(module.exports = { … })`. */
function withoutParentheses(expression: Expression): Expression {
  return expression.type === 'ParenthesizedExpression'
    ? withoutParentheses(expression.expression)
    : expression;
}

function moduleName(name: ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

function parseProgram(
  file: string,
  code: string,
): { readonly program: Program; readonly error: SyntaxProblem | undefined } {
  const { program, errors } = parseJavaScript(file, code, /\.[mc]?ts$/.test(file) ? 'ts' : 'jsx');
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
