import type { Element, ElementContent, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import { diagnose } from '../../diagnostics/index.js';
import { builderOfFile, type DocBuilder } from '../doc-builder.js';
import { isRefusedElement, policyAdvice, removeRefusedAttributes } from '../html/refused-markup.js';
import { chooseRawId } from '../raw-html/ids.js';
import { type ParsedFile, parseRawHtml } from '../raw-html/parse-raw-html.js';
import { collectRawReferences } from '../raw-html/references.js';
import { type BlockSlotName, type PendingBlock, slotTag } from './block-declaration.js';
import { blockFailure } from './block-failure.js';

/** Replaces the blocks of the site by the HTML of their components. Does nothing for texts without them. */
export function rehypeSiteBlocks() {
  return (tree: Root, file: ParsedFile): void => {
    const builder = builderOfFile(file);
    if (builder.usedBlocks.size > 0) tree.children = replaced(tree.children, builder, file);
  };
}

function replaced<T extends RootContent>(
  nodes: readonly T[],
  builder: DocBuilder,
  file: ParsedFile,
): T[] {
  return nodes.flatMap((node): T[] => {
    if (node.type !== 'element' || node.data?.finished) return [node];
    node.children = replaced(node.children, builder, file);
    const { siteBlock } = node.data ?? {};
    return siteBlock ? (new BlockRendering(siteBlock, node, builder).run(file) as T[]) : [node];
  });
}

/** Elements that only hold parts of a line, and so no blocks of Markdown. */
const holdsText = /^(?:p|h[1-6]|span|strong|em|b|i|small|button|label|summary|legend|dt|pre|code)$/;
/** Elements that end the paragraph around them. */
const isBlock =
  /^(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul)$/;
const styleAdvice = 'use a class, and import a style sheet beside the block';

class BlockRendering {
  readonly #slots: Readonly<Record<BlockSlotName, readonly ElementContent[]>>;

  constructor(
    readonly pending: PendingBlock,
    readonly wrapper: Element,
    readonly builder: DocBuilder,
  ) {
    const [children, label] = wrapper.children.filter((child) => child.type === 'element');
    this.#slots = { children: children?.children ?? [], label: label?.children ?? [] };
  }

  run(file: ParsedFile): ElementContent[] {
    const { block, attributes, isInline } = this.pending;
    const { children, label } = this.#slots;
    try {
      const filled = (['children', 'label'] as const).filter(
        (slot) => this.#slots[slot].length > 0,
      );
      const { html, handlers } = block.render(attributes, filled, isInline);
      for (const name of handlers) this.#report(`${name} needs a script, and a page has none`);
      const tree = parseRawHtml({ type: 'root', children: [{ type: 'raw', value: html }] }, file);
      visit(tree, 'element', (element) => {
        element.position = this.wrapper.position;
      });
      const content = this.#cleaned(tree.children, []);
      for (const node of content) {
        if (node.type === 'element') node.properties.dataBlock ??= block.name;
      }
      return content;
    } catch (error) {
      const place = this.builder.sources.nodePlace(this.wrapper);
      const use = { name: this.pending.name, file: block.file, place };
      this.builder.report(blockFailure(error, use, this.builder));
      return [...label, ...children];
    }
  }

  #cleaned(nodes: readonly RootContent[], above: readonly string[]): ElementContent[] {
    return nodes.flatMap((node): ElementContent[] => {
      if (node.type === 'text') return [node];
      if (node.type !== 'element') return [];
      const slot = (['children', 'label'] as const).find((name) => slotTag[name] === node.tagName);
      if (slot) return this.#filled(slot, above);
      const { tagName } = node;
      // React asks for every image of a component to be loaded early, which a page decides itself.
      if (tagName === 'link' && String(node.properties.rel) === 'preload') return [];
      if (isRefusedElement(node) || (tagName === 'title' && !above.includes('svg'))) {
        const advice = tagName === 'style' ? `: ${styleAdvice}` : '';
        this.#report(`<${tagName}> is left out${advice}`);
        return [];
      }
      if (this.pending.isInline && isBlock.test(tagName))
        this.#report(
          `<${tagName}> cannot be part of a line of text: return a <span> if the prop inline is true`,
        );
      this.#cleanAttributes(node);
      const advice = policyAdvice(node, this.builder.options.policyDirectives);
      if (advice !== undefined) this.#report(`the policy blocks <${tagName}>: ${advice}`);
      chooseRawId(node, this.builder);
      collectRawReferences(node, this.builder);
      node.children = this.#cleaned(node.children, [...above, tagName]);
      return [node];
    });
  }

  #cleanAttributes(element: Element): void {
    for (const name of removeRefusedAttributes(element)) {
      const advice = name === 'style' ? `: ${styleAdvice}` : '';
      this.#report(
        `the attribute ${name.toLowerCase()} of <${element.tagName}> is left out${advice}`,
      );
    }
  }

  /** A paragraph loses its element where the component can only hold text. */
  #filled(slot: BlockSlotName, above: readonly string[]): ElementContent[] {
    const content = this.#slots[slot];
    const holder = above.find((name) => holdsText.test(name));
    if (holder === undefined || slot === 'label') return [...content];
    const blocks = content.filter((node) => node.type === 'element' && isBlock.test(node.tagName));
    const [only, ...others] = blocks;
    if (only?.type !== 'element') return [...content];
    if (others.length > 0 || only.tagName !== 'p')
      this.#report(`it shows blocks of Markdown in <${holder}>, which can only hold text`);
    return content.flatMap((node) =>
      node.type === 'element' && node.tagName === 'p' ? node.children : [node],
    );
  }

  #report(problem: string): void {
    const { block, name } = this.pending;
    const place = this.builder.sources.nodePlace(this.wrapper);
    const args = { name, file: block.file, problem };
    this.builder.reportOnce(diagnose('content/block-markup', args, { place }));
  }
}
