import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Launchpad',
  tagline: 'Book a launch, follow your payload, get it back.',
  themeConfig: {
    accent: { light: '#ff5a1f', dark: '#ff7d4d' },
    neutral: '#6b5b53',
    tokens: { radius: '0.75rem' },
    fonts: {
      body: '@fontsource-variable/figtree',
      heading: '@fontsource-variable/bricolage-grotesque',
    },
    navbar: {
      logo: { src: 'img/logo.svg', alt: '', width: 28, height: 28 },
      items: [
        { type: 'doc', docId: 'start', label: 'Docs' },
        { to: '/pricing', label: 'Prices' },
      ],
    },
    footer: { copyright: 'Launchpad Ltd' },
  },
});
