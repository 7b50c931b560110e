import path from 'node:path/posix';
import { isMarkdownFile } from '../../files/markdown-file.js';
import { isRecord } from '../read/setting-values.js';
import { mediaFile } from '../reserved-paths.js';
import { normalPath, type SourceFiles } from '../source-files.js';
import type { TextPass } from '../source-tool.js';
import { replaceOutsideCode } from '../text/code-ranges.js';

/** A beginning of paths and the folder that it means: `@assets/` and `src/assets/`. */
type Alias = readonly [prefix: string, folder: string];

const target = /(^import\s[^'"\n]*['"]|\]\()([^'"\s)?]+)(\?raw(?=['"]))?/gm;

/**
 * Paths that begin with an alias lead to their file: `~/assets/a.png`, `paths` of `tsconfig.json`, and `/src/` of Vite,
 * whose root is the folder of the project. So do files that a page imports as text: `import code from '../a.sh?raw'`.
 */
export function importAliases(files: SourceFiles): TextPass {
  const aliases = [
    ...configuredAliases(files),
    ['~/', 'src/'],
    ['@/', 'src/'],
    ['/src/', 'src/'],
  ] as const;
  return (text, { page, linkTo, movedPage }) =>
    replaceOutsideCode(text, target, ([all, before = '', written = '', raw]) => {
      const found = aliases
        .filter(([prefix]) => written.startsWith(prefix))
        .map(([prefix, folder]) => normalPath(folder + written.slice(prefix.length)));
      const beside = path.join(path.dirname(page.from), written);
      if (raw !== undefined) {
        const relative = /^\.{1,2}\//.test(written) ? [beside] : [];
        const file = [...found, ...relative].map((one) => importedFile(one, files)).find(Boolean);
        return file === undefined ? all : before + linkTo(file) + raw;
      }
      const parent = /^(?:\.\.\/)+(assets\/.*)$/.exec(written)?.[1];
      // Texts in a folder of components, such as `../../components/Part.mdx`, are copied.
      const isPart =
        before.startsWith('import') && /^\.\.?\/.*\.mdx?$/.test(written) && !movedPage(beside);
      const file = [
        ...found,
        ...(parent === undefined ? [] : [`src/${parent}`]),
        ...(isPart ? [beside] : []),
      ].find((one) => files.has(one) && isContent(one));
      return file === undefined ? all : before + linkTo(file);
    });
}

/** Files without code: components are no files of the new site. */
function isContent(file: string): boolean {
  return /^src\/(?:assets|content)\//.test(file) || isMarkdownFile(file) || mediaFile.test(file);
}

/** Returns the file of an import, as Vite finds it: without its ending, and in TypeScript where it names JavaScript. */
function importedFile(written: string, files: SourceFiles): string | undefined {
  const endings = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'];
  const inTypeScript = written.replace(/\.([cm]?)js(x?)$/, '.$1ts$2');
  return [written, inTypeScript, ...endings.map((end) => written + end)].find((one) =>
    files.has(one),
  );
}

function configuredAliases(files: SourceFiles): readonly Alias[] {
  const settings = files.text('tsconfig.json') ?? files.text('jsconfig.json') ?? '';
  const { compilerOptions } = readTsConfig(settings);
  if (!isRecord(compilerOptions) || !isRecord(compilerOptions.paths)) return [];
  const base = typeof compilerOptions.baseUrl === 'string' ? compilerOptions.baseUrl : '';
  return Object.entries(compilerOptions.paths).flatMap(([prefix, targets]): Alias[] => {
    const [first] = Array.isArray(targets) ? targets : [];
    if (typeof first !== 'string' || !prefix.endsWith('/*') || !first.endsWith('/*')) return [];
    return [[prefix.slice(0, -1), path.join(base, first.slice(0, -1))]];
  });
}

/** Reads a file that may have comments on lines of their own and commas at the end of lists. */
function readTsConfig(text: string): Readonly<Record<string, unknown>> {
  const plain = text.replace(/^\s*\/\/.*$/gm, '').replace(/,(?=\s*[}\]])/g, '');
  try {
    const value: unknown = JSON.parse(plain);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
