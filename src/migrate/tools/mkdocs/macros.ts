import path from 'node:path/posix';
import { lineStarts, positionAt } from '../../../diagnostics/index.js';
import { isMarkdownFile } from '../../../files/markdown-file.js';
import { Budget } from '../../budget.js';
import { isRecord } from '../../read/setting-values.js';
import type { SourceFiles } from '../../source-files.js';
import type { TextPass } from '../../source-tool.js';
import { codeLines } from '../../text/code-ranges.js';

/** What the plugin macros of MkDocs knows. */
export interface Macros {
  /** Values of `{{ name }}` and `{{ name.part }}`. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Folder in which `{% include "part.md" %}` looks. */
  readonly includeDir: string;
}

const raw = /\{%-?\s*raw\s*-?%\}(?<raw>[\s\S]*?)\{%-?\s*endraw\s*-?%\}/;
const include = /\{%-?\s*include\s+["'](?<file>[^"'\n]+)["']\s*-?%\}/;
const variable = /\{\{-?\s*(?<name>[a-z_]\w*(?:\.\w+|\["\w+"\]|\['\w+'\])*)\s*-?\}\}/i;
const filter =
  /^[ \t]*\{%-?\s*filter\s+indent\((?:width=)?(?<width>\d{1,2})\)\s*-?%\}[ \t]*\r?\n(?<indented>[\s\S]*?)\r?\n[ \t]*\{%-?\s*endfilter\s*-?%\}/m;
const writtenMacro = new RegExp(
  [raw, filter, include, variable].map(({ source }) => source).join('|'),
  'gim',
);

/** Marks of macros; what they hold is no prose. */
export const macroSyntax: readonly RegExp[] = [
  /\{%-?\s*(?:end)?raw\s*-?%\}/g,
  /\{%-?\s*(?:filter\s+indent\([^)\n]*\)|endfilter)\s*-?%\}/g,
  new RegExp(include.source, 'g'),
  new RegExp(variable.source, 'gi'),
];

/** Bound of the text that a page takes from other files and from values. */
const maxIncludedLength = 1_000_000;

/** Included files that include others. */
const maxIncludeDepth = 5;

/**
 * Values in place of their names, `::include` for files, the text between `{% raw %}` and `{% endraw %}`, and that of
 * `{% filter indent(4) %}` with its indent.
 */
export function macroTexts({ values, includeDir }: Macros): TextPass {
  return (text, context) => {
    if (!/\{[{%]/.test(text)) return text;
    const characters = new Budget(maxIncludedLength);
    const isCode = codeOffsets(text);
    const shown = (written: string, depth: number): string =>
      written.replace(writtenMacro, (...args) => {
        const all = String(args[0]);
        const { raw: verbatim, width, indented, file, name } = args.at(-1) as MacroGroups;
        if (verbatim !== undefined) return verbatim;
        if (indented !== undefined) {
          if (depth >= maxIncludeDepth) return all;
          return shown(indented, depth + 1).replace(/^(?=.*\S)/gm, ' '.repeat(Number(width)));
        }
        const made =
          file === undefined
            ? macroValue(name ?? '', values)
            : included(file, depth === 0 ? Number(args.at(-3)) : undefined, depth);
        return made !== undefined && characters.spend(made.length) ? made : all;
      });
    const included = (name: string, at: number | undefined, depth: number): string | undefined => {
      const file = path.join(includeDir, name);
      if (!context.files.has(file) || depth >= maxIncludeDepth) return undefined;
      const isBlock = at !== undefined && isAlone(text, at) && !isCode(at);
      return isBlock && isMarkdownFile(file)
        ? `::include[${context.linkTo(file)}]`
        : shown(context.files.text(file)?.trimEnd() ?? '', depth + 1);
    };
    return shown(text, 0);
  };
}

type MacroGroups = Readonly<Record<string, string | undefined>>;

/** Whether nothing else stands on the line of an `{% include %}`. */
function isAlone(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1).split('\n', 1)[0] ?? '';
  return /^[ \t]*\{%[^%]*%\}[ \t]*\r?$/.test(line);
}

/** Returns a text with values in place of their names. */
export function withMacroValues(text: string, values: Macros['values']): string {
  return text.replace(new RegExp(variable.source, 'gi'), (all, name: string) => {
    return macroValue(name, values) ?? all;
  });
}

/** Returns the value of `name.part`; undefined without one, and for lists and mappings. */
function macroValue(name: string, values: Macros['values']): string | undefined {
  const parts = name.match(/\w+/g) ?? [];
  const value = parts.reduce<unknown>(
    (found, part) => (isRecord(found) && Object.hasOwn(found, part) ? found[part] : undefined),
    values,
  );
  return /^(?:string|number|boolean)$/.test(typeof value) ? String(value) : undefined;
}

/** A use of a macro that needs code, or a file, that there is not. */
export interface MacroCall {
  /** `macro artifact` of `{{ artifact("a.yaml") }}`, `include of a.yaml` of `{% include "a.yaml" %}` */
  readonly what: string;
  readonly offset: number;
  readonly length: number;
}

const macroCall = new RegExp(
  String.raw`\{%-?\s*raw\s*-?%\}[\s\S]*?\{%-?\s*endraw\s*-?%\}|(?<!\$)\{\{-?\s*(?<name>[a-z_]\w*)\s*(?:\([^}\n]*\)\s*)?-?\}\}|${include.source}`,
  'gi',
);

/** Returns the macros in code blocks that no value and no file answers. Those of other tools, `{{ .Name }}`, are none. */
export function macroCalls(
  text: string,
  { values, includeDir }: Macros,
  files: SourceFiles,
): readonly MacroCall[] {
  const isCode = codeOffsets(text);
  return [...text.matchAll(macroCall)].flatMap(({ 0: all, index, groups }) => {
    const { name, file } = groups ?? {};
    const isAnswered =
      file === undefined
        ? name === undefined || macroValue(name, values) !== undefined
        : files.has(path.join(includeDir, file));
    if (isAnswered || !isCode(index)) return [];
    const what = file === undefined ? `macro ${name}` : `include of ${file}`;
    return [{ what, offset: index, length: all.length }];
  });
}

/** Returns whether an offset of a text is in a fenced code block. */
function codeOffsets(text: string): (offset: number) => boolean {
  const starts = lineStarts(text);
  const isCode = codeLines(text.split('\n'));
  return (offset) => isCode[positionAt(starts, offset).line - 1] === true;
}
