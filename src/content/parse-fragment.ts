import type { Outcome } from '../diagnostics/diagnostic.js';
import { DocBuilder } from './doc-builder.js';
import type { Fragment } from './fragment.js';
import { guardText } from './guard-text.js';
import { expandIncludes } from './markdown/includes.js';
import { sourceMarkdown } from './markdown/source-markdown.js';
import type { ContentOptions, FragmentOrigin } from './options.js';
import { parseText } from './parse-text.js';
import { removeSentinels, withoutPlaceholders } from './placeholders.js';
import { renderHtml } from './render-html.js';

/**
 * Parses Markdown inside of another file, such as a description in OpenAPI. Supports everything but front matter, a
 * title and includes. `origin` maps offsets to positions.
 */
export function parseFragment(
  markdown: string,
  origin: FragmentOrigin,
  options: ContentOptions,
): Outcome<Fragment> {
  const builder = new DocBuilder(options, () => undefined);
  builder.isBelowTitle = origin.isBelowTitle ?? false;
  const source = builder.sources.add(origin.file, removeSentinels(markdown), (offset) =>
    origin.at(offset),
  );
  const fragment = guardText(builder, source, () => {
    const tree = expandIncludes(parseText(source, builder), builder, origin.file);
    const html = renderHtml(tree, builder);
    const { headings } = builder;
    const markdown = sourceMarkdown(tree, builder, source);
    return { ...html, markdown, ...(headings.length > 0 && { headings }) };
  });
  return withoutPlaceholders({ value: fragment, diagnostics: builder.diagnostics });
}
