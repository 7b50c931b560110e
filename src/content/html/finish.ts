import type { Element, Parents, Root, RootContent } from 'hast';
import { builderOfFile, type DocBuilder } from '../doc-builder.js';
import { replaceLabels } from '../placeholders.js';
import { type HeadingIds, headingIds, titleId } from './heading-ids.js';
import { type HeadingLevels, levelsBelowTitle } from './heading-levels.js';
import { inlineHtml } from './inline-html.js';
import { PlainTextCollector } from './plain-text.js';
import { isStandaloneImage } from './standalone-image.js';
import { wrapTable } from './wrap-table.js';
import { addZoom } from './zoom.js';

/**
 * The last traversal of the tree: removes the title from the body, finishes headings and tables, and collects text and
 * anchors. A single traversal, because it runs for every page.
 */
export function rehypeFinish() {
  return (tree: Root, file: { readonly data: Readonly<Record<string, unknown>> }): void => {
    const builder = builderOfFile(file);
    const ids = headingIds(builder.chosenIds, builder.options.headingIds);
    takeTitle(tree, builder, ids);
    const plainText = new PlainTextCollector();
    const levels = builder.isBelowTitle ? levelsBelowTitle() : undefined;
    finishChildren(tree, {
      builder,
      plainText,
      headings: { ids, levels },
    });
    const { text, sections } = plainText.finish();
    builder.text = text;
    builder.sections = sections;
  };
}

interface Walk {
  readonly builder: DocBuilder;
  readonly plainText: PlainTextCollector;
  readonly headings: HeadingState;
}

function finishChildren(parent: Parents, walk: Walk): void {
  const children: RootContent[] = parent.children;
  for (const [index, child] of children.entries()) {
    if (child.type === 'text') walk.plainText.add(fillEmptyLinkLabels(child.value, walk.builder));
    if (child.type !== 'element') continue;
    finishElement(child, walk);
    const isNested = parent.type === 'element' && parent.tagName === 'td';
    if (child.tagName === 'table' && !isNested) children[index] = wrapTable(child);
  }
}

function finishElement(element: Element, walk: Walk): void {
  const { builder, plainText, headings } = walk;
  const { tagName, data } = element;
  const isHeading = /^h[1-6]$/.test(tagName) && !isFootnoteLabel(element);
  if (data?.isTab) nameTab(element);
  plainText.open(element);
  if (isHeading) plainText.markHeading();
  if (data?.finished) plainText.addLines(data.finished.text);
  else finishChildren(element, walk);
  if (isHeading) plainText.markHeading();
  plainText.close(element);
  if (isHeading) finishHeading(element, builder, headings);
  // HTML `<details>` gets the style of the directive.
  if (tagName === 'details') addClass(element, 'details');
  const isImage = isStandaloneImage(element);
  if (isImage) addClass(element, 'picture');
  if (builder.options.imageZoom && (isImage || isFrame(element))) addZoom(element, builder);
  const { id, name } = element.properties;
  if (id !== undefined) builder.anchors.add(String(id));
  if (tagName === 'a' && typeof name === 'string') builder.anchors.add(name);
}

function isFrame({ tagName, properties: { className } }: Element): boolean {
  return tagName === 'figure' && Array.isArray(className) && className.includes('frame');
}

function addClass({ properties }: Element, name: string): void {
  const names = Array.isArray(properties.className) ? properties.className : [];
  if (!names.includes(name)) properties.className = [...names, name];
}

/** Sets the label that scripts use for the tab's button. */
function nameTab(tab: Element): void {
  const label = tab.children.find((child) => child.type === 'element');
  if (label) tab.properties.dataLabel = inlineHtml(label.children).text;
}

/** The footnote heading is only for screen readers and does not belong in a table of contents. */
function isFootnoteLabel({ properties }: Element): boolean {
  return properties.id === 'footnote-label';
}

function takeTitle(tree: Root, builder: DocBuilder, ids: HeadingIds): void {
  const index = tree.children.findIndex(
    (child) => child.type === 'element' && child.data?.opensText,
  );
  const title = tree.children[index];
  if (title?.type !== 'element') return;
  const { rawText, ...shown } = inlineHtml(title.children);
  builder.title = shown;
  builder.titleId = idOfTitle(title, rawText, builder, ids);
  if (builder.titleId !== undefined) builder.anchors.add(builder.titleId);
  // Also removes the line break between title and text.
  tree.children.splice(index, tree.children[index + 1]?.type === 'text' ? 2 : 1);
}

/**
 * Returns the id that the title of the page needs: one that its author chose, one that the tool of the page writes, or
 * one that a link of the page itself leads to, such as "Back to top".
 */
function idOfTitle(
  { properties }: Element,
  text: string,
  { options, references }: DocBuilder,
  ids: HeadingIds,
): string | undefined {
  if (typeof properties.id === 'string') return properties.id;
  const generated = titleId(ids, text, options.headingIds);
  if (generated === undefined) return undefined;
  const { id, isLinked } = generated;
  return isLinked || references.some(({ target }) => target === `#${id}`) ? id : undefined;
}

/**
 * Replaces the labels of links such as `[](op:createPrice)` with the name of their target. The site fills in titles
 * later, but plain text for lists and search must not have gaps.
 */
function fillEmptyLinkLabels(text: string, { references }: DocBuilder): string {
  return replaceLabels(text, (index) => impliedName(references[index]?.target ?? ''));
}

/** `op:billing:createPrice` → `createPrice`, `schema:Price#/amount` → `Price.amount`; empty for other targets. */
function impliedName(target: string): string {
  const [, name, pointer = ''] =
    /^(?:op|schema):(?:[\w-]+:)?([^#]*)(?:#(.*))?$/s.exec(target) ?? [];
  return name === undefined ? '' : name + pointer.replace(/\//g, '.');
}

/** State that the headings of a text share. */
interface HeadingState {
  readonly ids: HeadingIds;
  /** Absent if headings keep their levels. */
  readonly levels: HeadingLevels | undefined;
}

/** Sets a heading's level, id and anchor link, and records it for the table of contents. */
function finishHeading(element: Element, builder: DocBuilder, { ids, levels }: HeadingState): void {
  const { properties, children } = element;
  const { text, html, rawText: words } = inlineHtml(children);
  const isChosen = typeof properties.id === 'string';
  const id = isChosen ? String(properties.id) : ids(words);
  properties.id = id;
  const ariaLabel = builder.phrase('content.headingLink', { title: text });
  children.push({
    type: 'element',
    tagName: 'a',
    properties: { className: ['heading-anchor'], href: `#${id}`, ariaLabel },
    children: [],
  });
  const written = Number(element.tagName.slice(1));
  const depth = levels?.(written) ?? written;
  element.tagName = `h${depth}`;
  builder.headings.push({ depth, id, text, html, ...(isChosen && { isChosen }) });
}
