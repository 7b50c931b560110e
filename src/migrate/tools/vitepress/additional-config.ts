import path from 'node:path/posix';
import { readDefaultExport } from '../../read/js-module.js';
import { isRecord } from '../../read/setting-values.js';
import type { SourceFiles } from '../../source-files.js';

type Settings = Readonly<Record<string, unknown>>;

/** Returns the settings with those that `config.ts` files beside the texts add: of the site, and of each locale. */
export function withAdditionalConfigs(
  settings: Settings,
  files: SourceFiles,
  folder: string,
): Settings {
  const locales = Object.entries(isRecord(settings.locales) ? settings.locales : {}).map(
    ([name, locale]) => {
      const isFolder = name !== 'root' && isRecord(locale);
      return [name, isFolder ? withConfigIn(path.join(folder, name), locale, files) : locale];
    },
  );
  return {
    ...withConfigIn(folder, settings, files),
    ...(locales.length > 0 && { locales: Object.fromEntries(locales) }),
  };
}

function withConfigIn(folder: string, settings: Settings, files: SourceFiles): Settings {
  const file = ['ts', 'mts', 'js', 'mjs']
    .map((end) => path.join(folder, `config.${end}`))
    .find((one) => files.text(one)?.includes('defineAdditionalConfig'));
  const added = file === undefined ? undefined : readDefaultExport(files, file);
  if (!isRecord(added)) return settings;
  const theme = isRecord(settings.themeConfig) ? settings.themeConfig : {};
  const ownTheme = isRecord(added.themeConfig) ? added.themeConfig : {};
  return { ...settings, ...added, themeConfig: { ...theme, ...ownTheme } };
}
