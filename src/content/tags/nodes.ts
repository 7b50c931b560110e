import type {
  BlockContent,
  DefinitionContent,
  Html,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  RootContent,
} from 'mdast';
import type { ContainerDirective, TextDirective } from 'mdast-util-directive';

export type Block = BlockContent | DefinitionContent;
type Position = Nodes['position'];

interface BlockParts {
  readonly label?: readonly PhrasingContent[] | undefined;
  readonly attributes?: Readonly<Record<string, string | undefined>> | undefined;
  readonly children?: readonly RootContent[] | undefined;
}

/** Makes a block directive that a tag stands for. It has no fences in the source. */
export function directive(name: string, parts: BlockParts, position: Position): ContainerDirective {
  const { label = [], attributes = {}, children = [] } = parts;
  const title: Paragraph[] =
    label.length > 0
      ? [{ type: 'paragraph', children: [...label], data: { directiveLabel: true }, position }]
      : [];
  return {
    type: 'containerDirective',
    name,
    attributes: Object.fromEntries(
      Object.entries(attributes).filter(([, value]) => value !== undefined),
    ),
    children: [...title, ...blockNodes(children, position)],
    data: { isTag: true },
    position,
  };
}

/** Makes an inline directive: `:badge[Text]{color=green}`. */
export function inlineDirective(
  name: string,
  { label = [], attributes = {} }: BlockParts,
  position: Position,
): TextDirective {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return {
    type: 'textDirective',
    name,
    attributes: Object.fromEntries(entries),
    children: [...label],
    data: { isTag: true },
    position,
  };
}

export function textNode(value: string, position: Position): PhrasingContent {
  return { type: 'text', value, position };
}

export function htmlNode(value: string, position: Position): Html {
  return { type: 'html', value, position };
}

export function paragraphNode(children: readonly PhrasingContent[], position: Position): Paragraph {
  return { type: 'paragraph', children: [...children], position };
}

export function listNode(items: readonly ListItem[], ordered: boolean, position: Position): List {
  return { type: 'list', ordered, spread: true, children: [...items], position };
}

export function listItemNode(children: readonly RootContent[], position: Position): ListItem {
  return { type: 'listItem', spread: false, children: blockNodes(children, position), position };
}

const inlineTypes = new Set<string>([
  ...['break', 'delete', 'emphasis', 'footnoteReference', 'html', 'image', 'imageReference'],
  ...['inlineCode', 'inlineMath', 'link', 'linkReference', 'strong', 'text', 'textDirective'],
]);

/** Whether a node belongs in a paragraph. HTML can also be a block. */
export function isInline(node: Nodes): node is PhrasingContent {
  if (node.type === 'leafDirective') return node.data?.include?.inlineTag !== undefined;
  return inlineTypes.has(node.type);
}

/** Puts text that stands among blocks into paragraphs. */
export function blockNodes(nodes: readonly RootContent[], position: Position): Block[] {
  const made: Block[] = [];
  let line: PhrasingContent[] = [];
  const endLine = (): void => {
    const isBlank = line.every((one) => one.type === 'text' && one.value.trim() === '');
    if (line.every((one) => one.type === 'html')) made.push(...(line as Html[]));
    else if (!isBlank) made.push(paragraphNode(line, line[0]?.position ?? position));
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) line.push(node);
    else {
      endLine();
      made.push(node as Block);
    }
  }
  endLine();
  return made;
}

/** Returns the inline content of nodes, with a space between paragraphs; undefined if they hold a block. */
export function inlineNodes(nodes: readonly RootContent[]): PhrasingContent[] | undefined {
  const found: PhrasingContent[] = [];
  for (const [index, node] of nodes.entries()) {
    const isApart = node.type === 'paragraph' || nodes[index - 1]?.type === 'paragraph';
    if (isApart && found.length > 0) found.push(textNode(' ', node.position));
    if (node.type === 'paragraph') found.push(...node.children);
    else if (isInline(node)) found.push(node);
    else return undefined;
  }
  return found;
}

/** Returns the plain text of nodes. */
export function nodesText(nodes: readonly Nodes[]): string {
  return nodes
    .map((node) =>
      'value' in node ? node.value : 'children' in node ? nodesText(node.children) : '',
    )
    .join('');
}
