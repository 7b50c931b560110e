import { foreignKeyHints } from '../../diagnostics/index.js';

/** Keys that configurations of other tools have, by what docsgen has instead. */
const sameAs: Readonly<Record<string, readonly string[]>> = {
  title: ['name', 'siteName', 'site_name'],
  tagline: ['description', 'site_description'],
  url: ['site', 'siteUrl', 'site_url', 'hostname'],
  baseUrl: ['base', 'basePath'],
  outDir: ['output', 'outputDir', 'site_dir'],
  staticDirectories: ['publicDir', 'public', 'static'],
  openapi: ['api', 'spec', 'apis'],
  'docs.path': ['srcDir', 'docs_dir', 'root'],
  'docs.sidebars': ['navigation', 'sidebar'],
  'docs.editUrl': ['editLink', 'edit_uri', 'repo_url'],
  'themeConfig.navbar': ['nav', 'topbar'],
  'themeConfig.accent': ['color', 'colors', 'primaryColor'],
  'themeConfig.tokens or a style sheet': ['css', 'customCss', 'extra_css'],
  'sources, onPages, onBuilt or markdown.remarkPlugins': ['plugins', 'presets', 'integrations'],
};

const hints = foreignKeyHints(sameAs);

/** Returns a hint for a key of another tool's configuration. */
export function foreignConfigKeyHint(key: string): string | undefined {
  return hints.get(key);
}
