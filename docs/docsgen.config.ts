import { defineConfig } from 'docsgen';

/** A heading of the sidebar, with the pages below it. */
const group = (label: string, items: string[]) =>
  ({ type: 'category', label, items, link: null, collapsible: false }) as const;

export default defineConfig({
  title: 'docsgen',
  tagline: 'A documentation site from a folder of Markdown and an OpenAPI description.',
  favicon: 'img/logo.svg',
  openapi: false,
  markdown: { imageZoom: true, definitionLists: true },
  docs: {
    sidebars: {
      manual: [
        group('Start', ['getting-started', 'why-docsgen', 'troubleshooting']),
        group('Come from', [
          'migrating',
          'migrating-from-docusaurus',
          'migrating-from-mkdocs',
          'migrating-from-vitepress',
          'migrating-from-starlight',
          'migrating-from-mintlify',
          'migrating-from-gitbook',
          'migrating-from-api-pages',
        ]),
        group('Write', [
          ...['markdown', 'pictures', 'tags', 'blocks', 'conditions', 'front-matter'],
          ...['blog', 'languages', 'versions', 'products'],
        ]),
        group('APIs', [
          'openapi',
          'description-sources',
          'descriptions-from-frameworks',
          'examples',
        ]),
        group('Arrange', ['sidebars', 'navigation', 'search']),
        group('Make it yours', [
          ...['theming', 'theme-tokens', 'theme-components', 'shared-themes'],
          ...['react-pages', 'hooks', 'analytics'],
        ]),
        group('Publish', ['publishing', 'checks', 'speed', 'machines']),
        group('Look up', [
          ...['command-line', 'configuration', 'diagnostics', 'node-api', 'stability'],
        ]),
      ],
    },
  },
  search: {
    expect: [
      { q: 'front matter', first: '/docs/front-matter' },
      { q: 'site/broken-link', first: '/docs/diagnostics' },
      { q: 'deploy to github pages', first: '/docs/publishing' },
      { q: 'mkdocs', first: '/docs/migrating-from-mkdocs' },
      { q: 'docusaurus migration', first: '/docs/migrating-from-docusaurus' },
      { q: 'dark mode', first: '/docs/navigation' },
      { q: 'rss', first: '/docs/blog' },
      { q: 'sidebar order', first: '/docs/sidebars' },
      { q: 'change colors', first: '/docs/theming' },
      { q: 'translate a site', first: '/docs/languages' },
      { q: 'multiple apis', first: '/docs/openapi' },
      { q: 'versions', first: '/docs/versions' },
      { q: 'multiple products', first: '/docs/products' },
      { q: 'redirect', first: '/docs/machines' },
      { q: 'fastapi', first: '/docs/descriptions-from-frameworks' },
      { q: 'spring boot', first: '/docs/descriptions-from-frameworks' },
      { q: 'rails', first: '/docs/descriptions-from-frameworks' },
      { q: 'postman', first: '/docs/openapi' },
      { q: 'alternatives', first: '/docs/why-docsgen' },
      { q: 'comparison', first: '/docs/why-docsgen' },
      { q: 'missing page', first: '/docs/troubleshooting' },
      { q: 'blank page', first: '/docs/troubleshooting' },
      { q: '404', first: '/docs/troubleshooting' },
      { q: 'out of memory', first: '/docs/troubleshooting' },
      { q: 'slow build', first: '/docs/troubleshooting' },
      { q: 'cors', first: '/docs/troubleshooting' },
      { q: 'cors proxy', first: '/docs/openapi' },
    ],
  },
  themeConfig: {
    navbar: {
      logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: '' },
      items: [
        { label: 'Manual', to: '/docs/getting-started' },
        { label: 'Configuration', to: '/docs/configuration' },
        { label: 'Diagnostics', to: '/docs/diagnostics' },
      ],
    },
    footer: {
      links: [
        {
          title: 'Write',
          items: [
            { label: 'Markdown', to: '/docs/markdown' },
            { label: 'Front matter', to: '/docs/front-matter' },
            { label: 'API reference', to: '/docs/openapi' },
          ],
        },
        {
          title: 'Arrange',
          items: [
            { label: 'Sidebars', to: '/docs/sidebars' },
            { label: 'Navigation', to: '/docs/navigation' },
            { label: 'Theming', to: '/docs/theming' },
          ],
        },
        {
          title: 'Publish',
          items: [
            { label: 'Command line', to: '/docs/command-line' },
            { label: 'Publishing', to: '/docs/publishing' },
            { label: 'Checks', to: '/docs/checks' },
            { label: 'Fast builds', to: '/docs/speed' },
            { label: 'Search', to: '/docs/search' },
            { label: 'For machines', to: '/docs/machines' },
          ],
        },
      ],
    },
  },
});
