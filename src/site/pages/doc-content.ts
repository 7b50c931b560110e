import type { DocText } from '../../content/doc.js';
import type { NamedEmbed } from '../../content/fragment.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { DocEntry } from '../doc-routes.js';
import { fragmentHtml, fragmentParts, type RenderEmbed } from '../fragment-html.js';
import type { LastUpdate, SiteInput } from '../input.js';
import type { PageLinks } from '../links/page-links.js';
import type { BodyPart } from '../page-props/body.js';
import type { DocContent } from '../page-props/page.js';
import type { PageLink, TocEntry } from '../page-props/page-link.js';
import { findProduct } from '../products.js';
import { apiDiagram } from '../reference/diagram/api-diagram.js';
import type { ApiNames } from '../reference/naming/api-names.js';
import { createPageState, type PageState } from '../reference/page-state/page-state.js';
import type { RenderDescription } from '../reference/texts/render-description.js';
import { encodePath, type Urls } from '../urls.js';
import type { PageNeighbours } from './page.js';

/** The parts of the site that documents depend on. */
export interface DocContext {
  readonly input: SiteInput;
  readonly links: PageLinks;
  readonly names: ApiNames;
  /** All pages from Markdown. */
  readonly entries: readonly DocEntry[];
  readonly urls: Urls;
}

/** Returns the content of a page from Markdown. */
export function docContent(
  entry: DocEntry,
  neighbours: PageNeighbours,
  context: DocContext,
): DocContent {
  const { doc, layout } = entry;
  const { meta } = doc;
  const { config } = context.input;
  const text = context.input.textOf(doc.file);
  const inDocs = layout === 'doc';
  return {
    kind: 'doc',
    layout,
    title: doc.title,
    titleHtml: doc.titleHtml,
    titleId: text.titleId,
    component: doc.component && { hasTitle: doc.component.hasTitle },
    hideTitle: meta.hide_title ?? false,
    description: meta.description,
    body: body(entry, text, context),
    toc: docToc(entry, text, config.themeConfig.tableOfContents),
    tags: meta.tags ?? [],
    editUrl: editUrl(entry, findProduct(context.input, entry.version)?.editUrl),
    lastUpdate: inDocs ? lastUpdate(entry, context.input) : undefined,
    previous: inDocs
      ? neighbour(entry, 'pagination_prev', neighbours.previous, context)
      : undefined,
    next: inDocs ? neighbour(entry, 'pagination_next', neighbours.next, context) : undefined,
    unlisted: meta.unlisted ?? false,
    draft: meta.draft ?? false,
    frontMatter: meta.own,
  };
}

function body(
  { route }: DocEntry,
  text: DocText,
  { links, names, input: { messages } }: DocContext,
): BodyPart[] {
  const page = createPageState(text.anchors);
  const renderNamed = namedRenderer(names, links, route, page);
  const renderEmbed: RenderEmbed = (embed) =>
    embed.kind === 'api-diagram'
      ? apiDiagram(embed, { names, links, route, messages, page })
      : renderNamed(embed);
  return fragmentParts(text, links, { route }, renderEmbed);
}

function namedRenderer(
  names: ApiNames,
  links: PageLinks,
  route: string,
  page: PageState,
): (embed: NamedEmbed) => ReturnType<RenderEmbed> {
  return ({ kind, name, attributes, place }) => {
    const found = names.find(kind, name, { file: place.file, route });
    if (found.kind === 'found') {
      const { pages, shown } = found.api;
      const schema = kind === 'schema' ? shown.schemas.get(found.name) : undefined;
      const renderDescription: RenderDescription = (fragment) =>
        fragment && fragmentHtml(fragment, links, { route });
      if (schema) return pages.schemaEmbed(schema, attributes, page, renderDescription);
      const operation = kind === 'operation' ? shown.operations.get(found.name) : undefined;
      if (operation) return pages.operationEmbed(operation, attributes.brief !== undefined);
    }
    // Resolving the embed as a link reports the unknown name.
    const target = `${kind === 'schema' ? 'schema' : 'op'}:${name}`;
    links.resolve('link', target, { file: place.file, route }, place);
    return undefined;
  };
}

/** Returns the table of contents of a page from Markdown: its headings of the levels that it shows. */
function docToc(
  { doc, layout }: DocEntry,
  { headings }: DocText,
  levels: { readonly minHeadingLevel: number; readonly maxHeadingLevel: number },
): TocEntry[] {
  const { meta, component } = doc;
  if (meta.hide_table_of_contents || (component && layout !== 'doc')) return [];
  const min = meta.toc_min_heading_level ?? levels.minHeadingLevel;
  const max = meta.toc_max_heading_level ?? levels.maxHeadingLevel;
  return headings
    .filter(({ depth }) => depth >= min && depth <= max)
    .map(({ id, html, depth }) => ({ id, html, depth, isContent: true }));
}

function editUrl({ doc }: DocEntry, base: string | undefined): string | undefined {
  if (doc.meta.custom_edit_url === null) return undefined;
  return doc.meta.custom_edit_url ?? (base && `${base.replace(/\/$/, '')}/${encodePath(doc.file)}`);
}

function lastUpdate({ doc, version }: DocEntry, input: SiteInput): LastUpdate | undefined {
  const product = findProduct(input, version);
  const known = { ...input.lastUpdates.get(doc.file), ...doc.meta.last_update };
  const date = product?.showLastUpdateTime ? known.date : undefined;
  const author = product?.showLastUpdateAuthor ? known.author : undefined;
  return date === undefined && author === undefined ? undefined : { date, author };
}

/** The front matter can name another document, or `null` for none. */
function neighbour(
  { doc, version }: DocEntry,
  key: 'pagination_prev' | 'pagination_next',
  natural: PageLink | undefined,
  { links, entries, urls }: DocContext,
): PageLink | undefined {
  const id = doc.meta[key];
  if (id === undefined) return natural;
  if (id === null) return undefined;
  const place = doc.metaPlaces[key];
  const siblings = entries.filter((entry) => entry.version === version);
  const target = siblings.find((entry) => entry.id === id);
  if (target === undefined) {
    const hint = didYouMean(
      id,
      siblings.map((entry) => entry.id),
    );
    links.collected.diagnostics.push(diagnose('site/unknown-doc', { id }, { place, hint }));
    return undefined;
  }
  const { meta, title } = target.doc;
  return {
    label: meta.pagination_label ?? meta.sidebar_label ?? title,
    url: urls.page(target.route),
  };
}
