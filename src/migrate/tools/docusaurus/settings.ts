import { isRecord, Unread } from '../../read/static-js.js';
import type { OldRedirect } from '../../redirect-files.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import { docusaurusSidebars } from './sidebars.js';
import { themeSettings } from './theme-settings.js';

type Options = Readonly<Record<string, unknown>>;

export function docusaurusSettings(
  written: Options,
  docs: Options | undefined,
  blog: Options | undefined,
  redirects: readonly OldRedirect[],
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
  const known = [
    'title',
    'tagline',
    'url',
    'baseUrl',
    'trailingSlash',
    'favicon',
    'scripts',
    'onBrokenAnchors',
    'staticDirectories',
  ];
  const kept = Object.fromEntries(Object.entries(rest).filter(([key]) => known.includes(key)));
  const policy = (value: unknown): unknown =>
    value === 'throw' ? 'error' : value === 'log' ? 'warn' : value;
  const { path: _path, sidebarPath, ...docsRest } = docs ?? {};
  const { path: _blogPath, ...blogRest } = blog ?? {};
  return {
    ...kept,
    ...(isRecord(i18n) && {
      i18n: { ...i18n, path: undefined, localeConfigs: localeConfigs(i18n.localeConfigs) },
    }),
    onBrokenLinks: policy(written.onBrokenLinks),
    ...('onBrokenAnchors' in written && { onBrokenAnchors: policy(written.onBrokenAnchors) }),
    // `.md` files of Docusaurus have tags, too.
    markdown: { tags: true },
    openapi: openapiConfig(written),
    ...(docs && {
      docs: { ...onlyDocsKeys(docsRest), sidebars: docusaurusSidebars(sidebarPath, files) },
    }),
    ...(blog ? { blog: onlyBlogKeys(blogRest) } : { blog: false }),
    themeConfig: themeSettings(isRecord(themeConfig) ? themeConfig : {}, files),
    redirects,
  };
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

const docsKeys = [
  ...['routeBasePath', 'editUrl', 'showLastUpdateTime', 'showLastUpdateAuthor', 'breadcrumbs'],
  ...['lastVersion', 'includeCurrentVersion', 'onlyIncludeVersions', 'versions'],
];

function onlyDocsKeys(options: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([key]) => docsKeys.includes(key)));
}

function onlyBlogKeys(options: Options): Options {
  const foreign =
    /^(?:remarkPlugins|rehypePlugins|beforeDefault.*|.*Component|include|exclude|truncateMarker|admonitions|onUntruncatedBlogPosts|onInlineAuthors)$/;
  return Object.fromEntries(Object.entries(options).filter(([key]) => !foreign.test(key)));
}

/** The description of Redocusaurus or docusaurus-plugin-openapi-docs. */
function openapiConfig(written: Options): unknown {
  const all = JSON.stringify([written.presets, written.plugins], (_key, value) =>
    value instanceof Unread ? undefined : value,
  );
  const specs = [...(all ?? '').matchAll(/"(?:spec|specPath|path)":"([^"]+\.(?:ya?ml|json))"/g)];
  const paths = specs
    .map(([, file = '']) => normalPath(file))
    .filter((file) => !/^https?:/.test(file));
  if (paths.length === 0) return false;
  return paths.length === 1 ? { path: paths[0] } : paths.map((one) => ({ path: one }));
}
