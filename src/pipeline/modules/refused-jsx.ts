import { readFileSync } from 'node:fs';
import type { JSXOpeningElement, Node } from 'oxc-parser';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.js';
import { diagnose, lineStarts, positionAt } from '../../diagnostics/index.js';
import { sitePath } from '../../diagnostics/site-path.js';
import { parseJavaScript } from '../../javascript/parse-javascript.js';

/** Markup of a component that has no effect on a static page, or that the policy of the site blocks. */
interface RefusedJsx {
  /** `style`, `onClick`, `<style>` */
  readonly found: string;
  readonly isHandler: boolean;
  readonly place: Place;
}

/** Returns the place of a node. */
type PlaceOf = (node: Pick<Node, 'start' | 'end'>) => Place;

/**
 * Returns the event handlers, inline styles, and inline scripts and style sheets of the HTML elements that a module
 * writes.
 * @param file as diagnostics name it; its ending names the dialect
 */
export function refusedJsx(file: string, text: string): readonly RefusedJsx[] {
  if (!/\bstyle\b|\bon[A-Z]|<script\b/.test(text)) return [];
  const found: RefusedJsx[] = [];
  const starts = lineStarts(text);
  const placeOf: PlaceOf = ({ start, end }) => ({
    file,
    start: positionAt(starts, start),
    end: positionAt(starts, end),
  });
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value)) return;
    if (value.type === 'JSXOpeningElement') found.push(...refusedOfElement(value, placeOf));
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(parseJavaScript(file, text).program);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'type' in value;
}

function refusedOfElement(
  { name, attributes }: JSXOpeningElement,
  placeOf: PlaceOf,
): readonly RefusedJsx[] {
  // Components have props of any name.
  if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return [];
  const named = attributes.flatMap((attribute) =>
    attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier'
      ? [attribute.name]
      : [],
  );
  const isWhole = named.length === attributes.length;
  // A script with a type is data, such as JSON.
  const isOther = named.some((one) => one.name === 'src' || one.name === 'type');
  const isInlineScript = name.name === 'script' && isWhole && !isOther;
  if (name.name === 'style' || isInlineScript)
    return [{ found: `<${name.name}>`, isHandler: false, place: placeOf(name) }];
  return named.flatMap((attribute) => {
    const found = attribute.name;
    const isHandler = /^on[A-Z]/.test(found);
    return isHandler || found === 'style' ? [{ found, isHandler, place: placeOf(attribute) }] : [];
  });
}

/**
 * Reports such markup in the components of the site's theme: a page would silently be without it.
 * @param files absolute paths
 */
export function refusedThemeMarkup(
  siteDir: string,
  files: readonly string[],
): readonly Diagnostic[] {
  return files.flatMap((file) =>
    refusedJsx(sitePath(siteDir, file), readFileSync(file, 'utf8')).map(
      ({ found, isHandler, place }) =>
        diagnose('theme/refused-markup', { found, isHandler }, { place }),
    ),
  );
}
