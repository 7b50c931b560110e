import type { ElementContent } from 'hast';
import type { Html, Parents } from 'mdast';
import { diagnose } from '../../diagnostics/index.js';
import { type Draft, draftOf } from '../draft.js';
import { isElementName } from '../raw/allowed.js';
import { markupIn } from '../raw/markup.js';
import type { Handler } from '../types.js';

/** It opens nothing and closes nothing, wherever texts may have it. */
const lineBreak = /^<br\s*\/?>$/i;
const singleTag = /^<\/?([a-z][a-z\d-]*)[^<>]*>$/i;

/**
 * Raw HTML waits in the tree, to be parsed with all that stands around it, which takes as long as all else; many texts
 * have nothing but line breaks in their tables. Comments say nothing to a reader.
 */
export const html: Handler = (state, node: Html, parent) => {
  if (lineBreak.test(node.value)) {
    const element = { type: 'element' as const, tagName: 'br', properties: {}, children: [] };
    state.patch(node, element);
    return element;
  }
  const draft = draftOf(state.options.file);
  if (!draft.options.trustedHtml) {
    if (isComment(node.value.trimEnd())) return undefined;
    const [, name] = singleTag.exec(node.value) ?? [];
    if (name !== undefined && !isElementName(name)) return placeholder(name, node, parent, draft);
  }
  draft.hasRawHtml = true;
  const raw = { type: 'raw' as const, value: node.value };
  state.patch(node, raw);
  return raw;
};

function isComment(value: string): boolean {
  return value.startsWith('<!--') && value.indexOf('-->', 4) === value.length - 3;
}

const known = new WeakMap<Parents, ReadonlySet<string>>();

/** What is markup among the children of a node, each tag of which is a node of its own. */
function markupOf(parent: Parents): ReadonlySet<string> {
  const tags = () => parent.children.flatMap((one) => (one.type === 'html' ? one.value : []));
  const markup = known.get(parent) ?? markupIn(tags().join(' '));
  known.set(parent, markup);
  return markup;
}

/** `Array<string>`, `<your-key>`: a reader should see what the writer meant, not a hole in the sentence. */
function placeholder(
  name: string,
  node: Html,
  parent: Parents | undefined,
  draft: Draft,
): ElementContent | undefined {
  const place = draft.sources.placeOf(node);
  const isClosed = parent !== undefined && markupOf(parent).has(name.toLowerCase());
  draft.reportOnce(diagnose('content/unknown-element', { name, isClosed }, { place }));
  if (isClosed) return undefined;
  const text = { type: 'text' as const, value: node.value };
  const inline = parent !== undefined && !flow.has(parent.type);
  return inline ? text : { type: 'element', tagName: 'p', properties: {}, children: [text] };
}

const flow = new Set([
  'root',
  'blockquote',
  'listItem',
  'containerDirective',
  'footnoteDefinition',
]);
