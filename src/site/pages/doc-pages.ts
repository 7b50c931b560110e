import type { Messages } from '../../i18n/index.js';
import { formatMessage } from '../../i18n/index.js';
import { oneLine } from '../../text/words.js';
import type { DocEntry } from '../doc-entries.js';
import type { DocsVersion } from '../input.js';
import { pageListFile } from '../not-found-pages.js';
import type { CategoryContent } from '../page-props/page.js';
import type { PageLink } from '../page-props/page-link.js';
import type { IndexPage } from '../sidebar/plan.js';
import { isHidden, type LinkNode, type SidebarNode, visibleSidebarPages } from '../sidebar/tree.js';
import { routeFile, type Urls } from '../urls.js';
import { type DocContext, docContent } from './doc-content.js';
import type { PageDefinition } from './page.js';

/** Defines the pages from Markdown. */
export function docPages(
  entries: readonly DocEntry[],
  context: Omit<DocContext, 'links'>,
): PageDefinition[] {
  return entries.map((entry): PageDefinition => {
    const { doc, route, version } = entry;
    const { meta, metaPlaces } = doc;
    const text = () => context.input.textOf(doc.file);
    return {
      route,
      file: routeFile(route),
      title: doc.title,
      source: doc.file,
      doc,
      version,
      identity: `doc:${version === undefined ? doc.path : entry.id}`,
      untranslated: doc.untranslated,
      text,
      introduction: () => summary(text().text),
      // Front matter can name any document as previous or next page.
      dependsOnLinksOnly: !meta.pagination_prev && !meta.pagination_next,
      content: ({ neighbours, links }) => docContent(entry, neighbours, { ...context, links }),
      meta: {
        title: meta.title_meta,
        description: meta.description,
        keywords: meta.keywords,
        image:
          meta.image === undefined ? undefined : { target: meta.image, place: metaPlaces.image },
        noIndex: meta.unlisted,
        sidebar:
          meta.displayed_sidebar === undefined
            ? undefined
            : { name: meta.displayed_sidebar, place: metaPlaces.displayed_sidebar },
      },
    };
  });
}

/** Defines the generated pages of sidebar categories. */
export function generatedIndexPages(
  indexes: readonly IndexPage[],
  version: DocsVersion,
  descriptions: ReadonlyMap<string, string | undefined>,
  isUntranslated: (route: string) => boolean,
  urls: Urls,
): PageDefinition[] {
  return indexes.map(({ index, nodes }): PageDefinition => {
    const { route, title, description, keywords, image } = index;
    const items = visibleSidebarPages(nodes);
    const untranslated =
      !index.translated && items.length > 0 && items.every((item) => isUntranslated(item.route));
    // A category of unlisted pages has an empty list.
    const meta = {
      description,
      keywords,
      image: image === undefined ? undefined : { target: image },
      noIndex: nodes.length > 0 && nodes.every(isHidden),
    };
    const cards = (urlOf: (link: LinkNode) => string): Card[] =>
      nodes.flatMap((node) =>
        node.kind === 'link'
          ? [{ label: node.label, url: urlOf(node) }]
          : card(node, descriptions, urls),
      );
    return {
      route,
      title,
      version: version.name,
      identity: `index:${index.slug}`,
      untranslated,
      file: routeFile(route),
      meta,
      dependencies: () => [title, untranslated, meta, cards(({ href }) => href)],
      dependsOnLinksOnly: true,
      content: ({ neighbours, links }) => {
        // The sidebar has already reported broken links.
        const quiet = links.quiet();
        const items = cards(({ href, place }) => quiet.resolveConfigured('link', href, place).url);
        return { kind: 'category', title, description, items, ...neighbours };
      },
    };
  });
}

type Card = CategoryContent['items'][number];

/** Returns a card for each listed page and category of a sidebar's top level. */
export function sidebarCards(
  nodes: readonly SidebarNode[],
  descriptions: ReadonlyMap<string, string | undefined>,
  urls: Urls,
): readonly Card[] {
  return nodes.flatMap((node) => (node.kind === 'link' ? [] : card(node, descriptions, urls)));
}

function card(
  node: Exclude<SidebarNode, LinkNode>,
  descriptions: ReadonlyMap<string, string | undefined>,
  urls: Urls,
): Card[] {
  if (node.kind === 'page') {
    if (node.hidden) return [];
    const description = nodeDescription(node, descriptions);
    return [{ label: node.label, url: urls.page(node.route), description }];
  }
  if (isHidden(node)) return [];
  const items = visibleSidebarPages(node.nodes);
  // A category may consist of links.
  const count = items.length === 0 ? undefined : items.length;
  const route = nodeRoute(node);
  if (route === undefined) return [];
  const description = nodeDescription(node, descriptions);
  return [{ label: node.label, url: urls.page(route), description, count }];
}

function nodeDescription(
  node: Exclude<SidebarNode, LinkNode>,
  descriptions: ReadonlyMap<string, string | undefined>,
): string | undefined {
  const own = node.kind === 'category' ? node.index?.description : undefined;
  return own ?? descriptions.get(nodeRoute(node) ?? '');
}

/** Returns the target of a card: the category's page, else its first page. */
function nodeRoute(node: Exclude<SidebarNode, LinkNode>): string | undefined {
  if (node.kind === 'page') return node.route;
  return (node.hidden ? undefined : node.route) ?? visibleSidebarPages(node.nodes)[0]?.route;
}

/**
 * Defines the page that hosts serve for unknown paths.
 *
 * @param others number of other pages in the locale
 */
export function notFoundPageDefinition(
  entryPoints: readonly PageLink[],
  others: number,
  messages: Messages,
): PageDefinition {
  const title = formatMessage(messages, 'notFound.title');
  const paths = pageListFile(others + 1);
  return {
    route: '/404.html',
    file: '404.html',
    title,
    meta: { noIndex: true },
    content: () => ({ kind: 'not-found', title, links: entryPoints, paths }),
  };
}

/** Returns the first words of a page, cut between words: search engines show about 160 characters. */
function summary(text: string): string | undefined {
  const opening = oneLine(text.slice(0, 1000));
  const words = opening.length > 160 ? opening : oneLine(text);
  if (words === '') return undefined;
  return words.length <= 160 ? words : `${words.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}
