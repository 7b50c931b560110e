import { openGraphLocale } from '../../i18n/open-graph-locale.js';
import { configuredImage } from '../configured-image.js';
import type { SiteInput } from '../input.js';
import type { PageLinks } from '../links/page-links.js';
import type { LocalePlan } from '../locale-plan.js';
import { hasNavigationIcons } from '../navigation-icons.js';
import type { LocatedPage, PageAlternates } from '../page-alternates.js';
import type { Alternate, HeadContent, HeadElement } from '../page-props/chrome.js';
import type { PageContent } from '../page-props/page.js';
import { headElements } from './head-elements.js';
import { pageKind } from './kinds/index.js';
import type { PageDefinition } from './page.js';
import { pageStyleSheets } from './page-styles.js';

/** The parts of a page's head that depend on the rest of the site. */
export type HeadFrame = Pick<
  HeadContent,
  'canonical' | 'image' | 'favicon' | 'alternates' | 'feeds' | 'styles'
>;

/** Builds the heads of a locale's pages. */
export class PageHeadBuilder {
  readonly #plan: LocalePlan;
  readonly #alternates: PageAlternates;
  readonly #icon: string | undefined;
  /** Style sheets of every page, which the navigation of some pages needs. */
  readonly #navigationStyles: readonly string[];
  /** Social image of pages that do not name one. */
  readonly #usualImage: HeadContent['image'];
  readonly #elements: readonly HeadElement[];
  /** By language. Computed once, because `Intl.Locale.maximize` searches Unicode data. */
  readonly #openGraphLocales: ReadonlyMap<string, string>;

  /** @param links resolver for the images that all pages share */
  constructor(plan: LocalePlan, alternates: PageAlternates, links: PageLinks) {
    this.#plan = plan;
    this.#alternates = alternates;
    this.#icon = siteIcon(plan.input, links);
    const { styles } = plan.input.bundle;
    this.#navigationStyles = hasNavigationIcons(plan.input) ? [plan.urls.file(styles.icons)] : [];
    this.#usualImage = usualImage(plan, links);
    this.#elements = headElements(plan.input, links);
    this.#openGraphLocales = new Map(
      alternates.plans.map(({ input: { locale } }) => [locale.lang, openGraphLocale(locale.lang)]),
    );
  }

  frame(definition: PageDefinition): HeadFrame {
    const page = { plan: this.#plan, definition };
    return {
      canonical: definition.meta.noIndex ? undefined : this.#canonical(page),
      image: this.#usualImage,
      favicon: this.#icon,
      alternates: this.#alternates.alternates(page),
      feeds: this.#plan.blog?.feedLinks ?? [],
      styles: this.#navigationStyles,
    };
  }

  head(
    definition: PageDefinition,
    content: PageContent,
    frame: HeadFrame,
    links: PageLinks,
  ): Omit<HeadContent, 'markdown'> {
    const { input, urls } = this.#plan;
    const { config, bundle, locale } = input;
    // On every page, so that a visit of the next one needs no new script.
    const visitors = [
      ...(config.analytics?.consent ? (['consent'] as const) : []),
      ...(config.feedback ? (['feedback'] as const) : []),
    ];
    return {
      ...frame,
      lang: locale.lang,
      dir: locale.dir,
      openGraphLocales: this.#localeNames(frame.alternates),
      article: pageKind(content).article(content),
      title: this.#title(definition),
      description: definition.meta.description ?? definition.introduction?.() ?? config.tagline,
      keywords: definition.meta.keywords ?? [],
      image: this.#image(definition, links) ?? frame.image,
      noIndex: definition.meta.noIndex ?? false,
      styles: [
        ...pageStyleSheets(content, bundle).map((file) => urls.file(file)),
        ...frame.styles,
        ...visitors.map((name) => urls.file(bundle.styles[name])),
        ...(definition.doc?.component?.styles ?? []).map((file) => urls.file(file)),
      ],
      paintedAfter: pageKind(content).paintedAfter,
      scripts: (definition.doc?.component?.scripts ?? []).map((file) => urls.file(file)),
      fonts: bundle.fonts.map((file) => urls.file(file)),
      bootScript: urls.file(bundle.bootScript),
      clientScript: urls.file(bundle.clientScript),
      devScript: bundle.devScript,
      elements: [
        ...visitors.map((name) => ({
          tag: 'script' as const,
          attributes: { src: urls.file(bundle.visitorScripts[name]), defer: true as const },
        })),
        ...this.#elements,
      ],
    };
  }

  #localeNames(alternates: readonly Alternate[]): readonly string[] {
    const langs = [this.#plan.input.locale.lang, ...alternates.map(({ lang }) => lang)];
    return [...new Set(langs.flatMap((lang) => this.#openGraphLocales.get(lang) ?? []))];
  }

  #title({ route, title, meta }: PageDefinition): string {
    const { title: site } = this.#plan;
    const isSite = meta.title === undefined && (route === '/' || title === site);
    const names = isSite
      ? [site]
      : [meta.title ?? title, ...(meta.partOf === undefined ? [] : [meta.partOf]), site];
    return names.join(' | ');
  }

  #canonical(page: LocatedPage): string | undefined {
    const { plan, definition } = this.#alternates.canonical(page);
    return plan.urls.absolute(plan.urls.page(definition.route));
  }

  #image(definition: PageDefinition, links: PageLinks): HeadContent['image'] {
    const { urls } = this.#plan;
    const written = definition.meta.image;
    if (!written) return undefined;
    const origin = { file: definition.source ?? 'content/_', route: definition.route };
    const { url, asset } = links.resolve('image', written.target, origin, written.place);
    return {
      url: urls.absolute(url) ?? url,
      alt: definition.title,
      width: asset?.width,
      height: asset?.height,
    };
  }
}

/** Returns the configured icon, else a file of the static folder with a conventional name. */
function siteIcon(input: SiteInput, links: PageLinks): string | undefined {
  const usual = ['favicon.svg', 'favicon.ico', 'favicon.png'];
  const written = input.config.favicon ?? usual.find((name) => input.staticFiles.has(name));
  if (written === undefined) return undefined;
  return configuredImage(written, ['favicon'], input, links).url;
}

function usualImage({ input, urls, title }: LocalePlan, links: PageLinks): HeadContent['image'] {
  const { image } = input.config.themeConfig;
  if (image === undefined) return undefined;
  const { url, ...size } = configuredImage(image, ['themeConfig', 'image'], input, links);
  return { url: urls.absolute(url) ?? url, alt: title, ...size };
}
