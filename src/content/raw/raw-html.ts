import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import { visit } from 'unist-util-visit';
import { type Draft, draftOf } from '../doc-builder.js';
import { allowed } from './allowed.js';
import { chooseRawId } from './ids.js';
import { prepareRaw } from './prepare.js';
import { referRaw } from './references.js';
import { reportRemoved } from './report.js';
import { seal, sealOf, unseal } from './seal.js';

type VFile = Parameters<ReturnType<typeof rehypeRaw>>[1];

const parse = rehypeRaw();
const sanitize = rehypeSanitize(allowed);

/**
 * HTML that authors wrote becomes a part of the tree; unless the site trusts them, what could do more than
 * show a text is taken out and reported. Costs nothing where a text has no HTML.
 */
export function rehypeRawHtml() {
  return (tree: Root, file: VFile): Root => {
    const draft = draftOf(file);
    if (!draft.hasRawHtml) return tree;
    // Most texts have nothing but words in angle brackets, and to parse all takes as long as all else.
    if (!prepareRaw(tree, draft)) return tree;
    const sealed = seal(tree);
    const parsed = parse(tree, file);
    const clean = draft.options.trustedHtml ? parsed : sanitize(reported(parsed, draft));
    visit(clean, (node) => {
      if (node.type !== 'element' || unseal(node, sealed)) return;
      chooseRawId(node, draft);
      referRaw(node, draft);
    });
    return clean;
  };
}

function reported(tree: Root, draft: Draft): Root {
  visit(tree, 'element', (element) => {
    if (sealOf(element) === undefined) reportRemoved(element, draft);
  });
  return tree;
}
