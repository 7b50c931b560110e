import { defineConfig } from 'docsgen';

export default defineConfig({
  tagline: 'Everything in orbit',
  themeConfig: {
    preset: 'soft',
    accent: '#0b6e4f',
    navbar: { logo: { src: 'img/orbit.svg', alt: '', width: 28, height: 28 } },
    footer: { copyright: 'Orbit Ltd' },
  },
});
