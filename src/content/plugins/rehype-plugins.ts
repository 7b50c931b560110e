import type { Element, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import { diagnose } from '../../diagnostics/index.js';
import { builderOfFile, type DocBuilder } from '../doc-builder.js';
import { isRefusedElement, removeRefusedAttributes } from '../html/refused-markup.js';
import { imageElement, removeSizePlaceholders } from '../html/show-image.js';
import { referenceIndex } from '../placeholders.js';
import { chooseRawId } from '../raw-html/ids.js';
import { collectRawReferences } from '../raw-html/references.js';

/** The URLs of an element as written, with the placeholders that stand for them. */
type WrittenUrls = Readonly<Partial<Record<'href' | 'src', UrlOfText>>>;

interface UrlOfText {
  readonly target: string;
  readonly placeholder: string;
}

/** Runs the rehype plugins of the site. They see URLs as written; new ones are checked like all others. */
export function rehypeSitePlugins() {
  return (tree: Root, file: { readonly data: Readonly<Record<string, unknown>> }): Root => {
    const builder = builderOfFile(file);
    const { plugins } = builder;
    if (!plugins?.have('rehype')) return tree;
    const known = showUrls(tree, builder);
    const changed = plugins.changeHtml(tree);
    changed.children = checkedNodes(changed.children, known, builder);
    return changed;
  };
}

/** Replaces placeholders by the URLs for which they stand, and returns these by element. */
function showUrls(tree: Root, { references }: DocBuilder): ReadonlyMap<Element, WrittenUrls> {
  const known = new Map<Element, WrittenUrls>();
  visit(tree, 'element', (element) => {
    const urls: { href?: UrlOfText; src?: UrlOfText } = {};
    for (const name of ['href', 'src'] as const) {
      const placeholder = element.properties[name];
      if (typeof placeholder !== 'string') continue;
      const { target } = references[referenceIndex(placeholder) ?? -1] ?? {};
      if (target === undefined) continue;
      urls[name] = { target, placeholder };
      element.properties[name] = target;
    }
    known.set(element, urls);
  });
  return known;
}

/**
 * Restores the placeholders, and leaves out what the Content-Security-Policy refuses.
 *
 * @param urlsByElement elements that are older than the plugins
 */
export function checkedNodes<T extends RootContent>(
  nodes: readonly T[],
  urlsByElement: ReadonlyMap<Element, WrittenUrls>,
  builder: DocBuilder,
): T[] {
  return nodes.flatMap((node): T[] => {
    if (node.type !== 'element') return [node];
    const written = urlsByElement.get(node);
    if (!builder.options.trustedHtml && isRefusedElement(node) && !written) {
      report(`<${node.tagName}> is left out`, node, builder);
      return [];
    }
    if (!builder.options.trustedHtml && !node.data?.finished) cleanAttributes(node, builder);
    if (written) restoreUrls(node, written, builder);
    else {
      chooseRawId(node, builder);
      collectRawReferences(node, builder);
    }
    if (!node.data?.finished) node.children = checkedNodes(node.children, urlsByElement, builder);
    return [node];
  });
}

function restoreUrls(element: Element, written: WrittenUrls, builder: DocBuilder): void {
  const { properties, tagName } = element;
  for (const name of ['href', 'src'] as const) {
    const url = properties[name];
    const known = written[name];
    if (known && url === known.target) properties[name] = known.placeholder;
    else if (typeof url === 'string' && referenceIndex(url) === undefined) {
      const kind = name === 'href' || tagName === 'iframe' ? 'link' : 'image';
      const reference = builder.refer(kind, url, element);
      if (tagName === 'img') imageElement(element, reference);
      else properties[name] = reference?.placeholder;
    }
  }
  if (properties.width !== undefined || properties.height !== undefined)
    removeSizePlaceholders(element);
}

function cleanAttributes(element: Element, builder: DocBuilder): void {
  for (const name of removeRefusedAttributes(element)) {
    const attribute = `the attribute ${name.toLowerCase()} of <${element.tagName}>`;
    report(`${attribute} is left out`, element, builder);
  }
}

function report(problem: string, element: Element, builder: DocBuilder): void {
  const place = builder.sources.nodePlace(element);
  builder.reportOnce(diagnose('content/plugin-markup', { problem }, { place }));
}
