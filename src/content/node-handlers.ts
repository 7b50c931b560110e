import { codeBlock } from './code/code-block.js';
import { containerDirective, leafDirective } from './directives/index.js';
import { textDirective } from './directives/inline.js';
import { blockquote } from './html/blockquote.js';
import { descriptionDetails, descriptionList, descriptionTerm } from './html/definition-list.js';
import { heading } from './html/heading.js';
import { imageHandler, imageReference } from './html/image.js';
import { inlineCode } from './html/inline-code.js';
import { linkHandler, linkReference } from './html/link.js';
import { listItem } from './html/list-item.js';
import { html } from './html/raw.js';
import { inlineMath, math } from './math/formula.js';
import type { Handlers } from './node-types.js';

/** The functions that convert Markdown nodes to HTML nodes, by the type of the node. */
export const nodeHandlers: Handlers = {
  blockquote,
  code: codeBlock,
  containerDirective,
  descriptionDetails,
  descriptionList,
  descriptionTerm,
  heading,
  html,
  image: imageHandler,
  imageReference,
  inlineCode,
  inlineMath,
  leafDirective,
  link: linkHandler,
  linkReference,
  listItem,
  math,
  textDirective,
};
