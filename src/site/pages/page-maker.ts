import { createHash, hash } from 'node:crypto';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { OutputFile } from '../../files/source-file.js';
import { pageMarkdown } from '../exports/markdown/page.js';
import { type Writer, writerFor } from '../exports/markdown/writer.js';
import type { MarkdownAddresses } from '../exports/markdown-addresses.js';
import { structuredData } from '../exports/structured-data.js';
import type { Lookup } from '../links/link-resolver.js';
import type { Links } from '../links/links.js';
import { linksOf } from '../links/locale-links.js';
import { anchorsOf } from '../links/page-anchors.js';
import type { LocaleDraft } from '../locale-plan.js';
import { Navigation } from '../navigation/navigation.js';
import type { Counterparts } from '../page-alternates.js';
import type { PageContent, PageProps } from '../page-props/page.js';
import { recordOf } from '../search/record.js';
import { encodePath } from '../urls.js';
import type { MadePage, PageFindings, PageSeed } from './page.js';
import { type Frame, PropsMaker } from './page-props.js';

/** Makes the pages of a locale, each when it is asked for. */
export class PageMaker {
  /** The account of what is on every page. */
  readonly links: Links;
  readonly #draft: LocaleDraft;
  readonly #navigation: Navigation;
  readonly #props: PropsMaker;
  readonly #addresses: MarkdownAddresses;
  readonly #writer: Writer;

  constructor(draft: LocaleDraft, counterparts: Counterparts, addresses: MarkdownAddresses) {
    this.#draft = draft;
    this.links = linksOf(draft, counterparts);
    this.#navigation = new Navigation(draft, counterparts, this.links);
    this.#props = new PropsMaker(draft, counterparts, this.#navigation, this.links);
    this.#addresses = addresses;
    this.#writer = writerFor(draft.input.texts, (url) => addresses.bestFor(url, draft));
  }

  /** What is wrong with what is on every page. */
  get diagnostics(): readonly Diagnostic[] {
    return [...this.#navigation.diagnostics, ...this.links.diagnostics];
  }

  /** URL of the manifest of the search on a page. */
  search(seed: PageSeed): string | undefined {
    return this.#props.search(seed);
  }

  /** Files with the whole of each large sidebar. */
  sidebarFiles(): readonly OutputFile[] {
    return this.#props.sidebarFiles();
  }

  make(seed: PageSeed): MadePage {
    const links = this.links.fresh();
    const frame = this.#props.frame(seed);
    const props = this.#marked(seed, this.#props.props(seed, frame, links));
    const isPublished = this.#addresses.of(seed) !== undefined;
    const markdown = isPublished
      ? pageMarkdown(seed, props.content, this.#draft, links.quiet(), this.#writer)
      : undefined;
    const record = recordOf(seed, props);
    const around = aroundContent(frame);
    const findings = this.#findings(seed, props, links);
    return {
      props,
      frame: around,
      answers: seed.onlyAsks ? this.#answers(frame, around, findings.lookups) : undefined,
      findings: { ...findings, record: record && digestOf(record) },
      markdown,
      record,
    };
  }

  /** See `Page.answers`. */
  answers(seed: PageSeed, lookups: readonly Lookup[]): string | undefined {
    if (!seed.onlyAsks) return undefined;
    const frame = this.#props.frame(seed);
    return this.#answers(frame, aroundContent(frame), lookups);
  }

  #answers(
    { head, around, diagnostics }: Frame,
    shown: string,
    lookups: readonly Lookup[],
  ): string {
    const found = lookups.map((lookup) => this.links.find(lookup));
    const others = JSON.stringify([head, around, diagnostics, found]);
    return hash('sha256', shown + others, 'base64url');
  }

  /** The page tells in its head where its Markdown is, and what it is. */
  #marked(seed: PageSeed, props: PageProps): PageProps {
    const { urls } = this.#draft;
    const path = this.#addresses.of(seed)?.path;
    const markdown = path === undefined ? undefined : encodePath(urls.file(path));
    const data = structuredData(props, seed.route === '/', urls);
    return { ...props, head: { ...props.head, markdown, structuredData: data } };
  }

  #findings(seed: PageSeed, { content, head, tryItWords }: PageProps, links: Links): PageFindings {
    return {
      diagnostics: links.diagnostics,
      ids: [...anchorsOf(content, seed.text?.().anchors ?? [])],
      anchors: links.pending,
      assets: [...links.usedAssets],
      embedded: [...links.embedded],
      kind: content.kind,
      title: content.title,
      description: seed.meta.description ?? seed.opening?.(),
      alternates: head.alternates,
      listed: listedUrls(content),
      posted: content.kind === 'blog-post' ? content.post.date : undefined,
      feedItem: this.#draft.blog?.feeds.item(seed, content),
      styles: head.styles,
      isTried: tryItWords !== undefined,
      lookups: seed.onlyAsks ? links.lookups : [],
    };
  }
}

function aroundContent({ chrome, sidebar, breadcrumbs, version }: Frame): string {
  return JSON.stringify({ chrome, sidebar, breadcrumbs, version });
}

function listedUrls(content: PageContent): readonly string[] {
  if (content.kind === 'category') return content.items.map(({ url }) => url);
  if (content.kind === 'blog-list') return content.posts.map(({ url }) => url);
  if (content.kind === 'blog-archive') {
    return content.years.flatMap(({ posts }) => posts.map(({ url }) => url));
  }
  return [];
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
