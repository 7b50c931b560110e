import type { Expression, ObjectExpression, Program } from 'oxc-parser';
import type { DocBuilder } from '../doc-builder.js';
import { withoutFrontMatter } from '../front-matter/read.js';
import { includedPaths } from '../included-path.js';
import { parseMarkdownWithTags } from '../markdown/parse.js';
import { expressionLiteral, type Literal, type LiteralScope, parseProgram } from './literal.js';
import type { Binding } from './scope.js';

/** What a JavaScript file exports as literals. Nothing in it is run. */
interface ModuleLiterals {
  /** Exported values by name, and `default`. */
  readonly values: ReadonlyMap<string, Literal>;
  /** Members of `default` that only running the file could tell. */
  readonly needCode: ReadonlySet<string>;
}

const extensions = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs'];
const maxCharacters = 100_000;

/** The values of a text with tags, also those that its imports from files of the site have. */
export class SiteScope implements LiteralScope {
  readonly #modules = new Map<string, ModuleLiterals | undefined>();

  /** @param from the file with the imports */
  constructor(
    readonly literals: ReadonlyMap<string, Literal>,
    readonly bindings: ReadonlyMap<string, Binding>,
    readonly builder: DocBuilder,
    readonly from: string | undefined,
  ) {}

  has(name: string): boolean {
    return this.literals.has(name) || this.#exported(name) !== undefined;
  }

  get(name: string): Literal {
    return this.literals.has(name) ? this.literals.get(name) : this.#exported(name)?.value;
  }

  needsCode(name: string, member: string): boolean {
    return this.#exported(name)?.needCode.has(member) ?? false;
  }

  #exported(name: string) {
    const binding = this.bindings.get(name);
    if (this.from === undefined) return undefined;
    if (binding?.kind !== 'component' && binding?.kind !== 'partial') return undefined;
    const { exported } = binding;
    const source = binding.kind === 'partial' ? binding.target : binding.source;
    if (!/^(?:\.{0,2}\/|@\/|@site\/)/.test(source)) return undefined;
    if (!this.#modules.has(source)) this.#modules.set(source, this.#read(source, this.from));
    const read = this.#modules.get(source);
    if (!read?.values.has(exported)) return undefined;
    return { value: read.values.get(exported), needCode: read.needCode };
  }

  #read(source: string, from: string): ModuleLiterals | undefined {
    for (const extension of extensions) {
      if (extension === '' && !/\.(?:[cm]?[jt]sx?|mdx?)$/.test(source)) continue;
      const paths = includedPaths(source + extension, from);
      const text = paths && this.builder.read(this.builder.resolveInclude(paths));
      if (typeof text !== 'string' || text.length > maxCharacters) continue;
      return moduleLiterals(/\.mdx?$/.test(source) ? moduleLines(text, source) : text);
    }
    return undefined;
  }
}

/** Returns the `import` and `export` lines of a Markdown file with tags. */
function moduleLines(text: string, file: string): string {
  try {
    const { children } = parseMarkdownWithTags({
      file,
      text: withoutFrontMatter(text),
      firstLine: 1,
    });
    return children.map((node) => (node.type === 'mdxjsEsm' ? node.value : '')).join('\n');
  } catch {
    // Pages that show the file report what is wrong with it.
    return '';
  }
}

/** Reads the constants and exports of a JavaScript or TypeScript file that are literals. */
function moduleLiterals(code: string): ModuleLiterals | undefined {
  const program = parseProgram(code, 'module.tsx');
  if (!program) return undefined;
  const constants = programConstants(program, code);
  const values = new Map<string, Literal>();
  const needCode = new Set<string>();
  for (const statement of program.body) {
    if (statement.type === 'ExportNamedDeclaration') {
      for (const name of exportedNames(statement)) {
        if (constants.has(name)) values.set(name, constants.get(name));
      }
    } else if (statement.type === 'ExportDefaultDeclaration') {
      const exported = statement.declaration as Expression;
      const value =
        exported.type === 'ObjectExpression'
          ? readMembers(exported, code, constants, needCode)
          : expressionLiteral(exported, code, constants);
      if (value.kind === 'value') values.set('default', value.value);
    }
  }
  return { values, needCode };
}

function programConstants(program: Program, code: string): ReadonlyMap<string, Literal> {
  const constants = new Map<string, Literal>();
  for (const statement of program.body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') continue;
    for (const { id, init } of declared.declarations) {
      const found = init && expressionLiteral(init, code, constants);
      if (id.type === 'Identifier' && found?.kind === 'value') constants.set(id.name, found.value);
    }
  }
  return constants;
}

type Export = Extract<Program['body'][number], { type: 'ExportNamedDeclaration' }>;

function exportedNames({ declaration, specifiers, source }: Export): readonly string[] {
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  // `export { mars }` of this file, under its own name.
  return specifiers.flatMap(({ local, exported }) => {
    const isOwn = local.type === 'Identifier' && exported.type === 'Identifier' && source === null;
    return isOwn && local.name === exported.name ? local.name : [];
  });
}

/** Reads the members of `export default { … }` one by one: functions beside literals do not spoil them. */
function readMembers(
  object: ObjectExpression,
  code: string,
  constants: LiteralScope,
  needCode: Set<string>,
) {
  const members: [string, Literal][] = [];
  for (const property of object.properties) {
    // What a spread object has is unknown.
    if (property.type !== 'Property' || property.computed) return { kind: 'code' } as const;
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : null;
    const found =
      property.kind === 'init' ? expressionLiteral(property.value, code, constants) : undefined;
    if (found?.kind === 'value') members.push([String(name), found.value]);
    else needCode.add(String(name));
  }
  return { kind: 'value', value: Object.fromEntries(members) } as const;
}
