import path from 'node:path/posix';
import { isMarkdownFile } from '../../../files/markdown-file.js';
import { decodeUriPart } from '../../../url/decode-uri-part.js';
import type { PageContext, TextPass } from '../../source-tool.js';
import { replaceOutsideCode, type TextRange } from '../../text/code-ranges.js';
import { directiveLines, labelText } from '../../text/directive.js';
import { emojiCode, emojiCodesOfGitHub } from '../../text/emoji.js';
import { withoutEscapes } from '../../text/escapes.js';
import { methodLines } from './methods.js';
import {
  descriptionSource,
  type GitbookBlock,
  type GitbookTag,
  readGitbookBlocks,
  readGitbookTags,
} from './tags.js';

/** Names of operations and schemas in texts; undefined for those that no description of the site has. */
export interface DescriptionNames {
  /** @param src path or URL of the description, as the page names it */
  readonly operation: (
    tag: GitbookTag,
    src: string | undefined,
    page: string,
  ) => string | undefined;
  readonly schemas: (
    tag: GitbookTag,
    src: string | undefined,
    page: string,
  ) => readonly string[] | undefined;
}

interface BlockContext extends PageContext {
  readonly names: DescriptionNames;
}

/** The blocks of GitBook, `{% hint %}` … `{% endhint %}`, as those of docsgen. */
const gitbookBlocks =
  (names: DescriptionNames): TextPass =>
  (text, context) => {
    if (!text.includes('{%')) return text;
    const blocks = readGitbookBlocks(text, readGitbookTags(text));
    return blocks === undefined
      ? text
      : convert(text, { from: 0, to: text.length }, blocks, { ...context, names });
  };

function convert(
  text: string,
  { from, to }: TextRange,
  blocks: readonly GitbookBlock[],
  context: BlockContext,
): string {
  let made = '';
  let done = from;
  for (const block of blocks) {
    const lineStart = text.lastIndexOf('\n', block.tag.from - 1) + 1;
    const before = text.slice(lineStart, block.tag.from);
    const indent = /^[ \t]*$/.test(before) ? before : '';
    const isOwnLine = /^[ \t]*$/.test(before);
    const written = blockText(text, block, indent, context);
    made += text.slice(done, isOwnLine ? Math.max(done, lineStart) : block.tag.from);
    if (!isOwnLine) made += '\n\n';
    made += written;
    done = block.to;
    if (!/^[ \t]*(?:\r?\n|$)/.test(text.slice(done))) made += '\n\n';
  }
  return made + text.slice(done, to);
}

const hints: Readonly<Record<string, string>> = {
  info: 'info',
  success: 'tip',
  warning: 'warning',
  danger: 'danger',
};

function blockText(
  text: string,
  block: GitbookBlock,
  indent: string,
  context: BlockContext,
): string {
  const { tag, children, inner } = block;
  const { attributes } = tag;
  const whole = text.slice(tag.from, block.to);
  const body = inner ? dedented(convert(text, inner, children, context), indent) : [];
  const lines = (made: readonly string[]): string => made.join('\n');
  const directive = (name: string, label?: string): string =>
    lines(directiveLines({ name, label, body, indent }));
  switch (tag.name) {
    case 'hint':
      return directive(hints[attributes.style ?? 'info'] ?? 'info');
    case 'tabs':
      return directive('tabs');
    case 'tab':
      return directive('tab', attributes.title ?? 'Tab');
    case 'code':
      return lines(withMeta(body, attributes));
    case 'stepper':
      return lines(directiveLines({ name: 'steps', body: numbered(text, block, context), indent }));
    case 'columns':
    case 'column':
    case 'updates':
    case 'step':
    case 'api-method-response-example-description':
      return lines(body);
    case 'openapi':
    case 'openapi-operation':
    case 'swagger':
    case 'api-method': {
      const src = descriptionSource(text, tag);
      const operation = context.names.operation(tag, src, context.page.from);
      if (operation !== undefined) return `${indent}::operation[${operation}]`;
      if (src !== undefined || tag.name === 'openapi-operation') return whole;
      const textOf = ({ inner: within, children: parts }: GitbookBlock): readonly string[] =>
        within ? dedented(convert(text, within, parts, context), indent) : [];
      return lines(methodLines(block, indent, textOf));
    }
    case 'openapi-schemas': {
      const schemas = context.names.schemas(tag, descriptionSource(text, tag), context.page.from);
      return schemas?.map((schema) => `${indent}::schema[${schema}]`).join('\n\n') ?? whole;
    }
    case 'update':
      return lines([...(attributes.date ? [`${indent}**${attributes.date}**`, ''] : []), ...body]);
    case 'embed':
    case 'file':
    case 'content-ref':
    case 'page-ref':
      return indent + linkText(attributes, body.join(' ').trim(), context);
    case 'include': {
      const file = path.join(path.dirname(context.page.from), attributes[''] ?? '');
      return context.files.has(file) ? `${indent}::include[${context.linkTo(file)}]` : whole;
    }
    default:
      return whole;
  }
}

function dedented(text: string, indent: string): string[] {
  return text
    .split('\n')
    .map((line) => (line.startsWith(indent) ? line : indent + line.trimStart()))
    .map((line) => (line.trim() === '' ? '' : line));
}

