export default {
  title: 'Benchmark',
  url: 'http://localhost',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {
    format: 'md',
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
  },
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { path: 'docs' }, blog: false, theme: {} }]],
  themes: [['@easyops-cn/docusaurus-search-local', { hashed: true }]],
};
