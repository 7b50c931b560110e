import path from 'node:path/posix';
import { isMarkdownFile } from '../../../files/markdown-file.js';
import { escapeAttribute } from '../../../text/escape.js';
import { Budget } from '../../budget.js';
import type { PageContext, TextPass } from '../../source-tool.js';
import { codeLines } from '../../text/code-ranges.js';
import { htmlBlocks } from '../../text/html-blocks.js';

const snippet = /^([ \t]*)-{1,}8<-{1,}[ \t]+["']([^"'\n]+)["'][ \t]*\r?$/;
const oldInclude = /^([ \t]*)\{!>?[ \t]*([^!\n]+?)[ \t]*!\}[ \t]*\r?$/;
/** A list of files stands between two such lines. */
const listMark = /^([ \t]*)-{1,}8<-{1,}[ \t]*\r?$/;

/** Such a list, whose lines are no prose. */
export const snippetList =
  /^[ \t]*-{1,}8<-{1,}[ \t]*\r?\n(?:(?![ \t]*-{1,}8<-)[^\n]*\n){0,100}[ \t]*-{1,}8<-{1,}[ \t]*\r?$/gm;

/** Snippets and includes: of Markdown as `::include`, as all of a code block as `file=`, of lines as those lines. */
export function includes(basePaths: readonly string[]): TextPass {
  return (text, context) => {
    if (!/-8<-|\{[*!]/.test(text)) return text;
    const lines = text.split('\n');
    const isCode = codeLines(lines);
    const isInHtml = htmlBlocks(text);
    const starts: number[] = [];
    let offset = 0;
    for (const line of lines) {
      starts.push(offset);
      offset += line.length + 1;
    }
    const characters = new Budget(maxIncludedLength);
    const made: string[] = [];
    for (let at = 0; at < lines.length; at += 1) {
      const line = lines[at] ?? '';
      const place = {
        isCode: isCode[at] === true,
        isInHtml: isInHtml(starts[at] ?? 0),
        basePaths,
        context,
      };
      const list = listAt(lines, at);
      const shown = list ? listedSnippets(list, place) : shownSnippet(line, place);
      if (shown === undefined || !characters.spend(shown.length)) {
        made.push(line);
        continue;
      }
      made.push(shown);
      if (list) at += list.written.length + 1;
    }
    return made.join('\n');
  };
}

interface SnippetPlace {
  readonly isCode: boolean;
  /** Whether Markdown is text there. */
  readonly isInHtml: boolean;
  readonly basePaths: readonly string[];
  readonly context: PageContext;
}

interface SnippetList {
  readonly indent: string;
  /** The lines between the marks. */
  readonly written: readonly string[];
}

function listAt(lines: readonly string[], at: number): SnippetList | undefined {
  const [mark, indent = ''] = listMark.exec(lines[at] ?? '') ?? [];
  if (mark === undefined) return undefined;
  const length = lines.slice(at + 1).findIndex((line) => /-8<-/.test(line));
  return length === -1 || !listMark.test(lines[at + 1 + length] ?? '')
    ? undefined
    : { indent, written: lines.slice(at + 1, at + 1 + length) };
}

/** Returns the files of a list, without those that a semicolon switches off; undefined if one is not found. */
function listedSnippets({ indent, written }: SnippetList, place: SnippetPlace): string | undefined {
  const names = written.map((line) => line.trim()).filter((line) => !line.startsWith(';'));
  const shown = names.map((name) => (name === '' ? '' : snippetText(name, indent, place)));
  return shown.every((one) => one !== undefined) ? shown.join('\n') : undefined;
}

function shownSnippet(line: string, place: SnippetPlace): string | undefined {
  const starred = place.isCode ? undefined : codeInclude(line, place.context);
  if (starred !== undefined) return starred;
  const [, indent = '', written] = snippet.exec(line) ?? oldInclude.exec(line) ?? [];
  return written === undefined ? undefined : snippetText(written, indent, place);
}

function snippetText(
  written: string,
  indent: string,
  { isCode, isInHtml, basePaths, context }: SnippetPlace,
): string | undefined {
  const range = snippetRange(written);
  const file = findSnippet(range.file, basePaths, context);
  if (file === undefined) return undefined;
  if (!isCode && /\.svg$/i.test(file)) {
    const target = context.linkTo(file);
    return indent + (isInHtml ? `<img src="${escapeAttribute(target)}" alt="">` : `![](${target})`);
  }
  if (!isCode && !isMarkdownFile(file) && !/\.(?:html?|txt|inc)$/i.test(file)) return undefined;
  const isWhole = range.ranges.length === 0 && range.section === undefined;
  if (!isCode && isMarkdownFile(file) && isWhole)
    return `${indent}::include[${context.linkTo(file)}]`;
  return snippetLines(context.files.text(file) ?? '', range)
    ?.map((line) => indent + line)
    .join('\n');
}

/** Bound of the characters that a page takes from other files; a page can name a big file many times. */
const maxIncludedLength = 2_000_000;

interface SnippetRange {
  readonly file: string;
  /** None for the whole file; `to` is the last line. */
  readonly ranges: readonly { readonly from: number; readonly to: number }[];
  /** Name of the section between its marks: `# --8<-- [start:name]`. */
  readonly section?: string | undefined;
}

const sectionMark = /-8<-+[ \t]*\[[ \t]*(start|end)[ \t]*:[ \t]*([\w-]+)[ \t]*\]/;

/** Returns the lines of a file that a snippet shows, without marks of sections; undefined without its section. */
function snippetLines(
  text: string,
  { ranges, section }: SnippetRange,
): readonly string[] | undefined {
  const lines = text.replace(/\r?\n$/, '').split('\n');
  const markAt = (kind: string): number =>
    lines.findIndex((line) => {
      const [, found, name] = sectionMark.exec(line) ?? [];
      return found === kind && name === section;
    });
  const start = section === undefined ? -1 : markAt('start');
  if (section !== undefined && start === -1) return undefined;
  const end = section === undefined ? -1 : markAt('end');
  const shown =
    ranges.length > 0
      ? ranges.flatMap(({ from, to }) => lines.slice(from - 1, to))
      : lines.slice(start + 1, end === -1 ? undefined : end);
  return shown.filter((line) => !sectionMark.test(line));
}

/** Reads `a.py:2:5,8:9`, the notation of snippets, and `a.py[ln:2-5,8]`, that of mdx-include. */
function snippetRange(written: string): SnippetRange {
  const [, listed, lines] = /^(.*?)\[ln:([\d,\s-]+)\]$/.exec(written) ?? [];
  if (listed !== undefined && lines !== undefined) {
    const ranges = lines.split(',').map((range) => {
      const [from = '', to = from] = range.trim().split('-');
      return { from: Number(from) || 1, to: to === '' ? Number.POSITIVE_INFINITY : Number(to) };
    });
    return { file: listed, ranges };
  }
  const [, file, ranges] = /^(.*?):(\d*(?::\d*)?(?:,\d*(?::\d*)?)*)$/.exec(written) ?? [];
  if (file !== undefined && ranges !== undefined) {
    const parts = ranges.split(',').map((range) => range.split(':'));
    const bounds = parts.map(([from, to]) => ({
      from: Number(from) || 1,
      to: Number(to) || Number.POSITIVE_INFINITY,
    }));
    return { file, ranges: bounds };
  }
  const [, named, section] = /^(.*?):([\w-]+)$/.exec(written) ?? [];
  return { file: named ?? written, ranges: [], section };
}

function findSnippet(
  file: string,
  basePaths: readonly string[],
  { page, files }: PageContext,
): string | undefined {
  const folder = path.dirname(page.from);
  const candidates = [...basePaths, folder].map((base) => path.join(base, file));
  return candidates.find((candidate) => files.has(candidate));
}

const starred = /^([ \t]*)\{\*[ \t]+(\S+)(.*?)\*\}[ \t]*\r?$/;

/** `{* ../../src/a.py ln[1:5] hl[2] *}`, the includes of mdx-include and FastAPI, as a code block. */
function codeInclude(line: string, context: PageContext): string | undefined {
  const [, indent = '', written, options = ''] = starred.exec(line) ?? [];
  if (written === undefined) return undefined;
  const { files, page } = context;
  // Relative to the folder of the settings, from which MkDocs runs.
  const candidates = [path.join(written), path.join(path.dirname(page.from), written)];
  const file = candidates.find((candidate) => files.has(candidate));
  if (file === undefined) return undefined;
  const option = (name: string): string | undefined =>
    new RegExp(`\\b${name}\\[([^\\]]*)\\]`).exec(options)?.[1]?.replaceAll('"', '');
  const lines = option('ln');
  const marked = option('hl')?.replaceAll(':', '-');
  const language = fileLanguage(file);
  if (lines === undefined) {
    const marks = marked === undefined ? '' : ` {${marked}}`;
    return `${indent}\`\`\`${language} file=${context.linkTo(file)}${marks}\n${indent}\`\`\``;
  }
  const all = (files.text(file) ?? '').replace(/\n$/, '').split('\n');
  const numbers = lines.split(',').flatMap((range) => {
    const [from = 1, to = from] = range.split(':').map(Number);
    const last = Math.min(to, all.length);
    return Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => from + index);
  });
  const hits = (marked ?? '').split(',').flatMap((range) => {
    const [from, to = from] = range.split('-').map((one) => numbers.indexOf(Number(one)) + 1);
    return from && to ? [from === to ? `${from}` : `${from}-${to}`] : [];
  });
  const marks = hits.length > 0 ? ` {${hits.join(',')}}` : '';
  const code = numbers.map((number) => indent + (all[number - 1] ?? '')).join('\n');
  return `${indent}\`\`\`${language}${marks}\n${code}\n${indent}\`\`\``;
}

export function fileLanguage(file: string): string {
  const end = path.extname(file).slice(1);
  const names: Readonly<Record<string, string>> = {
    py: 'python',
    yml: 'yaml',
    sh: 'bash',
    rs: 'rust',
  };
  return names[end] ?? end;
}
