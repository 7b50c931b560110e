import * as z from 'zod';
import type { Outcome, Place } from '../diagnostics/diagnostic.js';
import type { SourceFile } from '../files/source-file.js';
import { checkYaml } from './yaml-file.js';

const plural = z.strictObject({
  zero: z.string().optional(),
  one: z.string().optional(),
  two: z.string().optional(),
  few: z.string().optional(),
  many: z.string().optional(),
  other: z.string(),
});

const themeMessages = z.record(z.string(), z.union([z.string(), plural]));
const siteTranslations = z.record(z.string(), z.string());

/** Translations by key, with their positions. */
export interface Translations<T> {
  /** Relative to the site's folder. */
  readonly path: string;
  readonly entries: Readonly<Record<string, T>>;
  readonly placeOf: (key: string) => Place | undefined;
}

/**
 * Parses `i18n/<locale>/theme.json`: interface messages by key, with the plural categories of
 * Unicode CLDR.
 */
export function parseThemeMessages(
  file: SourceFile,
): Outcome<Translations<z.output<typeof themeMessages>[string]>> {
  return parsed(file, themeMessages);
}

/**
 * Parses `i18n/<locale>/site.json`: translations of the site's texts, with the text in the default
 * locale as key.
 */
export function parseSiteTranslations(file: SourceFile): Outcome<Translations<string>> {
  return parsed(file, siteTranslations);
}

function parsed<T>(
  file: SourceFile,
  schema: z.ZodType<Record<string, T>>,
): Outcome<Translations<T>> {
  const { value = {}, diagnostics, locate } = checkYaml(file, schema);
  const keyPlace = (key: string): Place | undefined => locate([key], 'key');
  return { value: { path: file.path, entries: value, placeOf: keyPlace }, diagnostics };
}
