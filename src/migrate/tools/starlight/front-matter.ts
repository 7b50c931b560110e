import { isRecord } from '../../read/setting-values.js';
import { normalPath } from '../../source-files.js';
import type { FrontMatterRules } from '../../text/front-matter.js';

type Settings = Readonly<Record<string, unknown>>;

const none = (): Settings => ({});

/** Starlight's `variant` is our `color`. */
function sidebarBadge(badge: unknown): Settings {
  if (typeof badge === 'string') return { sidebar_badge: badge };
  if (!isRecord(badge) || typeof badge.text !== 'string') return {};
  const { text, variant } = badge;
  return {
    sidebar_badge: typeof variant === 'string' ? { text, color: variant } : text,
  };
}

export const starlightFrontMatter: FrontMatterRules = {
  sidebar: (value) => {
    if (!isRecord(value)) return {};
    const { label, order, hidden, badge } = value;
    return {
      ...(label === undefined ? {} : { sidebar_label: label }),
      ...(order === undefined ? {} : { sidebar_position: order }),
      ...(hidden === true ? { unlisted: true } : {}),
      ...sidebarBadge(badge),
    };
  },
  tableOfContents: (value) => {
    if (value === false) return { hide_table_of_contents: true };
    if (!isRecord(value)) return {};
    const { minHeadingLevel, maxHeadingLevel } = value;
    return {
      ...(minHeadingLevel === undefined ? {} : { toc_min_heading_level: minHeadingLevel }),
      ...(maxHeadingLevel === undefined ? {} : { toc_max_heading_level: maxHeadingLevel }),
    };
  },
  slug: (value) => (typeof value === 'string' ? { slug: `/${normalPath(value)}` } : undefined),
  editUrl: (value) => (value === false ? { custom_edit_url: null } : { custom_edit_url: value }),
  lastUpdated: (value) =>
    value instanceof Date || typeof value === 'string'
      ? { last_update: { date: isoDay(value) } }
      : {},
  prev: (value) => (value === false ? { pagination_prev: null } : {}),
  next: (value) => (value === false ? { pagination_next: null } : {}),
  template: (value) => (value === 'splash' ? { hide_table_of_contents: true } : {}),
  head: none,
  pagefind: none,
  i18nReady: none,
  type: none,
};

function isoDay(value: Date | string): string {
  return (value instanceof Date ? value.toISOString() : value).slice(0, 10);
}
