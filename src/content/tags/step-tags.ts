import type { List, ListItem, RootContent } from 'mdast';
import { directive, listItemNode, listNode, paragraphNode } from './nodes.js';
import type { Tag, TagTable } from './tag.js';

/** `<Steps>` with `<Step title>`, a numbered list, or a heading for each step. */
function steps(tag: Tag): RootContent[] {
  const { position } = tag.node;
  tag.attributes.has('titleSize');
  const list = htmlList(tag);
  if (list) return [directive('steps', { children: [list] }, position)];
  const { before, parts } = tag.split((name) => /Step$/.test(name));
  const items = parts.map(({ tag: step, after }) => stepItem(step, after));
  if (items.length > 0) {
    const list = listNode(items, true, position);
    return [...before, directive('steps', { children: [list] }, position)];
  }
  const children = withHeadings(before, position);
  return [directive('steps', { children }, position)];
}

/** Returns the list in `<Steps><ol><li>…</li></ol></Steps>`. */
function htmlList(tag: Tag): List | undefined {
  const [list, ...others] = tag.childTags();
  if (list?.name !== 'ol' || others.length > 0) return undefined;
  const items = list.childTags().filter(({ name }) => name === 'li');
  if (items.length === 0) return undefined;
  return listNode(
    items.map((item) => listItemNode(item.children(), item.node.position)),
    true,
    list.node.position,
  );
}

function stepItem(step: Tag, after: readonly RootContent[]): ListItem {
  const { attributes, node } = step;
  const label = step.label('title', 'name');
  attributes.text('id');
  for (const name of ['icon', 'titleSize', 'stepNumber', 'optional']) attributes.has(name);
  const children = [...step.children(), ...after];
  attributes.reportRest();
  const strong = { type: 'strong' as const, children: label, position: node.position };
  const title = label.length > 0 ? [paragraphNode([strong], node.position)] : [];
  return listItemNode([...title, ...children], node.position);
}

/** Makes a list of steps from headings: what follows a heading of the first one's level belongs to it. */
function withHeadings(
  content: readonly RootContent[],
  position: RootContent['position'],
): readonly RootContent[] {
  const [first] = content;
  if (first?.type !== 'heading') return content;
  const steps: RootContent[][] = [];
  for (const node of content) {
    if (node.type === 'heading' && node.depth <= first.depth) steps.push([node]);
    else steps.at(-1)?.push(node);
  }
  return [
    listNode(
      steps.map((nodes) => listItemNode(nodes, nodes[0]?.position)),
      true,
      position,
    ),
  ];
}

/** A step outside of steps. */
function loneStep(tag: Tag): RootContent[] {
  const list = listNode([stepItem(tag, [])], true, tag.node.position);
  return [directive('steps', { children: [list] }, tag.node.position)];
}

/** Steps. */
export const stepTags: TagTable = {
  Steps: steps,
  Step: loneStep,
};
