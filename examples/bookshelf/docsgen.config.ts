import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bookshelf',
  tagline: 'The API of a lending library that does not exist.',
  favicon: 'logo.svg',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'de'],
  },
  docs: {
    sidebars: { guides: ['index', 'first-loan', 'reminders'] },
    lastVersion: 'current',
    versions: { current: { label: '2.0' }, '1.0': { label: '1.0' } },
  },
  openapi: {
    path: 'openapi/bookshelf.yaml',
    previous: 'versioned_openapi/version-1.0/api.yaml',
  },
  themeConfig: {
    accent: '#4f46a5',
    navbar: {
      logo: { src: 'logo.svg', srcDark: 'logo-dark.svg', alt: '' },
      items: [
        { type: 'docSidebar', sidebarId: 'guides', label: 'Guides' },
        { label: 'API', to: '/api' },
        { type: 'docsVersionDropdown', position: 'right' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    footer: { copyright: 'An example of docsgen. There is no such library.' },
  },
});
