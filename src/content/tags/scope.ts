import type { ImportDeclaration, Statement } from 'oxc-parser';
import { expressionLiteral, importedFilePath, type Literal, parseProgram } from './literal.js';

/** What a name of a text with tags means. */
export type Binding =
  /** Another Markdown file, used as `<Name />`, or a constant that it exports, used as `{name}`. */
  | { readonly kind: 'partial'; readonly target: string; readonly exported: string }
  /** The text of a file (`raw-loader`, `?raw`). */
  | { readonly kind: 'raw'; readonly target: string }
  /** A component under another name: `import { Tab as Item }`. */
  | {
      readonly kind: 'component';
      readonly name: string;
      readonly source: string;
      /** Name in its file: `default` for `import Tab from`. */
      readonly exported: string;
    }
  | { readonly kind: 'value'; readonly value: Literal }
  /** A function of the text, which is not run. */
  | { readonly kind: 'function' };

/** A line of code that has no meaning without running it. */
export interface CodeLine {
  /** Offset in the block of `import` and `export` lines. */
  readonly offset: number;
  readonly what: string;
  readonly hint?: string | undefined;
}

const markdownFile = /\.mdx?$/i;
const imageFile = /\.(?:png|jpe?g|gif|svg|webp|avif|ico)(?:\?\w+)?$/i;
const mediaFile = /\.(?:mp4|webm|pdf|mp3|json|ya?ml)(?:\?\w+)?$/i;
const styleFile = /\.(?:css|scss|sass|less)$/i;

/** Reads `import` and `export const` lines into `bindings` and returns what would need code. */
export function readModuleLines(code: string, bindings: Map<string, Binding>): CodeLine[] {
  const program = parseProgram(code);
  if (!program) return [{ offset: 0, what: 'these lines' }];
  return program.body.flatMap((statement) => readStatement(statement, code, bindings));
}

function readStatement(
  statement: Statement,
  code: string,
  bindings: Map<string, Binding>,
): CodeLine[] {
  if (statement.type === 'ImportDeclaration') return readImport(statement, bindings);
  const offset = statement.start;
  if (statement.type === 'ExpressionStatement')
    return [{ offset, what: 'an expression', hint: 'put an empty line below the imports' }];
  if (statement.type === 'ExportDefaultDeclaration')
    return [{ offset, what: 'an export', hint: 'remove it: layouts are part of the theme' }];
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration)
    return [{ offset, what: 'an export' }];
  const { declaration } = statement;
  if (declaration.type !== 'VariableDeclaration') {
    const name =
      'id' in declaration && declaration.id?.type === 'Identifier'
        ? declaration.id.name
        : undefined;
    return [functionLine(offset, name, bindings)];
  }
  const scope = literalBindings(bindings);
  return declaration.declarations.flatMap(({ id, init }): CodeLine[] => {
    const found =
      init && id.type === 'Identifier' ? expressionLiteral(init, code, scope) : undefined;
    if (id.type !== 'Identifier') return [{ offset, what: 'an export' }];
    if (init && /^(?:Arrow)?FunctionExpression$/.test(init.type))
      return [functionLine(offset, id.name, bindings)];
    if (found?.kind !== 'value') return [{ offset, what: id.name }];
    bindings.set(id.name, { kind: 'value', value: found.value });
    return [];
  });
}

function functionLine(
  offset: number,
  name: string | undefined,
  bindings: Map<string, Binding>,
): CodeLine {
  const what = 'a function or class';
  if (name === undefined) return { offset, what };
  bindings.set(name, { kind: 'function' });
  const hint = /^[A-Z]/.test(name)
    ? `say in tags/${name}.mdx what <${name}> shows, and remove the export`
    : `write what ${name} returns where the text uses it`;
  return { offset, what, hint };
}

function readImport(
  { source, specifiers, start }: ImportDeclaration,
  bindings: Map<string, Binding>,
): CodeLine[] {
  const written = source.value;
  const isRaw = written.includes('raw-loader!') || written.endsWith('?raw');
  const target = written.replace(/^.*!/, '').replace(/\?\w+$/, '');
  // The style sheet of a package belongs to a component that docsgen does not read.
  if (specifiers.length === 0)
    return styleFile.test(target) && /^(?:[./~#]|@\/|@site\/)/.test(target)
      ? [{ offset: start, what: `the style sheet ${target}` }]
      : [];
  for (const specifier of specifiers) {
    const { local } = specifier;
    const imported =
      specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
        ? specifier.imported.name
        : undefined;
    const exported = specifier.type === 'ImportDefaultSpecifier' ? 'default' : (imported ?? '*');
    bindings.set(local.name, createBinding(target, imported ?? local.name, exported, isRaw));
  }
  return [];
}

function createBinding(target: string, name: string, exported: string, isRaw: boolean): Binding {
  if (isRaw) return { kind: 'raw', target };
  if (markdownFile.test(target)) return { kind: 'partial', target, exported };
  if (imageFile.test(target) || mediaFile.test(target))
    return { kind: 'value', value: importedFilePath(target) };
  return { kind: 'component', name, source: target, exported };
}

/** A file whose text a code block shows, as a value of an attribute: `code={Source}`. */
interface RawFile {
  readonly [key: string]: string;
  readonly rawFile: string;
}

/** Returns the path of an imported file whose text a value is; undefined for other values. */
export function rawFilePath(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'rawFile' in value
    ? String(value.rawFile)
    : undefined;
}

/** Returns the names that are values. */
export function literalBindings(bindings: ReadonlyMap<string, Binding>): Map<string, Literal> {
  const literals = new Map<string, Literal>();
  for (const [name, binding] of bindings) {
    if (binding.kind === 'value') literals.set(name, binding.value);
    if (binding.kind === 'raw') literals.set(name, { rawFile: binding.target } satisfies RawFile);
  }
  return literals;
}
