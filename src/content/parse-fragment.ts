import type { Outcome } from '../diagnostics/diagnostic.js';
import { Draft } from './doc-builder.js';
import type { Fragment } from './fragment.js';
import { guardText } from './guard-text.js';
import { expandIncludes } from './markdown/includes.js';
import { parseMarkdown } from './markdown/parse.js';
import { writtenMarkdown } from './markdown/source-markdown.js';
import type { ContentOptions, FragmentOrigin } from './options.js';
import { renderHtml } from './pipeline.js';
import { withoutMarks, withoutSentinels } from './placeholders.js';

/**
 * Reads Markdown that stands inside another file, such as a description in OpenAPI: all that a page's text
 * can do but front matter, a title and including files. `origin` says where an offset of it stands.
 */
export function parseFragment(
  markdown: string,
  origin: FragmentOrigin,
  options: ContentOptions,
): Outcome<Fragment> {
  const draft = new Draft(options, () => undefined);
  draft.isBelowTitle = origin.isBelowTitle ?? false;
  const source = draft.sources.add(origin.file, withoutSentinels(markdown), (offset) =>
    origin.at(offset),
  );
  const fragment = guardText(draft, source, () => {
    const tree = expandIncludes(parseMarkdown(source), draft, origin.file);
    const html = renderHtml(tree, draft);
    const { headings } = draft;
    const markdown = writtenMarkdown(tree, draft, source);
    return { ...html, markdown, ...(headings.length > 0 && { headings }) };
  });
  return withoutMarks({ value: fragment, diagnostics: draft.diagnostics });
}
