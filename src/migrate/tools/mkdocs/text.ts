import { cardIcons, iconAliases } from '../../../content/directives/card-icons.js';
import { capitalized } from '../../../text/words.js';
import type { TextPass } from '../../source-tool.js';
import { replaceOutsideCode } from '../../text/code-ranges.js';
import { emojiCode, emojiCodes } from '../../text/emoji.js';
import { fencesInHtml, markdownInHtml } from '../../text/markdown-in-html.js';
import { pipesInTables } from '../../text/table-pipes.js';
import { indentedBlocks, slashBlocks } from './blocks.js';
import { codeIncludeSyntax, codeIncludes } from './code-include.js';
import { includedMarkdown } from './include.js';
import { includes, snippetList } from './snippets.js';

const item = String.raw`(?:[.#:][\w-]{1,200}|[\w@:-]{1,200}=(?:"[^"\n]{0,500}"|'[^'\n]{0,500}'|[^\s{}"']{1,500})|data-[\w-]{1,200}|annotate)`;
/** Attributes without a value, as in `{: #archs cmd-line }`, are read after an id only: other braces may be prose. */
const idAndMore = String.raw`#[\w-]{1,200}(?:[ \t]{1,100}(?:${item}|[\w-]{1,200})){0,30}`;
/**
 * `{ .md-button }` after a link, an image, code, emphasis or at the end of a line. White space before it matches from
 * its beginning only, and items have a greatest length, so that no text takes the square of its length.
 */
const attributeList = new RegExp(
  String.raw`(?:([)\]*_>])|(?<![ \t]))([ \t]*)\{:?[ \t]*(${idAndMore}|${item}(?:[ \t]{1,100}${item}){0,30})[ \t]{0,100}\}`,
  'g',
);

