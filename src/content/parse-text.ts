import type { Root } from 'mdast';
import { diagnose } from '../diagnostics/index.js';
import type { DocBuilder } from './doc-builder.js';
import { parseMarkdown, parseMarkdownWithTags } from './markdown/parse.js';
import { TagSyntaxError } from './markdown/parse-tags.js';
import type { TextSource } from './sources.js';
import { convertTags } from './tags/convert.js';

/**
 * Parses a source of a text: Markdown, or Markdown with tags.
 *
 * @param values what names mean in expressions of an included file
 */
export function parseText(source: TextSource, builder: DocBuilder, values?: object): Root {
  if (!hasTags(source, builder))
    return parseMarkdown(source, { ...builder.options, syntax: builder.plugins?.syntax() });
  const { frontMatter } = builder;
  try {
    const tree = parseMarkdownWithTags(source, builder.options);
    return convertTags(tree, builder, {
      frontmatter: frontMatter,
      frontMatter,
      ...values,
    } as never);
  } catch (error) {
    if (!(error instanceof TagSyntaxError)) throw error;
    const line = source.firstLine + error.line - 1;
    const start = { line, column: error.column };
    const place = builder.sources.placeOf({ position: { start, end: start } });
    builder.report(diagnose('content/tag-syntax', { problem: error.problem }, { place }));
    return parseMarkdown(source, builder.options);
  }
}

function hasTags({ file }: TextSource, { options }: DocBuilder): boolean {
  return options.tags === true || /\.mdx$/i.test(file);
}
