import path from 'node:path/posix';
import { isRecord } from '../../read/setting-values.js';
import { readTomlSettings } from '../../read/toml-file.js';
import { readYamlSettings } from '../../read/yaml-file.js';
import { normalPath, type SourceFiles } from '../../source-files.js';

export type MkdocsSettings = Readonly<Record<string, unknown>>;

/** Of MkDocs, its successor ProperDocs, and Zensical, which the makers of Material for MkDocs continue with. */
const settingsFiles = ['mkdocs.yml', 'mkdocs.yaml', 'properdocs.yml', 'zensical.toml'];

export function mkdocsSettingsFile(files: SourceFiles): string | undefined {
  return settingsFiles.find((name) => files.has(name)) ?? otherSettingsFile(files);
}

/** Some sites are built with `-f mkdocs-online.yml`. Files that others inherit from have no address, or no title. */
function otherSettingsFile(files: SourceFiles): string | undefined {
  const names = files.list('').filter((file) => /^mkdocs[-._][\w-]+\.ya?ml$/.test(file));
  return names.findLast((name) => {
    const { site_url: url, site_name: title } = readMkdocsSettings(files, name);
    return url !== undefined && title !== undefined;
  });
}

/** Reads the settings, with those that they inherit. */
export function readMkdocsSettings(files: SourceFiles, file: string, depth = 0): MkdocsSettings {
  if (file.endsWith('.toml')) return zensicalSettings(readTomlSettings(files, file));
  const own = readYamlSettings(files, file);
  if (typeof own.INHERIT !== 'string' || depth > 5) return own;
  const parent = normalPath(path.join(path.dirname(file), own.INHERIT));
  return mergeSettings(readMkdocsSettings(files, parent, depth + 1), own);
}

/**
 * Returns the folder that a setting means whose paths begin where MkDocs runs. That is the folder of the settings, or with
 * `mkdocs build -f tools/mkdocs.yml` often the one above the texts.
 */
export function folderFromWorkingDir(written: string, files: SourceFiles, docsDir: string): string {
  const beside = normalPath(written);
  const aroundTexts = path.join(path.dirname(docsDir), beside);
  if (beside === '' || beside === aroundTexts) return beside;
  const isThere = (folder: string): boolean => files.list(folder).length > 0;
  return !isThere(beside) && isThere(aroundTexts) ? aroundTexts : beside;
}

/** Merges settings into those that they inherit, as MkDocs does: mappings key by key. */
function mergeSettings(parent: MkdocsSettings, own: MkdocsSettings): MkdocsSettings {
  const merged = Object.entries(own).map(([key, value]) => {
    const inherited = parent[key];
    return [key, isRecord(inherited) && isRecord(value) ? mergeSettings(inherited, value) : value];
  });
  return { ...parent, ...Object.fromEntries(merged) };
}

/** Returns settings of Zensical as MkDocs has them: lists of extensions and plugins, and no tables. */
function zensicalSettings({ project }: MkdocsSettings): MkdocsSettings {
  const own = isRecord(project) ? project : {};
  return {
    ...own,
    markdown_extensions: namedOptions(own.markdown_extensions),
    plugins: namedOptions(own.plugins),
  };
}

/** `[markdown_extensions.pymdownx.tabbed]` → `pymdownx.tabbed` */
function namedOptions(table: unknown): unknown {
  if (!isRecord(table)) return table;
  return Object.entries(table).flatMap(([name, options]) =>
    ['pymdownx', 'zensical'].includes(name) && isRecord(options)
      ? Object.entries(options).map(([below, own]) => ({ [`${name}.${below}`]: own }))
      : [{ [name]: options }],
  );
}