/** Attribute lists: ids of headings and sizes of images stay, the rest only styles. */
const attributeLists: TextPass = (text) =>
  replaceOutsideLists(text, (all, before, space, list) => {
    const [, id] = /(?:^|\s)#([\w-]+)/.exec(list) ?? [];
    if (id !== undefined) return `${before}${space || ' '}{#${id}}`;
    const sizes = [...list.matchAll(/\b(width|height)=["']?(\d+)(?:px)?["']?(?=\s|$)/g)];
    if (before === ')' && sizes.length > 0)
      return `${before}{${sizes.map(([, name, size]) => `${name}=${size}`).join(' ')}}`;
    return before === '' && space === '' && !/^[.#]|annotate/.test(list) ? all : before;
  });

/** An id after a link, code or emphasis. Headings match as a whole and have no id, so that they can keep theirs. */
const inlineId = new RegExp(
  [
    String.raw`(?<![^\n])[ \t]*#[^\n]*`,
    String.raw`(?<![^\n])[^\n]*\n[ \t]*(?:=+|-+)[ \t]*\r?(?![^\n])`,
    String.raw`(?<=[)\]\`*_])[ \t]*\{:?[ \t]*#(?<id>[\w.-]+)[ \t]*\}`,
  ].join('|'),
  'g',
);

/** `[](){#id}`, `**words**{#id}` and `{#id}` on a line of its own, below a paragraph or an item, are targets of links. */
const anchors: TextPass = (text) => {
  if (!/\{:?[ \t]*#/.test(text)) return text;
  const empty = replaceOutsideCode(
    text,
    /\[\]\(\)\{:?[ \t]*#([\w.-]+)[ \t]*\}/g,
    ([, id = '']) => `<a id="${id}"></a>`,
  );
  const inLines = replaceOutsideCode(empty, inlineId, ({ 0: all, groups }) =>
    groups?.id === undefined ? all : `<a id="${groups.id}"></a>`,
  );
  return replaceOutsideCode(
    inLines,
    /(?<=\n)([ \t]*)\{:?[ \t]*#([\w.-]+)[ \t]*\}(?=[ \t]*\r?(?:\n|$))/g,
    ({ 0: all, 1: indent = '', 2: id = '', index }) =>
      isBelowText(inLines, index) ? `${indent}<a id="${id}"></a>` : all,
  );
};

/** Whether the line above the one that begins at an offset has text and is neither a heading nor the first line. */
function isBelowText(text: string, lineStart: number): boolean {
  const end = lineStart - 1;
  const newline = end > 0 ? text.lastIndexOf('\n', end - 1) : -1;
  return newline !== -1 && /^[ \t]*[^#\s]/.test(text.slice(newline + 1, end));
}

function replaceOutsideLists(
  text: string,
  make: (all: string, before: string, space: string, list: string) => string,
): string {
  // Lists also follow code spans, whose ranges end before them.
  return replaceOutsideCode(text, attributeList, ([all, before = '', space = '', list = '']) =>
    make(all, before, space, list),
  ).replace(/(`[^`\n]+`)\{[ \t]*(?:\.|#!)[^}\n]*\}/g, '$1');
}

const iconCode = /:(?:material|fontawesome|octicons|simple)-([\w-]+):(?:\{[^}\n]*\})?/g;

const iconWithSpace = new RegExp(`${iconCode.source}([ \\t]*)`, 'g');

const signs: Readonly<Record<string, string>> = {
  check: '✓',
  'check-all': '✓',
  'check-circle': '✓',
  close: '✗',
  'close-circle': '✗',
  'arrow-right': '→',
  'arrow-left': '←',
  'arrow-up': '↑',
  'arrow-down': '↓',
  plus: '+',
  minus: '−',
};

/** Icons that docsgen draws, or a sign; others are left out, with the space behind them. */
const icons: TextPass = (text) =>
  replaceOutsideCode(text, iconWithSpace, ({ 1: name = '', 2: space = '', index }) => {
    const plain = name.replace(/-(?:\d+|outline)$/, '').replace(/^(?:solid|regular|brands)-/, '');
    if (signs[plain] !== undefined) return signs[plain] + space;
    const isKnown = Object.hasOwn(cardIcons, plain) || iconAliases.has(plain);
    // A list item would begin further to the right than the lines below it.
    const isFirst = /[\s[]/.test(text[index - 1] ?? ' ');
    return isKnown ? `:icon[${plain}]${space}` : isFirst ? '' : space;
  });

/** `==marked==`, `++ctrl+c++`, `++"?"++`, `^^inserted^^` and the marks of CriticMarkup. */
const inlineMarks: TextPass = (text) => {
  const keys = replaceOutsideCode(
    text,
    /\+\+((?:[a-z0-9][\w-]*|"[^"\n]{1,40}")(?:\+(?:[\w-]+|"[^"\n]{1,40}"))*)\+\+/g,
    ([, written = '']) =>
      [...written.matchAll(/"([^"]+)"|[^+"]+/g)]
        .map(([key, quoted]) => `<kbd>${quoted ?? capitalized(key)}</kbd>`)
        .join('+'),
  );
  const marked = replaceOutsideCode(
    keys,
    /(?<![=\w])==([^=\s](?:[^=\n]*[^=\s])?)==(?![=\w])/g,
    ([, words]) => `<mark>${words}</mark>`,
  );
  const inserted = replaceOutsideCode(
    marked,
    /\^\^([^^\n]+)\^\^/g,
    ([, words]) => `<ins>${words}</ins>`,
  );
  return replaceOutsideCode(inserted, /\{(==|\+\+|--)([^\n{}]+?)\1\}/g, ([, mark, words]) => {
    const name = mark === '==' ? 'mark' : mark === '++' ? 'ins' : 'del';
    return `<${name}>${words}</${name}>`;
  });
};

/** `<div markdown>`: Markdown in HTML needs no mark, and a table of contents is beside the text. */
const htmlWithMarkdown: TextPass = (text) => {
  const plain = replaceOutsideCode(
    text,
    /(<[a-z][\w-]*\b[^>\n]*?)[ \t]+markdown(?:=["']?\w+["']?)?(?=[\s>])/gi,
    ([, tag = '']) => tag,
  );
  return replaceOutsideCode(plain, /^\[{1,2}_?toc_?\]{1,2}[ \t]*\r?\n/gim, () => '');
};

const braced = /^([ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*`{3,})([^\n{`]*)\{([^}\n]*)\}([^\n]*)$/gm;

const fenceOption = /(?<![\w-])([\w-]+)=(?:"[^"]*"|'[^']*'|\[[^\]]*\]|\S+)/g;

/**
 * Options of code blocks in braces: those with a meaning stand without braces, those of other programs go. A block
 * without code is what a program makes of its options, and the output of `exec` is the text, so all options stay there
 * and are reported.
 */
const fenceOptions: TextPass = (text) => {
  let made = '';
  let done = 0;
  for (const match of text.matchAll(braced)) {
    const end = match.index + match[0].length;
    const hasCode = !/^\n[ \t>]*`{3,}[ \t]*$/.test(nextLine(text, end));
    made += text.slice(done, match.index) + openingFence(match, hasCode);
    done = end;
  }
  return made + text.slice(done);
};

/** Returns the opening fence of a code block, without braces. */
function openingFence(match: RegExpExecArray, hasCode: boolean): string {
  const [all, fence = '', language = '', options = '', rest = ''] = match;
  if (/^[\d,\s-]*$/.test(options)) return all;
  const [, name = ''] = /(?:^|\s)\.([\w+-]+)/.exec(options) ?? [];
  const isMade = !hasCode || /(?<![\w-])exec=/.test(options);
  const kept = [...options.matchAll(fenceOption)].filter(
    ([, key = '']) => isMade || /^(?:hl_lines|title|linenums)$/.test(key),
  );
  const words = [language.trim() || name, ...kept.map(([one]) => one), rest.trim()];
  return `${fence}${language.startsWith(' ') ? ' ' : ''}${words.filter((one) => one !== '').join(' ')}`;
}

/** Returns the line after a line end. */
function nextLine(text: string, from: number): string {
  const end = text.indexOf('\n', from + 1);
  return text.slice(from, end === -1 ? undefined : end);
}

/**
 * What Python-Markdown and its extensions write.
 * @param docsDir folder of the texts
 * @param basePaths folders of snippets
 */
export function mkdocsPasses(docsDir: string, basePaths: readonly string[]): readonly TextPass[] {
  return [
    includedMarkdown(docsDir),
    pipesInTables,
    fenceOptions,
    includes(basePaths),
    codeIncludes,
    indentedBlocks,
    slashBlocks,
    anchors,
    attributeLists,
    icons,
    emojiCodes,
    inlineMarks,
    markdownInHtml,
    fencesInHtml,
    htmlWithMarkdown,
  ];
}

/** Syntax that is not prose. */
export const mkdocsSyntax: readonly RegExp[] = [
  codeIncludeSyntax,
  snippetList,
  /\{%-?\s*include(?:-markdown)?\s[^%]*%\}/g,
  attributeList,
  iconCode,
  emojiCode,
  /^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*`{3,}.*$/gm,
  /^[ \t]*(?:!!!|\?\?\?\+?)[ \t]*[\w -]+/gm,
  /^[ \t]*\/{3,}[ \t]+[\w-]+(?:\n {4,}[\w-]+:.*)*/gm,
  /[ \t]markdown=["']?(?:span|block|1)\b["']?/g,
  /^[ \t]*-+8<-+.*$/gm,
  /^[ \t]*\{[*!].*[*!]\}[ \t]*$/gm,
  /\{[ \t]*(?:\.|#!)[^{}\n]*\}/g,
  /^\[{1,2}_?toc_?\]{1,2}/gim,
];

export const mkdocsSyntaxWords: readonly string[] = ['markdown'];

const headerKey = /^ {0,3}([\w-]+):[ \t]*(.*)$/;
const headerMore = /^(?: {4}|\t)\s*(.*)$/;

/**
 * Returns a text whose header has the form of MultiMarkdown, `title: Mars` without lines of `---`, with front matter.
 * The header ends at the first line that is none of its own, as in MkDocs.
 */
export function headerAsFrontMatter(text: string): string {
  const lines = text.replace(/^\ufeff/, '').split('\n');
  const values: [key: string, value: string][] = [];
  let at = 0;
  for (; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').replace(/\r$/, '');
    const [, key, value = ''] = headerKey.exec(line) ?? [];
    const [, more] = headerMore.exec(line) ?? [];
    const last = values.at(-1);
    if (key !== undefined) values.push([key.toLowerCase(), value.trim()]);
    else if (more !== undefined && last) last[1] = `${last[1]} ${more.trim()}`;
    else break;
  }
  if (values.length === 0) return text;
  const head = values.map(([key, value]) =>
    value === '' ? `${key}:` : `${key}: ${scalar(value)}`,
  );
  return ['---', ...head, '---', ...lines.slice(at)].join('\n');
}

/** Returns a value of YAML that is this text. */
function scalar(value: string): string {
  const isPlain =
    /^[\p{L}\p{N}][^:#]*$/u.test(value) && !/^[\d.]+$|^(?:true|false|null|yes|no)$/i.test(value);
  return isPlain ? value : JSON.stringify(value);
}
