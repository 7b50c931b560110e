import { isRecord, readDefaultExport } from '../../read/static-js.js';
import type { SourceFiles } from '../../source-files.js';
import type { SourceSite, SourceTool } from '../../source-tool.js';
import { docusaurusPasses, docusaurusWords } from '../../text/docusaurus-text.js';
import { lostPages, partAssets, partPages, siteParts, staticFolders } from './parts.js';
import { lostPlugins, pluginOptions } from './plugins.js';
import { readRedirects } from './redirects.js';
import { docusaurusSettings } from './settings.js';
import { lostSidebars } from './sidebars.js';
import { docusaurusTranslations } from './translations.js';
import { unpublishedVersions, versionFiles } from './versions.js';

type Options = Readonly<Record<string, unknown>>;

const configNames = ['ts', 'mts', 'js', 'mjs', 'cjs'].map((end) => `docusaurus.config.${end}`);

export const docusaurus: SourceTool = {
  id: 'docusaurus',
  name: 'Docusaurus',
  detect: (files) => configFile(files) !== undefined,
  read: readSite,
};

function configFile(files: SourceFiles): string | undefined {
  return configNames.find((name) => files.has(name));
}

function readSite(files: SourceFiles): SourceSite {
  const file = configFile(files) ?? '';
  const read = readDefaultExport(files, file);
  const written: Options = isRecord(read) ? read : {};
  const plugins = pluginOptions(written);
  const docs = plugins.find(({ name, options }) => name === 'docs' && options.id === undefined);
  const blog = plugins.find(({ name }) => name === 'blog');
  const parts = siteParts(written, plugins, files);
  const redirects = readRedirects(plugins, file, files);
  return {
    config: docusaurusSettings(written, docs?.options, blog?.options, redirects.redirects, files),
    pages: parts.flatMap((part) => partPages(part, files)),
    assets: [...parts.flatMap((part) => partAssets(part, files)), ...staticFolders(written, files)],
    made: {
      ...versionFiles(files),
      ...docusaurusTranslations(written, docs?.options ?? {}, files),
    },
    passes: docusaurusPasses,
    frontMatter: {},
    syntaxWords: docusaurusWords,
    link: newLink,
    patterns: redirects.patterns,
    diagnostics: [
      ...lostPages(files),
      ...lostPlugins(plugins),
      ...lostSidebars(docs?.options.sidebarPath, files),
      ...unpublishedVersions(files),
    ],
  };
}

function newLink(target: string): string | undefined {
  if (target.startsWith('pathname://')) return target.slice('pathname://'.length);
  if (!target.startsWith('@site/')) return undefined;
  return target.replace(/^@site\/static\//, '/').replace(/^@site\/docs\//, '/docs/');
}
