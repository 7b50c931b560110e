import type {
  Definition,
  Image,
  Link,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Text,
} from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'satteri';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { BlockDeclaration } from '../blocks/block-declaration.js';
import type { DocBuilder } from '../doc-builder.js';
import { matchPosition } from '../markdown/match-position.js';
import { parseTags } from '../markdown/parse-tags.js';
import { nameForm } from '../raw-html/components.js';
import { type AnnotatedNode, annotationNodes } from './annotation.js';
import {
  codeNeeded,
  TagAttributes,
  type TagNode,
  tagPlace,
  unknownNameHint,
  valueNeeded,
} from './attributes.js';
import { titleFromWords } from './code-title.js';
import { htmlElement } from './html-tags.js';
import { inlineMarkdown, withPosition } from './inline-markdown.js';
import { importedFilePath, type Literal, type LiteralScope, readLiteral } from './literal.js';
import {
  blockNodes,
  directive,
  htmlNode,
  inlineNodes,
  isInline,
  nodesText,
  textNode,
} from './nodes.js';
import { readPageHead } from './page-head.js';
import { readModules } from './read-modules.js';
import { type Binding, literalBindings, rawFilePath } from './scope.js';
import { SiteScope } from './site-module.js';
import type { ConvertTag, Tag, TagParts } from './tag.js';
import { findTagFile } from './tag-file.js';
import { includedFile, includeNode, snippetTarget, tagFileProps } from './tag-includes.js';
import { tagTable } from './tag-table.js';

/**
 * Converts the tags, expressions and imports of a tree to Markdown nodes and directives. Nothing is evaluated: what
 * would need code is an error at its place.
 *
 * @param values names with a value: `frontmatter`, and `props` in an imported file
 * @param children what `{children}` shows in the file of a tag
 */
export function convertTags(
  tree: Root,
  builder: DocBuilder,
  values: Readonly<Record<string, Literal>>,
  children?: readonly RootContent[],
): Root {
  const bindings = new Map<string, Binding>();
  for (const [name, value] of Object.entries(values)) bindings.set(name, { kind: 'value', value });
  const from = readModules(tree.children, bindings, builder);
  const converter = new TagConverter(builder, bindings, children, from);
  const made = tree.children.flatMap((node) => {
    const nodes = converter.convert([node]);
    return node.type === 'mdxFlowExpression' ? blockNodes(nodes, node.position) : nodes;
  });
  tree.children = blockNodes(made, tree.position);
  return tree;
}

type Expression = MdxFlowExpression | MdxTextExpression;

class TagConverter {
  readonly #scope: LiteralScope;

  constructor(
    readonly builder: DocBuilder,
    readonly bindings: ReadonlyMap<string, Binding>,
    readonly children: readonly RootContent[] | undefined,
    from: string | undefined,
  ) {
    this.#scope = new SiteScope(literalBindings(bindings), bindings, builder, from);
  }

  /** @param parent type of the node that contains the nodes */
  convert(nodes: readonly RootContent[], parent?: string): RootContent[] {
    return nodes.flatMap((node, index): readonly RootContent[] => {
      switch (node.type) {
        case 'mdxjsEsm':
          return [];
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          return this.#expression(node, { before: nodes[index - 1], parent });
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          return this.#tag(node);
        case 'paragraph':
          return this.#paragraph(node);
        case 'text':
          this.#reportShownValue(node);
          return [node];
        case 'code':
          titleFromWords(node, false);
          return [node];
        case 'image':
        case 'definition':
          this.#address(node);
          return [node];
        default:
          if (node.type === 'link') this.#address(node);
          if ('children' in node) {
            const children = this.convert(node.children, node.type);
            node.children = (
              needsBlocks.has(node.type) ? blockNodes(children, node.position) : children
            ) as typeof node.children;
          }
          return [node];
      }
    });
  }

