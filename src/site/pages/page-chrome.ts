import { sha256 } from '../../files/sha256.js';
import { configuredImage } from '../configured-image.js';
import { fragmentHtml } from '../fragment-html.js';
import type { SiteInput } from '../input.js';
import type { PageLinks } from '../links/page-links.js';
import type { LocalePlan } from '../locale-plan.js';
import type { Chrome } from '../page-props/chrome.js';
import { analyticsScripts } from './head-elements.js';

/** Returns the chrome that all pages of a locale share. */
export function pageChrome(
  { input, urls, title }: LocalePlan,
  links: PageLinks,
): Omit<Chrome, 'navbar' | 'search' | 'footer'> {
  const { config, announcement } = input;
  const { navbar, announcementBar, colorMode, docs } = config.themeConfig;
  const html = announcement && fragmentHtml(announcement, links, { route: '/' });
  return {
    siteTitle: navbar.title ?? title,
    siteName: navbar.title || title,
    tagline: config.tagline,
    homeUrl: urls.page('/'),
    logo: navbar.logo && siteLogo(navbar.logo, input, links),
    announcement:
      announcementBar && html !== undefined
        ? { id: announcementKey(announcementBar), html, closeable: announcementBar.isCloseable }
        : undefined,
    colorMode: {
      default: colorMode.defaultMode,
      switchable: !colorMode.disableSwitch,
      respectSystem: colorMode.respectPrefersColorScheme,
    },
    consent: config.analytics?.consent
      ? { scripts: analyticsScripts(config.analytics, input, links) }
      : undefined,
    feedback: config.feedback,
    sidebarHideable: docs.sidebar.hideable,
    sidebarAutoCollapse: docs.sidebar.autoCollapseCategories,
  };
}

function siteLogo(
  logo: NonNullable<SiteInput['config']['themeConfig']['navbar']['logo']>,
  input: SiteInput,
  links: PageLinks,
): Chrome['logo'] {
  const image = (target: string, key: string) =>
    configuredImage(target, ['themeConfig', 'navbar', 'logo', key], input, links);
  const light = image(logo.src, 'src');
  return {
    src: light.url,
    srcDark: logo.srcDark === undefined ? undefined : image(logo.srcDark, 'srcDark').url,
    alt: logo.alt,
    width: logo.width ?? light.width,
    height: logo.height ?? light.height,
  };
}

/** Changes with the text, even for a fixed id, so that readers see a changed announcement again. */
function announcementKey({
  id = '',
  content,
}: {
  id?: string | undefined;
  content: string;
}): string {
  return sha256(`${id}\n${content}`).slice(0, 8);
}
