import type { OutputFile } from '../../files/output-file.js';
import { formatMessage } from '../../i18n/index.js';
import { replaceControlCharacters } from '../control-characters.js';
import type { LocalePlan } from '../locale-plan.js';
import type { PageResult } from '../pages/page.js';
import { apisOfVersions } from '../reference/naming/api-names.js';
import type { CategoryNode, SidebarNode, SidebarTree } from '../sidebar/tree.js';
import { defaultVersions } from '../versions.js';
import type { FullText } from './full-text.js';
import { item, joinBlocks, markdownLink, plainMarkdown } from './markdown/blocks.js';

/** A page that is published as Markdown. */
export type MarkdownPage = PageResult & {
  readonly page: { readonly markdown: NonNullable<PageResult['page']['markdown']> };
};

/** A heading of `llms.txt` and the pages below it. */
interface Section {
  readonly title: string;
  readonly nodes: readonly SidebarNode[];
}

/**
 * Creates `llms.txt`, the site's table of contents for language models (llmstxt.org): title, tagline and links to the
 * Markdown of its pages, by sidebar. Also `llms-full.txt`, with the pages themselves in the same order. Neither
 * contains pages that search engines must not index.
 */
export function llmsFiles(
  plan: LocalePlan,
  pages: readonly MarkdownPage[],
  optional: readonly { readonly label: string; readonly url: string }[],
): { readonly contents: OutputFile; readonly full: FullText } {
  const { urls, input } = plan;
  const listed = new Map(pages.filter(isListed).map((entry) => [entry.page.route, entry]));
  const list = new Contents(plan, listed);
  const index = urls.file(urls.output('llms.txt'));
  const url = urls.absolute(index) ?? index;
  const head = replaceControlCharacters(
    joinBlocks([
      `# ${plainMarkdown(plan.title)}`,
      input.config.tagline && `> ${plainMarkdown(input.config.tagline)}`,
    ]),
  );
  const contents = joinBlocks([
    head,
    ...list.sections().map(({ title, text }) => joinBlocks([`## ${plainMarkdown(title)}`, text])),
    // The only section title that the convention defines: links that a short context may skip.
    optional.length > 0 &&
      joinBlocks([
        '## Optional',
        optional.map((entry) => item(markdownLink(entry.label, entry.url))).join('\n'),
      ]),
  ]);
  return {
    contents: {
      path: urls.output('llms.txt'),
      contents: `${replaceControlCharacters(contents)}\n`,
    },
    full: { path: urls.output('llms-full.txt'), head, index: url, routes: list.order },
  };
}

function isListed({ page, facts }: MarkdownPage): boolean {
  return page.indexed && facts.inLlms;
}

/** Collects links to pages, each once, in reading order. */
class Contents {
  /** Routes of the pages listed so far. */
  readonly order: string[] = [];
  readonly #plan: LocalePlan;
  readonly #pages: ReadonlyMap<string, MarkdownPage>;
  readonly #done = new Set<MarkdownPage>();

  constructor(plan: LocalePlan, pages: ReadonlyMap<string, MarkdownPage>) {
    this.#plan = plan;
    this.#pages = pages;
  }

  sections(): { title: string; text: string }[] {
    const made = this.#planned().map(({ title, nodes }) => ({ title, text: this.#list(nodes) }));
    return made.filter(({ text }) => text !== '');
  }

  #planned(): Section[] {
    const { versions, apis, blog, input, definitions } = this.#plan;
    const t = (key: 'page.docs' | 'markdown.pages'): string => formatMessage(input.messages, key);
    const defaults = defaultVersions(versions);
    const names = new Set(defaults.map(({ version }) => version.name));
    const several = defaults.length > 1;
    const posts = definitions.filter(({ identity }) => identity?.startsWith('post:'));
    const others = definitions.filter(({ version }) => version === undefined || names.has(version));
    const asPages = (from: typeof definitions): SidebarNode[] =>
      from.map(({ title: label, route }) => ({ kind: 'page', label, route }));
    return [
      ...defaults.flatMap(({ sidebars, version: { productLabel } }) =>
        sidebars.flatMap((tree) =>
          sidebarSections(tree, several ? productLabel : t('page.docs'), several),
        ),
      ),
      ...apisOfVersions(apis, [...names]).map(({ label, sidebar }) => ({
        title: label,
        nodes: sidebar.nodes,
      })),
      ...(blog ? [{ title: blog.title, nodes: asPages(posts) }] : []),
      { title: t('markdown.pages'), nodes: asPages(others) },
    ];
  }

  #list(nodes: readonly SidebarNode[]): string {
    return nodes
      .flatMap((node) => {
        if (node.kind === 'link' || (node.kind === 'page' && node.hidden)) return [];
        const own = node.route === undefined ? undefined : this.#link(node.label, node.route);
        if (node.kind === 'page') return own === undefined ? [] : [item(own)];
        const below = this.#list(node.nodes);
        const lines = [own ?? (below === '' ? '' : plainMarkdown(node.label)), below];
        return lines.some(Boolean) ? [item(lines.filter(Boolean).join('\n'))] : [];
      })
      .join('\n');
  }

  #link(label: string, route: string): string | undefined {
    const page = this.#pages.get(route);
    if (!page || this.#done.has(page)) return undefined;
    this.#done.add(page);
    this.order.push(route);
    const { description } = page.facts;
    const line = markdownLink(label, page.page.markdown.url);
    return description ? `${line}: ${plainMarkdown(description)}` : line;
  }
}

/**
 * Returns one section for each category, and one for the pages outside of categories.
 *
 * @param isPart whether the sidebar is one of several, whose categories need its title
 */
function sidebarSections(tree: SidebarTree, title: string, isPart: boolean): Section[] {
  const isCategory = (node: SidebarNode): node is CategoryNode => node.kind === 'category';
  return [
    { title, nodes: tree.nodes.filter((node) => !isCategory(node)) },
    ...tree.nodes.filter(isCategory).map((node): Section => {
      const { label, route, nodes } = node;
      const own = route === undefined ? [] : [{ kind: 'page' as const, label, route }];
      return { title: isPart ? `${title}: ${label}` : label, nodes: [...own, ...nodes] };
    }),
  ];
}