  /** A paragraph that holds nothing but tags is not a paragraph. */
  #paragraph(node: Paragraph): readonly RootContent[] {
    const children = this.convert(node.children);
    const isWhole = children.every(isInline);
    if (isWhole) {
      const isEmpty = children.every((child) => child.type === 'text' && child.value.trim() === '');
      if (isEmpty && node.children.some(({ type }) => type !== 'text')) return [];
      node.children = children as PhrasingContent[];
      return [node];
    }
    return blockNodes(children, node.position);
  }

  /** `[Mars]({to})` with a value. The link check reports an address without one. */
  #address(node: Link | Image | Definition): void {
    const [, expression] = /^\{([\w$.]+)\}$/.exec(node.url) ?? [];
    const found = expression === undefined ? undefined : readLiteral(expression, this.#scope);
    if (found?.kind === 'value' && typeof found.value === 'string')
      node.url = importedFilePath(found.value);
  }

  /** The parser reads a value as text if code before it in the line ends with a backslash. */
  #reportShownValue(node: Text): void {
    const match = /\{[A-Za-z_$][\w$.]*\}/.exec(node.value);
    const position = match && matchPosition(match, node, this.builder);
    if (!position) return;
    this.builder.report(codeNeeded(match[0], this.builder.sources.nodePlace({ position })));
  }

  #expression(node: Expression, annotated: AnnotatedNode): readonly RootContent[] {
    if (this.children && /^\s*(?:props\.)?children\s*$/.test(node.value))
      return this.#slot(node, this.children);
    const found = readLiteral(node.value, this.#scope);
    if (found.kind === 'nothing') {
      this.builder.edited.push({ node, with: undefined });
      // The end of an excerpt.
      const isTruncate = /^\/\*\s*truncate\s*\*\/$/.test(node.value.trim());
      return isTruncate ? [htmlNode('<!-- truncate -->', node.position)] : [];
    }
    if (found.kind === 'value') return this.#value(found.value, node, annotated);
    const place = this.builder.sources.nodePlace(node);
    const name = found.kind === 'code' ? found.name : undefined;
    const hint = this.#isFormula(node)
      ? formulaHint(this.builder.options.math)
      : expressionHint(name);
    this.builder.report(codeNeeded(`{${node.value}}`, place, hint));
    return [];
  }

  /** `x_{t}` and `\mu{t}` are formulas of TeX. */
  #isFormula({ position }: Expression): boolean {
    if (!position) return false;
    const { line, column } = position.start;
    const before = this.builder.sources.lineAt(line).slice(0, column - 1);
    return /(?:[_^]|\\[a-zA-Z]+)$/.test(before);
  }

  /** `{children}` in the file of a tag. */
  #slot(node: Expression, children: readonly RootContent[]): readonly RootContent[] {
    const [start, end] = [children[0]?.position?.start, children.at(-1)?.position?.end];
    const text = start && end ? this.builder.sources.textBetween(start, end) : '';
    this.builder.edited.push({ node, with: text });
    return children;
  }

  #value(value: Literal, node: Expression, annotated: AnnotatedNode): readonly RootContent[] {
    const file = rawFilePath(value);
    // In a component of the site, which would have shown it as code.
    if (file !== undefined && node.type === 'mdxFlowExpression') {
      const lang = /\.(\w+)$/.exec(file)?.[1] ?? null;
      return [{ type: 'code', lang, meta: `file="${file}"`, value: '', position: node.position }];
    }
    if (value === undefined && node.value.trim() !== 'undefined') {
      const place = this.builder.sources.nodePlace(node);
      this.builder.report(valueNeeded(node.value.trim(), place));
      return [];
    }
    if (typeof value === 'object' && value !== null) {
      const nodes = annotationNodes(value, annotated, node.position);
      if (nodes) {
        const shown = nodesText(nodes.filter(({ type }) => type !== 'text'));
        this.builder.edited.push({ node, with: shown === '' ? undefined : shown });
        return nodes;
      }
      const place = this.builder.sources.nodePlace(node);
      this.builder.report(codeNeeded(`{${node.value}}`, place, noTextHint));
      return [];
    }
    const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    this.builder.edited.push({ node, with: shown });
    return shown === '' ? [] : [textNode(shown, node.position)];
  }

  #tag(node: TagNode): readonly RootContent[] {
    const { name } = node;
    if (name === null) return this.convert(node.children);
    const binding = this.bindings.get(name);
    // Its export is reported.
    if (binding?.kind === 'function') return this.convert(node.children);
    if (binding?.kind === 'partial') return this.#partial(node, binding.target);
    const meant = binding?.kind === 'component' ? binding.name : name;
    const declaration = this.builder.options.blocks?.declarations.find(({ tag }) => tag === meant);
    if (declaration) return [this.#siteBlock(node, declaration)];
    const isHead = binding?.kind === 'component' && binding.source === '@docusaurus/Head';
    if (isHead || name === 'head') return this.#head(node);
    const convert = this.#converter(name, meant);
    if (name === 'include') {
      return [includedFile(node, new TagAttributes(node, this.#scope, this.builder), this.builder)];
    }
    const isElement = /^[a-z][\w-]*$/.test(name) && !this.bindings.has(name);
    const tag = this.#asTag(node, meant);
    if (isElement && !convert) {
      return htmlElement(node, name, tag.attributes, this.convert(node.children));
    }
    if (/^(?:Snippet|Include|Markdown)$/.test(meant)) return this.#snippet(tag);
    if (!convert) return this.#tagFile(tag) ?? this.#unknown(tag, binding);
    const nodes = convert(tag);
    tag.attributes.reportRest();
    return nodes;
  }

  /** `<head>` of Docusaurus shows nothing in the text. */
  #head(node: TagNode): readonly RootContent[] {
    const tags = flattened(node.children).map((child) => this.#childTag(child));
    this.builder.pageHead = { ...this.builder.pageHead, ...readPageHead(tags, this.builder) };
    this.builder.edited.push({ node, with: undefined });
    return [];
  }

  /** A block of the site. Its component checks the attributes. */
  #siteBlock(node: TagNode, { name, tag }: BlockDeclaration): RootContent {
    const attributes = new TagAttributes(node, this.#scope, this.builder);
    const children = this.convert(node.children);
    const data = {
      isTag: true,
      tag: {
        name: tag,
        values: attributes.all(),
        placeOf: (word: string) => attributes.attributePlace(word),
      },
    };
    const { position } = node;
    const content = node.type === 'mdxJsxTextElement' ? inlineNodes(children) : undefined;
    return content
      ? { type: 'textDirective', name, children: content, data, position }
      : { ...directive(name, { children }, position), data };
  }

  /** The name that the import gives wins, then the name in the text: `import Tabs from './my-tabs'`. */
  #converter(name: string, meant: string): ConvertTag | undefined {
    return tagTable.get(meant) ?? tagTable.get(name) ?? tagTable.get(partName(meant));
  }

  #asTag(node: TagNode, name: string): Tag {
    const attributes = new TagAttributes(node, this.#scope, this.builder);
    return {
      node,
      name: partName(name),
      attributes,
      builder: this.builder,
      bindings: this.bindings,
      children: () => this.convert(node.children),
      label: (...names) => this.#label(attributes, names),
      childTags: () => flattened(node.children).map((child) => this.#childTag(child)),
      split: (isPart) => this.#split(node, isPart),
    };
  }

  #childTag(child: TagNode): Tag {
    const binding = this.bindings.get(child.name ?? '');
    return this.#asTag(child, binding?.kind === 'component' ? binding.name : (child.name ?? ''));
  }

  #split(node: TagNode, isPart: (name: string) => boolean): TagParts {
    const around: RootContent[][] = [[]];
    const tags: Tag[] = [];
    for (const child of withoutWrappers(node.children)) {
      const tag = isTag(child) ? this.#childTag(child) : undefined;
      if (tag && isPart(tag.name)) {
        tags.push(tag);
        around.push([]);
      } else around.at(-1)?.push(child);
    }
    const [before = [], ...after] = around.map((nodes) => this.#blocks(nodes, node));
    return { before, parts: tags.map((tag, index) => ({ tag, after: after[index] ?? [] })) };
  }

  #blocks(nodes: readonly RootContent[], { position }: TagNode): RootContent[] {
    return blockNodes(this.convert(nodes), position);
  }

  #label(attributes: TagAttributes, names: readonly string[]): PhrasingContent[] {
    const { position } = attributes.node;
    for (const name of names) {
      const markup = attributes.markup(name);
      if (markup !== undefined) return this.#markup(markup, position);
      const value = attributes.text(name)?.trim();
      if (value === undefined || value === '') continue;
      for (const other of names) attributes.has(other);
      return inlineMarkdown(value, position);
    }
    return [];
  }

  /** Markup in an attribute as inline content: `title={<>The key <code>id</code></>}`. */
  #markup(markup: string, position: Paragraph['position']): PhrasingContent[] {
    const text = markup.replace(/\s+/g, ' ');
    const { children } = parseTags(text, { hasMath: false });
    const nodes = this.convert(withPosition(children, position));
    const words = nodesText(nodes.filter(({ type }) => type !== 'html'));
    return inlineNodes(nodes) ?? [textNode(words, position)];
  }

  /** `<Part name="x" />` of an import: the file is included, and knows the attributes as `props`. */
  #partial(node: TagNode, target: string): readonly RootContent[] {
    const attributes = new TagAttributes(node, this.#scope, this.builder);
    return [includeNode(node, target, attributes.all(), this.builder)];
  }

  #snippet(tag: Tag): readonly RootContent[] {
    const target = snippetTarget(tag.attributes, this.builder);
    if (target === undefined) return this.#unknown(tag, undefined);
    return [includeNode(tag.node, target, tag.attributes.all(), this.builder)];
  }

  /** `<Since v="2" />` of the site: the file `tags/Since.mdx`, which knows the attributes and the content. */
  #tagFile({ node, name, attributes }: Tag): readonly RootContent[] | undefined {
    const found = findTagFile(name, this.builder);
    if (found === undefined) return undefined;
    const { path: file, text } = found;
    const isInline = node.type === 'mdxJsxTextElement';
    const content = this.convert(node.children);
    const children = isInline ? content : blockNodes(content, node.position);
    if (children.length > 0 && !/\{\s*(?:props\.)?children\s*\}/.test(text)) {
      const args = { name: `<${name}>`, problem: `has content, but ${file} has no {children}` };
      const place = tagPlace(node, this.builder);
      this.builder.report(diagnose('content/misplaced-directive', args, { place }));
    }
    const props = tagFileProps(attributes, file, this.builder);
    const include = includeNode(node, `@site/${file}`, props, this.builder);
    const { data } = include;
    if (data?.include) {
      data.include = { ...data.include, children, ...(isInline && { inlineTag: name }) };
    }
    return [include];
  }

  #unknown({ node, name }: Tag, binding: Binding | undefined): readonly RootContent[] {
    const from = binding?.kind === 'component' ? binding.source : undefined;
    const form = nameForm(name);
    const own = this.builder.options.blocks?.declarations.map(({ tag }) => tag) ?? [];
    // A component of the site is not a misspelled tag.
    const isOwn = from !== undefined && /^(?:[./~]|@\/|@site\/)/.test(from);
    const meant = isOwn ? undefined : didYouMean(name, [...tagTable.keys(), ...own]);
    const hint = meant ?? (form && `write ${form} instead`);
    const args = { name, from, canHaveFile: hint === undefined };
    const place = tagPlace(node, this.builder);
    this.builder.report(diagnose('content/unknown-tag', args, { place, hint }));
    return this.convert(node.children);
  }
}

