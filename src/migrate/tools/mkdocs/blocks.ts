import { capitalized } from '../../../text/words.js';
import type { TextPass } from '../../source-tool.js';
import { codeLines } from '../../text/code-ranges.js';
import { directiveLines, withoutBlankEnds } from '../../text/directive.js';

const opening =
  /^([ \t]*)(!!!|\?\?\?\+?|===[!+]?)(?:[ \t]+|(?<=[!?+])(?=\w))(?:([\w-]+(?:[ \t]+[\w-]+)*)[ \t]*)?(?:"(.*)"|'([^']*)')?[ \t]*\r?$/;

/** Admonitions, foldable blocks and tabs, whose text is indented by four columns. */
export const indentedBlocks: TextPass = (text) => {
  if (!/^[ \t]*(?:!!!|\?\?\?|===)/m.test(text)) return text;
  return convertLines(text.split('\n')).join('\n');
};

interface Block {
  readonly indent: string;
  readonly mark: string;
  readonly types: readonly string[];
  readonly title: string | undefined;
  readonly body: readonly string[];
  /** Index of the first line after it. */
  readonly next: number;
}

function convertLines(lines: readonly string[]): string[] {
  const isCode = codeLines(lines);
  const made: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const block = isCode[at] ? undefined : readBlock(lines, at);
    if (!block) {
      made.push(lines[at] ?? '');
      at += 1;
      continue;
    }
    const tabs = block.mark.startsWith('===') ? readTabs(lines, block) : undefined;
    made.push(...withBlankBefore(made, tabs ? tabLines(tabs) : blockLines(block)));
    at = tabs?.at(-1)?.next ?? block.next;
    if (/\S/.test(lines[at] ?? '')) made.push('');
  }
  return made;
}

function withBlankBefore(made: readonly string[], block: readonly string[]): readonly string[] {
  return /\S/.test(made.at(-1) ?? '') ? ['', ...block] : block;
}

function readBlock(lines: readonly string[], at: number): Block | undefined {
  const match = opening.exec(lines[at] ?? '');
  if (!match) return undefined;
  const [, indent = '', mark = '', types = '', double, single] = match;
  const title = (double ?? single)?.replace(/\\"/g, '"');
  if (mark.startsWith('===') ? title === undefined : types === '' && title === undefined)
    return undefined;
  const width = columns(indent) + 4;
  let next = at + 1;
  while (next < lines.length) {
    const line = lines[next] ?? '';
    if (/\S/.test(line) && columns(/^[ \t]*/.exec(line)?.[0] ?? '') < width) break;
    next += 1;
  }
  const last = lines.slice(at + 1, next).findLastIndex((line) => /\S/.test(line));
  const body = lines
    .slice(at + 1, at + 2 + last)
    .map((line) => indent + withoutColumns(line, width));
  return { indent, mark, types: types.split(/[ \t]+/), title, body, next: at + 2 + last };
}

/** Width of white space; a tab ends at the next multiple of four. */
function columns(space: string): number {
  let width = 0;
  for (const character of space) width += character === '\t' ? 4 - (width % 4) : 1;
  return width;
}

function withoutColumns(line: string, width: number): string {
  let at = 0;
  while (at < line.length && /[ \t]/.test(line[at] ?? '') && columns(line.slice(0, at)) < width)
    at += 1;
  return line.slice(at);
}

/** Returns the tabs that follow one another. */
function readTabs(lines: readonly string[], first: Block): readonly Block[] {
  const tabs = [first];
  for (;;) {
    let at = tabs.at(-1)?.next ?? lines.length;
    while (at < lines.length && !/\S/.test(lines[at] ?? '')) at += 1;
    const block = at < lines.length ? readBlock(lines, at) : undefined;
    const isNext = block?.mark === '===' && block.indent === first.indent;
    if (!isNext) return tabs;
    tabs.push(block);
  }
}

function tabLines(tabs: readonly Block[]): string[] {
  const indent = tabs[0]?.indent ?? '';
  const body = tabs.flatMap((tab) => [
    ...directiveLines({
      name: 'tab',
      label: withoutIcons(tab.title ?? ''),
      body: convertLines(tab.body),
      indent,
    }),
    '',
  ]);
  return directiveLines({ name: 'tabs', body, indent });
}

/** Labels that are mostly icons keep their words: ``:octicons-file-code-16: `a.yml` ``. */
function withoutIcons(title: string): string {
  return (
    title.replace(/:(?:material|fontawesome|octicons|simple)-[\w-]+:[ \t]*/g, '').trim() || 'Tab'
  );
}

/** Kinds of Material for MkDocs and pymdownx as those of docsgen. */
const kinds: Readonly<Record<string, string>> = {
  note: 'note',
  seealso: 'note',
  quote: 'note',
  cite: 'note',
  abstract: 'info',
  summary: 'info',
  tldr: 'info',
  info: 'info',
  todo: 'info',
  tip: 'tip',
  hint: 'tip',
  important: 'important',
  success: 'tip',
  check: 'tip',
  done: 'tip',
  question: 'info',
  help: 'info',
  faq: 'info',
  warning: 'warning',
  caution: 'caution',
  attention: 'warning',
  failure: 'danger',
  fail: 'danger',
  missing: 'danger',
  danger: 'danger',
  error: 'danger',
  bug: 'danger',
  example: 'info',
};

function blockLines({ indent, mark, types, title, body }: Block): string[] {
  const [type = ''] = types;
  const inside = convertLines(body);
  if (mark.startsWith('???')) {
    const label = title ?? capitalized(type);
    const attributes = { open: mark.endsWith('+') ? (true as const) : undefined };
    return directiveLines({ name: 'details', label, attributes, body: inside, indent });
  }
  return admonitionLines(type, title, inside, indent);
}

/** Returns the lines of an admonition; a kind that docsgen does not have stays as its title. */
function admonitionLines(
  type: string,
  title: string | undefined,
  body: readonly string[],
  indent: string,
): string[] {
  const lower = type.toLowerCase();
  const name = kinds[lower] ?? 'note';
  const label = title ?? (name === lower ? undefined : capitalized(type.replace(/-/g, ' ')));
  return directiveLines({ name, label, body, indent });
}

const slashes = /^([ \t]*)(\/{3,})[ \t]+([\w-]+)[ \t]*(?:\|[ \t]*(.*?))?[ \t]*\r?$/;

/** Blocks between lines of slashes: `/// note | Title` … `///`. */
export const slashBlocks: TextPass = (text) =>
  /^[ \t]*\/{3,}[ \t]/m.test(text) ? convertSlashes(text.split('\n')).join('\n') : text;

interface SlashBlock {
  readonly indent: string;
  readonly name: string;
  readonly title: string | undefined;
  readonly body: readonly string[];
  readonly next: number;
}

function convertSlashes(lines: readonly string[]): string[] {
  const isCode = codeLines(lines);
  const made: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const block = isCode[at] ? undefined : readSlashBlock(lines, at, isCode);
    if (!block) {
      made.push(lines[at] ?? '');
      at += 1;
      continue;
    }
    const tabs = block.name === 'tab' ? slashTabs(lines, block, isCode) : [block];
    made.push(
      ...withBlankBefore(made, block.name === 'tab' ? slashTabLines(tabs) : slashLines(block)),
    );
    at = tabs.at(-1)?.next ?? block.next;
    if (/\S/.test(lines[at] ?? '')) made.push('');
  }
  return made;
}

