import { foreignKeyHints } from '../../diagnostics/index.js';

/** Keys of other generators, by the docsgen key with the same meaning. */
const sameAs: Readonly<Record<string, readonly string[]>> = {
  sidebar_label: [
    'sidebarTitle',
    'sidebarLabel',
    'linkTitle',
    'linktitle',
    'nav_title',
    'navTitle',
    'menuTitle',
    'short_title',
  ],
  sidebar_position: ['weight', 'order', 'nav_order', 'sidebarOrder', 'position', 'sidebarPosition'],
  redirect_from: ['aliases', 'redirectFrom', 'redirects'],
  custom_edit_url: ['editUrl', 'editLink', 'edit_url'],
  slug: ['permalink', 'url', 'path'],
  description: ['summary', 'excerpt', 'subtitle', 'abstract'],
  last_update: ['lastUpdated', 'lastmod', 'last_modified_at', 'updated'],
  pagination_prev: ['prev', 'previous'],
  pagination_next: ['next'],
  unlisted: ['hidden', 'nav_exclude', 'noindex'],
  draft: ['published'],
  image: ['og_image', 'ogImage', 'cover', 'thumbnail'],
  'hide_table_of_contents, toc_min_heading_level or toc_max_heading_level': [
    'outline',
    'tableOfContents',
    'toc',
  ],
  'sidebar_label, sidebar_position, unlisted or displayed_sidebar': ['sidebar'],
  sidebar_badge: ['badge'],
  'hide_title or hide_table_of_contents': ['hide'],
};

const withoutEffect: readonly string[] = [
  ...['layout', 'head', 'template', 'hero', 'banner', 'type', 'theme', 'mode'],
  ...['navbar', 'footer', 'aside', 'pageClass', 'titleTemplate', 'features', 'pagefind', 'search'],
  ...['parent', 'grand_parent', 'has_children', 'has_toc', 'menu', 'categories', 'cascade'],
  ...['sidebar_custom_props', 'sidebar_key', 'hide_sidebar', 'parse_number_prefixes', 'status'],
];

const hints: ReadonlyMap<string, string> = new Map([
  ...foreignKeyHints(sameAs),
  ...withoutEffect.map((name) => [name, `${name} has no effect here`] as const),
]);

/** Returns a hint for a key of another generator: its docsgen equivalent, or that it has no effect. */
export function foreignKeyHint(name: string): string | undefined {
  return hints.get(name);
}
