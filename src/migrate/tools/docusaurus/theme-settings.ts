import { ComputedValue, isRecord } from '../../read/setting-values.js';
import type { SourceFiles } from '../../source-files.js';
import { htmlText, linkOfHtml } from './html-link.js';

type Options = Readonly<Record<string, unknown>>;

/** Returns the settings of the theme, with the accent colour of its style sheets. */
export function themeSettings(written: Options, files: SourceFiles): Options {
  const keys = [
    'announcementBar',
    'navbar',
    'footer',
    'colorMode',
    'docs',
    'tableOfContents',
    'image',
  ];
  const kept = Object.fromEntries(Object.entries(written).filter(([key]) => keys.includes(key)));
  const navbar = isRecord(kept.navbar) ? kept.navbar : {};
  const items = Array.isArray(navbar.items) ? navbar.items.map(navbarItem) : undefined;
  const { style: _style, hideOnScroll: _hide, logo, ...navbarRest } = navbar;
  return {
    ...kept,
    navbar: {
      ...navbarRest,
      logo: withoutKeys(logo, ['href', 'target', 'className', 'style']),
      ...(items && { items }),
    },
    footer: footer(kept.footer),
    ...(isRecord(kept.announcementBar) && {
      announcementBar: announcement(kept.announcementBar),
    }),
    accent: accentColor(files),
  };
}

function withoutKeys(value: unknown, keys: readonly string[]): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

/** The content is HTML in Docusaurus and Markdown here, whose parser reads no slash in an attribute without quotes. */
function announcement(written: Options): unknown {
  const { backgroundColor: _color, textColor: _textColor, content, ...rest } = written;
  if (typeof content !== 'string') return { content, ...rest };
  const quoted = content.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(/(\s[\w-]+=)([^\s"'>=]+)/g, '$1"$2"'),
  );
  return { content: quoted, ...rest };
}

/** A link without words has the name of its site: icons are set by style sheets in Docusaurus. */
function navbarItem(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const inside = Array.isArray(item.items) ? { items: item.items.map(navbarItem) } : {};
  const type = item.type === undefined && 'items' in inside ? { type: 'dropdown' } : {};
  const label =
    item.label ??
    item['aria-label'] ??
    (typeof item.href === 'string' ? siteName(item.href) : undefined);
  const to = typeof item.to === 'string' ? { to: withSlash(item.to) } : {};
  return { ...item, ...type, ...to, ...(label === undefined ? {} : { label }), ...inside };
}

function footer(written: unknown): unknown {
  if (!isRecord(written)) return written;
  const { style: _style, logo: _logo, links, copyright, ...rest } = written;
  const columns = Array.isArray(links) ? links : [];
  const isFlat = columns.every((one) => isRecord(one) && !('items' in one));
  const grouped = isFlat && columns.length > 0 ? [{ items: columns }] : columns;
  return {
    ...rest,
    links: grouped.map((column) =>
      isRecord(column) && Array.isArray(column.items)
        ? {
            ...column,
            items: column.items.map((item) =>
              withoutKeys(navbarItem(isRecord(item) ? linkOfHtml(item, 'html') : item), [
                'type',
                'position',
              ]),
            ),
          }
        : column,
    ),
    ...(typeof copyright === 'string' && { copyright: htmlText(copyright) }),
    ...(copyright instanceof ComputedValue && { copyright }),
  };
}

function siteName(href: string): string | undefined {
  const [, host = ''] = /^https?:\/\/(?:www\.)?([^/]+)/.exec(href) ?? [];
  const names: Readonly<Record<string, string>> = {
    'github.com': 'GitHub',
    'twitter.com': 'Twitter',
    'x.com': 'X',
  };
  return names[host] ?? (host === '' ? undefined : host);
}

/** Returns the primary colour of the site's style sheets. */
function accentColor(files: SourceFiles): unknown {
  for (const file of files.list('src').filter((name) => /\.(?:css|scss)$/.test(name))) {
    const found = [
      ...(files.text(file) ?? '').matchAll(
        /--ifm-color-primary:\s*(#[\da-f]{3}(?:[\da-f]{3})?)\b/gi,
      ),
    ];
    const [light, dark] = found.map(([, color = '']) => color);
    if (light !== undefined) return dark === undefined ? light : { light, dark };
  }
  return undefined;
}

export function withSlash(route: string): string {
  return /^[a-z]+:/i.test(route) ? route : `/${route.replace(/^\/+/, '')}`;
}
