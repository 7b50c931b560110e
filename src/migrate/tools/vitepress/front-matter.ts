import type { FrontMatterRules } from '../../text/front-matter.js';

const none = (): Readonly<Record<string, unknown>> => ({});

export const vitepressFrontMatter: FrontMatterRules = {
  outline: (value) => {
    if (value === false) return { hide_table_of_contents: true };
    if (value === 'deep') return { toc_max_heading_level: 6 };
    if (Array.isArray(value))
      return {
        toc_min_heading_level: Math.max(2, Number(value[0])),
        toc_max_heading_level: value[1],
      };
    return typeof value === 'number' ? { toc_max_heading_level: Math.max(2, value) } : {};
  },
  prev: (value) => (value === false ? { pagination_prev: null } : {}),
  next: (value) => (value === false ? { pagination_next: null } : {}),
  editLink: (value) => (value === false ? { custom_edit_url: null } : {}),
  aside: (value) => (value === false ? { hide_table_of_contents: true } : {}),
  sidebar: (value) => (value === false ? { displayed_sidebar: null } : {}),
  // Keys of VuePress, which VitePress ignores.
  editLinks: none,
  sidebarDepth: none,
  lastUpdated: none,
  navbar: none,
  footer: none,
  pageClass: none,
  titleTemplate: none,
  theme: none,
  head: none,
  page: none,
  returnToTop: none,
  layout: (value) =>
    value === 'doc' || value === 'page' || value === 'home' || value === false ? {} : undefined,
};
