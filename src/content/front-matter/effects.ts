import type { FrontMatter } from '../doc.js';

/** What changes with a value of the front matter. */
interface FrontMatterEffect {
  /**
   * `page` if it only affects the page of its file, and lists that declare it in `PageDefinition.dependencies`; `site`
   * if other pages show or depend on it.
   */
  readonly affects: 'page' | 'site';
  /** Whether a translation has it from its original. Texts, and what belongs to a single file, are not inherited. */
  readonly isInherited: boolean;
}

const ownOfPage: FrontMatterEffect = { affects: 'page', isInherited: false };
const inheritedByPage: FrontMatterEffect = { affects: 'page', isInherited: true };
const ownInSite: FrontMatterEffect = { affects: 'site', isInherited: false };
const inheritedInSite: FrontMatterEffect = { affects: 'site', isInherited: true };

/** The compiler refuses a key of the front matter that is missing here. */
const effectByKey = {
  id: inheritedInSite,
  title: ownInSite,
  title_meta: inheritedByPage,
  sidebar_label: ownInSite,
  sidebar_position: inheritedInSite,
  sidebar_class_name: inheritedInSite,
  icon: inheritedInSite,
  sidebar_badge: inheritedInSite,
  slug: inheritedInSite,
  description: ownOfPage,
  keywords: ownOfPage,
  image: inheritedByPage,
  tags: inheritedInSite,
  hide_title: inheritedByPage,
  hide_table_of_contents: inheritedByPage,
  toc_min_heading_level: inheritedByPage,
  toc_max_heading_level: inheritedByPage,
  pagination_next: inheritedInSite,
  pagination_prev: inheritedInSite,
  pagination_label: ownInSite,
  custom_edit_url: ownOfPage,
  last_update: ownOfPage,
  draft: inheritedInSite,
  unlisted: inheritedInSite,
  displayed_sidebar: inheritedInSite,
  redirect_from: inheritedInSite,
  date: inheritedInSite,
  authors: inheritedInSite,
  author: inheritedInSite,
  author_title: inheritedInSite,
  author_url: inheritedInSite,
  author_image_url: inheritedInSite,
  own: inheritedInSite,
} satisfies Readonly<Record<keyof FrontMatter, FrontMatterEffect>>;

/** Keys that only affect the page of their file. */
export const pageOnlyKeys: ReadonlySet<string> = keysWhere(({ affects }) => affects === 'page');

/** Keys that a translation does not inherit from its original. */
export const uninheritedKeys: ReadonlySet<string> = keysWhere(({ isInherited }) => !isInherited);

function keysWhere(is: (effect: FrontMatterEffect) => boolean): ReadonlySet<string> {
  return new Set(Object.entries(effectByKey).flatMap(([key, effect]) => (is(effect) ? [key] : [])));
}
