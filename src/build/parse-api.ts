import { digest } from '../assets/index.js';
import type { ApiOptions, SiteConfig } from '../config/index.js';
import { type ContentOptions, highlight, optionsKey, parseFragment } from '../content/index.js';
import { diagnose } from '../diagnostics/index.js';
import type { Api, Diagnostic, Outcome, SourceFile } from '../model/index.js';
import type { BuildCache } from './cache/index.js';
import type { WordedLocale } from './parse-wording.js';
import type { DescriptionSource } from './read-descriptions.js';

/** An API description, understood. */
export interface ParsedApi {
  readonly options: ApiOptions;
  /** Name of the docs version that it belongs to; absent for one that belongs to all. */
  readonly version?: string | undefined;
  /** Undefined where its errors leave nothing to show. */
  readonly api: Api | undefined;
  /** By the code of the locale. */
  readonly translations: ReadonlyMap<string, Api>;
}

/** Whether a description is that of the documents being written, and no frozen one. */
export function isCurrent({ version }: Pick<ParsedApi, 'version'>): boolean {
  return version === undefined || version === 'current';
}

type OptionsOf = (locale: WordedLocale) => ContentOptions;

/** Understands the site's descriptions and their translations. One that the site does not have is left out. */
export async function parseApis(
  sources: readonly DescriptionSource[],
  locales: readonly WordedLocale[],
  optionsOf: OptionsOf,
  config: SiteConfig,
  cache: BuildCache,
): Promise<Outcome<readonly ParsedApi[]>> {
  const apis: ParsedApi[] = [];
  const diagnostics: Diagnostic[] = [];
  // One after the other: each takes its memory.
  for (const source of sources) {
    const parsed = await parseOne(source, locales, optionsOf, config, cache);
    const found = parsed.diagnostics;
    // What was told while a description was written need not be told of each version of it.
    diagnostics.push(...(isCurrent(source) ? found : found.filter(isError)));
    if (parsed.value.api || parsed.diagnostics.length > 0) apis.push(parsed.value);
  }
  return { value: apis, diagnostics };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

async function parseOne(
  source: DescriptionSource,
  locales: readonly WordedLocale[],
  optionsOf: OptionsOf,
  config: SiteConfig,
  cache: BuildCache,
): Promise<Outcome<ParsedApi>> {
  const { options, version } = source;
  const translations = new Map<string, Api>();
  const [main] = locales;
  const original = main && (await parseApi(source, optionsOf(main), config, cache));
  const diagnostics = [...(original?.diagnostics ?? [])];
  for (const locale of locales) {
    const { code } = locale.locale;
    const file = source.translations.get(code);
    if (!file) continue;
    const own = await cachedApi(file, optionsOf(locale), options, config, cache);
    diagnostics.push(...own.diagnostics);
    if (own.value) translations.set(code, own.value);
  }
  return { value: { options, version, api: original?.value, translations }, diagnostics };
}

/** The description that is named, or the only one there is. */
async function parseApi(
  { options, locate, files }: DescriptionSource,
  content: ContentOptions,
  config: SiteConfig,
  cache: BuildCache,
): Promise<Outcome<Api | undefined>> {
  const [file, ...others] = files;
  if (options.path !== undefined && file === undefined) {
    return {
      value: undefined,
      diagnostics: [diagnose('build/no-description', { file: options.path }, { place: locate() })],
    };
  }
  if (file === undefined) return { value: undefined, diagnostics: [] };
  if (others.length > 0) {
    const names = files.map(({ path }) => path);
    return {
      value: undefined,
      diagnostics: [diagnose('build/several-descriptions', { files: names })],
    };
  }
  return cachedApi(file, content, options, config, cache);
}

/** Of each file, the last state is kept. */
export async function cachedApi(
  file: SourceFile,
  content: ContentOptions,
  { allowHosts, rules, samples }: ApiOptions,
  { siteDir }: SiteConfig,
  cache: BuildCache,
): Promise<Outcome<Api | undefined>> {
  // Files that a description refers to are read by its loader: only one that stands alone can be kept.
  const alone = !/\$ref["']?\s*:\s*["']?[^"'#\s]/.test(file.text);
  const options = { allowHosts, rules, samples };
  const key = digest(JSON.stringify([file.digest, optionsKey(content), options]));
  const known = alone ? cache.apis.find(file.path) : undefined;
  if (known?.key === key) return known.value;
  // A heavy room, which most builds do without: there is no description, or it is the one of the last build.
  const { loadApi } = await import('../openapi/index.js');
  const outcome = await loadApi(
    file,
    { siteDir, ...options },
    { highlight, markdown: (text, origin) => parseFragment(text, origin, content) },
  );
  if (alone) cache.apis.keep(file.path, { key, value: outcome });
  return outcome;
}
