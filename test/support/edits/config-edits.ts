import { type Edit, type Editing, mendLater } from './edit.js';
import type { Random } from './random.js';

const file = 'docsgen.config.json';
type Json = Readonly<Record<string, unknown>>;

/** Sets values of the configuration by key path; undefined removes a key. */
function config(valuesOf: (random: Random, step: number) => Json): Edit {
  return ({ site, random, step }) => {
    const values = valuesOf(random, step);
    let all = parsed(site.read(file));
    if (all === undefined) return undefined;
    for (const [key, value] of Object.entries(values)) all = placed(all, key.split('.'), value);
    site.write(file, JSON.stringify(all, undefined, 2));
    return JSON.stringify(values);
  };
}

/** Undefined for a file that an edit has truncated. */
function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function placed(json: Json, [key = '', ...rest]: readonly string[], value: unknown): Json {
  if (rest.length === 0) return { ...json, [key]: value };
  const inside = json[key];
  return { ...json, [key]: placed(isObject(inside) ? inside : {}, rest, value) };
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Edits of the configuration. */
export const configEdits: Readonly<Record<string, Edit>> = {
  'the title of the site': config((_, step) => ({ title: `Atlas ${step}` })),
  'the tagline': config((_, step) => ({ tagline: `Seen ${step} times.` })),
  'the navbar': config((random, step) => ({
    'themeConfig.navbar.items': [
      { type: 'docSidebar', sidebarId: 'guides', label: `Guides ${step}` },
      ...(random.chance(0.5) ? [{ label: 'Log', to: '/blog' }] : []),
      ...(random.chance(0.5) ? [{ type: 'localeDropdown', position: 'right' }] : []),
      ...(random.chance(0.5) ? [{ type: 'docsVersionDropdown', position: 'right' }] : []),
    ],
  })),
  'the base URL': config((random) => ({ baseUrl: random.pick(['/', '/atlas/', '/a/b/']) })),
  'the URL of the site': config((random) => ({
    url: random.pick(['https://atlas.example', 'https://moons.example', undefined]),
  })),
  'the search': config((random) => ({
    search: random.pick([false, undefined, { expect: [{ q: 'mars', first: '/docs/mars' }] }]),
  })),
  'the languages': config((random) => ({
    'i18n.locales': random.pick([['en'], ['en', 'de'], ['de', 'en'], ['en', 'de', 'fr']]),
  })),
  'the label of a language': config((_, step) => ({
    'i18n.localeConfigs': { de: { label: `Deutsch ${step}` } },
  })),
  'slashes at the end': config((random) => ({
    trailingSlash: random.pick([true, false, undefined]),
  })),
  'what broken links do': config((random) => ({
    onBrokenLinks: random.pick(['error', 'warn', 'ignore']),
  })),
  breadcrumbs: config((random) => ({ 'docs.breadcrumbs': random.chance(0.5) })),
  'when pages were changed': config((random) => ({
    'docs.showLastUpdateTime': random.chance(0.5),
  })),
  'where pages can be edited': config((_, step) => ({
    'docs.editUrl': `https://git.example/${step}/`,
  })),
  'where the docs lie': config((random) => ({
    'docs.routeBasePath': random.pick(['docs', '/', 'read']),
  })),
  'the label of the version': config((_, step) => ({ 'docs.versionLabel': `Next ${step}` })),
  'posts on a page': config((random) => ({ 'blog.postsPerPage': 1 + random.below(4) })),
  'the blog': config((random) => ({
    blog: random.pick([false, undefined, { blogTitle: 'Log', showReadingTime: false }]),
  })),
  'texts for language models': config((random) => ({ llms: random.chance(0.5) })),
  redirects: config((random) => ({
    redirects: random.chance(0.5) ? [{ from: `/old-${random.below(3)}`, to: '/docs' }] : [],
  })),
  'the announcement': config((_, step) => ({
    'themeConfig.announcementBar': { id: `news-${step}`, content: `Seen [${step}](/docs).` },
  })),
  'the footer': config((_, step) => ({ 'themeConfig.footer': { copyright: `Atlas ${step}` } })),
  'the accent': config((_, step) => ({
    'themeConfig.accent': `#${String(step % 1000).padStart(3, '0')}`,
  })),
  'HTML in texts': config((random) => ({ 'markdown.trustedHtml': random.chance(0.5) })),
  'a mistake in the configuration': broken((text) => text.replace('"title"', '"titel"')),
  'a configuration that is cut off': broken((text) => text.slice(0, text.length / 2)),
};

function broken(edit: (text: string) => string): Edit {
  return (editing: Editing) => {
    mendLater(editing, file);
    editing.site.change(file, edit);
    return file;
  };
}
