import type { SiteConfig } from '../../config/index.js';

/** Configuration keys with texts for readers. Sidebars are translated when they are built. */
const wordKeys: ReadonlySet<string> = new Set([
  ...['title', 'label', 'copyright', 'description', 'alt', 'content'],
  ...['blogTitle', 'blogDescription', 'blogSidebarTitle'],
  // HTML in the navbar.
  'value',
]);

/** Returns the configuration with translated texts. */
export function localizeConfig(
  config: SiteConfig,
  translate: (text: string) => string,
): SiteConfig {
  const { title, tagline, themeConfig, blog } = config;
  return {
    ...config,
    title: title === undefined ? undefined : translate(title),
    tagline: tagline === undefined ? undefined : translate(tagline),
    themeConfig: translated(themeConfig, translate),
    blog: translated(blog, translate),
  };
}

/** Returns a copy of the same shape. */
function translated<T>(value: T, translate: (text: string) => string, key?: string): T {
  if (typeof value === 'string') {
    return (key !== undefined && wordKeys.has(key) ? translate(value) : value) as T;
  }
  if (Array.isArray(value)) return value.map((each) => translated(each, translate)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, translated(each, translate, name)]),
  ) as T;
}
