import type { DocText } from '../../content/doc.js';
import { oneLine } from '../../text/words.js';
import type { DocEntry } from '../doc-routes.js';
import type { DocsVersion, LocaleDoc, SiteInput } from '../input.js';
import type { CategoryContent } from '../page-props/page.js';
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
      kind: 'doc',
      route,
      file: routeFile(route),
      title: doc.title,
      source: doc.file,
      doc,
      version,
      identity: `doc:${version === undefined ? doc.path : entry.id}`,
      untranslated: doc.untranslated,
      text,
      introduction: () => opening(text()) ?? summary(text().text),
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

/** What lists show of the pages in them. */
interface ListedPages {
  readonly descriptions: CardDescriptions;
  /** Routes of the pages without a translation. */
  readonly untranslated: ReadonlySet<string>;
  readonly urls: Urls;
}

/** Defines the generated pages of sidebar categories. */
export function generatedIndexPages(
  indexes: readonly IndexPage[],
  version: DocsVersion,
  { descriptions, untranslated: untranslatedRoutes, urls }: ListedPages,
): PageDefinition[] {
  return indexes.map(({ index, nodes }): PageDefinition => {
    const { route, title, description, keywords, image } = index;
    const items = visibleSidebarPages(nodes);
    const untranslated =
      !index.translated &&
      items.length > 0 &&
      items.every((item) => untranslatedRoutes.has(item.route));
    // A category of unlisted pages has an empty list.
    const meta = {
      description,
      keywords,
      image: image === undefined ? undefined : { target: image },
      noIndex: nodes.length > 0 && nodes.every(isHidden),
    };
    const cards = (urlOf: (link: LinkNode) => string, describe: DescribePage): Card[] =>
      nodes.flatMap((node) =>
        node.kind === 'link'
          ? [{ label: node.label, url: urlOf(node) }]
          : card(node, describe, urls),
      );
    return {
      kind: 'category',
      route,
      title,
      version: version.name,
      identity: `index:${index.slug}`,
      untranslated,
      file: routeFile(route),
      meta,
      dependencies: () => [
        title,
        untranslated,
        meta,
        cards(({ href }) => href, descriptions.digestOf),
      ],
      dependsOnLinksOnly: true,
      content: ({ neighbours, links }) => {
        // The sidebar has already reported broken links.
        const quiet = links.quiet();
        const items = cards(
          ({ href, place }) => quiet.resolveConfigured('link', href, place).url,
          descriptions.textOf,
        );
        return { kind: 'category', title, description, items, ...neighbours };
      },
    };
  });
}

type Card = CategoryContent['items'][number];
export type DescribePage = (route: string) => string | undefined;

/** Texts of cards by route: the page's description, else its words before the first heading. */
export interface CardDescriptions {
  readonly textOf: DescribePage;
  /** Changes when the text may, and needs no parsed document. */
  readonly digestOf: DescribePage;
}

/** Describes the pages from Markdown on cards. */
export function cardDescriptions(
  entries: readonly DocEntry[],
  { textOf }: Pick<SiteInput, 'textOf'>,
): CardDescriptions {
  const docs = new Map(entries.map(({ route, doc }) => [route, doc]));
  const describe =
    (ofText: (doc: LocaleDoc) => string | undefined): DescribePage =>
    (route) => {
      const doc = docs.get(route);
      // A document that `docsgen dev` has not parsed yet has no digest: the first page does not wait for it.
      return doc?.meta.description ?? (doc?.digest ? ofText(doc) : undefined);
    };
  return {
    digestOf: describe(({ digest }) => digest),
    textOf: describe(({ file }) => opening(textOf(file))),
  };
}

/** Returns a card for each listed page and category of a sidebar's top level. */
export function sidebarCards(
  nodes: readonly SidebarNode[],
  describe: DescribePage,
  urls: Urls,
): readonly Card[] {
  return nodes.flatMap((node) => (node.kind === 'link' ? [] : card(node, describe, urls)));
}

function card(node: Exclude<SidebarNode, LinkNode>, describe: DescribePage, urls: Urls): Card[] {
  if (isHidden(node)) return [];
  const { label, route } = node;
  const description = route === undefined ? undefined : describe(route);
  if (node.kind === 'page') return [{ label, url: urls.page(node.route), description }];
  const items = visibleSidebarPages(node.nodes);
  const target = (node.hidden ? undefined : route) ?? items[0]?.route;
  if (target === undefined) return [];
  return [
    {
      label,
      url: urls.page(target),
      description: node.index?.description ?? (target === route ? description : undefined),
      // A category may consist of links.
      count: items.length === 0 ? undefined : items.length,
    },
  ];
}

/** Returns the words before the first heading of a page. */
function opening({ sections: [text = ''] }: DocText): string | undefined {
  return summary(text);
}

/** Returns the first words of a text, cut between words: search engines show about 160 characters. */
function summary(text: string): string | undefined {
  const beginning = oneLine(text.slice(0, 1000));
  const words = beginning.length > 160 ? beginning : oneLine(text);
  if (words === '') return undefined;
  return words.length <= 160 ? words : `${words.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}
