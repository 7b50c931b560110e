import type { Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { visit } from 'unist-util-visit';
import { builderOfFile, type DocBuilder } from '../doc-builder.js';
import { modePictures, readModeClasses } from '../html/color-modes.js';
import { type ParsedFile, parseRawHtml } from '../late-libraries.js';
import { allowed } from './allowed.js';
import { chooseRawId } from './ids.js';
import { prepareRaw } from './prepare.js';
import { collectRawReferences } from './references.js';
import { reportRemoved } from './report.js';
import { elementSeal, restoreSealed, sealElements } from './seal.js';

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
    const sealed = sealElements(tree);
    const parsed = parseRawHtml(tree, file);
    const clean = builder.options.trustedHtml ? parsed : sanitize(reported(parsed, builder));
    visit(clean, (node, index, parent) => {
      if (node.type !== 'element' || restoreSealed(node, sealed)) return undefined;
      const pictures = node.tagName === 'picture' ? modePictures(node) : undefined;
      if (pictures && parent && index !== undefined) {
        parent.children.splice(index, 1, ...pictures);
        return index;
      }
      chooseRawId(node, builder);
      readModeClasses(node);
      collectRawReferences(node, builder);
      return undefined;
    });
    return clean;
  };
}

function reported(tree: Root, builder: DocBuilder): Root {
  visit(tree, 'element', (element) => {
    if (elementSeal(element) === undefined) reportRemoved(element, builder);
  });
  return tree;
}
