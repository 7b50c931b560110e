import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { configFileNames } from '../config/file-names.js';
import { furtherSources } from '../config/further-sources.js';
import { hasDescriptionFolder, type InferredConfig, inferConfig } from '../config/infer-config.js';
import { siteFolder } from '../files/index.js';
import { listedNames } from '../text/words.js';
import type { Reporter } from './reporter.js';

/** Returns the parts of a folder without a configuration that a site is made from. */
export function foundSite(siteDir: string): InferredConfig | undefined {
  if (!statSync(siteDir, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const inferred = isConfigured(siteDir) ? undefined : inferConfig(siteDir);
  return inferred?.docs || inferred?.openapi ? inferred : undefined;
}

/** Files and folders of other tools, by the name of the tool that `docsgen migrate` converts. */
const foreignTools: Readonly<Record<string, readonly string[]>> = {
  Docusaurus: ['ts', 'mts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`),
  MkDocs: ['mkdocs.yml', 'mkdocs.yaml', 'properdocs.yml', 'zensical.toml'],
  VitePress: ['.vitepress', 'docs/.vitepress'],
  Starlight: ['src/content/docs'],
  Mintlify: ['docs.json', 'mint.json'],
  Fumadocs: ['ts', 'mts', 'js', 'mjs'].map((ending) => `source.config.${ending}`),
  GitBook: ['SUMMARY.md'],
};

/** Returns the name of the tool that a folder was made for. */
export function foreignTool(folder: string): string | undefined {
  return Object.keys(foreignTools).find((name) =>
    foreignTools[name]?.some((mark) => existsSync(path.join(folder, mark))),
  );
}

/** Whether a folder is a site, with a configuration or without one. */
export function isSite(folder: string): boolean {
  return isConfigured(folder) || inferConfig(folder) !== undefined;
}

/** Entries that do not count when checking for an empty folder: docsgen may be installed there. */
const harmlessEntries: readonly string[] = [
  ...['.git', '.DS_Store', 'node_modules', 'package.json', 'package-lock.json'],
];

/** Returns the entries of a folder that a starter site could be in the way of. */
export function conflictingEntries(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => !harmlessEntries.includes(name));
}

function isConfigured(folder: string): boolean {
  return configFileNames.some((name) => existsSync(path.join(folder, name)));
}

/** Says what a folder without a configuration is a site of. */
export function printFound({ colors, print }: Reporter, { docs, openapi }: InferredConfig): void {
  const { bold } = colors;
  if (docs) {
    const { path: folder, routeBasePath = 'docs' } = docs;
    const where = folder === siteFolder ? 'this folder' : folder;
    print(`  documents from ${bold(where)}, at /${routeBasePath.replace(/^\//, '')}`);
  }
  const descriptions = openapi === undefined ? [] : [openapi].flat();
  for (const { path: file } of descriptions) {
    const route = descriptions.length === 1 ? '/api' : `/api/${path.parse(file).name}`;
    print(`  API reference from ${bold(file)}, at ${route}`);
  }
}

/** Names sources below the folder that the site without a configuration is not made from. */
function printUnused({ colors, print }: Reporter, siteDir: string, found: InferredConfig): void {
  const { docs, descriptions } = furtherSources(siteDir);
  const isIn = (folder: string, file: string): boolean =>
    file === folder || file.startsWith(`${folder}/`);
  const used = found.docs && path.posix.normalize(found.docs.path);
  const unusedDocs =
    used === siteFolder ? [] : docs.filter((folder) => !isIn(used ?? 'content', folder));
  const unused = [...unusedDocs, ...(found.openapi ? [] : descriptions)];
  if (unused.length === 0) return;
  const names = listedNames(unused, 4);
  print(colors.dim(`  Not used: ${names}. \`docs\` and \`openapi\` of a configuration name them.`));
}

/** Says what a build uses if the site has no configuration, and which tool its folder was made for. */
export function printFoundSite(reporter: Reporter, siteDir: string): void {
  if (isConfigured(siteDir)) return;
  const found = foundSite(siteDir);
  const tool = foreignTool(siteDir);
  if (found) {
    const used =
      found.openapi === undefined && hasDescriptionFolder(siteDir)
        ? { ...found, openapi: { path: 'openapi' } }
        : found;
    reporter.print('Found, without a configuration:');
    printFound(reporter, used);
    printUnused(reporter, siteDir, used);
  }
  if (tool !== undefined) {
    const next = 'docsgen migrate takes over its pages and settings.';
    reporter.print(reporter.colors.dim(`  The folder was made for ${tool}: ${next}`));
  } else if (found) {
    const next = 'A title and other settings go into docsgen.config.ts.';
    reporter.print(reporter.colors.dim(`  ${next}`));
  }
}
