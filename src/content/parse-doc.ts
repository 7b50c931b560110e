import { createHash } from 'node:crypto';
import type { Outcome } from '../diagnostics/diagnostic.js';
import { encodingProblems, lineStarts, positionAt } from '../diagnostics/index.js';
import type { SourceFile } from '../files/source-file.js';
import type { ParsedDoc } from './doc.js';
import { Draft } from './doc-builder.js';
import { renderExcerpt } from './excerpt.js';
import { readFrontMatter } from './front-matter/read.js';
import { guardText } from './guard-text.js';
import { escapeText } from './highlight/to-html.js';
import { expandIncludes } from './markdown/includes.js';
import { parseMarkdown } from './markdown/parse.js';
import { writtenMarkdown } from './markdown/source-markdown.js';
import { markTitle } from './markdown/title.js';
import type { ContentOptions, ReadFile } from './options.js';
import { renderHtml } from './pipeline.js';
import { withoutMarks, withoutSentinels } from './placeholders.js';
import { titleFromPath } from './title-from-path.js';

/** Reads one Markdown file of the site: its front matter, its text as HTML with holes, and all it links to. */
export function parseDoc(
  file: SourceFile,
  options: ContentOptions,
  read: ReadFile,
): Outcome<ParsedDoc> {
  const text = withoutSentinels(file.text.replace(/^\uFEFF/, ''));
  const { meta, metaPlaces, body, diagnostics } = readFrontMatter({ path: file.path, text });
  const included = new Map<string, string | undefined>();
  const draft = new Draft(options, (path) => {
    const found = read(path);
    included.set(path, found && 'text' in found ? found.text : undefined);
    return found;
  });
  const starts = lineStarts(body);
  const source = draft.sources.add(file.path, body, (offset) => positionAt(starts, offset));
  const fragment = guardText(draft, source, () => {
    const tree = markTitle(expandIncludes(parseMarkdown(source), draft, file.path));
    const whole = renderHtml(tree, draft);
    draft.excerpt = renderExcerpt(tree, draft, file.path);
    return { ...whole, markdown: writtenMarkdown(tree, draft, source) };
  });
  const title = meta.title || draft.title?.text || titleFromPath(file.path);
  return withoutMarks({
    value: {
      head: {
        path: file.path,
        digest: digestOf(file, included),
        meta,
        metaPlaces,
        title,
        titleHtml: draft.title?.html || escapeText(title),
        includes: [...draft.includes],
        hasExcerpt: draft.excerpt !== undefined,
      },
      text: {
        ...fragment,
        headings: draft.headings,
        sections: draft.sections,
        anchors: [...draft.anchors],
        ...(draft.codeExamples.length > 0 && { codeExamples: draft.codeExamples }),
        ...(draft.excerpt && { excerpt: draft.excerpt }),
      },
    },
    diagnostics: [...encodingProblems(file), ...diagnostics, ...draft.diagnostics],
  });
}

function digestOf(
  { digest }: SourceFile,
  included: ReadonlyMap<string, string | undefined>,
): string {
  if (included.size === 0) return digest;
  return createHash('sha256')
    .update(JSON.stringify([digest, ...included]))
    .digest('hex');
}
