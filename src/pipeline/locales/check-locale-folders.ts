import type { SiteConfig } from '../../config/index.js';
import { type Diagnostic, startOfFile } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import { createConfigLocator } from '../config/config-locator.js';
import type { LocaleSource } from './locales.js';

/** Reports translation folders without a locale. @param folders in `i18n`, such as `i18n/fr` */
export function checkLocaleFolders(
  folders: readonly string[],
  locales: readonly LocaleSource[],
  config: SiteConfig,
): Diagnostic[] {
  const roots = locales.map(({ translations }) => translations.root);
  const codes = locales.map(({ locale }) => locale.code);
  return folders
    .filter((folder) => !roots.includes(folder))
    .map((folder) => {
      const name = folder.slice('i18n/'.length);
      const listed = config.i18n.locales && createConfigLocator(config)(['i18n', 'locales']);
      return diagnose(
        'config/unlisted-locale',
        { folder, known: codes },
        {
          place: startOfFile(folder),
          hint: didYouMean(
            name,
            roots.map((root) => root.slice('i18n/'.length)),
          ),
          related: listed && [{ message: 'the locales are listed here', place: listed }],
        },
      );
    });
}
