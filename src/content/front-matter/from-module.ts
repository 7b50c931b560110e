import type { Expression, ObjectExpression, Program } from 'oxc-parser';
import { Document, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import type { Place } from '../../diagnostics/diagnostic.js';
import { diagnose, lineStarts, positionAt } from '../../diagnostics/index.js';
import type { SourceFile } from '../../files/source-file.js';
import { bareExpression, parseJavaScript } from '../../javascript/parse-javascript.js';
import { checkFrontMatter } from './check.js';
import type { ParsedFrontMatter } from './meta.js';

/** A value that is not a literal. */
class NoLiteral extends Error {
  constructor(readonly node: Expression) {
    super('The value is not a literal.');
  }
}

/** Whether a module exports front matter, which makes it a page. Nothing is evaluated. */
export function exportsFrontMatter({ path, text }: Pick<SourceFile, 'path' | 'text'>): boolean {
  if (!text.includes('frontMatter')) return false;
  const { program, errors } = parseJavaScript(path, text);
  // The compiler reports syntax errors.
  if (errors.length > 0) return /^export const frontMatter\b/m.test(text);
  return exportedValue(program) !== undefined;
}

/**
 * Reads and checks the exported constant `frontMatter` of a module: an object of literals.
 *
 * @param ownKeys keys that the site has declared itself
 */
export function moduleFrontMatter(
  { path, text }: Pick<SourceFile, 'path' | 'text'>,
  ownKeys: readonly string[] = [],
): ParsedFrontMatter {
  const starts = lineStarts(text);
  const rangePlace = (start: number, end: number): Place => ({
    file: path,
    start: positionAt(starts, start),
    end: positionAt(starts, end),
  });
  const value = exportedValue(parseJavaScript(path, text).program);
  if (value === undefined) return { meta: {}, metaPlaces: {}, diagnostics: [] };
  try {
    if (value.type !== 'ObjectExpression') throw new NoLiteral(value);
    return checkFrontMatter(toYamlMap(value), new Document(), rangePlace, ownKeys);
  } catch (error) {
    if (!(error instanceof NoLiteral)) throw error;
    const place = rangePlace(error.node.start, error.node.end);
    const problem = diagnose('content/front-matter-code', undefined, { place });
    return { meta: {}, metaPlaces: {}, diagnostics: [problem] };
  }
}

function exportedValue({ body }: Program): Expression | undefined {
  for (const statement of body) {
    const { declaration } = statement.type === 'ExportNamedDeclaration' ? statement : {};
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && id.name === 'frontMatter' && init)
        return bareExpression(init);
    }
  }
  return undefined;
}

/** Returns the nodes that YAML front matter with the same values has. */
function toYamlMap(object: ObjectExpression): YAMLMap {
  const map = new YAMLMap();
  map.range = sourceRange(object);
  for (const property of object.properties) {
    if (property.type !== 'Property' || property.computed || property.kind !== 'init')
      throw new NoLiteral(object);
    const key = new Scalar(keyName(property.key as Expression));
    key.range = sourceRange(property.key);
    map.items.push(new Pair(key, toYamlNode(property.value)));
  }
  return map;
}

function keyName(key: Expression): string {
  if (key.type === 'Identifier') return key.name;
  if (key.type === 'Literal') return String(key.value);
  throw new NoLiteral(key);
}

function toYamlNode(written: Expression): Scalar | YAMLMap | YAMLSeq {
  const node = bareExpression(written);
  if (node.type === 'ObjectExpression') return toYamlMap(node);
  if (node.type === 'ArrayExpression') {
    const list = new YAMLSeq();
    list.range = sourceRange(node);
    for (const element of node.elements) {
      if (element === null || element.type === 'SpreadElement') throw new NoLiteral(node);
      list.items.push(toYamlNode(element));
    }
    return list;
  }
  const scalar = new Scalar(scalarValue(node));
  scalar.range = sourceRange(node);
  return scalar;
}

function scalarValue(node: Expression): string | number | boolean | null {
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis.map(({ value: { cooked, raw } }) => cooked ?? raw).join('');
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = scalarValue(bareExpression(node.argument));
    if (typeof value === 'number') return -value;
  }
  if (node.type !== 'Literal') throw new NoLiteral(node);
  const { value } = node;
  if (typeof value === 'bigint' || (typeof value === 'object' && value !== null))
    throw new NoLiteral(node);
  return value;
}

function sourceRange({ start, end }: { readonly start: number; readonly end: number }) {
  return [start, end, end] as [number, number, number];
}