function readSlashBlock(
  lines: readonly string[],
  at: number,
  isCode: readonly boolean[],
): SlashBlock | undefined {
  const [opened, indent = '', run = '', name = '', title] = slashes.exec(lines[at] ?? '') ?? [];
  if (opened === undefined) return undefined;
  const isEnd = (line: string, index: number): boolean =>
    index > at && !isCode[index] && line.trim() === run;
  const end = lines.findIndex(isEnd);
  if (end === -1) return undefined;
  const body = withoutOptions(lines.slice(at + 1, end));
  return { indent, name, title: title || body.title, body: body.lines, next: end + 1 };
}

/** Options of a block are indented lines at its beginning: `    type: tip`. */
function withoutOptions(lines: readonly string[]): {
  readonly lines: readonly string[];
  readonly title?: string;
} {
  const count = lines.findIndex((line) => !/^ {4,}[\w-]+:/.test(line));
  return { lines: withoutBlankEnds(count > 0 ? lines.slice(count) : lines) };
}

function slashTabs(
  lines: readonly string[],
  first: SlashBlock,
  isCode: readonly boolean[],
): readonly SlashBlock[] {
  const tabs = [first];
  for (;;) {
    let at = tabs.at(-1)?.next ?? lines.length;
    while (at < lines.length && !/\S/.test(lines[at] ?? '')) at += 1;
    const block = at < lines.length ? readSlashBlock(lines, at, isCode) : undefined;
    if (block?.name !== 'tab') return tabs;
    tabs.push(block);
  }
}

function slashTabLines(tabs: readonly SlashBlock[]): string[] {
  const indent = tabs[0]?.indent ?? '';
  const body = tabs.flatMap((tab) => [
    ...directiveLines({
      name: 'tab',
      label: tab.title ?? 'Tab',
      body: convertSlashes(tab.body),
      indent,
    }),
    '',
  ]);
  return directiveLines({ name: 'tabs', body, indent });
}

function slashLines({ indent, name, title, body }: SlashBlock): string[] {
  const inside = convertSlashes(body);
  if (name === 'details')
    return directiveLines({ name, label: title ?? 'Details', body: inside, indent });
  if (/^(?:html|caption|figure-caption)$/.test(name))
    return [...(title ? [title, ''] : []), ...inside];
  return admonitionLines(name, title, inside, indent);
}
