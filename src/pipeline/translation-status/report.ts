import type { SiteConfig } from '../../config/index.js';
import { type Diagnostic, type Outcome, startOfFile } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { MessageKey } from '../../i18n/index.js';
import { hasLanguage, messageKeys } from '../../i18n/index.js';
import {
  originalPath,
  planSite,
  type SiteInput,
  type TranslationFolders,
  translatedPath,
} from '../../site/index.js';
import { isCurrent } from '../apis/configured-api.js';
import { emptyCache } from '../cache/index.js';
import { lastUpdates } from '../git/last-updates.js';
import type { LocalizedMessages } from '../locales/parse-locale-messages.js';
import { parseSite } from '../parse.js';
import { siteInputs } from '../site-inputs.js';

/** Translation status of a locale. Paths are relative to the site's folder. */
export interface TranslationStatus {
  /** Locale code. */
  readonly locale: string;
  readonly documents: {
    /** Number of documents to translate. */
    readonly total: number;
    readonly missing: readonly { readonly original: string; readonly translation: string }[];
    /** Translations that are older than their original; ISO 8601 dates. */
    readonly outdated: readonly {
      readonly original: string;
      readonly translation: string;
      readonly changed: string;
      readonly translated: string;
    }[];
    /** Translations without an original. */
    readonly orphaned: readonly { readonly original: string; readonly translation: string }[];
  };
  /** Titles and labels of the site, in the original language. */
  readonly labels: { readonly missing: readonly string[] };
  /** Keys of docsgen's interface messages. */
  readonly messages: { readonly missing: readonly MessageKey[] };
  /** Absent if the site has no API description. */
  readonly description?: 'translated' | 'original' | undefined;
}

/**
 * Compares each locale of the site with the default one. Also returns the diagnostics of the
 * sources.
 */
export async function reportTranslations(
  config: SiteConfig,
): Promise<Outcome<readonly TranslationStatus[]>> {
  const parsed = await parseSite(config);
  const updates = await lastUpdates(config, emptyCache());
  const inputs = siteInputs(parsed.value, {
    config,
    mode: 'build',
    lastUpdates: updates,
    bundle: {
      styles: {
        site: '',
        landing: '',
        cards: '',
        lists: '',
        admonitions: '',
        terms: '',
        images: '',
        controls: '',
        annotations: '',
        diagrams: '',
        math: '',
        embeds: '',
        fields: '',
        alternatives: '',
        reference: '',
        overview: '',
        printing: '',
        icons: '',
        blog: '',
        consent: '',
        feedback: '',
      },
      fonts: [],
      bootScript: '',
      visitorScripts: { consent: '', feedback: '' },
      clientScript: '',
      redirectScript: { path: '', contents: '' },
    },
  });
  // Planning requests the sidebar texts, which are counted as missing or unused.
  planSite(inputs);
  const compared = parsed.value.locales.flatMap((locale, index) => {
    const input = inputs[index];
    if (locale.locale.isDefault || !input) return [];
    return [{ locale, status: localeStatus(locale, input) }];
  });
  return {
    value: compared.map(({ status }) => status),
    diagnostics: [
      ...parsed.diagnostics,
      ...compared.flatMap(({ locale, status }) => statusFindings(status, locale)),
    ],
  };
}

function localeStatus(
  { locale, translations, messages, ownMessageKeys, translator }: LocalizedMessages,
  { docs, lastUpdates: updates, apis }: SiteInput,
): TranslationStatus {
  const originals = docs.filter(({ file, original }) => original ?? isOriginal(file, translations));
  const ownLanguage = hasLanguage(messages.locale)
    ? []
    : messageKeys.filter((key) => !ownMessageKeys.includes(key));
  return {
    locale: locale.code,
    documents: {
      total: originals.length,
      missing: originals
        .filter(({ untranslated }) => untranslated)
        .map(({ path }) => ({ original: path, translation: originalPlace(path, translations) })),
      outdated: docs.flatMap(({ path, file }) => {
        const changed = updates.get(path)?.date;
        const translated = updates.get(file)?.date;
        if (changed === undefined || translated === undefined || changed <= translated) return [];
        return [{ original: path, translation: file, changed, translated }];
      }),
      orphaned: docs
        .filter(({ file, original }) => !original && !isOriginal(file, translations))
        .map(({ path, file }) => ({ original: path, translation: file })),
    },
    labels: { missing: translator.missing() },
    messages: { missing: ownLanguage },
    description: siteDescription(apis.filter(isCurrent)),
  };
}

function siteDescription(apis: SiteInput['apis']): TranslationStatus['description'] {
  if (apis.every(({ api }) => api === undefined)) return undefined;
  return apis.some(({ untranslated }) => untranslated) ? 'original' : 'translated';
}

function isOriginal(file: string, translations: TranslationFolders): boolean {
  return originalPath(file, translations) === undefined;
}

function originalPlace(original: string, translations: TranslationFolders): string {
  return translatedPath(original, translations) ?? original;
}

function statusFindings(
  status: TranslationStatus,
  { translations: { root } }: Pick<LocalizedMessages, 'translations'>,
): Diagnostic[] {
  const { locale, documents, labels, messages } = status;
  const [first] = messages.missing;
  return [
    ...documents.missing.map(({ original, translation }) =>
      diagnose(
        'check/untranslated-document',
        { locale, translation },
        { place: startOfFile(original) },
      ),
    ),
    ...documents.outdated.map(({ original, translation, changed, translated }) =>
      diagnose(
        'check/outdated-translation',
        { original, changed, translated },
        { place: startOfFile(translation) },
      ),
    ),
    ...documents.orphaned.map(({ original, translation }) =>
      diagnose('check/orphaned-translation', { original }, { place: startOfFile(translation) }),
    ),
    ...labels.missing.map((missing) =>
      diagnose(
        'check/untranslated-labels',
        { locale, label: missing },
        { hint: `add it to ${root}/site.json` },
      ),
    ),
    ...(first === undefined
      ? []
      : [
          diagnose(
            'check/untranslated-messages',
            { locale, missing: messages.missing.length, first },
            { hint: `add them to ${root}/theme.json` },
          ),
        ]),
  ];
}
