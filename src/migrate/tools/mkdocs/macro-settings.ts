import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { diagnose } from '../../../diagnostics/index.js';
import { placeAt } from '../../place-at.js';
import { isRecord } from '../../read/setting-values.js';
import { readYamlRecord } from '../../read/yaml-file.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import type { SourcePage } from '../../source-tool.js';
import { splitFrontMatter } from '../../text/front-matter.js';
import { type Macros, macroCalls } from './macros.js';
import { pluginNames, pluginSettings } from './plugins.js';
import { folderFromWorkingDir, type MkdocsSettings as Settings } from './settings.js';

/** Returns what texts name in `{{ }}`; undefined without the plugin macros, or where pages ask for it one by one. */
export function macroSettings(
  settings: Settings,
  files: SourceFiles,
  docsDir: string,
): Macros | undefined {
  const isUsed = pluginNames(settings.plugins).includes('macros');
  const options = pluginSettings(settings.plugins, 'macros') ?? {};
  const hasOwnMarks = Object.keys(options).some((key) => key.startsWith('j2_'));
  if (!isUsed || options.render_by_default === false || hasOwnMarks) return undefined;
  const extra = isRecord(settings.extra) ? settings.extra : {};
  return {
    values: { ...extra, ...includedValues(options.include_yaml, files), config: settings },
    includeDir: folderFromWorkingDir(String(options.include_dir ?? ''), files, docsDir),
  };
}

/** `include_yaml: [data.yml]` merges the file; a mapping gives it a name. */
function includedValues(written: unknown, files: SourceFiles): Settings {
  const read = (file: unknown): Settings => readYamlRecord(files, normalPath(String(file)));
  if (isRecord(written))
    return Object.fromEntries(Object.entries(written).map(([name, file]) => [name, read(file)]));
  const merged = (Array.isArray(written) ? written : []).map(
    (one): Settings => (isRecord(one) ? includedValues(one, files) : read(one)),
  );
  return Object.assign({}, ...merged);
}

/** Reports macros in code: docsgen shows them as they are, and only those in prose are findings of a build. */
export function macrosInCode(
  macros: Macros | undefined,
  pages: readonly SourcePage[],
  files: SourceFiles,
): readonly Diagnostic[] {
  if (macros === undefined) return [];
  return pages.flatMap(({ from }) => {
    const text = files.text(from) ?? '';
    const { body } = splitFrontMatter(text);
    return macroCalls(body, macros, files).map(({ what, offset, length }) =>
      diagnose(
        'migrate/no-equivalent',
        { what: `The ${what} in code` },
        {
          place: placeAt(from, text, text.length - body.length + offset, length),
          hint: 'write the text that it makes',
        },
      ),
    );
  });
}