/** Returns the known tag that a part of a component is: `Card.Group`, `Tabs.Root`, `Tabs.Tab`. */
function partName(name: string): string {
  if (!name.includes('.')) return name;
  const names = [name.replaceAll('.', ''), name.replace(/\.Root$/, ''), name.split('.').at(-1)];
  return names.find((one) => one !== undefined && tagTable.has(one)) ?? name;
}

const noTextHint = 'an object or a list is no text: remove it, or write its strings and numbers';

const formulaHint = (hasMath = false): string =>
  `for a formula, ${hasMath ? '' : 'set markdown.math to true and '}write it between dollar signs, such as $x_{1}$`;

/** An expression may be a placeholder that readers should see: `/users/{id}`. */
function expressionHint(name: string | undefined): string | undefined {
  const hint = unknownNameHint(name);
  return hint && `${hint}; if readers should see the braces, write \\{${name}}`;
}

/** Nodes that hold blocks. */
const needsBlocks = new Set([
  'root',
  'blockquote',
  'listItem',
  'containerDirective',
  'footnoteDefinition',
]);

function isTag(node: RootContent): node is TagNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns the tags directly inside, also of paragraphs. */
function flattened(nodes: readonly RootContent[]): TagNode[] {
  return withoutWrappers(nodes).filter(isTag);
}

/** Replaces `<>…</>` and paragraphs with tags by what they hold. */
function withoutWrappers(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    const isWrapper = isTag(node)
      ? node.name === null
      : node.type === 'paragraph' && node.children.some(isTag);
    return isWrapper && 'children' in node ? withoutWrappers(node.children) : [node];
  });
}
