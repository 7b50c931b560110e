import type { RootContent } from 'mdast';
import { inlineMarkdown } from './inline-markdown.js';
import { directive, inlineNodes, nodesText, paragraphNode, textNode } from './nodes.js';
import type { Tag, TagTable } from './tag.js';

function accordion(tag: Tag): RootContent[] {
  const titles = tag.attributes.value('titles');
  if (Array.isArray(titles)) return titledPanels(tag, titles);
  const isGroup = tag.childTags().some(({ name }) => name === 'AccordionItem');
  return isGroup ? content(tag) : details(tag);
}

/** `<Accordion titles={['Mars']}>` with an `<AccordionPanel>` for each title. */
function titledPanels(tag: Tag, titles: readonly unknown[]): RootContent[] {
  const { before, parts } = tag.split((name) => name === 'AccordionPanel');
  tag.attributes.has('heading');
  tag.attributes.reportUnused('titles', titles.slice(parts.length));
  const panels = parts.flatMap(({ tag: panel, after }, index) => {
    const { position } = panel.node;
    const label = inlineMarkdown(String(titles[index] ?? ''), position);
    return [directive('details', { label, children: panel.children() }, position), ...after];
  });
  return [...before, ...panels];
}

function details(tag: Tag): RootContent[] {
  const { attributes } = tag;
  const label = tag.label('title', 'summary', 'label', 'header');
  const isOpen = attributes.flag('defaultOpen', 'open', 'isOpen');
  for (const name of ['icon', 'defaultClosed', 'description']) attributes.has(name);
  const id = attributes.text('id', 'value');
  const open = isOpen ? '' : undefined;
  const parts = { label, attributes: { id, open }, children: tag.children() };
  return [directive('details', parts, tag.node.position)];
}

/** As in Radix: `<AccordionItem><AccordionTrigger>Title</AccordionTrigger><AccordionContent>…`. */
function accordionItem(tag: Tag): RootContent[] {
  const { before, parts } = tag.split((name) => name.replaceAll('.', '') === 'AccordionTrigger');
  const [trigger] = parts;
  if (!trigger) return details(tag);
  tag.attributes.text('value');
  const { position } = trigger.tag.node;
  const title = trigger.tag.children();
  const label = inlineNodes(title) ?? [textNode(nodesText(title), position)];
  const children = [...before, ...parts.flatMap(({ after }) => after)];
  return [directive('details', { label, children }, position)];
}

/** Shows only the content of the tag. */
function content(tag: Tag): RootContent[] {
  for (const name of tag.attributes.names) tag.attributes.has(name);
  return tag.children();
}

function frame(tag: Tag): RootContent[] {
  const label = tag.label('caption', 'title', 'hint', 'alt');
  for (const name of ['url', 'description', 'background']) tag.attributes.has(name);
  return [directive('figure', { label, children: tag.children() }, tag.node.position)];
}

/** An entry of a changelog: a heading and its text. */
function update(tag: Tag): RootContent[] {
  const { position } = tag.node;
  const label = tag.label('label', 'title');
  const description = tag.label('description');
  tag.attributes.value('tags');
  tag.attributes.value('rss');
  return [
    { type: 'heading', depth: 2, children: label, position },
    ...(description.length > 0 ? [paragraphNode(description, position)] : []),
    ...tag.children(),
  ];
}

/** docsgen shows a table of contents beside every page. */
function nothing(tag: Tag): RootContent[] {
  tag.attributes.has('toc');
  return [];
}

/** `<Visibility for="agents">` is left out: the page is for people. */
function visibility(tag: Tag): RootContent[] {
  return tag.attributes.text('for') === 'agents' ? [] : tag.children();
}

/** A text for a language model to copy. */
function prompt(tag: Tag): RootContent[] {
  const { attributes, node } = tag;
  const label = tag.label('description', 'title');
  for (const name of attributes.names) attributes.has(name);
  return [
    directive(
      'details',
      { label, attributes: { open: '' }, children: tag.children() },
      node.position,
    ),
  ];
}

/** Other tags that make blocks. */
export const otherBlockTags: TagTable = {
  Accordion: accordion,
  Details: details,
  Expandable: details,
  Collapsible: details,
  Collapse: details,
  Toggle: details,
  AccordionItem: accordionItem,
  AccordionContent: content,
  AccordionPanel: content,
  AccordionGroup: content,
  Accordions: content,
  Fragment: content,
  ClientOnly: content,
  Suspense: content,
  Column: content,
  Panel: content,
  Translate: content,
  Frame: frame,
  Figure: frame,
  BrowserWindow: frame,
  Properties: content,
  Update: update,
  Prompt: prompt,
  TOCInline: nothing,
  InlineTOC: nothing,
  InlineToc: nothing,
  Visibility: visibility,
};
