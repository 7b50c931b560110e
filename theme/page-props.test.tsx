import type { PageContent, PageProps, SidebarContent } from 'docsgen/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Document } from './layouts/Document.js';
import { contentPage, contents } from './pages.test.data.js';

/** Returns plain data that calls `onRead` with the path of each field that is read; list items share a path. */
function observe<T>(value: T, onRead: (path: string) => void, path = ''): T {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return found;
      const inner = fieldPath(target, key, path);
      onRead(inner);
      return observe(found, onRead, inner);
    },
  });
}

function fieldPaths(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, found]) => {
    const inner = fieldPath(value, key, path);
    return [inner, ...fieldPaths(found, inner)];
  });
}

function fieldPath(owner: object, key: string, path: string): string {
  if (Array.isArray(owner)) return path;
  return path === '' ? key : `${path}.${key}`;
}

/** With every field, so that the compiler asks for a value of a new one. */
type Complete<T> = { readonly [Key in keyof T]-?: NonNullable<T[Key]> };

type CompleteContents = {
  readonly [Kind in PageContent['kind']]: Complete<Extract<PageContent, { readonly kind: Kind }>>;
};

const link = { label: 'Mars', url: '/docs/mars' };
const fact = { label: 'About Mars', value: 'A planet', url: 'https://example.com/mars' };
const frontMatter = { orbit: 'elliptic' };
const language = { lang: 'de', dir: 'ltr' } as const;
const { api, doc, operation, tag } = contents;

const completeContents: CompleteContents = {
  ...contents,
  doc: {
    ...doc,
    titleId: 'mars',
    component: { hasTitle: false },
    description: 'Red.',
    frontMatter,
  },
  api: {
    ...api,
    layout: 'list',
    summary: 'Planets.',
    externalDocs: fact,
    everything: '/api/everything',
    webhooks: tag.tag,
  },
  operation: {
    ...operation,
    pathSummary: 'A planet.',
    pathDescription: '<p>By its id.</p>',
    externalDocs: fact,
    serversFrom: 'operation',
    request: '/assets/requests/create-planet.json',
    composeOnly: true,
    proxy: 'https://proxy.example.com/',
  },
  'not-found': { ...contents['not-found'], paths: 'assets/paths.json' },
  'blog-list': { ...contents['blog-list'], author: contents['blog-author'].author },
  'blog-post': {
    ...contents['blog-post'],
    frontMatter,
    titleId: 'eclipse',
    description: 'A ring.',
  },
};

/** Returns a page with everything around its content. */
function completePage(content: PageContent): Complete<PageProps> {
  const page = contentPage(content);
  const head: Complete<PageProps['head']> = {
    ...page.head,
    article: { published: '2026-01-01', modified: '2026-01-02', authors: ['Io'], tags: ['red'] },
    description: 'Red.',
    canonical: 'https://example.com/docs/mars',
    image: { url: 'https://example.com/mars.png', alt: 'Mars', width: 1200, height: 630 },
    favicon: '/favicon.svg',
    paintedAfter: '_samples',
    markdown: '/docs/mars.md',
    structuredData: '{}',
    devScript: '/dev.js',
  };
  const chrome: Complete<PageProps['chrome']> = {
    ...page.chrome,
    tagline: 'All of them.',
    logo: { src: '/logo.svg', srcDark: '/logo-dark.svg', alt: 'Planets', width: 24, height: 24 },
    announcement: { id: 'pluto', html: 'Pluto is back.', closeable: true },
    search: '/assets/search/en.json',
    consent: { scripts: [{ src: 'https://example.com/count.js' }] },
    feedback: { endpoint: '/feedback', issue: 'https://example.com/issues/new' },
  };
  const sidebar: Complete<SidebarContent> = {
    name: 'planets',
    items: page.sidebar?.items ?? [],
    fullList: { url: '/docs', count: 300 },
    index: '/assets/sidebar.json',
  };
  return {
    ...page,
    head,
    chrome,
    sidebar,
    print: '/docs/print',
    tryItMessages: '/assets/try-it-messages.json',
    version: {
      name: '1.0',
      label: '1.0',
      badge: true,
      banner: 'unmaintained',
      latest: { name: '2.0', ...link },
    },
    untranslated: language,
  };
}

/** Around the content every field, of the content only its own: what is inside of them has several places. */
const isChecked = (path: string): boolean => !/^(?:messages\.|content\..*\.)/.test(path);

/** What the head repeats, what the search reads, what is shown in another way, and marks of the types. */
const notForLayouts = [
  'path',
  'operation.titleFrom',
  ...['doc', 'blog-post'].flatMap((kind) =>
    ['body', 'description', 'frontMatter'].map((field) => `${kind}.${field}`),
  ),
  'chrome.navbar.items.kind',
  'chrome.footer.columns.items.kind',
];

it('the layouts read every field of the page props', () => {
  const present = new Set<string>();
  const read = new Set(notForLayouts);
  for (const content of [...Object.values(contents), ...Object.values(completeContents)]) {
    const page = completePage(content);
    const named = (path: string) => path.replace(/^content\./, `${content.kind}.`);
    for (const path of fieldPaths(page).filter(isChecked)) present.add(named(path));
    const observed = observe(page, (path) => read.add(named(path)));
    renderToStaticMarkup(<Document page={observed} body="" />);
  }
  expect([...present].filter((path) => !read.has(path))).toEqual([]);
});
