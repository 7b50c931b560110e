import type { Element, Properties } from 'hast';
import type { Code, Parents } from 'mdast';
import { diagnose, didYouMean, suggest } from '../../diagnostics/index.js';
import { diagramFigure } from '../diagrams/diagram-figure.js';
import { builderOfFile, type DocBuilder } from '../doc-builder.js';
import { highlight } from '../highlight/highlight.js';
import { commonLanguages, knownLanguage } from '../highlight/languages.js';
import { includedPaths } from '../included-path.js';
import { mathFence } from '../math/formula.js';
import type { NodeHandler } from '../node-types.js';
import { removeSentinels } from '../placeholders.js';
import { withVariables } from '../variables.js';
import { collectCodeExample, type IncludedCode } from './code-example.js';
import {
  foldedRanges,
  isMarkdownExample,
  markedLines,
  noteLinks,
  reportAbsentWords,
} from './decorations.js';
import { figureHtml } from './figure.js';
import { markWords } from './mark-words.js';
import { type CodeMeta, codeOptions, parseMeta } from './meta.js';
import { takeNotes } from './notes.js';
import { packageManagers, translateCommands } from './package-managers.js';
import { extractRegion } from './region.js';
import { isTwoslashInclude, twoslashText } from './twoslash.js';

/** Converts fenced and indented code to `<figure class="code">` with syntax highlighting, diagrams to drawings and formulas to MathML. */
export const codeBlock: NodeHandler = (state, node: Code, parent) => {
  const builder = builderOfFile(state.options.file);
  if (isTwoslashInclude(node)) {
    builder.edited.push({ node, with: '' });
    return undefined;
  }
  const element = isPackageCommand(node)
    ? packageTabs(node, builder)
    : (diagramFigure(node, builder) ??
      mathFence(node, builder) ??
      codeFigure(node, builder, { parent }));
  state.patch(node, element);
  return element;
};

const npm2yarn = /(?:^|\s)npm2yarn(?=\s|$)/;

function isPackageCommand({ meta }: Code): boolean {
  return npm2yarn.test(meta ?? '');
}

/** Converts a block of npm commands marked `npm2yarn` to tabs, one for each package manager. */
function packageTabs(node: Code, builder: DocBuilder): Element {
  const meta = node.meta?.replace(npm2yarn, '').trim() ?? '';
  const sections = packageManagers.map((manager): Element => {
    const value = manager === 'npm' ? node.value : translateCommands(node.value, manager);
    const figure = codeFigure({ ...node, meta, value }, builder, { withTitle: false });
    const label = { type: 'text' as const, value: manager };
    return {
      type: 'element',
      tagName: 'section',
      properties: { className: ['tab'] },
      children: [
        {
          type: 'element',
          tagName: 'p',
          properties: { className: ['tab-label'] },
          children: [label],
        },
        figure,
      ],
      data: { isTab: true },
    };
  });
  const properties = { className: ['tabs', 'tabs-code'], dataSync: 'package-manager' };
  return { type: 'element', tagName: 'div', properties, children: sections };
}

/** Returns the label of a code block in a code group. */
export function codeLabel(node: Code, builder: DocBuilder): string {
  const { title, tab, language } = parseMeta(node.lang ?? '', node.meta ?? '');
  return tab ?? title ?? (language || builder.phrase('content.plainText'));
}

interface CodeContext {
  readonly withTitle?: boolean | undefined;
  /** The block's parent, in which a list of notes may follow. */
  readonly parent?: Parents | undefined;
}

export function codeFigure(
  node: Code,
  builder: DocBuilder,
  { withTitle = true, parent }: CodeContext = {},
): Element {
  const meta = readMeta(node);
  const { language } = meta;
  const included = meta.file === undefined ? undefined : includeCode(meta.file, node, builder);
  const source = included?.lines.map(({ text }) => text).join('\n') ?? node.value;
  const visible = meta.isTwoslash ? twoslashText(source) : source;
  const written = meta.hasVariables
    ? withVariables(visible, builder.sources.nodePlace(node), builder)
    : visible;
  reportUnknownLanguage(language, node, builder);
  reportUnknownOptions(meta, node, builder);
  collectCodeExample(node, meta, { written, included }, builder);
  const { text: withNotes, marks, words } = markedLines(written, meta, node, builder);
  if (withNotes !== node.value && !meta.isDiff) node.data = { ...node.data, shown: withNotes };
  const notes = isMarkdownExample(language)
    ? undefined
    : takeNotes(withNotes, node, parent, builder);
  const { text } = notes ?? { text: withNotes };
  reportAbsentWords(text, words, node, builder);
  const highlighted = (builder.options.highlight ?? highlight)(text, language);
  const html = figureHtml({
    language,
    title: withTitle ? meta.title : undefined,
    html: markWords(highlighted.html, text, words),
    numbered: meta.numbered,
    dir: builder.codeDirection,
    marks,
    ends: notes ? noteLinks(notes, builder) : new Map(),
    folds: foldedRanges(text, meta, node, builder),
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

/** Reads the options of a code block. In other tools, `file="config.yml"` above code is its title. */
function readMeta({ lang, meta, value }: Code): CodeMeta {
  const options = parseMeta(lang ?? '', meta ?? '');
  const { file, title } = options;
  const language = options.language || extension(file);
  const isIncluded = file === undefined || /^[./@]|#/.test(file) || value.trim() === '';
  return { ...options, language, ...(!isIncluded && { file: undefined, title: title ?? file }) };
}

/** Reports each unknown option once a document: guides for other tools repeat it in every block. */
function reportUnknownOptions({ unknown }: CodeMeta, node: Code, builder: DocBuilder): void {
  const place = builder.sources.nodePlace(node);
  for (const option of unknown) {
    // `option=` of a linter's documentation is not a misspelled `operation=`.
    const similar = codeOptions.filter(({ length }) => Math.abs(length - option.length) <= 2);
    const hint = didYouMean(option, similar);
    builder.reportOnce(diagnose('content/unknown-code-option', { option }, { place, hint }));
  }
}

/** Reads the code of `file=./x.ts#region`; undefined, with a diagnostic, if it is not available. */
function includeCode(target: string, node: Code, builder: DocBuilder): IncludedCode | undefined {
  const place = builder.sources.nodePlace(node);
  const [name = '', region] = target.split('#');
  const meant = includedPaths(name, builder.sources.nodeFile(node) ?? '');
  if (meant === undefined) {
    builder.report(diagnose('content/include-outside', { target: name }, { place }));
    return undefined;
  }
  const file = builder.resolveInclude(meant);
  const text = builder.readIncluded(file, name, place);
  if (text === undefined) return undefined;
  const taken = extractRegion(removeSentinels(text.replace(/^\uFEFF/, '')), region);
  if (taken === undefined) {
    const args = { region: region ?? '', target: name };
    builder.report(diagnose('content/include-region', args, { place }));
  }
  return taken && { file, lines: taken };
}

/** Returns the language of a file, from its extension. */
export function extension(file: string | undefined): string {
  return /\.(\w+)(?:#.*)?$/.exec(file ?? '')?.[1]?.toLowerCase() ?? '';
}

function reportUnknownLanguage(language: string, node: Code, builder: DocBuilder): void {
  if (language.length < 3 || knownLanguage(language) !== undefined) return;
  if (suggest(language, commonLanguages) === undefined) return;
  const place = builder.sources.nodePlace(node);
  const hint = didYouMean(language, commonLanguages);
  builder.report(diagnose('content/unknown-language', { language }, { place, hint }));
}
