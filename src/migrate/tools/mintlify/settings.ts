import { capitalized } from '../../../text/words.js';
import { isRecord } from '../../read/setting-values.js';
import { withLanguageMenu } from '../language-menu.js';
import type { NavigationReader } from './navigation.js';

type Settings = Readonly<Record<string, unknown>>;

/** @param hasFormulas whether a page has `$$`, for which Mintlify loads LaTeX unless a setting says otherwise */
export function mintlifySettings(
  settings: Settings,
  { tabs, links }: NavigationReader,
  hasFormulas: boolean,
  languages: number,
): Settings {
  const { latex = hasFormulas } = isRecord(settings.styling) ? settings.styling : {};
  const colors = isRecord(settings.colors) ? settings.colors : {};
  const navbar = isRecord(settings.navbar) ? settings.navbar : {};
  const topbar = [settings.topbarLinks, navbar.links].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  const button = [settings.topbarCtaButton, navbar.primary].filter(isRecord);
  const navbarItems = [...topbar, ...button]
    .filter(isRecord)
    .flatMap(({ label, name, href, url, type }) => {
      const target = href ?? url;
      const title = label ?? name ?? (type === 'github' ? 'GitHub' : undefined);
      return typeof target === 'string' && title !== undefined
        ? [{ label: title, href: target, position: 'right' }]
        : [];
    });
  const footer = isRecord(settings.footer) ? settings.footer : {};
  const socials = isRecord(footer.socials)
    ? footer.socials
    : isRecord(settings.footerSocials)
      ? settings.footerSocials
      : {};
  const favicon = isRecord(settings.favicon) ? settings.favicon.light : settings.favicon;
  const { primary, light } = colors;
  return {
    title: settings.name,
    tagline: settings.description,
    favicon,
    markdown: {
      // `.md` files of Mintlify have tags, too.
      tags: true,
      headingIds: 'mintlify',
      ...(latex === true && { math: true }),
    },
    themeConfig: {
      navbar: {
        ...logo(settings),
        items: withLanguageMenu(
          [...(tabs.length > 1 ? tabs : []), ...links, ...navbarItems],
          languages,
        ),
      },
      colorMode: { respectPrefersColorScheme: true },
      accent:
        typeof light === 'string' && typeof primary === 'string'
          ? { light: primary, dark: light }
          : primary,
      footer: { links: footerLinks(footer.links, socials) },
    },
  };
}

/** Returns the logo of the navbar, which replaces the name. */
function logo({ logo: written, name }: Settings): Settings {
  const { light, dark } = isRecord(written) ? written : { light: written, dark: undefined };
  const src = light ?? dark;
  if (typeof src !== 'string') return {};
  const srcDark = light !== undefined && dark !== undefined ? { srcDark: dark } : {};
  return { title: '', logo: { src, ...srcDark, ...(name ? { alt: name } : {}) } };
}

function footerLinks(columns: unknown, socials: Settings): unknown[] {
  const listed = (Array.isArray(columns) ? columns.filter(isRecord) : []).map(
    ({ header, items }) => ({
      ...(header === undefined ? {} : { title: header }),
      items: (Array.isArray(items) ? items.filter(isRecord) : []).map(({ label, href }) => ({
        label,
        href,
      })),
    }),
  );
  const links = Object.entries(socials).flatMap(([name, href]) =>
    typeof href === 'string'
      ? [
          {
            label: name === 'github' ? 'GitHub' : capitalized(name),
            href,
          },
        ]
      : [],
  );
  return [...listed, ...(links.length > 0 ? [{ items: links }] : [])];
}
