import type { BlogContent } from 'docsgen/theme';

/** Pages of the blog for the theme's tests: the log of an observatory. */

const avatar = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const observatory = { name: 'The observatory', title: 'On the hill', url: '/blog/authors/hill' };
const ada = { name: 'Ada', image: avatar };
const tags = [
  { label: 'sun', url: '/blog/tags/sun' },
  { label: 'C++', url: '/blog/tags/c' },
];

const eclipse = {
  title: 'An annular eclipse',
  titleHtml: 'An <em>annular</em> eclipse',
  url: '/blog/2026/02/17/eclipse',
  date: '2026-02-17',
  published: '2026-02-17T00:00:00.000Z',
  readingMinutes: 3,
  authors: [observatory, ada],
  tags,
  summaryHtml: '<p>A ring of fire, <a href="/docs/sun">not to be looked at</a>.</p>',
  more: true,
} as const;

const equinox = {
  title: 'Tagundnachtgleiche',
  titleHtml: 'Tagundnachtgleiche',
  url: '/blog/2025/03/20/equinox',
  date: '2025-03-20',
  published: '2025-03-20T00:00:00.000Z',
  authors: [],
  tags: [],
  more: false,
  untranslated: { lang: 'de', dir: 'ltr' },
} as const;

const sidebar = {
  title: 'Recent posts',
  posts: [
    { label: eclipse.title, url: eclipse.url, year: '2026', current: true },
    {
      label: equinox.title,
      url: equinox.url,
      year: '2025',
      current: false,
      untranslated: equinox.untranslated,
    },
  ],
};

export const blogContents = {
  'blog-list': {
    kind: 'blog-list',
    title: 'Night log',
    description: 'What we saw.',
    posts: [eclipse, equinox],
    number: 2,
    pages: 3,
    newer: { label: 'Newer posts', url: '/blog' },
    older: { label: 'Older posts', url: '/blog/page/3' },
    lists: [{ label: 'Archive', url: '/blog/archive' }],
    feeds: [{ label: 'RSS', url: '/blog/rss.xml' }],
    sidebar,
  },
  'blog-author': {
    kind: 'blog-list',
    title: 'The observatory',
    author: {
      ...observatory,
      image: avatar,
      description: 'We look up.',
      profiles: [{ label: 'GitHub', url: 'https://github.com/hill' }],
    },
    posts: [],
    number: 1,
    pages: 1,
    lists: [],
    feeds: [],
    sidebar: { title: 'Recent posts', posts: [] },
  },
  'blog-post': {
    kind: 'blog-post',
    title: eclipse.title,
    post: eclipse,
    hideTitle: false,
    body: [],
    toc: [],
    editUrl: 'https://example.com/edit',
    lastUpdate: { date: '2026-02-18', author: 'Ada' },
    newer: { label: 'Comet', url: '/blog/comet' },
    older: { label: equinox.title, url: equinox.url },
    unlisted: true,
    draft: false,
    sidebar,
  },
  'blog-index': {
    kind: 'blog-index',
    title: 'Tags',
    entries: tags.map((tag) => ({ ...tag, count: 2 })),
  },
  'blog-authors': {
    kind: 'blog-index',
    title: 'Authors',
    entries: [
      { label: observatory.name, url: observatory.url, count: 2, author: observatory },
      { label: ada.name, count: 1, author: ada },
    ],
  },
  'blog-archive': {
    kind: 'blog-archive',
    title: 'Archive',
    years: [
      { year: '2026', posts: [eclipse] },
      { year: '2025', posts: [equinox] },
    ],
  },
} as const satisfies Record<string, BlogContent>;
