import path from 'node:path/posix';
import type { SourceFiles } from '../../source-files.js';
import type { TextPass } from '../../source-tool.js';
import { replaceOutsideCode } from '../../text/code-ranges.js';

/** A component without content on a line of its own. */
const tag = /^([ \t]*)<([A-Z]\w*)[ \t]*(?:\/>|><\/\2>)[ \t]*$/gm;

/** Syntax of {@link textComponents}, which holds no words. */
export const textComponentSyntax = /^[ \t]*<[A-Z]\w*[ \t]*(?:\/>|><\/\w+>)[ \t]*$/gm;

const textImport = /^[ \t]*import\s+([A-Z]\w*)\s+from\s*['"]([^'"\n]+\.md)['"]/gm;

/** Texts that a page shows as components: imported ones, and those of the theme's folder that a plugin registers. */
export function textComponents(
  files: SourceFiles,
  themeFolder: string,
  sourceFolder: string,
): TextPass {
  const registered = new Map(
    files
      .list(themeFolder)
      .filter((file) => /(?:^|\/)[A-Z]\w*\.md$/.test(file))
      .map((file) => [path.basename(file, '.md'), file]),
  );
  return (text, { page, linkTo }) => {
    const imported = new Map(
      [...text.matchAll(textImport)].map(([, name = '', written = '']) => [
        name,
        written.startsWith('@/')
          ? path.join(sourceFolder, written.slice(2))
          : path.join(path.dirname(page.from), written),
      ]),
    );
    return replaceOutsideCode(text, tag, ([all, indent = '', name = '']) => {
      const file = imported.get(name) ?? registered.get(name);
      return file !== undefined && files.has(file) ? `${indent}::include[${linkTo(file)}]` : all;
    });
  };
}