/** Each step is an item of a numbered list. */
function numbered(
  text: string,
  { children, inner }: GitbookBlock,
  context: BlockContext,
): string[] {
  if (!inner) return [];
  return children.flatMap((step, index) => {
    const { inner: within } = step;
    if (!within) return [];
    const body = convert(text, within, step.children, context).trim().split('\n');
    const mark = `${index + 1}. `;
    const pad = ' '.repeat(mark.length);
    return [
      ...body.map((line, at) =>
        at === 0
          ? mark + line.replace(/^#{1,6}[ \t]+(.*)$/, '**$1**')
          : line.trim() === ''
            ? ''
            : pad + line,
      ),
      '',
    ];
  });
}

/** Adds title and line numbers to the code block in `{% code %}`. */
function withMeta(
  body: readonly string[],
  { title, lineNumbers }: Readonly<Record<string, string>>,
): string[] {
  const first = body.findIndex((line) => /^[ \t]*(?:`{3,}|~{3,})/.test(line));
  const meta = [
    title === undefined ? '' : `title="${title}"`,
    lineNumbers === 'true' ? 'showLineNumbers' : '',
  ]
    .filter((one) => one !== '')
    .join(' ');
  const lines = body.map((line, index) => {
    if (index !== first || meta === '') return line;
    // Options need a language before them.
    return /(?:`{3,}|~{3,})[ \t]*$/.test(line)
      ? `${line.trimEnd()}text ${meta}`
      : `${line.trimEnd()} ${meta}`;
  });
  const start = lines.findIndex((line) => line.trim() !== '');
  return start === -1
    ? []
    : lines.slice(start, lines.findLastIndex((line) => line.trim() !== '') + 1);
}

/** GitBook titles a link to a page by the page. */
function linkText(
  attributes: Readonly<Record<string, string>>,
  inside: string,
  context: PageContext,
): string {
  const [, written = '', link] = /^\[([^\]]*)\]\(([^)]*)\)$/.exec(inside) ?? [];
  const target = link ?? attributes.url ?? attributes.src ?? attributes.page ?? '';
  const isPath = inside === '' || written === target;
  const title = isPath ? pageTitle(target, context) : undefined;
  if (title === undefined && link !== undefined) return inside;
  const label =
    title ?? (inside === '' ? (attributes.caption ?? target.split('/').at(-1) ?? target) : inside);
  return `${labelText(label) || `[${target}]`}(${/[\s()]/.test(target) ? `<${target}>` : target})`;
}

/** Returns the first heading of a page of the site. */
function pageTitle(target: string, { files, page }: PageContext): string | undefined {
  const [file = ''] = withoutEscapes(target).split('#');
  const beside = path.join(path.dirname(page.from), decodeUriPart(file));
  const found = [beside, path.join(beside, 'README.md')].find(
    (one) => isMarkdownFile(one) && files.has(one),
  );
  return found === undefined ? undefined : firstHeading(files.text(found) ?? '');
}

export function firstHeading(text: string): string | undefined {
  return /^#[ \t]+(.+?)[ \t]*\r?$/m.exec(text)?.[1];
}

const buttons: TextPass = (text) =>
  text
    .replace(
      /<a href="([^"\n]*)" class="button[^"\n]*"(?:[ \t]+data-icon="[^"\n]*")?>([^<\n]*)<\/a>/g,
      (_, href: string, words: string) => `[${words}](${/[\s()]/.test(href) ? `<${href}>` : href})`,
    )
    .replace(/<mark style="[^"\n]*">/g, '<mark>')
    .replace(/&#x20;/g, ' ');

/** Keeps single dollars text, as GitBook writes formulas with two: `$5 and $10`. For sites with formulas. */
export const singleDollars: TextPass = (text) => {
  const single = /\$\$[^$]+\$\$|(?<![\\$])\$(?!\$)/g;
  const found = [...text.matchAll(single)].filter(([match]) => match === '$');
  return found.length < 2
    ? text
    : replaceOutsideCode(text, single, ([match]) => (match === '$' ? '\\$' : match));
};

const noNames: DescriptionNames = { operation: () => undefined, schemas: () => undefined };

export function gitbookPasses(names: DescriptionNames = noNames): readonly TextPass[] {
  return [gitbookBlocks(names), buttons, emojiCodesOfGitHub];
}

export const gitbookSyntax: readonly RegExp[] = [
  /\[([^\]\n]+)\]\(\1\)/g,
  emojiCode,
  // A part of a description, with the link to the description.
  /\{%-?[ \t]*(?:openapi|openapi-operation|openapi-schemas|swagger)[ \t]+(?:src|spec)=(?:[^%\n]|%(?!\}))*%\}\s*(?:\[[^\]\n]*\]\([^)\n]*\)|https?:[^\s{]*)?/g,
  /\{%-?[ \t]*include[^%]*%\}/g,
  /\{%-?[ \t]*(?:end)?[a-z][\w-]*(?=[ \t%-])|-?%\}/g,
  /(?<=[ \t])(?:style|lineNumbers|fullWidth|overflow|expandable|width|align|required|expanded|deprecated)=[ \t]*(?:"[^"\n]*"|\S+)/g,
  // Values before names: a target is no word of the text, and is found by the name before it.
  /(?<=url="|src="|page=")[^"\n]*/g,
  /(?<=[ \t])(?:title|date|url|src|page|caption|tags|anchor|as|method|path|host|baseUrl|summary|in|name|type|status|description|httpCode)=/g,
  / (?:class|style|data-icon)="[^"\n]*"/g,
  /<\/?(?:a|mark)\b/g,
  /&#x20;/g,
];
