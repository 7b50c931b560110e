import { isRecord } from '../../read/setting-values.js';
import { columns, logo, navbarItems, socialLinks } from './navigation.js';

type Settings = Readonly<Record<string, unknown>>;

export function vitePressSettings(
  settings: Settings,
  theme: Settings,
  menu: readonly unknown[],
): Settings {
  const { title, description, base, sitemap, head } = settings;
  const hostname = isRecord(sitemap) ? sitemap.hostname : undefined;
  const icon = (Array.isArray(head) ? head : []).find(
    (one) => Array.isArray(one) && isRecord(one[1]) && one[1].rel === 'icon',
  );
  const favicon = Array.isArray(icon) && isRecord(icon[1]) ? icon[1].href : undefined;
  const footer = isRecord(theme.footer) ? theme.footer : {};
  const copyright = [footer.message, footer.copyright]
    .filter((one) => typeof one === 'string')
    .join(' ');
  return {
    title,
    tagline: description,
    ...(typeof hostname === 'string' &&
      URL.canParse(hostname) && { url: new URL(hostname).origin }),
    baseUrl: base,
    favicon: typeof favicon === 'string' ? favicon : undefined,
    markdown: {
      headingIds: 'vitepress',
      ...(isRecord(settings.markdown) && Boolean(settings.markdown.math) && { math: true }),
    },
    openapi: false,
    themeConfig: {
      navbar: {
        ...(theme.siteTitle === false ? {} : { title: theme.siteTitle }),
        logo: logo(theme.logo),
        items: [...navbarItems(theme.nav), ...menu, ...socialLinks(theme.socialLinks)],
      },
      colorMode: { respectPrefersColorScheme: settings.appearance !== false },
      footer: {
        links: columns(footer.nav),
        copyright: copyright === '' ? undefined : copyright.replace(/<[^>]*>/g, ''),
      },
      tableOfContents: outlineLevels(isRecord(theme.outline) ? theme.outline.level : theme.outline),
    },
  };
}

/** Returns the heading levels of `outline`: `deep`, `2` or `[2, 4]`. */
function outlineLevels(outline: unknown): unknown {
  if (outline === 'deep') return { maxHeadingLevel: 6 };
  if (Array.isArray(outline))
    return { minHeadingLevel: Math.max(2, Number(outline[0])), maxHeadingLevel: outline[1] };
  return typeof outline === 'number'
    ? { minHeadingLevel: outline, maxHeadingLevel: outline }
    : undefined;
}

export function vitepressEditUrl({ editLink }: Settings): unknown {
  const pattern = isRecord(editLink) ? editLink.pattern : undefined;
  if (typeof pattern !== 'string') return undefined;
  return /^(.*\/(?:edit|blob)\/[^/]+\/)/.exec(pattern)?.[1];
}

/** Returns the signs around attributes such as `{#id}`, if the site has chosen others. */
export function attributeDelimiters({ markdown }: Settings): readonly [string, string] | undefined {
  const { attrs } = isRecord(markdown) ? markdown : {};
  const { leftDelimiter = '{', rightDelimiter = '}' } = isRecord(attrs) ? attrs : {};
  const isOwn = leftDelimiter !== '{' || rightDelimiter !== '}';
  return isOwn ? [String(leftDelimiter), String(rightDelimiter)] : undefined;
}
