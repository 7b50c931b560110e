import type {
  BindingPattern,
  Function as FunctionNode,
  JSXElement,
  MemberExpression,
  ObjectPattern,
  ParamPattern,
  Program,
  Statement,
  TSType,
} from 'oxc-parser';
import {
  exportedDeclaration,
  type Fields,
  parseModule,
  signatureFields,
  typeName,
  visitModule,
} from './fields.js';
import type { Span } from './place-in-theme.js';

/** A component as an element: `<Pagination previous={previous} />`. */
interface ComponentUse extends NamedSpan {
  readonly props: readonly NamedSpan[];
  /** Whether the element passes props that cannot be counted: `{...props}`. */
  readonly hasSpread: boolean;
}

interface NamedSpan extends Span {
  readonly name: string;
}

interface Component extends Span {
  /** Undefined if their type is not written in the file. */
  readonly props: Fields | undefined;
}

/** What a module of the theme declares and uses, read without running it. */
export interface ComponentSource {
  readonly text: string;
  /** The exported functions by name. */
  readonly components: ReadonlyMap<string, Component>;
  /** Imported names by local name. */
  readonly imports: ReadonlyMap<string, { readonly name: string; readonly from: string }>;
  readonly uses: readonly ComponentUse[];
  /** Fields that the code reads, such as `columns` in `footer.columns` and in `{ columns }`. */
  readonly reads: readonly NamedSpan[];
}

/** Reads a module of the theme; undefined if its syntax is wrong. */
export function readComponentSource(file: string, text: string): ComponentSource | undefined {
  const program = parseModule(file, text);
  if (program === undefined) return undefined;
  const types = localTypes(program, text);
  const components = new Map<string, Component>();
  const imports = new Map<string, { name: string; from: string }>();
  for (const statement of program.body) {
    for (const [{ name, start, end }, parameter] of exportedFunctions(statement)) {
      components.set(name, { props: parameterProps(parameter, text, types), start, end });
    }
    readImports(statement, imports);
  }
  return { text, components, imports, ...usedIn(program) };
}

/** Interfaces and object types that the file declares. */
function localTypes(program: Program, text: string): ReadonlyMap<string, Fields> {
  const types = new Map<string, Fields>();
  for (const statement of program.body) {
    const node = exportedDeclaration(statement);
    if (node.type === 'TSInterfaceDeclaration' && node.extends.length === 0) {
      types.set(node.id.name, signatureFields(node.body.body, text));
    }
    if (node.type === 'TSTypeAliasDeclaration' && node.typeAnnotation.type === 'TSTypeLiteral') {
      types.set(node.id.name, signatureFields(node.typeAnnotation.members, text));
    }
  }
  return types;
}

type Parameter = ParamPattern | undefined;

function exportedFunctions(statement: Statement): readonly (readonly [NamedSpan, Parameter])[] {
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
  const { declaration } = statement;
  if (declaration.type === 'FunctionDeclaration') {
    return declaration.id ? [[declaration.id, firstParameter(declaration)]] : [];
  }
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression'
      ? [[id, init.params[0]] as const]
      : [],
  );
}

function firstParameter({ params }: FunctionNode): Parameter {
  return params[0];
}

function parameterProps(
  parameter: Parameter,
  text: string,
  types: ReadonlyMap<string, Fields>,
): Fields | undefined {
  if (parameter === undefined) return {};
  const type = annotation(parameter);
  return type && propsOfType(type, text, types);
}

function annotation(parameter: ParamPattern): TSType | undefined {
  if (parameter.type === 'RestElement' || parameter.type === 'TSParameterProperty')
    return undefined;
  const pattern: BindingPattern =
    parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  return pattern.typeAnnotation?.typeAnnotation;
}

function propsOfType(
  type: TSType,
  text: string,
  types: ReadonlyMap<string, Fields>,
): Fields | undefined {
  if (type.type === 'TSTypeLiteral') return signatureFields(type.members, text);
  if (type.type === 'TSTypeReference') {
    const name = typeName(type.typeName);
    return name === undefined || type.typeArguments ? undefined : types.get(name);
  }
  if (type.type !== 'TSIntersectionType') return undefined;
  let all: Fields = {};
  for (const part of type.types) {
    const fields = propsOfType(part, text, types);
    if (fields === undefined) return undefined;
    all = { ...all, ...fields };
  }
  return all;
}

function readImports(
  statement: Statement,
  imports: Map<string, { name: string; from: string }>,
): void {
  if (statement.type !== 'ImportDeclaration') return;
  for (const specifier of statement.specifiers) {
    if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
    imports.set(specifier.local.name, {
      name: specifier.imported.name,
      from: statement.source.value,
    });
  }
}

function usedIn(program: Program): Pick<ComponentSource, 'uses' | 'reads'> {
  const uses: ComponentUse[] = [];
  const reads: NamedSpan[] = [];
  const addUse = (element: JSXElement): void => {
    const use = componentUse(element);
    if (use) uses.push(use);
  };
  const addMember = ({ property, computed }: MemberExpression): void => {
    if (!computed && property.type === 'Identifier') reads.push(property);
  };
  const addPattern = ({ properties }: ObjectPattern): void => {
    for (const property of properties) {
      if (property.type === 'Property' && property.key.type === 'Identifier') {
        reads.push(property.key);
      }
    }
  };
  visitModule(program, {
    JSXElement: addUse,
    MemberExpression: addMember,
    ObjectPattern: addPattern,
  });
  return { uses, reads };
}

function componentUse({ openingElement, children }: JSXElement): ComponentUse | undefined {
  const { name, attributes, start, end } = openingElement;
  if (name.type !== 'JSXIdentifier') return undefined;
  const isText = (child: JSXElement['children'][number]): boolean =>
    child.type !== 'JSXText' || child.value.trim() !== '';
  const props = attributes.flatMap((attribute) =>
    attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier'
      ? [{ name: attribute.name.name, start: attribute.start, end: attribute.end }]
      : [],
  );
  return {
    name: name.name,
    start,
    end,
    props: children.some(isText) ? [...props, { name: 'children', start, end }] : props,
    hasSpread: attributes.some(({ type }) => type === 'JSXSpreadAttribute'),
  };
}
