import type { Element, Properties } from 'hast';
import type { Code } from 'mdast';
import { diagnose, didYouMean, suggest } from '../../diagnostics/index.js';
import { type Draft, draftOf } from '../doc-builder.js';
import { highlight } from '../highlight/highlight.js';
import { commonLanguages, knownLanguage } from '../highlight/languages.js';
import { includedPath } from '../included-path.js';
import { withoutSentinels } from '../placeholders.js';
import type { Handler } from '../types.js';
import { type IncludedCode, noteExample } from './code-example.js';
import { figureHtml } from './figure.js';
import { type Mark, takeMarks } from './line-markers.js';
import { parseLineRanges } from './line-ranges.js';
import { type CodeMeta, codeOptions, parseMeta } from './meta.js';
import { takeRegion } from './region.js';

/** Fenced and indented code → `<figure class="code">`, highlighted. */
export const codeBlock: Handler = (state, node: Code) => {
  const element = codeFigure(node, draftOf(state.options.file));
  state.patch(node, element);
  return element;
};

/** The label that a code block has in a group of them. */
export function codeLabel(node: Code, draft: Draft): string {
  const { title, language } = parseMeta(node.lang ?? '', node.meta ?? '');
  return title ?? (language || draft.phrase('content.plainText'));
}

export function codeFigure(node: Code, draft: Draft, withTitle = true): Element {
  const meta = parseMeta(node.lang ?? '', node.meta ?? '');
  const included = meta.file === undefined ? undefined : includeCode(meta.file, node, draft);
  const written = included?.lines.map(({ text }) => text).join('\n') ?? node.value;
  const language = meta.language || extension(meta.file);
  reportUnknownLanguage(language, node, draft);
  reportUnknownOptions(meta, node, draft);
  noteExample(node, { ...meta, language }, written, included, draft);
  const { text, marks } = markedLines(written, meta, language, node, draft);
  if (text !== node.value) node.data = { ...node.data, shown: text };
  const html = figureHtml({
    language,
    title: withTitle ? meta.title : undefined,
    html: highlight(text, language).html,
    numbered: meta.numbered,
    dir: draft.codeDirection,
    marks,
  });
  const properties: Properties = { className: ['code'] };
  if (meta.numbered) properties.className = ['code', 'code-numbered'];
  if ([...marks.values()].some((of) => of.has('focus'))) {
    properties.className = [...(properties.className as string[]), 'code-has-focus'];
  }
  if (language !== '') properties.dataLanguage = language;
  return {
    type: 'element',
    tagName: 'figure',
    properties,
    children: [{ type: 'raw', value: html }],
    data: { finished: { text } },
  };
}

function markedLines(
  written: string,
  meta: CodeMeta,
  language: string,
  node: Code,
  draft: Draft,
): { readonly text: string; readonly marks: ReadonlyMap<number, ReadonlySet<Mark>> } {
  // Markdown about Markdown shows the comments instead of obeying them.
  const taken = /^(md|mdx|markdown)$/.test(language)
    ? { text: written, marks: new Map<number, ReadonlySet<Mark>>(), unpaired: false }
    : takeMarks(written);
  const place = draft.sources.placeOf(node);
  if (taken.unpaired) draft.report(diagnose('content/unclosed-highlight', undefined, { place }));
  if (meta.marked.length === 0) return taken;
  const marks = new Map(taken.marks);
  const lineCount = taken.text.split('\n').length;
  for (const { mark, ranges } of meta.marked) {
    const { lines, problem } = parseLineRanges(ranges, lineCount);
    if (problem !== undefined) {
      draft.report(diagnose('content/line-range', { range: ranges, problem }, { place }));
    }
    for (const line of lines) marks.set(line, new Set([...(marks.get(line) ?? []), mark]));
  }
  return { text: taken.text, marks };
}

/** Tells each kind of unknown option once in a text: guides of other tools have one in each block. */
function reportUnknownOptions({ unknown }: CodeMeta, node: Code, draft: Draft): void {
  const place = draft.sources.placeOf(node);
  for (const option of unknown) {
    const hint = didYouMean(option, codeOptions);
    draft.reportOnce(diagnose('content/unknown-code-option', { option }, { place, hint }));
  }
}

/** The text of `file=./x.ts#region`, undefined where it cannot be had. */
function includeCode(target: string, node: Code, draft: Draft): IncludedCode | undefined {
  const place = draft.sources.placeOf(node);
  const [name = '', region] = target.split('#');
  const meant = includedPath(name, draft.sources.fileOf(node) ?? '');
  if (meant === undefined) {
    draft.report(diagnose('content/include-outside', { target: name }, { place }));
    return undefined;
  }
  const file = draft.find(meant);
  const text = draft.readIncluded(file, name, place);
  if (text === undefined) return undefined;
  const taken = takeRegion(withoutSentinels(text.replace(/^\uFEFF/, '')), region);
  if (taken === undefined) {
    const args = { region: region ?? '', target: name };
    draft.report(diagnose('content/include-region', args, { place }));
  }
  return taken && { file, lines: taken };
}

/** The language of a file, by its name. */
export function extension(file: string | undefined): string {
  return /\.(\w+)(?:#.*)?$/.exec(file ?? '')?.[1]?.toLowerCase() ?? '';
}

function reportUnknownLanguage(language: string, node: Code, draft: Draft): void {
  if (language.length < 3 || knownLanguage(language) !== undefined) return;
  if (suggest(language, commonLanguages) === undefined) return;
  const place = draft.sources.placeOf(node);
  const hint = didYouMean(language, commonLanguages);
  draft.report(diagnose('content/unknown-language', { language }, { place, hint }));
}
