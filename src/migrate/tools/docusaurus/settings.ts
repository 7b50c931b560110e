import { capitalized } from '../../../text/words.js';
import { isRecord } from '../../read/setting-values.js';
import type { OldRedirect } from '../../redirect-files.js';
import { normalPath, type SourceFiles, withoutParents } from '../../source-files.js';
import { readsMath } from '../reads-math.js';
import type { DocusaurusDescriptions } from './descriptions.js';
import { otherDocsBase } from './parts.js';
import { docusaurusSidebars } from './sidebars.js';
import { themeSettings } from './theme-settings.js';

type Options = Readonly<Record<string, unknown>>;

/** A configuration of Docusaurus, and what was read of its plugins and files. */
interface DocusaurusConfig {
  readonly written: Options;
  /** Options of the plugins. */
  readonly docs: Options | undefined;
  /** The sidebars of the main documents. */
  readonly sidebars: unknown;
  readonly otherDocs: readonly Options[];
  readonly blog: Options | undefined;
  readonly redirects: readonly OldRedirect[];
  readonly descriptions: DocusaurusDescriptions;
}

/** Returns the docsgen configuration with the same settings. */
export function docusaurusSettings(
  { written, docs, sidebars, otherDocs, blog, redirects, descriptions }: DocusaurusConfig,
  files: SourceFiles,
): Options {
  const {
    presets,
    plugins,
    themes,
    themeConfig,
    i18n,
    stylesheets,
    headTags,
    customFields,
    ...rest
  } = written;
  const sameKeys = [
    'title',
    'tagline',
    'url',
    'baseUrl',
    'trailingSlash',
    'favicon',
    'scripts',
    'onBrokenAnchors',
  ];
  const kept = Object.fromEntries(Object.entries(rest).filter(([key]) => sameKeys.includes(key)));
  const policy = (value: unknown): unknown =>
    value === 'throw' ? 'error' : value === 'log' ? 'warn' : value;
  const { path: _blogPath, ...blogRest } = blog ?? {};
  return {
    ...kept,
    ...(Array.isArray(written.staticDirectories) && {
      staticDirectories: written.staticDirectories.map(staticDirectory),
    }),
    ...(isRecord(i18n) && {
      i18n: { ...i18n, path: undefined, localeConfigs: localeConfigs(i18n.localeConfigs) },
    }),
    onBrokenLinks: policy(written.onBrokenLinks),
    ...('onBrokenAnchors' in written && { onBrokenAnchors: policy(written.onBrokenAnchors) }),
    markdown: {
      ...(hasTags(written.markdown) && { tags: true }),
      ...(readsMath(docs?.remarkPlugins) && { math: true }),
    },
    openapi: descriptions.openapi,
    rules: descriptions.shown.rules,
    ...(docs && { docs: docsSettings({ ...onlyDocsKeys(docs), sidebars }, otherDocs, files) }),
    ...(blog ? { blog: onlyBlogKeys(blogRest) } : { blog: false }),
    themeConfig: themeSettings(isRecord(themeConfig) ? themeConfig : {}, files),
    redirects,
  };
}

/** Whether `.md` files have tags, too, as in Docusaurus unless `markdown.format` says otherwise. */
function hasTags(markdown: unknown): boolean {
  return !isRecord(markdown) || (markdown.format !== 'detect' && markdown.format !== 'md');
}

function staticDirectory(written: unknown): unknown {
  return typeof written === 'string' ? withoutParents(normalPath(written)) : written;
}

function localeConfigs(written: unknown): unknown {
  return isRecord(written)
    ? Object.fromEntries(
        Object.entries(written).map(([locale, one]) => {
          if (!isRecord(one)) return [locale, one];
          const { calendar: _calendar, baseUrl: _baseUrl, translate: _translate, ...rest } = one;
          return [locale, rest];
        }),
      )
    : undefined;
}

/** Returns the settings of the documents: of several products, if the docs plugin has further instances. */
function docsSettings(main: Options, others: readonly Options[], files: SourceFiles): unknown {
  const settings = (options: Options): Options => ({
    ...onlyDocsKeys(options),
    sidebars: docusaurusSidebars(options.sidebarPath, files),
  });
  const products = others.flatMap((options) => {
    const folder = otherDocsBase(options).slice(1);
    // Inside the folder of the documents or the blog, they are pages of those.
    if (folder === '' || /^(?:docs|blog)(?:\/|$)/.test(folder)) return [];
    const { versions: _, lastVersion: __, onlyIncludeVersions: ___, ...rest } = settings(options);
    const id = String(options.id);
    const label = capitalized(id).replaceAll(/[-_]/g, ' ');
    return [{ id, label, path: folder, ...rest, routeBasePath: folder }];
  });
  return products.length === 0 ? main : [main, ...products];
}

const docsKeys = [
  ...['routeBasePath', 'editUrl', 'showLastUpdateTime', 'showLastUpdateAuthor', 'breadcrumbs'],
  ...['lastVersion', 'includeCurrentVersion', 'onlyIncludeVersions', 'versions'],
];

function onlyDocsKeys(options: Options): Options {
  const kept = Object.entries(options).filter(([key]) => docsKeys.includes(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      key === 'versions' && isRecord(value) ? versionSettings(value) : value,
    ]),
  );
}

/** Docusaurus takes the path of a version with slashes around it, too. */
function versionSettings(versions: Options): Options {
  return Object.fromEntries(
    Object.entries(versions).map(([name, settings]) => {
      if (!isRecord(settings) || typeof settings.path !== 'string') return [name, settings];
      return [name, { ...settings, path: settings.path.replaceAll(/^\/+|\/+$/g, '') }];
    }),
  );
}

function onlyBlogKeys(options: Options): Options {
  const foreign =
    /^(?:remarkPlugins|rehypePlugins|beforeDefault.*|.*Component|include|exclude|truncateMarker|admonitions|onUntruncatedBlogPosts|onInlineAuthors)$/;
  return Object.fromEntries(Object.entries(options).filter(([key]) => !foreign.test(key)));
}
