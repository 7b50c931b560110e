import path from 'node:path/posix';
import { escapePattern } from '../../../text/escape-pattern.js';
import { tagAttribute } from '../../../text/tag-attribute.js';
import type { PageContext, TextPass } from '../../source-tool.js';
import { codeGroupItems } from '../../text/code-group-items.js';
import { codeLines, replaceOutsideCode } from '../../text/code-ranges.js';
import { attributesText, labelText } from '../../text/directive.js';
import { emojiCode, emojiCodes, hasEmojiCode } from '../../text/emoji.js';
import { pageFrontMatter } from '../../text/front-matter.js';
import { htmlBlocks } from '../../text/html-blocks.js';
import { keepHeadingIds } from '../../text/keep-heading-ids.js';
import { pictureComponentSyntax, pictureComponents } from '../../text/picture-components.js';
import { vitepressTabs } from './tabs.js';

const codeImport =
  /^([ \t]*)<<<[ \t]*(\S+?)(#[\w-]+)?(\{[^}\n]*\})?[ \t]*(?:\[([^\]\n]*)\])?[ \t]*\r?$/;

/** `<<< @/snippets/a.js#region{1-2 ts} [title]` as a code block with `file=`. */
function codeImports(sourceFolder: string): TextPass {
  return (text, context) => {
    if (!text.includes('<<<')) return text;
    const lines = text.split('\n');
    const isCode = codeLines(lines);
    return lines
      .map((line, index) => {
        const match = isCode[index] ? null : codeImport.exec(line);
        if (!match) return line;
        const [, indent = '', written = '', region = '', options = '', title] = match;
        const file = targetFile(written, sourceFolder, context);
        if (!context.files.has(file)) return line;
        const [, marks = '', language = ''] = /^\{([\d,-]*)[ \t]*([\w-]*)/.exec(options) ?? [];
        const meta = [
          language || path.extname(file).slice(1),
          `file=${context.linkTo(file)}${region}`,
          marks === '' ? '' : `{${marks}}`,
          title === undefined ? '' : `title="${title}"`,
        ];
        return `${indent}\`\`\`${meta.filter((one) => one !== '').join(' ')}\n${indent}\`\`\``;
      })
      .join('\n');
  };
}

/** `@/` and `@` are the folder of the texts. */
function targetFile(written: string, sourceFolder: string, { page }: PageContext): string {
  return written.startsWith('@')
    ? path.join(sourceFolder, written.replace(/^@\/?/, ''))
    : path.join(path.dirname(page.from), written);
}

function textIncludes(sourceFolder: string): TextPass {
  return (text, context) =>
    replaceOutsideCode(text, /<!--[ \t]*@include:[ \t]*(\S+?)[ \t]*-->/g, ([all, written = '']) => {
      const file = targetFile(written, sourceFolder, context);
      return /\.md$/.test(file) && context.files.has(file)
        ? `::include[${context.linkTo(file)}]`
        : all;
    });
}

const badge = /<(?:VP)?Badge\b([^>]*?)(?:\/>|>([^<]*)<\/(?:VP)?Badge>)/g;
const colors: Readonly<Record<string, string>> = {
  tip: 'green',
  warning: 'yellow',
  danger: 'red',
  info: 'blue',
};

/** Headings with badges or emoji keep the ids that VitePress makes of their other words. */
const idsOfHeadings: TextPass = (text) =>
  keepHeadingIds(
    text,
    'vitepress',
    (words) => /<(?:VP)?Badge\b/.test(words) || hasEmojiCode(words),
    (words) => wordsWithoutTags(words.replace(emojiCode, '')),
  );

const badges: TextPass = (text) => {
  const isHtml = htmlBlocks(text);
  return replaceOutsideCode(
    text,
    badge,
    ({ index, 0: all, 1: attributes = '', 2: inside = '' }) => {
      const words = (tagAttribute(attributes, 'text') ?? inside).trim();
      if (words === '' || /(?:^|\s):/.test(attributes)) return all;
      if (isHtml(index)) return `<mark>${words}</mark>`;
      return `:badge${labelText(words)}${attributesText({ color: colors[tagAttribute(attributes, 'type') ?? 'tip'] })}`;
    },
  );
};

/** Removes tags and link targets, but not what looks like them in code: `Promise<Moon>`. */
function wordsWithoutTags(words: string): string {
  return words
    .replace(/(`+)[^`]*\1|<[^>]*>|(?<=\])\([^)]*\)/g, (all, ticks) => (ticks ? all : ''))
    .trim();
}

