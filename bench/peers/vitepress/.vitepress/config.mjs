import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitepress';

/** Builds the sidebar, which VitePress does not generate itself. */
function sidebar(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return [{ text: entry.name, collapsed: true, items: sidebar(file) }];
    return entry.name.endsWith('.md') ? [{ text: entry.name.slice(0, -3), link: `/${file}` }] : [];
  });
}

export default defineConfig({
  title: 'Benchmark',
  ignoreDeadLinks: true,
  markdown: { html: false },
  themeConfig: { search: { provider: 'local' }, sidebar: sidebar('docs') },
});
