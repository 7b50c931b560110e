import path from 'node:path/posix';
import { isMarkdownFile } from '../../files/markdown-file.js';
import { Budget } from '../budget.js';
import type { PageContext, TextPass } from '../source-tool.js';
import { codeLines } from './code-ranges.js';

const snippet = /^([ \t]*)-{1,}8<-{1,}[ \t]+["']([^"'\n]+)["'][ \t]*\r?$/;
const oldInclude = /^([ \t]*)\{!>?[ \t]*([^!\n]+?)[ \t]*!\}[ \t]*\r?$/;

/** Snippets and includes: of Markdown as `::include`, as all of a code block as `file=`, of lines as those lines. */
export function includes(basePaths: readonly string[]): TextPass {
  return (text, context) => {
    if (!/-8<-|\{[*!]/.test(text)) return text;
    const lines = text.split('\n');
    const isCode = codeLines(lines);
    const characters = new Budget(maxIncludedLength);
    return lines
      .map((line, index) => {
        const starred = isCode[index] ? undefined : codeInclude(line, context);
        if (starred !== undefined) return characters.spend(starred.length) ? starred : line;
        const match = snippet.exec(line) ?? oldInclude.exec(line);
        if (!match) return line;
        const [, indent = '', written = ''] = match;
        const range = snippetRange(written);
        const snippetFile = findSnippet(range.file, basePaths, context);
        if (snippetFile === undefined) return line;
        if (!isCode[index] && !isMarkdownFile(snippetFile)) return line;
        if (!isCode[index] && range.ranges.length === 0 && range.section === undefined)
          return `${indent}::include[${context.linkTo(snippetFile)}]`;
        const excerpt = snippetLines(context.files.text(snippetFile) ?? '', range);
        if (excerpt === undefined) return line;
        const code = excerpt.map((one) => indent + one).join('\n');
        return characters.spend(code.length) ? code : line;
      })
      .join('\n');
  };
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

/** Reads `a.py:2:5`, the notation of snippets, and `a.py[ln:2-5,8]`, that of mdx-include. */
function snippetRange(written: string): SnippetRange {
  const [, listed, lines] = /^(.*?)\[ln:([\d,\s-]+)\]$/.exec(written) ?? [];
  if (listed !== undefined && lines !== undefined) {
    const ranges = lines.split(',').map((range) => {
      const [from = '', to = from] = range.trim().split('-');
      return { from: Number(from) || 1, to: to === '' ? Number.POSITIVE_INFINITY : Number(to) };
    });
    return { file: listed, ranges };
  }
  const [, file, from, to] = /^(.*?):(\d+)(?::(\d+))?$/.exec(written) ?? [];
  if (file !== undefined && from !== undefined) {
    const end = to === undefined ? Number.POSITIVE_INFINITY : Number(to);
    return { file, ranges: [{ from: Number(from), to: end }] };
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
