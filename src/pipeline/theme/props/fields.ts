import type { Declaration, Program, Statement, TSSignature, TSTypeName, Visitor } from 'oxc-parser';
import { javascriptParser, parseJavaScript } from '../../../javascript/parse-javascript.js';
import type { Span } from './place-in-theme.js';

/** A property of an interface, or a prop of a component. */
interface Field {
  readonly isOptional: boolean;
  /** Source of its type on one line. */
  readonly type: string;
}

/** Fields by name. */
export type Fields = Readonly<Record<string, Field>>;

/** Parses a module; undefined if its syntax is wrong, which the compilation of the theme reports. */
export function parseModule(file: string, text: string): Program | undefined {
  const { program, errors } = parseJavaScript(file, text, /\.[jt]sx$/.test(file) ? 'tsx' : 'ts');
  return errors.some(({ severity }) => severity === 'Error') ? undefined : program;
}

/** Calls functions for the nodes of a module, by the type of the node. */
export function visitModule(
  program: Program,
  visitor: ConstructorParameters<typeof Visitor>[0],
): void {
  const parser = javascriptParser();
  new parser.Visitor(visitor).visit(program);
}

/** Reads the members of an interface or of an object type. */
export function signatureFields(members: readonly TSSignature[], text: string): Fields {
  return Object.fromEntries(members.flatMap((member) => memberFields(member, text)));
}

function memberFields(member: TSSignature, text: string): readonly (readonly [string, Field])[] {
  if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
  const name = member.key.type === 'Identifier' ? member.key.name : sourceText(member.key, text);
  const type =
    member.type === 'TSMethodSignature'
      ? sourceText(member, text)
      : member.typeAnnotation
        ? sourceText(member.typeAnnotation.typeAnnotation, text)
        : 'any';
  return [[name, { isOptional: member.optional, type }]];
}

/** Returns a statement's declaration, whether it is exported or not. */
export function exportedDeclaration(statement: Statement): Statement | Declaration {
  return statement.type === 'ExportNamedDeclaration' && statement.declaration
    ? statement.declaration
    : statement;
}

/** Returns a type or a member as it is written, on one line and without comments. */
export function sourceText({ start, end }: Span, text: string): string {
  return text
    .slice(start, end)
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"\w])\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([{<([]) | (?=[>)\]])|^\| /g, '$1')
    .replaceAll(/[;,]? ?\}/g, '}')
    .trim();
}

/** Returns the name of a type without a namespace. */
export function typeName(name: TSTypeName): string | undefined {
  return name.type === 'Identifier' ? name.name : undefined;
}
