import type {
  ArrowFunctionExpression,
  Expression,
  Function as FunctionNode,
  Statement,
} from 'oxc-parser';

export type FunctionWithBody = FunctionNode | ArrowFunctionExpression;

type Body = FunctionWithBody['body'];

export function isFunction<Node extends { readonly type: string }>(
  node: Node,
): node is Node & FunctionWithBody {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
}

/** Returns the value of a function without statements: `() => […]`. */
export function expressionBody(body: Body): Expression | undefined {
  return body === null || /^(?:BlockStatement|FunctionBody)$/.test(body.type)
    ? undefined
    : (body as unknown as Expression);
}

/** Returns the statements of a function; none if its body is a value. */
export function bodyStatements(body: Body): readonly Statement[] {
  const { body: statements = [] } = (body ?? {}) as { readonly body?: unknown };
  return Array.isArray(statements) ? statements : [];
}

/** Whether the body of a function is a value, or only declares constants before it returns. */
export function onlyReturns(body: Body): boolean {
  const statements = bodyStatements(body);
  return statements.every(
    ({ type }, index) =>
      type === 'VariableDeclaration' ||
      (type === 'ReturnStatement' && index === statements.length - 1),
  );
}
