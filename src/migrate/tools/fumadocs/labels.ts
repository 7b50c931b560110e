import path from 'node:path/posix';
import { readJsonRecord } from '../../read/yaml-file.js';
import type { SourceFiles } from '../../source-files.js';
import { labelFiles } from '../label-files.js';
import { type FumadocsLanguages, languagePath } from './languages.js';
import { entryLabel } from './sidebars.js';

/** Returns `site.json` for each language from the labels of `meta.cn.json` or `cn/meta.json` beside those of `meta.json`. */
export function fumadocsLabels(
  files: SourceFiles,
  folder: string,
  languages: FumadocsLanguages,
): Record<string, string> {
  const labels = new Map<string, Record<string, string>>();
  for (const file of files.list(folder)) {
    if (!/(?:^|\/)meta(?:\.[\w-]+)?\.json$/.test(file)) continue;
    const { language, below } = languagePath(file.slice(folder.length + 1), languages);
    if (language === languages.main) continue;
    const main = path.join(folder, languages.inFolders ? languages.main : '', below);
    const pairs = translatedLabels(
      metaLabels(readJsonRecord(files, main)),
      metaLabels(readJsonRecord(files, file)),
    );
    if (pairs.length === 0) continue;
    labels.set(language, { ...labels.get(language), ...Object.fromEntries(pairs) });
  }
  return labelFiles(labels);
}

/** The title, and the labels of separators and links in their order. */
interface MetaLabels {
  readonly title: unknown;
  readonly entries: readonly string[];
}

function metaLabels({ title, pages }: Readonly<Record<string, unknown>>): MetaLabels {
  const written: readonly unknown[] = Array.isArray(pages) ? pages : [];
  const entries = written.flatMap((entry) =>
    typeof entry === 'string' ? (entryLabel(entry) ?? []) : [],
  );
  return { title, entries };
}

/** Entries belong together by their number, so lists of different length do not. */
function translatedLabels(main: MetaLabels, other: MetaLabels): readonly [string, string][] {
  const isSame = main.entries.length === other.entries.length;
  const pairs = [
    [main.title, other.title],
    ...(isSame ? main.entries.map((label, index) => [label, other.entries[index]]) : []),
  ];
  return pairs.flatMap(([from, to]): [string, string][] =>
    typeof from === 'string' && typeof to === 'string' && from !== to ? [[from, to]] : [],
  );
}
