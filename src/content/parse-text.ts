import type { Root } from 'mdast';
import { diagnose } from '../diagnostics/index.js';
import { groupLabelledCode } from './code/tab-label.js';
import type { DocBuilder } from './doc-builder.js';
import { parseMarkdown, parseMarkdownWithTags } from './markdown/parse.js';
import { TagSyntaxError } from './markdown/parse-tags.js';
import type { TagInclude } from './node-types.js';
import type { TextSource } from './source-positions.js';
import { convertTags } from './tags/convert.js';

/**
 * Parses a source of a text: Markdown, or Markdown with tags.
 *
 * @param include the tag that the source stands for
 */
export function parseText(
  source: TextSource,
  builder: DocBuilder,
  include?: Pick<TagInclude, 'values' | 'children'>,
): Root {
  const tree = parseTree(source, builder, include);
  if (source.text.includes(' tab=')) groupLabelledCode(tree);
  return tree;
}

function parseTree(
  source: TextSource,
  builder: DocBuilder,
  include: Pick<TagInclude, 'values' | 'children'> | undefined,
): Root {
  if (!hasTags(source, builder))
    return parseMarkdown(source, { ...builder.options, syntax: builder.plugins?.syntax() });
  const { frontMatter, plugins } = builder;
  if (source === plugins?.page) plugins.reportLostSyntax();
  try {
    const tree = parseMarkdownWithTags(source, builder.options);
    const values = { frontmatter: frontMatter, frontMatter, ...include?.values };
    return convertTags(tree, builder, values, include?.children);
  } catch (error) {
    if (!(error instanceof TagSyntaxError)) throw error;
    const line = source.firstLine + error.line - 1;
    const start = { line, column: error.column };
    const place = builder.sources.nodePlace({ position: { start, end: start } });
    builder.filesWithUnreadTags.add(source.file);
    builder.report(diagnose('content/tag-syntax', { problem: error.problem }, { place }));
    return parseMarkdown(source, builder.options);
  }
}

function hasTags({ file }: TextSource, { options }: DocBuilder): boolean {
  return options.tags === true || /\.mdx$/i.test(file);
}
