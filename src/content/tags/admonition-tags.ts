import type { RootContent } from 'mdast';
import { diagnose } from '../../diagnostics/index.js';
import { tagPlace } from './attributes.js';
import { directive } from './nodes.js';
import type { ConvertTag, Tag, TagTable } from './tag.js';

/** An admonition of a fixed kind: `<Note>`. */
function admonition(kind: string): ConvertTag {
  return (tag) => admonitionNodes(kind, tag);
}

function admonitionNodes(kind: string, tag: Tag): RootContent[] {
  const { node, attributes } = tag;
  const label = tag.label('title', 'label', 'heading');
  for (const name of ['icon', 'emoji', 'type']) attributes.has(name);
  const id = attributes.text('id');
  return [directive(kind, { label, attributes: { id }, children: tag.children() }, node.position)];
}

const kinds: Readonly<Record<string, string>> = {
  ...{ note: 'note', secondary: 'note', default: 'note', info: 'info', check: 'tip' },
  ...{ tip: 'tip', success: 'tip', idea: 'tip', important: 'important', warn: 'warning' },
  ...{ warning: 'warning', caution: 'caution', danger: 'danger', error: 'danger' },
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

/** Admonitions. */
export const admonitionTags: TagTable = {
  Note: admonition('note'),
  Tip: admonition('tip'),
  Info: admonition('info'),
  Important: admonition('important'),
  Warning: admonition('warning'),
  Caution: admonition('caution'),
  Danger: admonition('danger'),
  Check: admonition('tip'),
  Success: admonition('tip'),
  Error: admonition('danger'),
  Aside: typedAdmonition('note'),
  Admonition: typedAdmonition('note'),
  Callout: typedAdmonition('info'),
  Alert: typedAdmonition('info'),
  Hint: typedAdmonition('info'),
  Banner: typedAdmonition('info'),
};
