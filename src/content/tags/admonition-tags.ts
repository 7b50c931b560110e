import type { RootContent } from 'mdast';
import { diagnose } from '../../diagnostics/index.js';
import { capitalized } from '../../text/words.js';
import { type AdmonitionKind, admonitionKinds } from '../markdown/admonition-kinds.js';
import { tagPlace } from './attributes.js';
import { directive, inlineDirective, textNode } from './nodes.js';
import type { ConvertTag, Tag, TagTable } from './tag.js';

/** An admonition of a fixed kind: `<Note>`. */
function admonition(kind: AdmonitionKind): ConvertTag {
  return (tag) => admonitionNodes(kind, tag);
}

function admonitionNodes(kind: string, tag: Tag): RootContent[] {
  const { node, attributes } = tag;
  const label = tag.label('title', 'label', 'heading');
  for (const name of ['icon', 'emoji', 'type']) attributes.has(name);
  const id = attributes.text('id');
  return [directive(kind, { label, attributes: { id }, children: tag.children() }, node.position)];
}

/** Kinds by the words that tools use for them. */
const kinds: Readonly<Record<string, AdmonitionKind>> = {
  ...Object.fromEntries(admonitionKinds.map((kind) => [kind, kind])),
  secondary: 'note',
  default: 'note',
  check: 'tip',
  success: 'tip',
  idea: 'tip',
  warn: 'warning',
  error: 'danger',
};

/** An admonition with its kind in an attribute: `<Aside type="tip">`. */
function typedAdmonition(fallback: string): ConvertTag {
  return (tag) => {
    const type = tag.attributes.text('type', 'variant', 'kind', 'severity', 'intent');
    const kind = kinds[type?.toLowerCase() ?? fallback];
    if (kind === undefined) {
      const args = { name: `<${tag.name}>`, problem: `has no kind ${type}` };
      const hint = `kinds: ${Object.keys(kinds).join(', ')}`;
      const details = { place: tagPlace(tag.node, tag.builder), hint };
      tag.builder.report(diagnose('content/misplaced-directive', args, details));
    }
    return admonitionNodes(kind ?? 'note', tag);
  };
}

/** `<Check />` in a line or a cell of a table is a sign; with content, it is an admonition. */
function checkMark(tag: Tag): readonly RootContent[] {
  const { node, attributes } = tag;
  if (node.type !== 'mdxJsxTextElement' || node.children.length > 0) {
    return admonitionNodes('tip', tag);
  }
  // Styles of the sign, such as its size.
  for (const name of attributes.names) attributes.has(name);
  return [inlineDirective('icon', { label: [textNode('check', node.position)] }, node.position)];
}

/** Admonitions. */
export const admonitionTags: TagTable = {
  ...Object.fromEntries(admonitionKinds.map((kind) => [capitalized(kind), admonition(kind)])),
  Check: checkMark,
  Success: checkMark,
  Error: admonition('danger'),
  Aside: typedAdmonition('note'),
  Admonition: typedAdmonition('note'),
  Callout: typedAdmonition('info'),
  Alert: typedAdmonition('info'),
  Hint: typedAdmonition('info'),
  Banner: typedAdmonition('info'),
};
