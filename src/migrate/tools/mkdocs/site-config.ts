import { isRecord } from '../../read/setting-values.js';
import { readsMath } from '../reads-math.js';
import type { MaterialBlog } from './blog.js';
import { languageSettings, type MkdocsLanguages } from './languages.js';
import { extensionOptions } from './plugins.js';
import type { MkdocsSettings as Settings } from './settings.js';

/** Colours of Material for MkDocs by name. */
const colors: Readonly<Record<string, string>> = {
  red: '#ef5552',
  pink: '#e92063',
  purple: '#ab47bd',
  'deep purple': '#7e56c2',
  indigo: '#4051b5',
  blue: '#2094f3',
  'light blue': '#02a6f2',
  cyan: '#00bdd6',
  teal: '#009485',
  green: '#4cae4f',
  'light green': '#8bc34b',
  lime: '#cbdc38',
  amber: '#ffc105',
  orange: '#ffa724',
  'deep orange': '#ff6e42',
  brown: '#795649',
  grey: '#757575',
  'blue grey': '#546d78',
};

/** Returns the settings of docsgen that do not depend on the pages. */
export function siteConfig(
  settings: Settings,
  blog: MaterialBlog | undefined,
  languages: MkdocsLanguages | undefined,
): Settings {
  const { site_name: title, site_description: tagline, site_url: siteUrl } = settings;
  const theme = isRecord(settings.theme) ? settings.theme : {};
  const address =
    typeof siteUrl === 'string' && URL.canParse(siteUrl) ? new URL(siteUrl) : undefined;
  const language = typeof theme.language === 'string' ? theme.language : undefined;
  return {
    title,
    tagline,
    ...(address && { url: address.origin, baseUrl: address.pathname }),
    favicon: theme.favicon,
    ...(language !== undefined && language !== 'en' && { i18n: { defaultLocale: language } }),
    ...(languages && { i18n: languageSettings(languages) }),
    markdown: {
      headingIds: headingIds(settings),
      ...(hasDefinitionLists(settings) && { definitionLists: true }),
      ...(readsMath(settings.markdown_extensions) && { math: true }),
    },
    ...(blog && { blog: blog.options }),
    themeConfig: themeConfig(settings, blog, languages !== undefined),
  };
}

function themeConfig(
  settings: Settings,
  blog: MaterialBlog | undefined,
  hasLanguages: boolean,
): Settings {
  const theme = isRecord(settings.theme) ? settings.theme : {};
  const palettes = [theme.palette].flat().filter(isRecord);
  const hasDark = palettes.some((one) => one.scheme === 'slate');
  return {
    navbar: {
      ...(typeof theme.logo === 'string' && { logo: { src: theme.logo } }),
      ...navbarItems(settings, blog, hasLanguages),
    },
    ...(hasDark && { colorMode: { respectPrefersColorScheme: true } }),
    footer: footer(settings),
    accent: palettes.map((one) => colors[String(one.primary)]).find(Boolean),
  };
}

function navbarItems(
  { repo_url: href, repo_name: name = 'Repository' }: Settings,
  blog: MaterialBlog | undefined,
  hasLanguages: boolean,
): Settings {
  const items: Settings[] = blog ? [{ label: blog.title, to: blog.route }] : [];
  if (typeof href === 'string')
    items.push({ label: /github/.test(href) ? 'GitHub' : String(name), href, position: 'right' });
  if (hasLanguages) items.push({ type: 'localeDropdown', position: 'right' });
  return items.length === 0 ? {} : { items };
}

function footer({ extra, copyright }: Settings): Settings {
  const social = isRecord(extra) && Array.isArray(extra.social) ? extra.social : [];
  const items = social
    .filter(isRecord)
    .flatMap(({ link, name, icon }) =>
      typeof link === 'string' && /^https?:/.test(link)
        ? [{ label: String(name ?? String(icon).split('/').at(-1) ?? link), href: link }]
        : [],
    );
  return {
    ...(items.length > 0 && { links: [{ items }] }),
    ...(typeof copyright === 'string' && { copyright: plainText(copyright) }),
  };
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&copy;', '©')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Python-Markdown's own rule, unless a slug function of pymdownx is set. */
function headingIds({ markdown_extensions: extensions }: Settings): string {
  const options = extensionOptions(extensions, 'toc');
  return options?.slugify === undefined ? 'python-markdown' : 'github';
}

function hasDefinitionLists({ markdown_extensions: extensions }: Settings): boolean {
  const names = [extensions].flat().map((one) => (isRecord(one) ? Object.keys(one)[0] : one));
  return names.some((name) => name === 'def_list' || name === 'extra');
}
