import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSXOpeningElement, Program } from 'oxc-parser';
import type { Place } from '../../diagnostics/diagnostic.js';
import { lineStarts, positionAt } from '../../diagnostics/index.js';
import { javascriptParser, parseJavaScript } from '../../javascript/parse-javascript.js';

/**
 * Returns the place where a page gives an island a prop that is not JSON; undefined for other errors, and if the page
 * does not write the prop itself.
 * @param error what rendering the page threw
 */
export function islandPropPlace(error: unknown, file: string, siteDir: string): Place | undefined {
  const { islandProp }: { readonly islandProp?: unknown } = Object(error);
  if (typeof islandProp !== 'string') return undefined;
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const { program } = parseJavaScript(file, text);
  const islands = islandNames(program);
  const found: { readonly start: number; readonly end: number }[] = [];
  const { Visitor } = javascriptParser();
  const visitElement = ({ name, attributes, selfClosing }: JSXOpeningElement): void => {
    if (name.type !== 'JSXIdentifier' || !islands.has(name.name)) return;
    if (islandProp === 'children' && !selfClosing) found.push(name);
    for (const attribute of attributes) {
      if (attribute.type === 'JSXAttribute' && attribute.name.name === islandProp)
        found.push(attribute);
    }
  };
  new Visitor({ JSXOpeningElement: visitElement }).visit(program);
  const [first] = found;
  if (first === undefined) return undefined;
  const starts = lineStarts(text);
  return { file, start: positionAt(starts, first.start), end: positionAt(starts, first.end) };
}

/** Returns the names that a module gives the islands that it imports. */
function islandNames({ body }: Program): ReadonlySet<string> {
  const names = body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const isIsland = statement.attributes.some(({ key }) =>
      key.type === 'Identifier' ? key.name === 'island' : key.value === 'island',
    );
    return isIsland ? statement.specifiers.map(({ local }) => local.name) : [];
  });
  return new Set(names);
}
