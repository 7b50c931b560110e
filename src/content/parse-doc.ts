import type { Nodes, Root } from 'mdast';
import type { Outcome } from '../diagnostics/diagnostic.js';
import { encodingProblems, lineStarts, positionAt } from '../diagnostics/index.js';
import { isReactFile } from '../files/react-file.js';
import { valueDigest } from '../files/sha256.js';
import type { SourceFile } from '../files/source-file.js';
import { escapeText } from '../text/escape.js';
import type { Doc, ParsedDoc, TextHead } from './doc.js';
import { DocBuilder } from './doc-builder.js';
import { renderExcerpt } from './excerpt.js';
import { frontMatterValues, readFrontMatter } from './front-matter/read.js';
import { guardText } from './guard-text.js';
import { readAbbreviations } from './markdown/abbreviations.js';
import { reportForeignSyntax } from './markdown/foreign-syntax.js';
import { expandIncludes } from './markdown/includes.js';
import { reportMisspelledBlocks } from './markdown/misspelled-blocks.js';
import { sourceMarkdown } from './markdown/source-markdown.js';
import { operationUses } from './operation-uses.js';
import type { ContentOptions, ReadInclude } from './options.js';
import { parseText } from './parse-text.js';
import { removeSentinels, withoutPlaceholders } from './placeholders.js';
import { PagePlugins } from './plugins/page-plugins.js';
import type { PluginTimes } from './plugins/site-plugin.js';
import { parseReactPage } from './react-page.js';
import { renderHtml } from './render-html.js';
import { titleFromPath } from './title-from-path.js';

/** Comments, and scripts and styles, which pages of Vue begin with. */
const invisibleHtml = /^<!--|^<(script|style)\b[\s\S]*<\/\1>\s*$/i;

/** Parses a page's file. Of a Markdown file: front matter, text as HTML with placeholders, and link references. */
export function parseDoc(
  file: SourceFile,
  options: ContentOptions,
  read: ReadInclude,
): Outcome<ParsedDoc> & { readonly pluginTimes?: PluginTimes | undefined } {
  if (isReactFile(file.path)) return parseReactPage(file, options);
  const text = removeSentinels(file.text.replace(/^\uFEFF/, ''));
  const { meta, metaPlaces, body, diagnostics } = readFrontMatter(
    { path: file.path, text },
    options.ownKeys,
  );
  const included = new Map<string, string | undefined>();
  const builder = new DocBuilder(options, (path) => {
    const found = read(path);
    included.set(path, found && 'text' in found ? found.text : undefined);
    return found;
  });
  builder.textScope = options.scopeOf?.(file.path);
  if (options.pluginsOf || /frontmatter\s*[.[]|:var\[/i.test(body))
    builder.frontMatter = frontMatterValues(text);
  const starts = lineStarts(body);
  const source = builder.sources.add(file.path, body, (offset) => positionAt(starts, offset));
  const plugins = options.pluginsOf?.(file.path) ?? [];
  if (plugins.length > 0) builder.plugins = new PagePlugins(plugins, builder, source);
  const fragment = guardText(builder, source, () => {
    const written = expandIncludes(parseText(source, builder), builder, file.path);
    const tree = markTitle(builder.plugins?.changeMarkdown(written) ?? written);
    if (builder.sources.have('*[')) readAbbreviations(tree);
    reportForeignSyntax(tree, builder);
    reportMisspelledBlocks(tree, builder);
    const whole = renderHtml(tree, builder);
    builder.excerpt = renderExcerpt(tree, builder, file.path);
    return { ...whole, markdown: sourceMarkdown(tree, builder, source) };
  });
  const { usedBlocks, pageHead } = builder;
  const title = meta.title || builder.title?.text || titleFromPath(file.path);
  return withoutPlaceholders({
    value: {
      doc: {
        path: file.path,
        digest: fileDigest(file, included, builder),
        ...withPageHead({ meta, metaPlaces }, pageHead),
        title,
        titleHtml: builder.title?.html || escapeText(title),
        includes: [...builder.includes],
        blocks: usedBlocks.size > 0 ? [...usedBlocks].map(({ name }) => name) : undefined,
        hasExcerpt: builder.excerpt !== undefined,
        operations: operationUses(builder),
      },
      text: { ...fragment, ...textParts(builder) },
    },
    diagnostics: [...encodingProblems(file), ...diagnostics, ...builder.diagnostics],
    pluginTimes: builder.plugins && Object.fromEntries(builder.plugins.times),
  });
}

function withPageHead(
  { meta, metaPlaces }: Pick<Doc, 'meta' | 'metaPlaces'>,
  { imagePlace, ...head }: TextHead,
): Pick<Doc, 'meta' | 'metaPlaces'> {
  if (Object.keys(head).length === 0) return { meta, metaPlaces };
  const image = metaPlaces.image ?? imagePlace;
  return { meta: { ...head, ...meta }, metaPlaces: { ...metaPlaces, ...(image && { image }) } };
}

/** Returns what is kept of a text besides its HTML. */
function textParts({ headings, sections, anchors, titleId, codeExamples, excerpt }: DocBuilder) {
  return {
    headings,
    sections,
    anchors: [...anchors],
    ...(titleId !== undefined && { titleId }),
    ...(codeExamples.length > 0 && { codeExamples }),
    ...(excerpt && { excerpt }),
  };
}

function fileDigest(
  { digest }: SourceFile,
  included: ReadonlyMap<string, string | undefined>,
  { usedBlocks, plugins }: Pick<DocBuilder, 'usedBlocks' | 'plugins'>,
): string {
  if (included.size === 0 && usedBlocks.size === 0 && !plugins) return digest;
  const blocks = [...usedBlocks, ...(plugins?.all ?? [])].map((one) => one.digest);
  return valueDigest([digest, ...included, ...blocks]);
}

const tagWithoutText = /^<\/?(?:a|br|img|p|picture|source)\b/i;

/** Whether a block or a part of it shows pictures or anchors alone. */
function hasNoText(node: Nodes): boolean {
  switch (node.type) {
    case 'image':
    case 'imageReference':
    case 'break':
      return true;
    case 'text':
      // A size: `{width=320}`.
      return /^\s*(?:\{[^{}]*\}\s*)?$/.test(node.value);
    case 'html':
      return (node.value.match(/<[^>]*>|[^<\s]+/g) ?? []).every((part) =>
        tagWithoutText.test(part),
      );
    case 'paragraph':
    case 'link':
    case 'linkReference':
      return node.children.every(hasNoText);
    default:
      return false;
  }
}

/** Marks a level-1 heading that opens the text as the title, which is not part of the body. */
function markTitle(tree: Root): Root {
  // A heading after what is invisible, or after a logo and badges, still opens the text.
  const first = tree.children.find(
    (node) =>
      node.type !== 'definition' &&
      !(node.type === 'html' && invisibleHtml.test(node.value)) &&
      !hasNoText(node),
  );
  if (first?.type === 'heading' && first.depth === 1)
    first.data = { ...first.data, opensText: true };
  return tree;
}