/** `::: v-pre` and `::: raw` mean nothing here: braces are text. */
const rawBlocks: TextPass = (text) =>
  text.replace(/^:{3,}[ \t]*(?:v-pre|raw)[ \t]*\r?\n([\s\S]*?)^:{3,}[ \t]*\r?\n?/gm, '$1');

/** Vue shows what is in a named slot; in HTML, a `template` is not shown. */
const slots: TextPass = (text) =>
  replaceOutsideCode(
    text,
    /^[ \t]*<(?:\/template|template(?:[ \t]+(?:#|v-slot:)[\w-]+)?)>[ \t]*(?:\r?\n|$)|<template[ \t]+(?:#|v-slot:)[\w-]+>|<\/template>/gm,
    () => '',
  );

const wrapperTag =
  /<\/?(?:ClientOnly|Suspense|KeepAlive|Transition|TransitionGroup|Teleport)(?:\s[^>\n]*)?>/g;

/** Opening tags over several lines of which the last begins with `>`, which Markdown reads as a quotation. */
const tagsInOneLine: TextPass = (text) =>
  replaceOutsideCode(
    text,
    /^([ \t]*<[A-Za-z][\w.-]*)((?:\s+[^\s=>"'<]+(?:=(?:"[^"]*"|'[^']*'))?)+)\s*\n[ \t]*>/gm,
    ([, name = '', attributes = '']) => `${name}${attributes.replace(/\s*\n\s*/g, ' ')}>`,
  );

/** Components of Vue that draw nothing of their own. What is on lines between their tags loses its indentation. */
const wrappers: TextPass = (text) => {
  if (text.search(wrapperTag) === -1) return text;
  const lines = text.split('\n');
  const isCode = codeLines(lines);
  const open: { readonly indent: number; shift?: number }[] = [];
  const shifted = lines.flatMap((line, index) => {
    const rest = line.trim();
    const isOwnLine = !isCode[index] && rest.replace(wrapperTag, '') === '' && rest !== '';
    const indent = line.length - line.trimStart().length;
    const around = open.at(-1);
    if (around && rest !== '' && !rest.startsWith('</'))
      around.shift ??= Math.max(0, indent - around.indent);
    if (isOwnLine) {
      for (const [tag] of rest.matchAll(wrapperTag))
        if (tag.startsWith('</')) open.pop();
        else open.push({ indent });
      return [];
    }
    if (around === undefined) return [line];
    const shift = open.reduce((sum, one) => sum + (one.shift ?? 0), 0);
    return [line.slice(Math.min(indent, shift))];
  });
  return replaceOutsideCode(shifted.join('\n'), wrapperTag, () => '');
};

const frontMatterValue = /\{\{[ \t]*\$frontmatter\.([\w-]+)[ \t]*\}\}/g;

/** Signs of Markdown and HTML; an underscore within a word is none. */
const markupSign = /[\\`*<[\]&]|(?<!\w)_|_(?!\w)/g;

/** Works in Markdown and in HTML, unlike a backslash. */
function characterReference(sign: string): string {
  return `&#${sign.charCodeAt(0)};`;
}

/** `{{ $frontmatter.title }}` is the value in the front matter of the page. */
const frontMatterValues: TextPass = (text, { page, files }) => {
  if (text.search(frontMatterValue) === -1) return text;
  const meta = pageFrontMatter(files.text(page.from) ?? '');
  return replaceOutsideCode(text, frontMatterValue, ([all, key = '']) => {
    const value = meta[key];
    const isWords = typeof value === 'number' || (typeof value === 'string' && !/\n/.test(value));
    return isWords ? String(value).replace(markupSign, characterReference) : all;
  });
};

const setupScript =
  /^<script\b[^>\n]*\ssetup\b[^>\n]*>([\s\S]*?)<\/script>[ \t]*(?:\r?\n(?:[ \t]*\r?\n)?|$)/gm;

/** Names of components begin with a capital, those of data and functions do not. */
const componentImport =
  /^[ \t]*import\s+(?:type\s+)?\{?\s*[A-Z]\w*(?:\s*,\s*\{?\s*[A-Z]\w*)*[\s,]*\}?\s*from\s*['"][^'"\n]+['"];?/gm;

/** Scripts that only import components, which the page shows as tags. What needs a component is reported there. */
const importScripts: TextPass = (text) =>
  /\{\{/.test(text)
    ? text
    : replaceOutsideCode(text, setupScript, ([all, code = '']) => {
        const rest = code.replace(componentImport, '').replace(/^[ \t]*\/\/.*/gm, '');
        return rest.trim() === '' ? '' : all;
      });

/** `::: tip {no-title}`: an admonition of docsgen has a title. */
const untitled: TextPass = (text) =>
  replaceOutsideCode(
    text,
    /^([ \t>]*:{3,}[ \t]*[\w-]+)[ \t]*\{no-title\}[ \t]*$/gm,
    ([, start = '']) => start,
  );

const contents: TextPass = (text) =>
  replaceOutsideCode(text, /^\[\[toc\]\][ \t]*\r?\n?/gim, () => '');

/** Ids of headings in the signs that the site has chosen: `%{#dust}%`. */
function headingAttributes([left, right]: readonly [string, string]): TextPass {
  const pattern = new RegExp(
    `^(#{1,6}[ \\t][^\\n]*?)[ \\t]*${escapePattern(left)}[ \\t]*(#[^\\s}%]+)[^\\n]*?${escapePattern(right)}[ \\t]*\\r?$`,
    'gm',
  );
  return (text) =>
    replaceOutsideCode(text, pattern, ([, words = '', id = '']) => `${words} {${id}}`);
}

/** @param delimiters signs around attributes, if they are not braces */
export function vitepressPasses(
  sourceFolder: string,
  delimiters?: readonly [string, string],
): readonly TextPass[] {
  return [
    ...(delimiters ? [headingAttributes(delimiters)] : []),
    tagsInOneLine,
    codeImports(sourceFolder),
    codeGroupItems,
    textIncludes(sourceFolder),
    idsOfHeadings,
    badges,
    emojiCodes,
    rawBlocks,
    vitepressTabs,
    slots,
    wrappers,
    untitled,
    contents,
    frontMatterValues,
    importScripts,
    pictureComponents,
  ];
}

export const vitepressSyntax: readonly RegExp[] = [
  /^[ \t]*<<<.*$/gm,
  /<!--[ \t]*@include:.*?-->/g,
  /(?<=code-group-item[^\n]{0,200}):active[ \t]*$/gm,
  /^:{3,}[ \t]*(?:v-pre|raw|tabs.*|code-group(?=[ \t]*$)|code-group-item)/gm,
  /^\[\[toc\]\]/gim,
  frontMatterValue,
  emojiCode,
  setupScript,
  pictureComponentSyntax,
  wrapperTag,
  /\{no-title\}/g,
  /<\/?template(?:[ \t]+(?:#|v-slot:)[\w-]+)?>/g,
  /(?:type|text|vertical)=(?<=<(?:VP)?Badge\b[^>]*\s(?:type|text|vertical)=)"?(?:tip|warning|danger|info|top|middle)?/g,
  /style=(?<=<(?:VP)?Badge\b[^>]*\sstyle=)"[^"\n]*"/g,
  /<\/?(?:VP)?Badge/g,
];
