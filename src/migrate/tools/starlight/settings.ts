import { capitalized } from '../../../text/words.js';
import { isRecord } from '../../read/setting-values.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import { withLanguageMenu } from '../language-menu.js';
import { readsMath } from '../reads-math.js';
import type { Locales } from './locales.js';

type Settings = Readonly<Record<string, unknown>>;

export function starlightSettings(
  astro: Settings,
  settings: Settings,
  files: SourceFiles,
  { navbar, locales }: { readonly navbar: readonly unknown[]; readonly locales: Locales },
): Settings {
  const { site, base, trailingSlash } = astro;
  const { title, description, favicon, tableOfContents } = settings;
  const name = isRecord(title) ? Object.values(title)[0] : title;
  return {
    title: name,
    tagline: description,
    ...(typeof site === 'string' && URL.canParse(site) && { url: new URL(site).origin }),
    baseUrl:
      typeof base === 'string' ? `/${base.replace(/^\/|\/$/g, '')}/`.replace('//', '/') : undefined,
    trailingSlash: trailingSlash !== 'never',
    favicon: favicon ?? (files.has('public/favicon.svg') ? '/favicon.svg' : undefined),
    ...(isRecord(astro.markdown) &&
      readsMath(astro.markdown.remarkPlugins) && { markdown: { math: true } }),
    themeConfig: {
      navbar: {
        ...logo(settings.logo, name, files),
        items: withLanguageMenu([...navbar, ...socialLinks(settings.social)], locales.all.length),
      },
      colorMode: { respectPrefersColorScheme: true },
      tableOfContents: isRecord(tableOfContents) ? tableOfContents : undefined,
      accent: accent(settings.customCss, files),
    },
  };
}

/** Returns the logo of the navbar, and no title beside it if the logo replaces it. */
function logo(written: unknown, title: unknown, files: SourceFiles): Settings {
  if (!isRecord(written)) return {};
  const address = (value: unknown): string | undefined => {
    if (typeof value !== 'string') return undefined;
    const file = normalPath(value);
    return files.has(file) ? `/${file.replace(/^src\//, '').replace(/^public\//, '')}` : value;
  };
  const src = address(written.src ?? written.light);
  const dark = address(written.dark);
  if (src === undefined) return {};
  const replaces = written.replacesTitle === true;
  const alt = written.alt || (replaces ? title : '');
  return {
    ...(replaces && { title: '' }),
    logo: { src, ...(dark === undefined ? {} : { srcDark: dark }), ...(alt ? { alt } : {}) },
  };
}

function accent(written: unknown, files: SourceFiles): unknown {
  for (const file of Array.isArray(written) ? written.map(String) : []) {
    const css = files.text(normalPath(file)) ?? '';
    const found = [...css.matchAll(/--sl-color-accent:\s*(#[\da-f]{3}(?:[\da-f]{3})?)\b/gi)].map(
      ([, color = '']) => color,
    );
    // Starlight begins with the dark mode.
    const [dark, light] = found;
    if (dark !== undefined) return light === undefined ? dark : { light, dark };
  }
  return undefined;
}

function socialLinks(written: unknown): unknown[] {
  const named = isRecord(written)
    ? Object.entries(written).map(([icon, href]) => ({ icon, href }))
    : written;
  return (Array.isArray(named) ? named : []).filter(isRecord).flatMap((one) => {
    const { href, icon } = one as Settings;
    const label = (one as Settings).label ?? `${capitalized(String(icon))}`;
    return typeof href === 'string' ? [{ label, href, position: 'right' }] : [];
  });
}

export function starlightEditUrl({ editLink }: Settings): string | undefined {
  const base = isRecord(editLink) ? editLink.baseUrl : undefined;
  return typeof base === 'string'
    ? (/^(.*\/(?:edit|blob)\/[^/]+)/.exec(base)?.[1] ?? base)
    : undefined;
}
