import { defineConfig } from 'docsgen';

export default defineConfig({ title: 'Planets', extends: ['../orbit-theme'] });
