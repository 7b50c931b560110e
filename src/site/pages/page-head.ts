import { configuredImage } from '../configured-image.js';
import type { SiteInput } from '../input.js';
import type { Links } from '../links/links.js';
import type { LocaleDraft } from '../locale-plan.js';
import type { Counterparts, Located } from '../page-alternates.js';
import type { Head } from '../page-props/chrome.js';
import type { PageContent } from '../page-props/page.js';
import type { PageSeed } from './page.js';
import { styleSheetsOf } from './style-sheets.js';

/** What the rest of the site says in the head of a page. */
export type HeadFrame = Pick<Head, 'canonical' | 'image' | 'favicon' | 'alternates' | 'feeds'>;

/** What stands in the head of the pages of a locale. */
export class HeadMaker {
  readonly #draft: LocaleDraft;
  readonly #counterparts: Counterparts;
  readonly #icon: string | undefined;
  /** Of pages that name none. */
  readonly #usualImage: Head['image'];

  /** @param links for what is the same on all pages */
  constructor(draft: LocaleDraft, counterparts: Counterparts, links: Links) {
    this.#draft = draft;
    this.#counterparts = counterparts;
    this.#icon = iconOf(draft.input, links);
    this.#usualImage = usualImage(draft, links);
  }

  frame(seed: PageSeed): HeadFrame {
    const page = { draft: this.#draft, seed };
    return {
      canonical: seed.meta.noIndex ? undefined : this.#canonical(page),
      image: this.#usualImage,
      favicon: this.#icon,
      alternates: this.#counterparts.alternates(page),
      feeds: this.#draft.blog?.feedLinks ?? [],
    };
  }

  head(
    seed: PageSeed,
    content: PageContent,
    frame: HeadFrame,
    links: Links,
  ): Omit<Head, 'markdown'> {
    const { input, urls } = this.#draft;
    const { config, bundle, locale } = input;
    return {
      ...frame,
      lang: locale.lang,
      dir: locale.dir,
      title: this.#title(seed),
      description: seed.meta.description ?? seed.opening?.() ?? config.tagline,
      keywords: seed.meta.keywords ?? [],
      image: this.#image(seed, links) ?? frame.image,
      noIndex: seed.meta.noIndex ?? false,
      styles: styleSheetsOf(content).map((name) => urls.file(bundle.styles[name])),
      bootScript: urls.file(bundle.bootScript),
      clientScript: urls.file(bundle.clientScript),
      devScript: bundle.devScript,
    };
  }

  #title({ route, title, meta }: PageSeed): string {
    const { title: site } = this.#draft;
    const isSite = route === '/' || title === site;
    const names = isSite
      ? [site]
      : [title, ...(meta.partOf === undefined ? [] : [meta.partOf]), site];
    return names.join(' | ');
  }

  #canonical(page: Located): string | undefined {
    const { draft, seed } = this.#counterparts.canonical(page);
    return draft.urls.absolute(draft.urls.page(seed.route));
  }

  #image(seed: PageSeed, links: Links): Head['image'] {
    const { urls } = this.#draft;
    const written = seed.meta.image;
    if (!written) return undefined;
    const origin = { file: seed.source ?? 'content/_', route: seed.route };
    const { url, asset } = links.resolve('image', written.target, origin, written.place);
    return {
      url: urls.absolute(url) ?? url,
      alt: seed.title,
      width: asset?.width,
      height: asset?.height,
    };
  }
}

/** What the configuration names, else a file of the static folder under a name that browsers know. */
function iconOf(input: SiteInput, links: Links): string | undefined {
  const usual = ['favicon.svg', 'favicon.ico', 'favicon.png'];
  const written = input.config.favicon ?? usual.find((name) => input.staticFiles.has(name));
  if (written === undefined) return undefined;
  return configuredImage(written, ['favicon'], input, links).url;
}

function usualImage({ input, urls, title }: LocaleDraft, links: Links): Head['image'] {
  const { image } = input.config.themeConfig;
  if (image === undefined) return undefined;
  const { url, ...size } = configuredImage(image, ['themeConfig', 'image'], input, links);
  return { url: urls.absolute(url) ?? url, alt: title, ...size };
}
