import path from 'node:path/posix';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { normalPath, type SourceFiles, withoutParents } from '../source-files.js';
import type { SourcePage } from '../source-tool.js';

const remoteAddress = /^(?:https?:)?\/\//;
const reference = /["']?\$ref["']?\s*:\s*(?:"([^"#\n]+)|'([^'#\n]+)|([^\s"'#{][^\s#,]*))/g;

/** API descriptions of an old site, and the files that they refer to, at their places below `openapi/`. */
export class DescriptionFiles {
  /** Files that are descriptions themselves. */
  readonly roots: readonly string[];
  readonly assets: readonly SourcePage[];
  readonly #folder: string;

  /**
   * @param written paths and URLs, as the old site names them
   * @param copied what is copied with the descriptions: all YAML and JSON of their folders, or what they refer to
   */
  constructor(
    written: readonly string[],
    files: SourceFiles,
    copied: 'folders' | 'references' = 'references',
  ) {
    const local = written.filter((one) => !remoteAddress.test(one)).map(normalPath);
    this.roots = [...new Set(local)].filter((one) => files.has(one));
    const beside = copied === 'folders' ? this.#beside(files) : [];
    const copies = withReferences([...this.roots, ...beside], files);
    this.#folder = commonFolder(copies);
    this.assets = copies.map((from) => ({ from, to: this.place(from) }));
  }

  place(file: string): string {
    return `openapi/${withoutParents(path.relative(this.#folder, file))}`;
  }

  /** The files of one description are usually in one folder. */
  #beside(files: SourceFiles): readonly string[] {
    return [...new Set(this.roots.map((one) => path.dirname(one)))]
      .filter((folder) => folder !== '.')
      .flatMap((folder) => files.list(folder))
      .filter((file) => /\.(?:ya?ml|json)$/.test(file));
  }
}

/** Returns the files and those that they refer to, such as `source: { $ref: samples/add.php }`. */
function withReferences(first: readonly string[], files: SourceFiles): readonly string[] {
  const found = new Set(first);
  for (const file of found) {
    if (!/\.(?:ya?ml|json)$/.test(file)) continue;
    for (const [, ...forms] of (files.text(file) ?? '').matchAll(reference)) {
      const target = forms.find(Boolean)?.trim() ?? '';
      const named = path.join(path.dirname(file), target);
      if (!remoteAddress.test(target) && !named.startsWith('/') && files.has(named))
        found.add(named);
    }
  }
  return [...found];
}

/** Returns the setting `openapi` of a site: none, one API or several. */
export function openapiSetting<T extends object>(apis: readonly T[]): false | T | readonly T[] {
  return apis.length > 1 ? apis : (apis[0] ?? false);
}

function commonFolder(files: readonly string[]): string {
  const [first, ...rest] = files.map((file) => path.dirname(file).split('/'));
  let common = first ?? [];
  for (const parts of rest) {
    const end = common.findIndex((part, index) => part !== parts[index]);
    if (end !== -1) common = common.slice(0, end);
  }
  return common.join('/');
}

/** Reports descriptions that are not in the folder of the old site. */
export function absentDescriptions(
  written: readonly string[],
  files: SourceFiles,
): readonly Diagnostic[] {
  return [...new Set(written)].flatMap((one) => {
    if (remoteAddress.test(one)) return [diagnose('migrate/description-url', { url: one })];
    return files.has(normalPath(one)) ? [] : [diagnose('migrate/missing-file', { target: one })];
  });
}
