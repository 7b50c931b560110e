import { createRequire } from 'node:module';
import type { ParserOptions, Program, TSSignature, TSType, TSTypeName } from 'oxc-parser';

/** A property of an interface, or a prop of a component. */
interface Field {
  readonly isOptional: boolean;
  /** Source of its type on one line. */
  readonly type: string;
}

/** Fields by name. */
export type Fields = Readonly<Record<string, Field>>;

type Oxc = typeof import('oxc-parser');

let oxc: Oxc | undefined;

/** Loaded on demand, because only sites with files in `theme` need it. */
function loadOxc(): Oxc {
  oxc ??= createRequire(import.meta.url)('oxc-parser') as Oxc;
  return oxc;
}

/** Parses a module; undefined if its syntax is wrong, which the compilation of the theme reports. */
export function parseModule(file: string, text: string): Program | undefined {
  const options: ParserOptions = {
    sourceType: 'module',
    lang: /\.[jt]sx$/.test(file) ? 'tsx' : 'ts',
  };
  const { program, errors } = loadOxc().parseSync(file, text, options);
  return errors.some(({ severity }) => severity === 'Error') ? undefined : program;
}

/** Calls a function for each node of a type. */
export function visitModule(
  program: Program,
  visitor: ConstructorParameters<Oxc['Visitor']>[0],
): void {
  const { Visitor } = loadOxc();
  new Visitor(visitor).visit(program);
}

/** Reads the members of an interface or of an object type. */
export function signatureFields(members: readonly TSSignature[], text: string): Fields {
  return Object.fromEntries(members.flatMap((member) => fieldOf(member, text)));
}

function fieldOf(member: TSSignature, text: string): readonly (readonly [string, Field])[] {
  if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
  const name = member.key.type === 'Identifier' ? member.key.name : sourceOf(member.key, text);
  const type =
    member.type === 'TSMethodSignature'
      ? sourceOf(member, text)
      : member.typeAnnotation
        ? typeText(member.typeAnnotation.typeAnnotation, text)
        : 'any';
  return [[name, { isOptional: member.optional, type }]];
}

/** Returns a type as it is written, without line breaks and comments. */
export function typeText(type: TSType, text: string): string {
  return sourceOf(type, text);
}

function sourceOf(span: { readonly start: number; readonly end: number }, text: string): string {
  return text
    .slice(span.start, span.end)
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
