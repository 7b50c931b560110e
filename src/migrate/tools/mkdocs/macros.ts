import path from 'node:path/posix';
import { lineStarts, positionAt } from '../../../diagnostics/index.js';
import { isMarkdownFile } from '../../../files/markdown-file.js';
import { Budget } from '../../budget.js';
import { isRecord } from '../../read/setting-values.js';
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
const written = new RegExp(`${raw.source}|${include.source}|${variable.source}`, 'gi');

/** Marks of macros; what they hold is no prose. */
export const macroSyntax: readonly RegExp[] = [
  /\{%-?\s*(?:end)?raw\s*-?%\}/g,
  new RegExp(include.source, 'g'),
  new RegExp(variable.source, 'gi'),
];

/** Bound of the text that a page takes from other files and from values. */
const maxIncludedLength = 1_000_000;

/** Values in place of their names, `::include` for files, and the text between `{% raw %}` and `{% endraw %}`. */
export function macroTexts({ values, includeDir }: Macros): TextPass {
  return (text, context) => {
    if (!/\{[{%]/.test(text)) return text;
    const characters = new Budget(maxIncludedLength);
    const isCode = codeOffsets(text);
    const included = (name: string, at: number): string | undefined => {
      const file = path.join(includeDir, name);
      if (!context.files.has(file)) return undefined;
      const line = text.slice(text.lastIndexOf('\n', at - 1) + 1).split('\n', 1)[0] ?? '';
      const isAlone = /^[ \t]*\{%[^%]*%\}[ \t]*\r?$/.test(line);
      return isAlone && !isCode(at) && isMarkdownFile(file)
        ? `::include[${context.linkTo(file)}]`
        : withMacroValues(context.files.text(file)?.trimEnd() ?? '', values);
    };
    return text.replace(written, (...args) => {
      const all = String(args[0]);
      const at = Number(args.at(-3));
      const groups = args.at(-1) as Readonly<Record<string, string | undefined>>;
      const { raw: verbatim, file, name } = groups;
      if (verbatim !== undefined) return verbatim;
      const made = file === undefined ? macroValue(name ?? '', values) : included(file, at);
      return made !== undefined && characters.spend(made.length) ? made : all;
    });
  };
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

/** A use of a macro that needs code. */
export interface MacroCall {
  /** `artifact` of `{{ artifact("a.yaml") }}` */
  readonly name: string;
  readonly offset: number;
  readonly length: number;
}

/** Returns the macros in code blocks that no value answers. Those of other tools, `{{ .Name }}`, are none. */
export function macroCalls(text: string, { values }: Macros): readonly MacroCall[] {
  const isCode = codeOffsets(text);
  const calls =
    /\{%-?\s*raw\s*-?%\}[\s\S]*?\{%-?\s*endraw\s*-?%\}|(?<!\$)\{\{-?\s*(?<name>[a-z_]\w*)\s*(?:\([^}\n]*\)\s*)?-?\}\}/gi;
  return [...text.matchAll(calls)].flatMap(({ 0: all, index, groups }) => {
    const name = groups?.name;
    if (name === undefined || !isCode(index) || macroValue(name, values) !== undefined) return [];
    return [{ name, offset: index, length: all.length }];
  });
}

/** Returns whether an offset of a text is in a fenced code block. */
function codeOffsets(text: string): (offset: number) => boolean {
  const starts = lineStarts(text);
  const isCode = codeLines(text.split('\n'));
  return (offset) => isCode[positionAt(starts, offset).line - 1] === true;
}
