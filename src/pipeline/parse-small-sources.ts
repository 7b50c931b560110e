import { parseAuthors, parseCategory, type SiteConfig } from '../config/index.js';
import type { Fragment } from '../content/fragment.js';
import { parseFragment } from '../content/index.js';
import { firstPosition, type Outcome } from '../diagnostics/diagnostic.js';
import { createConfigLocator } from './config/config-locator.js';
import { fragmentOptions } from './docs/parser-setup.js';
import { isExecutable } from './files/executable-file.js';
import { measureImage } from './files/image-size.js';
import type { LocalizedMessages } from './locales/parse-locale-messages.js';
import type { Parsed } from './parsed.js';
import type { SiteSources } from './read.js';
import { fingerprintedName } from './theme/index.js';

/** What is parsed at once, because there is little of it. */
type SmallSources = Pick<
  Parsed,
  'categories' | 'icons' | 'authors' | 'contentAssets' | 'staticFiles' | 'announcements'
>;

/** Parses what is not parsed by workers: categories, authors, icons, images, static files, announcements. */
export function parseSmallSources(
  sources: SiteSources,
  config: SiteConfig,
  locales: readonly LocalizedMessages[],
): Outcome<SmallSources> {
  const categories = parseCategories(sources);
  const authors = sources.authors.map(parseAuthors);
  const announcements = parseAnnouncements(config, locales);
  return {
    value: {
      categories: categories.value,
      icons: new Map(sources.icons.map((file) => [iconName(file.path), file])),
      authors: new Map(authors.map(({ value }) => [value.path, value])),
      contentAssets: contentAssets(sources, config),
      staticFiles: new Map(
        sources.staticFiles.map(({ path, contents }) => [
          path,
          { output: path, ...measureImage(path, contents) },
        ]),
      ),
      announcements: announcements.value,
    },
    diagnostics: [
      ...categories.diagnostics,
      ...authors.flatMap(({ diagnostics }) => diagnostics),
      ...announcements.diagnostics,
    ],
  };
}

/** `icons/moons/io.svg` → `moons/io` */
function iconName(path: string): string {
  return path.slice('icons/'.length, -'.svg'.length);
}

/** Returns the categories by folder. */
function parseCategories({ categories }: SiteSources): Outcome<Parsed['categories']> {
  const parsed = categories.map((file) => ({ file, ...parseCategory(file) }));
  return {
    value: new Map(
      parsed.map(({ file, value }) => [pathFolder(file.path), { path: file.path, config: value }]),
    ),
    diagnostics: parsed.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Returns the images and other files beside documents, by path. */
function contentAssets(sources: SiteSources, config: SiteConfig): Parsed['contentAssets'] {
  const isRisky = (path: string, contents: Uint8Array): boolean =>
    !config.markdown.trustedHtml && isExecutable(path, () => contents);
  return new Map(
    sources.contentAssets.map(({ path, contents }) => [
      path,
      {
        output: fingerprintedName(path.split('/').at(-1) ?? path, contents),
        ...measureImage(path, contents),
        ...(isRisky(path, contents) && { isExecutable: true }),
      },
    ]),
  );
}

/** Returns the announcements by locale. */
function parseAnnouncements(
  config: SiteConfig,
  locales: readonly LocalizedMessages[],
): Outcome<Parsed['announcements']> {
  const parsed = locales.flatMap((messages) => {
    const found = parseAnnouncement(config, messages);
    return found ? [{ code: messages.locale.code, ...found }] : [];
  });
  return {
    value: new Map(parsed.map(({ code, value }) => [code, value])),
    diagnostics: parsed.flatMap(({ diagnostics }) => diagnostics),
  };
}

function parseAnnouncement(
  config: SiteConfig,
  locale: LocalizedMessages,
): Outcome<Fragment> | undefined {
  const content = config.themeConfig.announcementBar?.content;
  if (content === undefined) return undefined;
  const place = createConfigLocator(config)(['themeConfig', 'announcementBar', 'content']);
  const file = place?.file ?? config.configFile ?? 'docsgen.config.ts';
  // Maps every offset to the start of the text, because the configuration may compute the text.
  const at = () => place?.start ?? firstPosition;
  return parseFragment(
    locale.translator.translate(content),
    { file, at },
    fragmentOptions(config, locale),
  );
}

function pathFolder(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
