import type { Element, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { visit } from 'unist-util-visit';
import { diagnose } from '../../diagnostics/index.js';
import { builderOfFile, type DocBuilder } from '../doc-builder.js';
import { colorModeImages, modeClasses, readModeClasses } from '../html/color-modes.js';
import { allowed, protectedProperty } from './allowed.js';
import { chooseRawId } from './ids.js';
import { type ParsedFile, parseRawHtml } from './parse-raw-html.js';
import { prepareRaw } from './prepare.js';
import { protectElements, protectedIndex, restoreElement } from './protect-elements.js';
import { collectRawReferences } from './references.js';

const sanitize = rehypeSanitize(allowed);

/**
 * Parses raw HTML into the tree. Unless the site trusts its authors, removes and reports everything that can do more
 * than show text. Does nothing for texts without HTML.
 */
export function rehypeRawHtml() {
  return (tree: Root, file: ParsedFile): Root => {
    const builder = builderOfFile(file);
    if (!builder.hasRawHtml) return tree;
    // Most texts only have words in angle brackets, and parsing HTML would double the total time.
    if (!prepareRaw(tree, builder)) return tree;
    const protectedElements = protectElements(tree);
    const parsed = parseRawHtml(tree, file);
    const { trustedHtml, dropClasses } = builder.options;
    const clean = trustedHtml ? parsed : sanitize(reported(parsed, builder));
    visit(clean, (node, index, parent) => {
      if (!trustedHtml && parent && index !== undefined && isSplitRest(node)) {
        parent.children.splice(index, 1);
        return index;
      }
      if (node.type !== 'element' || restoreElement(node, protectedElements)) return undefined;
      const images = node.tagName === 'picture' ? colorModeImages(node) : undefined;
      if (images && parent && index !== undefined) {
        parent.children.splice(index, 1, ...images);
        return index;
      }
      chooseRawId(node, builder);
      readModeClasses(node);
      if (dropClasses && !trustedHtml) keepModeClasses(node);
      collectRawReferences(node, builder);
      return undefined;
    });
    return clean;
  };
}

function keepModeClasses(node: Element): void {
  const names = modeClasses(node);
  if (names.length > 0) node.properties.className = [...names];
  else delete node.properties.className;
}

/**
 * Whether a node is an empty paragraph, which the parser leaves beside a block in a paragraph: `<div>…</div>` in a line.
 */
function isSplitRest(node: Root['children'][number] | Root): boolean {
  if (node.type !== 'element' || node.tagName !== 'p') return false;
  const isPlain = Object.keys(node.properties).every((name) => name === protectedProperty);
  return isPlain && node.children.every((one) => one.type === 'text' && one.value.trim() === '');
}

function reported(tree: Root, builder: DocBuilder): Root {
  visit(tree, 'element', (element) => {
    if (protectedIndex(element) === undefined) reportRemoved(element, builder);
  });
  return tree;
}

/** Reports attributes that sanitizing removes. Presentational attributes are removed without a report. */
function reportRemoved({ properties, position }: Element, builder: DocBuilder): void {
  const place = builder.sources.nodePlace({ position });
  for (const name of Object.keys(properties)) {
    if (!/^on/i.test(name) && name !== 'style') continue;
    const what = `The attribute ${name.toLowerCase()}`;
    builder.reportOnce(diagnose('content/unsafe-html', { what }, { place }));
  }
}
