import type { FrontMatterRules } from '../../text/front-matter.js';

type Settings = Readonly<Record<string, unknown>>;

const none = (): Settings => ({});

export const mintlifyFrontMatter: FrontMatterRules = {
  sidebarTitle: (value) => ({ sidebar_label: value }),
  hidden: (value) => (value === true ? { unlisted: true } : {}),
  noindex: (value) => (value === true ? { unlisted: true } : {}),
  'og:image': (value) => ({ image: value }),
  icon: none,
  iconType: none,
  mode: none,
  tag: none,
  // The path of a file is its address; such keys are left from the tool that a site used before.
  slug: none,
  // The navigation has the link.
  url: none,
  rss: none,
  'og:title': none,
  'og:description': none,
  'og:type': none,
  'twitter:image': none,
  'twitter:title': none,
  boost: none,
  searchable: none,
  timestamp: none,
};
