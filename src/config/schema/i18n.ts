import * as z from 'zod';

/** BCP 47: `Intl` checks the syntax; registered languages have two or three letters. */
function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0 && /^[a-z]{2,3}(-|$)/i.test(text);
  } catch {
    return false;
  }
}

const languageTag = z
  .string()
  .refine(isLanguageTag, 'expected a language tag (BCP 47) such as en or pt-BR');

const localeConfig = z.strictObject({
  label: z.string().min(1).optional().meta({
    description: 'Its name in the menu of locales; by default as the language calls itself.',
  }),
  direction: z
    .enum(['ltr', 'rtl'])
    .optional()
    .meta({ description: 'Direction of the writing; by default that of the language.' }),
  htmlLang: languageTag
    .optional()
    .meta({ description: '`lang` of its pages; by default the name of the locale.' }),
  path: z
    .string()
    .regex(/^[\w.-]+$/, 'expected the name of a folder')
    .optional()
    .meta({ description: 'Folder of its translations in `i18n`; by default its name.' }),
});

interface Locales {
  readonly defaultLocale: string;
  readonly locales?: readonly string[] | undefined;
  readonly localeConfigs: Readonly<Record<string, { readonly path?: string | undefined }>>;
}

/** Checks constraints between the keys. */
function checkLocales(i18n: Locales, context: z.RefinementCtx): void {
  const locales = i18n.locales ?? [i18n.defaultLocale];
  const report = (message: string, path: PropertyKey[]): void => {
    context.addIssue({ code: 'custom', message, path, input: i18n });
  };
  if (!locales.includes(i18n.defaultLocale)) {
    report(`it must list the default locale ${i18n.defaultLocale}`, ['locales']);
  }
  const names = new Set<string>();
  const folders = new Map<string, string>();
  for (const [index, locale] of locales.entries()) {
    const name = locale.toLowerCase();
    if (names.has(name)) report(`${locale} is listed twice`, ['locales', index]);
    names.add(name);
    const folder = i18n.localeConfigs[locale]?.path ?? locale;
    const other = folders.get(folder);
    if (other !== undefined && other !== locale) {
      report(`${other} has the same folder`, ['localeConfigs', locale, 'path']);
    }
    folders.set(folder, locale);
  }
  for (const locale of Object.keys(i18n.localeConfigs)) {
    if (locales.includes(locale)) continue;
    report(`there is no locale ${locale}; the site has ${locales.join(', ')}`, [
      'localeConfigs',
      locale,
    ]);
  }
}

export const i18n = z
  .strictObject({
    defaultLocale: languageTag
      .default('en')
      .meta({ description: 'Language of the texts in `content`, as BCP 47 writes it.' }),
    locales: z.array(languageTag).min(1).optional().meta({
      description: 'All locales, in the order of their menu; only the default one by default.',
    }),
    localeConfigs: z
      .record(z.string(), localeConfig)
      .default({})
      .meta({ description: 'More about locales, by their name.' }),
  })
  .superRefine(checkLocales);
