import type { Parents, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { diagnose, lineStarts, positionAt } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import { withoutFrontMatter } from '../front-matter/read.js';
import { includedPaths } from '../included-path.js';
import { parseText } from '../parse-text.js';
import { removeSentinels } from '../placeholders.js';
import { inlineNodes, nodesText } from '../tags/nodes.js';
import { labelSource } from './label.js';

/** Maximum number of includes on a page: files that include two each double at every level. */
const maxIncludes = 2_000;

/** Replaces `::include[./file.md]` with the content of the file, recursively. */
export function expandIncludes(tree: Root, builder: DocBuilder, file: string): Root {
  if (!builder.hasTagIncludes && !builder.sources.have('::include')) return tree;
  const count = { included: 0 };
  // The content of a tag belongs to the file with the tag, wherever the file of the tag shows it.
  const written = new Map<LeafDirective, readonly string[]>();
  const expand = (within: Root, before: readonly string[]): void => {
    visit(within, 'leafDirective', (node, index, parent) => {
      if (node.name !== 'include' || !parent || index === undefined) return undefined;
      const chain = written.get(node) ?? before;
      for (const child of node.data?.include?.children ?? [])
        visit(child, 'leafDirective', (one) => {
          if (!written.has(one)) written.set(one, chain);
        });
      const included = includeOne(node, builder, chain, count);
      if (!included) return undefined;
      expand(included.tree, [...chain, included.path]);
      const children = inlineContent(node, included.tree.children, builder);
      (parent as Parents & { children: RootContent[] }).children.splice(index, 1, ...children);
      return index + children.length;
    });
  };
  expand(tree, [file]);
  return tree;
}

function includeOne(
  node: LeafDirective,
  builder: DocBuilder,
  chain: readonly string[],
  count: { included: number },
): { readonly path: string; readonly tree: Root } | undefined {
  const include = node.data?.include;
  const target = include?.target ?? labelSource(node, builder);
  const place = builder.sources.nodePlace(node);
  if (target === '') {
    const args = { name: '::include', example: '::include[./_partial.md]' };
    builder.report(diagnose('content/missing-label', args, { place }));
    return undefined;
  }
  const written = includedPaths(target, chain.at(-1) ?? '');
  const meant = include ? withEndings(written) : written;
  if (meant === undefined) {
    builder.report(diagnose('content/include-outside', { target }, { place }));
    return undefined;
  }
  const path = builder.resolveInclude(meant);
  if (chain.includes(path)) {
    const circle = [...chain.slice(chain.indexOf(path)), path].join(' → ');
    builder.report(diagnose('content/include-cycle', { chain: circle }, { place }));
    return undefined;
  }
  count.included += 1;
  if (count.included > maxIncludes) {
    if (count.included === maxIncludes + 1)
      builder.report(diagnose('content/include-too-many', { limit: maxIncludes }, { place }));
    return undefined;
  }
  const text = builder.readIncluded(path, target, place)?.replace(/^\uFEFF/, '');
  if (text === undefined) return undefined;
  const starts = lineStarts(text);
  const body = removeSentinels(withoutFrontMatter(text));
  const source = builder.sources.add(path, body, (offset) => positionAt(starts, offset));
  builder.inclusions.push({ node: { position: node.position }, source });
  return { path, tree: ownLabels(parseText(source, builder, include), count.included) };
}

/** Tags may name a Markdown file without its ending: `<Include src="_partials/limits" />`. */
function withEndings(paths: ReturnType<typeof includedPaths>): typeof paths {
  if (paths === undefined || /\.\w+$/.test(paths[0])) return paths;
  const [first, ...others] = paths.flatMap((path) => [`${path}.mdx`, `${path}.md`]);
  return first === undefined ? undefined : [first, ...others];
}

/** In a line of text, a file can only hold words. */
function inlineContent(
  node: LeafDirective,
  content: RootContent[],
  builder: DocBuilder,
): RootContent[] {
  const tag = node.data?.include?.inlineTag;
  if (tag === undefined) return content;
  const words = inlineNodes(content);
  if (words) return words;
  const args = { name: `<${tag}>`, problem: 'is in a line of text, but its file contains blocks' };
  const place = builder.sources.nodePlace(node);
  builder.report(diagnose('content/misplaced-directive', args, { place }));
  const value = content.map((one) => nodesText([one])).join(' ');
  return [{ type: 'text', value, position: node.position }];
}

/** Makes the definitions and footnotes of an included file local: its `[1]` is not the `[1]` of the page. */
function ownLabels(tree: Root, number: number): Root {
  visit(tree, (node) => {
    if ('identifier' in node) node.identifier = `${node.identifier}-${number}`;
  });
  return tree;
}
