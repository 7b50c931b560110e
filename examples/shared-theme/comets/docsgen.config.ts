import { defineConfig } from 'docsgen';

// A site can override single values of the shared theme.
export default defineConfig({
  title: 'Comets',
  extends: ['../orbit-theme'],
  themeConfig: { accent: '#7c3aed' },
});
