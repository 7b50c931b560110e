import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSXOpeningElement, Node } from 'oxc-parser';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose, lineStarts, positionAt } from '../../diagnostics/index.js';
import { parseJavaScript } from '../../javascript/parse-javascript.js';

/** Markup of a component that has no effect on a static page, or that the policy of the site blocks. */
interface RefusedJsx {
  /** `style`, `onClick`, `<style>` */
  readonly found: string;
  readonly isHandler: boolean;
  /** Offsets in the module. */
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the event handlers, inline styles, and inline scripts and style sheets of the HTML elements that a module
 * writes.
 * @param file its ending names the dialect
 */
export function refusedJsx(file: string, text: string): readonly RefusedJsx[] {
  if (!/\bstyle\b|\bon[A-Z]|<script\b/.test(text)) return [];
  const found: RefusedJsx[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value)) return;
    if (value.type === 'JSXOpeningElement') found.push(...refusedOfElement(value));
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(parseJavaScript(file, text).program);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'type' in value;
}

function refusedOfElement({ name, attributes }: JSXOpeningElement): readonly RefusedJsx[] {
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
    return [{ found: `<${name.name}>`, isHandler: false, start: name.start, end: name.end }];
  return named.flatMap(({ name: attribute, start, end }) => {
    const isHandler = /^on[A-Z]/.test(attribute);
    return isHandler || attribute === 'style' ? [{ found: attribute, isHandler, start, end }] : [];
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
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const starts = lineStarts(text);
    return refusedJsx(file, text).map(({ found, isHandler, start, end }) => {
      const place = {
        file: path.relative(siteDir, file).split(path.sep).join('/'),
        start: positionAt(starts, start),
        end: positionAt(starts, end),
      };
      return diagnose('theme/refused-markup', { found, isHandler }, { place });
    });
  });
}
