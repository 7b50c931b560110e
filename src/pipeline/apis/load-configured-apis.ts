import type { ContentOptions } from '../../content/index.js';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { Api } from '../../openapi/api/api.js';
import type { LocalizedMessages } from '../locales/parse-locale-messages.js';
import type { ApiLoader } from './cached-api.js';
import { type ConfiguredApi, isCurrent } from './configured-api.js';
import type { ConfiguredDescription } from './read-configured-descriptions.js';

type OptionsOf = (locale: LocalizedMessages) => ContentOptions;

/**
 * Parses the site's descriptions and their translations. Descriptions without a file are omitted.
 */
export async function loadConfiguredApis(
  sources: readonly ConfiguredDescription[],
  locales: readonly LocalizedMessages[],
  optionsOf: OptionsOf,
  load: ApiLoader,
): Promise<Outcome<readonly ConfiguredApi[]>> {
  const apis: ConfiguredApi[] = [];
  const diagnostics: Diagnostic[] = [];
  // One at a time, because each needs much memory.
  for (const source of sources) {
    const parsed = await parseOne(source, locales, optionsOf, load);
    const found = parsed.diagnostics;
    // Warnings about a frozen version are not repeated: they were reported before it was frozen.
    for (const one of isCurrent(source) ? found : found.filter(isError)) {
      // Several references may show parts of one file.
      if (!diagnostics.some((other) => isSame(one, other))) diagnostics.push(one);
    }
    if (parsed.value.api || parsed.diagnostics.length > 0) apis.push(parsed.value);
  }
  return { value: apis, diagnostics };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

function isSame(one: Diagnostic, other: Diagnostic): boolean {
  const [place, otherPlace] = [one.place, other.place];
  return (
    place !== undefined &&
    one.code === other.code &&
    one.message === other.message &&
    place.file === otherPlace?.file &&
    place.start.offset === otherPlace.start.offset
  );
}

async function parseOne(
  source: ConfiguredDescription,
  locales: readonly LocalizedMessages[],
  optionsOf: OptionsOf,
  load: ApiLoader,
): Promise<Outcome<ConfiguredApi>> {
  const { options, version } = source;
  const translations = new Map<string, Api>();
  const [main] = locales;
  const original = main && (await loadConfiguredApi(source, optionsOf(main), load));
  const diagnostics = [...(original?.diagnostics ?? [])];
  for (const locale of locales) {
    const { code } = locale.locale;
    const file = source.translations.get(code);
    if (!file) continue;
    const own = await load(file, optionsOf(locale), options);
    diagnostics.push(...own.diagnostics);
    if (own.value) translations.set(code, own.value);
  }
  return { value: { options, version, api: original?.value, translations }, diagnostics };
}

/** Loads the configured description, or the only one in the folder. */
async function loadConfiguredApi(
  { options, locate, files, missingOverlays, editedFile }: ConfiguredDescription,
  content: ContentOptions,
  load: ApiLoader,
): Promise<Outcome<Api | undefined>> {
  const [file, ...others] = files;
  if (options.path !== undefined && file === undefined) {
    return {
      value: undefined,
      diagnostics: [
        diagnose('build/no-description', { file: options.path }, { place: locate('path') }),
      ],
    };
  }
  if (options.url !== undefined && file === undefined) {
    const found = diagnose('pull/missing', { url: options.url }, { place: locate('url') });
    return { value: undefined, diagnostics: [found] };
  }
  if (file === undefined) return { value: undefined, diagnostics: [] };
  if (others.length > 0) {
    const names = files.map(({ path }) => path);
    return {
      value: undefined,
      diagnostics: [diagnose('build/several-descriptions', { files: names })],
    };
  }
  const loaded = await load(file, content, options);
  const missing = missingOverlays.map((index) => {
    const args = { file: options.overlays[index] ?? '' };
    return diagnose('build/no-overlay', args, { place: locate('overlays', index) });
  });
  const unmatched = (loaded.value?.unmatched ?? []).map(({ keys, value, hint }) =>
    diagnose('build/unmatched-selection', { value }, { place: locate(...keys), hint }),
  );
  const edited =
    editedFile === undefined
      ? []
      : [diagnose('pull/edited', { file: editedFile }, { place: locate('url') })];
  const diagnostics = [...missing, ...edited, ...unmatched, ...loaded.diagnostics];
  return { ...loaded, diagnostics };
}
