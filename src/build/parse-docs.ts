import { digest } from '../assets/index.js';
import type { SiteConfig } from '../config/index.js';
import { type ContentOptions, optionsKey, parseDoc } from '../content/index.js';
import type { Outcome, ParsedDoc, SourceFile } from '../model/index.js';
import { originalPath, type TranslationFolders, translatedPath } from '../site/index.js';
import type { BuildCache } from './cache/index.js';
import type { WordedLocale } from './parse-wording.js';
import { includeReader } from './read.js';

/** Every Markdown file, each in the language of the folder that it lies in. */
export function parseDocs(
  files: readonly SourceFile[],
  locales: readonly WordedLocale[],
  config: SiteConfig,
  cache: BuildCache,
): Outcome<ParsedDoc>[] {
  const { trustedHtml } = config.markdown;
  const read = includeReader(config.siteDir);
  const findFile = (path: string): string => besideTheDocs(path, read);
  const options = locales.map(
    ({ texts, translations }): ContentOptions => ({
      trustedHtml,
      texts,
      findFile: (path) => translatedInclude(path, translations, read),
    }),
  );
  return files.flatMap((file) => {
    const own = locales.findIndex(({ translations: { root } }) => file.path.startsWith(`${root}/`));
    const [original] = locales;
    const chosen = options[own] ?? (original && { trustedHtml, texts: original.texts, findFile });
    return chosen ? [cachedDoc(file, chosen, read, cache)] : [];
  });
}

/** What a translation includes is translated, too, or else the original's. */
function translatedInclude(
  path: string,
  translations: TranslationFolders,
  read: (path: string) => string | undefined,
): string {
  const original = originalPath(path, translations) ?? path;
  const candidates = [translatedPath(original, translations), original, unfrozen(original)];
  return candidates.find((file) => file !== undefined && read(file) !== undefined) ?? path;
}

/** What a frozen document includes from outside of its folder lay beside the documents being written. */
function besideTheDocs(path: string, read: (path: string) => string | undefined): string {
  const other = unfrozen(path);
  return other !== undefined && read(path) === undefined && read(other) !== undefined
    ? other
    : path;
}

function unfrozen(path: string): string | undefined {
  const frozen = 'versioned_docs/';
  return path.startsWith(frozen) ? `content/${path.slice(frozen.length)}` : undefined;
}

/** A document depends on its bytes, on the files it includes and on the Markdown options. */
function cachedDoc(
  file: SourceFile,
  options: ContentOptions,
  read: (path: string) => string | undefined,
  cache: BuildCache,
): Outcome<ParsedDoc> {
  const optionsDigest = optionsKey(options);
  const keyOf = (includes: readonly string[]): string =>
    digest([file.digest, optionsDigest, ...includes.map((path) => read(path) ?? '')].join('\n'));
  const known = cache.docs.find(file.path);
  if (known && known.key === keyOf(known.value.value.head.includes)) return known.value;
  const outcome = parseDoc(file, options, read);
  cache.docs.keep(file.path, { key: keyOf(outcome.value.head.includes), value: outcome });
  return outcome;
}
