import type { ElementContent } from 'hast';
import type { Blockquote, Paragraph, PhrasingContent, Text } from 'mdast';
import { defaultHandlers } from 'remark-rehype';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import { admonitionElement } from '../directives/admonition.js';
import { builderOfFile } from '../doc-builder.js';
import { admonitionKinds, isAdmonition } from '../markdown/admonition-kinds.js';
import type { NodeHandler } from '../node-types.js';

const marker = /^\[!([a-z]+)\][ \t]*([^\n]*)(?:\n|$)/i;

/** Converts block quotes; those that begin with `[!NOTE]` become admonitions, as on GitHub. */
export const blockquote: NodeHandler = (state, node: Blockquote) => {
  const [paragraph, ...blocks] = node.children;
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  const [match, word = '', title = ''] = (text?.type === 'text' && marker.exec(text.value)) || [];
  const kind = word.toLowerCase();
  if (paragraph?.type !== 'paragraph' || text?.type !== 'text' || !match) {
    return defaultHandlers.blockquote(state, node);
  }
  if (!isAdmonition(kind)) {
    const hint = didYouMean(kind, admonitionKinds);
    const builder = builderOfFile(state.options.file);
    const place = builder.sources.nodePlace(node);
    if (hint)
      builder.report(
        diagnose('content/unknown-directive', { name: `[!${word}]` }, { place, hint }),
      );
    return defaultHandlers.blockquote(state, node);
  }
  const rest = withoutMarker(paragraph, text, match.length);
  const children = rest.length > 0 ? [{ ...paragraph, children: rest }, ...blocks] : blocks;
  const label: ElementContent[] =
    title.trim() === '' ? [] : [{ type: 'text', value: title.trim() }];
  const element = admonitionElement(
    state,
    kind,
    label,
    state.all({ type: 'blockquote', children }),
  );
  state.patch(node, element);
  return element;
};

function withoutMarker(paragraph: Paragraph, text: Text, length: number): PhrasingContent[] {
  const [, next, ...others] = paragraph.children;
  const value = text.value.slice(length);
  if (value !== '') return [{ ...text, value }, ...paragraph.children.slice(1)];
  // Two spaces after the marker are a line break, which must not open the text.
  return next === undefined || next.type === 'break' ? others : [next, ...others];
}
