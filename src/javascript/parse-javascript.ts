import { createRequire } from 'node:module';
import type { Expression, ParseResult, ParserOptions } from 'oxc-parser';

const require = createRequire(import.meta.url);

/** Returns the parser. It is loaded by its first use, because it is large and most commands read no JavaScript. */
export function javascriptParser(): typeof import('oxc-parser') {
  return require('oxc-parser');
}

/**
 * Parses a JavaScript or TypeScript module to a syntax tree. Nothing is run.
 *
 * @param file its ending names the dialect
 * @param lang the dialect, if the ending does not name it
 */
export function parseJavaScript(
  file: string,
  text: string,
  lang?: ParserOptions['lang'],
): ParseResult {
  return javascriptParser().parseSync(file, text, {
    sourceType: 'module',
    ...(lang === undefined ? {} : { lang }),
  });
}

/** Removes parentheses, `as const` and `satisfies …` around an expression. */
export function bareExpression(expression: Expression): Expression {
  switch (expression.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return bareExpression(expression.expression);
    default:
      return expression;
  }
}
