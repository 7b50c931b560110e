import type { Page } from 'playwright-core';

interface LinkFact {
  readonly text: string;
  readonly href: string;
}

/** Facts about the HTML of one page, parsed by the browser without running it. */
export interface PageFacts {
  readonly url: string;
  readonly status: number;
  readonly lang: string;
  readonly title: string;
  readonly h1: readonly string[];
  /** Tags of landmarks, sectioning taken into account: `banner`, `main`, `contentinfo`. */
  readonly landmarks: readonly string[];
  readonly unnamedNavs: number;
  /** The first focusable element, if it is a link. */
  readonly firstLink: LinkFact | undefined;
  readonly announcement: LinkFact | undefined;
  readonly navbar: readonly LinkFact[];
  readonly footer: readonly { readonly title: string; readonly links: readonly LinkFact[] }[];
  readonly hasColourSwitch: boolean;
  readonly sidebar: readonly LinkFact[];
  /** `aria-current="page"` in the sidebar. */
  readonly sidebarCurrent: readonly LinkFact[];
  /** Heading levels of the table of contents; 0 for a link to anything else. */
  readonly tocLevels: readonly number[];
  readonly tocIds: readonly string[];
  /** Ids of the h2 and h3 in the article. */
  readonly headingIds: readonly string[];
  readonly ids: readonly string[];
  /** Inline scripts, styles and event handlers, which a strict policy forbids. */
  readonly inline: readonly string[];
  /** Addresses that the page loads by itself. */
  readonly loads: readonly string[];
  /** Addresses of its links, resolved. */
  readonly links: readonly string[];
  /** Errors that the HTML parser corrected. */
  readonly mended: string | undefined;
}

/** Fetches and parses all these pages without rendering them. */
export function factsOf(page: Page, urls: readonly string[]): Promise<readonly PageFacts[]> {
  return page.evaluate(readAll, [...urls]);
}

/** Runs in the browser. */
function readAll(urls: readonly string[]): Promise<readonly PageFacts[]> {
  const words = (node: Element | null | undefined): string =>
    (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

  const voids = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

  /** Every tag in source order, with `/p` for an end tag. */
  const tagsOfText = (html: string): string[] =>
    [...html.matchAll(/<(\/?)([a-zA-Z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*>/g)]
      .map(([, slash = '', name = '']) => slash + name.toLowerCase())
      .filter((tag) => !(tag.startsWith('/') && voids.test(tag.slice(1))));

  const tagsOfTree = (element: Element): string[] => {
    const name = element.localName.toLowerCase();
    const inside = [...element.children].flatMap(tagsOfTree);
    return voids.test(name) ? [name] : [name, ...inside, `/${name}`];
  };

  const mendedIn = (html: string, root: Element): string | undefined => {
    const written = tagsOfText(html.replace(/<!--.*?-->/gs, ''));
    const meant = tagsOfTree(root);
    const at = meant.findIndex((tag, index) => tag !== written[index]);
    if (at < 0 && meant.length === written.length) return undefined;
    const place = at < 0 ? meant.length : at;
    const around = (tags: string[]): string =>
      tags.slice(Math.max(0, place - 4), place + 4).join(' ');
    return `written: ${around(written)} | understood: ${around(meant)}`;
  };

  const read = async (url: string): Promise<PageFacts> => {
    const response = await fetch(url);
    const html = await response.text();
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    const all = (selector: string): Element[] => [...parsed.querySelectorAll(selector)];
    const linkOf = (node: Element | null | undefined): LinkFact => ({
      text: words(node),
      href: node?.getAttribute('href') ?? '',
    });
    const linksIn = (selector: string): LinkFact[] => all(`${selector} a[href]`).map(linkOf);
    const resolve = (address: string): string => new URL(address, location.origin + url).href;
    const attributes = (selector: string, name: string): string[] =>
      all(selector).map((node) => resolve(node.getAttribute(name) ?? ''));
    const topLevel = (node: Element): boolean =>
      node.parentElement?.closest('article, aside, main, nav, section') === null;
    const [first] = all('a[href], button, input, select, summary, [tabindex="0"]');
    const tocIds = all('.toc a').map((link) =>
      decodeURIComponent((link.getAttribute('href') ?? '').slice(1)),
    );
    return {
      url,
      status: response.status,
      lang: parsed.documentElement.lang,
      title: parsed.title,
      h1: all('h1').map(words),
      landmarks: [
        ...all('header')
          .filter(topLevel)
          .map(() => 'banner'),
        ...all('main').map(() => 'main'),
        ...all('footer')
          .filter(topLevel)
          .map(() => 'contentinfo'),
      ],
      unnamedNavs: all('nav').filter(
        (nav) => !nav.hasAttribute('aria-label') && !nav.hasAttribute('aria-labelledby'),
      ).length,
      firstLink: first?.matches('a') ? linkOf(first) : undefined,
      announcement: linksIn('section[aria-label="Announcement"]')[0],
      navbar: linksIn('nav[aria-label="Main"]'),
      footer: all('nav[aria-label="Footer"] > div').map((column) => ({
        title: words(column.querySelector('.footer-title')),
        links: [...column.querySelectorAll('a')].map(linkOf),
      })),
      hasColourSwitch: all('header button').some((button) =>
        words(button).startsWith('Colour mode'),
      ),
      sidebar: linksIn('nav[aria-label="Docs sidebar"]'),
      sidebarCurrent: all('nav[aria-label="Docs sidebar"] [aria-current="page"]').map(linkOf),
      tocIds,
      tocLevels: tocIds.map((id) => {
        const heading = parsed.getElementById(id);
        return Number(/^h([1-6])$/.exec(heading?.localName ?? '')?.[1] ?? 0);
      }),
      headingIds: all('article :is(h2, h3)[id]').map(({ id }) => id),
      ids: all('[id]').map(({ id }) => id),
      inline: all('*').flatMap((node) => {
        // Browsers do not run structured data.
        const isCode = node.matches('script:not([src], [type="application/ld+json"]), style');
        const inScript = isCode ? [node.outerHTML] : [];
        const forbidden = node
          .getAttributeNames()
          .filter((name) => name === 'style' || name.startsWith('on'))
          .map((name) => `${node.localName} ${name}`);
        const script = /^javascript:/i.test(node.getAttribute('href') ?? '') ? ['javascript:'] : [];
        return [...inScript, ...forbidden, ...script];
      }),
      loads: [
        ...attributes(':is(script, img, iframe, video, audio, source, embed)[src]', 'src'),
        ...attributes('link[rel~="stylesheet"][href], link[rel~="icon"][href]', 'href'),
        ...attributes('link:is([rel~="preload"], [rel~="modulepreload"])[href]', 'href'),
        ...attributes('form[action]', 'action'),
        ...attributes('object[data]', 'data'),
      ],
      links: attributes('a[href]', 'href'),
      mended: mendedIn(html, parsed.documentElement),
    };
  };
  return Promise.all(urls.map(read));
}
