import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { OutputFile } from '../../files/output-file.js';
import { valueDigest } from '../../files/sha256.js';
import type { SearchRecord } from '../../search/search-record.js';
import { pageMarkdown } from '../exports/markdown/page.js';
import { type Writer, writerFor } from '../exports/markdown/writer.js';
import type { MarkdownAddresses } from '../exports/markdown-addresses.js';
import { structuredData } from '../exports/structured-data.js';
import type { LinkQuery } from '../links/link-resolver.js';
import { localePageLinks } from '../links/locale-links.js';
import type { PageLinks } from '../links/page-links.js';
import type { LocalePlan } from '../locale-plan.js';
import { Navigation } from '../navigation/navigation.js';
import type { PageAlternates } from '../page-alternates.js';
import type { PageProps } from '../page-props/page.js';
import { encodePath } from '../urls.js';
import { pageKind } from './kinds/index.js';
import type { PageText } from './kinds/page-kind.js';
import type { BuiltPage, LinkInputs, PageDefinition, PageFacts } from './page.js';
import { pageIds } from './page-ids.js';
import { type PageFrame, PagePropsBuilder } from './page-props-builder.js';

/** Builds the pages of a locale on demand. */
export class PageBuilder {
  /** Link resolver for the parts that all pages share. */
  readonly links: PageLinks;
  readonly #plan: LocalePlan;
  readonly #navigation: Navigation;
  readonly #props: PagePropsBuilder;
  readonly #addresses: MarkdownAddresses;
  readonly #writer: Writer;

  constructor(plan: LocalePlan, alternates: PageAlternates, addresses: MarkdownAddresses) {
    this.#plan = plan;
    this.links = localePageLinks(plan, alternates);
    this.#navigation = new Navigation(plan, alternates, this.links);
    this.#props = new PagePropsBuilder(plan, alternates, this.#navigation, this.links);
    this.#addresses = addresses;
    this.#writer = writerFor(plan.input.messages, (url) => addresses.bestFor(url, plan));
  }

  /** Diagnostics about the parts that all pages share. */
  get diagnostics(): readonly Diagnostic[] {
    return [...this.#navigation.diagnostics, ...this.links.collected.diagnostics];
  }

  /** Returns the URL of the search manifest for a page. */
  searchManifest(definition: PageDefinition): string | undefined {
    return this.#props.searchManifest(definition);
  }

  /** Returns the JSON files with the complete large sidebars. */
  sidebarFiles(): readonly OutputFile[] {
    return this.#props.sidebarFiles();
  }

  make(definition: PageDefinition): BuiltPage {
    const links = this.links.fresh();
    const frame = this.#props.frame(definition);
    const props = this.#marked(definition, this.#props.props(definition, frame, links));
    const isPublished = this.#addresses.of(definition) !== undefined;
    const markdown = isPublished
      ? pageMarkdown(definition, props.content, {
          plan: this.#plan,
          links: links.quiet(),
          writer: this.#writer,
        })
      : undefined;
    const record = pageRecord(definition, props);
    const json = frameJson(frame);
    const facts = this.#facts(definition, props, links);
    return {
      props,
      frame: json,
      linkInputs: definition.dependsOnLinksOnly
        ? this.#linkInputs(frame, json, facts.queries)
        : undefined,
      facts: { ...facts, record: record && valueDigest(record) },
      markdown,
      record,
    };
  }

  /** See `PlannedPage.linkInputs`. */
  linkInputs(definition: PageDefinition, queries: readonly LinkQuery[]): LinkInputs | undefined {
    if (!definition.dependsOnLinksOnly) return undefined;
    const frame = this.#props.frame(definition);
    return this.#linkInputs(frame, frameJson(frame), queries);
  }

  #linkInputs(
    { head, neighbours, diagnostics }: PageFrame,
    frame: string,
    queries: readonly LinkQuery[],
  ): LinkInputs {
    const results = queries.map((query) => this.links.find(query));
    return { frame, others: [head, neighbours, diagnostics, results] };
  }

  /** Adds the URL of the page's Markdown and its structured data to the head. */
  #marked(definition: PageDefinition, props: PageProps): PageProps {
    const { urls } = this.#plan;
    const path = this.#addresses.of(definition)?.path;
    const markdown = path === undefined ? undefined : encodePath(urls.file(path));
    const data = structuredData(props, definition.route === '/', urls);
    return { ...props, head: { ...props.head, markdown, structuredData: data } };
  }

  #facts(
    definition: PageDefinition,
    { content, head, tryItMessages }: PageProps,
    links: PageLinks,
  ): PageFacts {
    const kind = pageKind(content);
    const post = kind.blogPost(content);
    return {
      diagnostics: links.collected.diagnostics,
      ids: [...pageIds(content, definition.text?.().anchors ?? [])],
      anchors: links.collected.pending,
      assets: [...links.collected.usedAssets],
      mediaUrls: [...links.collected.mediaUrls],
      inLlms: kind.markdown?.inLlms ?? false,
      title: content.title,
      description: definition.meta.description ?? definition.introduction?.(),
      alternates: head.alternates,
      listedUrls: kind.listedUrls(content),
      publishedDate: post?.post.date,
      feedItem: this.#plan.blog?.feeds.item(definition, post),
      styles: head.styles,
      hasTryIt: tryItMessages !== undefined,
      queries: definition.dependsOnLinksOnly ? links.collected.queries : [],
    };
  }
}

function frameJson({ chrome, sidebar, breadcrumbs, version, print }: PageFrame): string {
  return JSON.stringify({ chrome, sidebar, breadcrumbs, version, print });
}

/** Returns the search record of a page; undefined for pages that the search does not index. */
function pageRecord(
  text: PageText,
  { path: url, content, breadcrumbs }: PageProps,
): SearchRecord | undefined {
  const indexed = pageKind(content).indexedContent(content, text);
  if (!indexed) return undefined;
  const parents = breadcrumbs.slice(0, -1).map(({ label }) => label);
  return { ...indexed, url, title: content.title, breadcrumbs: parents };
}
