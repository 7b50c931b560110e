import type { SiteConfig } from '../../config/index.js';
import { localeDirection } from '../../i18n/index.js';
import { type SiteLocale, type TranslationFolders, translationFolders } from '../../site/index.js';

/** A locale of the site and the folders of its translations. */
export interface LocaleSource {
  readonly locale: SiteLocale;
  readonly translations: TranslationFolders;
}

/** Returns all locales of the site, the default one first. */
export function configLocales(config: SiteConfig): readonly LocaleSource[] {
  const { defaultLocale, locales = [defaultLocale] } = config.i18n;
  const others = locales.filter((code) => code !== defaultLocale);
  return [defaultLocale, ...others].map((code) => localeSource(code, config));
}

function localeSource(code: string, config: SiteConfig): LocaleSource {
  const { i18n, baseUrl, docs, blog } = config;
  const localeConfig = i18n.localeConfigs[code] ?? {};
  const isDefault = code === i18n.defaultLocale;
  const lang = localeConfig.htmlLang ?? code;
  const prefix = isDefault ? '' : `${code}/`;
  let label = localeConfig.label;
  return {
    locale: {
      code,
      lang,
      dir: localeConfig.direction ?? localeDirection(lang),
      // Lazy, because the lookup is slow and a site with one language never shows the label.
      get label() {
        label ??= codeName(code);
        return label;
      },
      isDefault,
      prefix,
      baseUrl: baseUrl + prefix,
    },
    translations: translationFolders(`i18n/${localeConfig.path ?? code}`, {
      products: docs,
      blog: blog === false ? 'blog' : blog.path,
    }),
  };
}

/** Returns the language's name in the language itself, for the menu: `Français`. */
function codeName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
