import path from 'node:path/posix';
import { readExport } from '../read/js-module.js';
import type { PageContext, TextPass } from '../source-tool.js';
import { replaceOutsideCode } from './code-ranges.js';

const namedImport =
  /^import\s*\{([\w\s,$]+)\}\s*from\s*(["'])((?:\.{1,2}|@site|[@~])\/[^"'\n]+)\2[ \t]*;?[ \t]*$/gm;

/**
 * Constants that a page imports from a file of code: their values, as the file is none of the new site.
 * `import { version } from '../consts'` becomes `export const version = "1.2";`.
 */
export const importedConstants: TextPass = (text, context) =>
  replaceOutsideCode(text, namedImport, ([all, names = '', quote = '', source = '']) => {
    const parts = names
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => ({ part, line: constantLine(part, source, context) }));
    const left = parts.filter(({ line }) => line === undefined).map(({ part }) => part);
    if (left.length === parts.length) return all;
    return [
      ...(left.length > 0 ? [`import { ${left.join(', ')} } from ${quote}${source}${quote};`] : []),
      ...parts.flatMap(({ line }) => line ?? []),
    ].join('\n');
  });

/** @param part as written: `version` or `version as current` */
function constantLine(
  part: string,
  source: string,
  { page, files }: PageContext,
): string | undefined {
  const [, name = '', alias = name] = /^([\w$]+)(?:\s+as\s+([\w$]+))?$/.exec(part) ?? [];
  const [, root, below = ''] = /^(@site|[@~])\/(.*)$/.exec(source) ?? [];
  const target =
    root === undefined
      ? source
      : path.relative(path.dirname(page.from) || '.', root === '@site' ? below : `src/${below}`);
  const written = target.startsWith('.') ? target : `./${target}`;
  const value = name === '' ? undefined : readExport(files, written, page.from, name);
  return /^(?:string|number|boolean)$/.test(typeof value)
    ? `export const ${alias} = ${JSON.stringify(value)};`
    : undefined;
}
