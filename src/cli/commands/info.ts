import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DocsProduct, SiteConfig } from '../../config/index.js';
import { sitePath } from '../../diagnostics/site-path.js';
import { docsFolder, isInDocsFolder, isInside, siteFolder } from '../../files/index.js';
import { isMarkdownFile } from '../../files/markdown-file.js';
import { readVersion } from '../../node/version.js';
import { plural } from '../../text/words.js';
import { type CommandResult, type CommandRun, loadSite } from '../command.js';

/** Runs `docsgen info`: what docsgen runs on, and what it makes the site of a folder from. */
export async function infoCommand(run: CommandRun): Promise<CommandResult> {
  const { reporter } = run;
  const config = await loadSite(run);
  const site = siteFacts(config);
  const details = {
    docsgen: readVersion(),
    node: process.version,
    system: `${os.platform()} ${os.arch()} ${os.release()}`,
    cores: os.availableParallelism(),
    memory: `${Math.round(os.totalmem() / 2 ** 30)} GB`,
    ...site,
  };
  const width = Math.max(...Object.keys(details).map((name) => name.length));
  for (const [name, value] of Object.entries(details)) {
    reporter.print(`${name.padEnd(width)}  ${reporter.colors.bold(String(value))}`);
  }
  const next = existsSync(config.outDir)
    ? 'npx docsgen dev or npx docsgen check'
    : 'npx docsgen dev';
  reporter.print(reporter.colors.dim(`Next: ${next}`));
  return { exitCode: 0, diagnostics: [], details };
}

function siteFacts(config: SiteConfig): Readonly<Record<string, string>> {
  const { siteDir, configFile, outDir, url, baseUrl, i18n } = config;
  return {
    configuration: configFile ?? 'none: docsgen uses what it finds',
    documents: config.docs.map((product) => documents(config, product)).join(', '),
    descriptions: descriptions(config).join(', ') || 'none',
    languages: (i18n.locales ?? [i18n.defaultLocale]).join(', '),
    address:
      url === undefined ? `${baseUrl} (no url: no canonical links, no sitemap)` : url + baseUrl,
    output: path.relative(siteDir, outDir) || '.',
  };
}

/** Returns the folder of a product with the number of its documents: `content/docs (12 files)`. */
function documents({ siteDir, outDir, docs }: SiteConfig, product: DocsProduct): string {
  const folder = docsFolder(product);
  const found = count(path.join(siteDir, folder), (name) => {
    const file = path.posix.join(folder, name);
    const isPublished = isInside(path.join(siteDir, file), outDir);
    return isMarkdownFile(file) && isInDocsFolder(file, folder) && !isPublished;
  });
  const where = folder === siteFolder ? 'this folder' : folder;
  if (found > 0) return `${where} (${plural(found, 'file')})`;
  return docs.length === 1 ? 'none' : `${where} (none)`;
}

function descriptions({ siteDir, openapi }: SiteConfig): readonly string[] {
  const isDescription = (name: string): boolean => /\.(?:ya?ml|json)$/i.test(name);
  return openapi.flatMap(({ path: file, url }) => {
    const named = file ?? url;
    if (named !== undefined) return [named];
    const found = count(path.join(siteDir, 'openapi'), isDescription);
    return found === 0 ? [] : [`openapi (${plural(found, 'file')})`];
  });
}

/** Counts the files in a folder and below it whose paths in the folder match. */
function count(folder: string, matches: (name: string) => boolean): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { withFileTypes: true, recursive: true }).filter(
    (entry) => entry.isFile() && matches(sitePath(folder, path.join(entry.parentPath, entry.name))),
  ).length;
}
